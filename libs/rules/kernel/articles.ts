/** What an article asks of the software: `guide` articles are shown to people, every other kind is implemented. */
export type ArticleKind =
  'setup' | 'enforce' | 'detect' | 'arbiter' | 'score' | 'tournament' | 'record' | 'guide';

/** One article of a rulebook in our own words; ids are those that violations and irregularities carry. */
export type Article = {
  readonly id: string;
  readonly kind: ArticleKind;
  readonly text: { readonly fr: string; readonly en: string };
};

/** A line of a catalogue as its file writes it. */
export type ArticleLine = readonly [id: string, kind: ArticleKind, fr: string, en: string];

export const catalogueOf = (lines: readonly ArticleLine[]): readonly Article[] =>
  lines.map(([id, kind, fr, en]) => ({ id, kind, text: { fr, en } }));
