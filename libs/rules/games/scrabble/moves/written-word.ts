/**
 * A word with its jokers as people write them, in the platform's own form: `MAIS(O)N`, `MAISO*N` and `MAISoN` are all `MAISoN`
 * (SCR-GEN-15). Anything else stays as it is. Only for the platform's own texts: English-language programs put letters of the
 * board in parentheses.
 */
export const withJokers = (text: string): string =>
  text.replaceAll(
    /\(([A-Za-z])\)|([A-Za-z])\*/g,
    (_, inside: string | undefined, starred: string | undefined) => (inside ?? starred ?? '').toLowerCase(),
  );
