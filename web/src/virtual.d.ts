/**
 * What `plugins/words.ts` makes: the texts by language and topic, in Fluent, and what each language
 * calls itself.
 */
declare module 'virtual:words' {
  const pieces: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export const names: Record<string, string>;
  export default pieces;
}

/** The way to what answers: `net/transport.ts`, or `local/transport.ts` where there is no server. */
declare module 'virtual:transport' {
  export const transport: import('./net/line').Transport;
}

/** What `tools/static/engine.py` has made, for pages without a server. */
declare module 'virtual:engine' {
  const manifest: { folder: string; lock: object; sizes: Record<string, number> };
  export default manifest;
}

/** The page of the laboratory, where there is no server; else the page that says there is none. */
declare module 'virtual:laboratory' {
  const page: import('svelte').Component;
  export default page;
}
