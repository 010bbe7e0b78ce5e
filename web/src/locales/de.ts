/** The texts of one language that the browser needs, as one lazily loaded piece. */
export default import.meta.glob<string>(
  '../../../src/signoria/locales/de/{events,faults,moves,names,problems,edges,refusals,web,*-web}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);
