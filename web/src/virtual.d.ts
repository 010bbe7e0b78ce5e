/** What `plugins/words.ts` makes: the texts by language and topic, in Fluent. */
declare module 'virtual:words' {
  const pieces: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default pieces;
}
