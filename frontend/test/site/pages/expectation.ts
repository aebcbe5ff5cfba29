/** What the specification asks of one page's main part. */
export interface PageExpectation {
  path: string;
  /** To be read there, word for word. */
  says: readonly string[];
  /** How many there are of what. */
  counts: Readonly<Record<string, number>>;
  /** Where the links with these words lead. */
  links?: Readonly<Record<string, string>>;
}
