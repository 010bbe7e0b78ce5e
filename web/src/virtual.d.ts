/**
 * What `plugins/words.ts` makes: the texts by language and topic, in Fluent, and what each language
 * calls itself.
 */
declare module 'virtual:words' {
  const pieces: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export const names: Record<string, string>;
  export default pieces;
}
