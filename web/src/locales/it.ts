/** The texts of one language that every page may need, as one lazily loaded piece. */
export default import.meta.glob<string>(
  '../../../src/signoria/locales/it/{edges,faults,names,problems,rooms,web,table-web,learn-web,rulebook-web}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);
