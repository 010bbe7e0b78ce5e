/** Where in the rules somebody wants to read: at a rule, or null for the beginning. */
export interface Place {
  rule: string | null;
}
