/** What a ruling says, whatever the game: what was decided, by which article, why, and what it gives each side. */
export type Ruling = {
  readonly article: string | null;
  readonly reason: string | null;
  /** A game's own name of the decision (`game-decided`, `lift`); null for a ruling that only adjusts. */
  readonly decision: string | null;
  readonly adjustments: readonly RuledSide[];
  /** What was found, by the names of the game's laws. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly penalties: readonly RuledPenalty[];
  /** What else the decision is about: a seat, a card, tricks. */
  readonly about: {
    readonly seat: string | null;
    readonly card: string | null;
    readonly trick: number | null;
    readonly tricks: readonly (readonly [side: string, tricks: number])[];
    readonly won: boolean | null;
    readonly level: string | null;
  };
};

export type RuledPenalty = { readonly entry: string; readonly kind: string; readonly size: number | null };

/** `artificial`: percent of the top; `assigned`: points of a result that was not played; `weighted`: how much of each; `apart`: its own, among those of one form. */
export type RuledSide = { readonly side: string } & (
  | { readonly kind: 'artificial'; readonly amount: number }
  | {
      readonly kind: 'assigned';
      readonly amount: number;
      readonly least: number | null;
      readonly most: number | null;
    }
  | { readonly kind: 'weighted'; readonly of: readonly Weighed[] }
  | { readonly kind: 'apart'; readonly form: string }
);
export type Weighed = { readonly score: number; readonly percent: number };

type Data = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const textIn = (data: Data, key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : null;
};
const numberIn = (data: Data, key: string): number | null => {
  const value = data[key];
  return typeof value === 'number' ? value : null;
};

const weighedIn = (given: unknown): readonly Weighed[] =>
  (Array.isArray(given) ? (given as readonly unknown[]) : []).flatMap((each) => {
    const [score, percent] = isRecord(each) ? [numberIn(each, 'score'), numberIn(each, 'percent')] : [];
    return typeof score === 'number' && typeof percent === 'number' ? [{ score, percent }] : [];
  });

const ruledSide = (side: string, given: unknown): readonly RuledSide[] => {
  if (!isRecord(given)) return [];
  if (given.kind === 'apart') return [{ side, kind: 'apart', form: textIn(given, 'form') ?? '' }];
  if (given.kind === 'weighted') return [{ side, kind: 'weighted', of: weighedIn(given.of) }];
  const amount = numberIn(given, given.kind === 'artificial' ? 'percent' : 'score');
  if (amount === null) return [];
  if (given.kind === 'artificial') return [{ side, kind: 'artificial', amount }];
  return [{ side, kind: 'assigned', amount, least: numberIn(given, 'least'), most: numberIn(given, 'most') }];
};

const penaltiesIn = (given: unknown): readonly RuledPenalty[] =>
  (Array.isArray(given) ? (given as readonly unknown[]) : []).flatMap((each) => {
    const [entry, kind] = isRecord(each) ? [textIn(each, 'entry'), textIn(each, 'kind')] : [];
    return isRecord(each) && entry && kind ? [{ entry, kind, size: numberIn(each, 'size') }] : [];
  });

const numbersIn = (given: unknown): readonly (readonly [string, number])[] =>
  isRecord(given)
    ? Object.entries(given).flatMap(([side, value]) =>
        typeof value === 'number' ? [[side, value] as const] : [],
      )
    : [];

const rulings: ReadonlySet<string> = new Set(['RulingGiven', 'ArbiterDecided']);

/** Null for any other event. */
export const rulingOf = (type: string, given: unknown): Ruling | null => {
  if (!rulings.has(type) || !isRecord(given)) return null;
  const adjustments = isRecord(given.adjustments) ? Object.entries(given.adjustments) : [];
  return {
    article: textIn(given, 'article'),
    reason: textIn(given, 'reason'),
    decision: textIn(given, 'outcome') ?? textIn(given, 'decision'),
    adjustments: adjustments.flatMap(([side, each]) => ruledSide(side, each)),
    facts: isRecord(given.facts) ? given.facts : {},
    penalties: penaltiesIn(given.penalties),
    about: {
      seat: textIn(given, 'seat'),
      card: textIn(given, 'card'),
      trick: numberIn(given, 'trick'),
      tricks: numbersIn(given.tricks),
      won: typeof given.won === 'boolean' ? given.won : null,
      level: textIn(given, 'level'),
    },
  };
};
