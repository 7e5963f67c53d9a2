/** The words of one edition of a list. */
export interface Lexicon {
  /** The name that it was installed under: `ods9`. */
  readonly name: string;
  /** SHA-256, in lower-case hexadecimal, of its words sorted and one a line (SCR-GEN-2): written into every game. */
  readonly fingerprint: string;
  readonly wordCount: number;
  /** Whether a word (in either case) is admitted. No rule of grammar is applied (SCR-5-2). */
  has(word: string): boolean;
}
