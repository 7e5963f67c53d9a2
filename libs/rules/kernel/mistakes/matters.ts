import type { Act } from '../decider';

/**
 * What the table waits for. `attention`: an irregularity that somebody noticed and nobody has answered yet; `offer`: a choice
 * that an article gives; `obligation`: a word that may be given on what a seat owes; `claim`: somebody said what he has, and
 * waits for an answer; `dispute`: only a ruling ends it.
 */
export const MATTER_KINDS = ['attention', 'offer', 'obligation', 'claim', 'dispute'] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

/** What ends a matter that nobody answers: nothing but the answer or a ruling, the seat's next call or card, the play's end. */
export const MATTER_ENDS = [
  'answer',
  'ruling',
  'call',
  'card',
  'first-card',
  'end-of-play',
  'claims-closed',
] as const;
export type MatterEnd = (typeof MATTER_ENDS)[number];

/** Whom a matter waits for when it is no seat. */
export const ARBITER = 'arbiter';

/** One thing that may be done about a matter: a whole act, but for the words that only its giver can say. */
export type MatterOption = {
  /** The seat that gives it, or `ARBITER`. */
  readonly by: string;
  readonly act: Act & Readonly<Record<string, unknown>>;
  /** Fields of the act that its giver says in words. */
  readonly asks?: readonly string[];
};

/** One thing that waits, as its game tells it: every act that may come into question, whether it can be done now or not. */
export type Matter = {
  readonly kind: MatterKind;
  /** The article that gives the choice, or that is in question. */
  readonly article: string;
  readonly until: MatterEnd;
  readonly options: readonly MatterOption[];
  /** Follows from cards that nobody has seen yet: told to the arbiter only while the deal is not over. */
  readonly secret?: true;
  /** Who drew attention to it, and when (UTC, ISO 8601). */
  readonly by?: string;
  readonly at?: string;
  /** The article by which nothing else is done before it is answered. */
  readonly stops?: string;
};

/** A matter as the table sees it: whom it waits for, and what those may really do now. */
export type WaitingView = Omit<Matter, 'options'> & {
  readonly for: readonly string[];
  readonly options: readonly MatterOption[];
};

/** An act that its giver completes by words: what a decider is asked with, to know whether it can be done. */
export const spoken = ({ act, asks = [] }: MatterOption, words = '-'): MatterOption['act'] => ({
  ...act,
  ...Object.fromEntries(asks.map((field) => [field, words])),
});

/** An option of the arbiter: he says why. */
export const ruledBy = (act: MatterOption['act']): MatterOption => ({ by: ARBITER, act, asks: ['reason'] });

/** The arbiter gives artificial scores, in percent of the top by side. */
export const artificial = (article: string, percents: Readonly<Record<string, number>>): MatterOption =>
  ruledBy({
    do: 'give-ruling',
    article,
    adjustments: Object.fromEntries(
      Object.entries(percents).map(([side, percent]) => [side, { kind: 'artificial', percent }]),
    ),
  });

/** The same choices for each of these seats, which stand in `field` of the act. */
export const forEach = (
  seats: readonly string[],
  field: string,
  acts: readonly MatterOption['act'][],
): readonly MatterOption[] =>
  seats.flatMap((by) => acts.map((act) => ({ by, act: { ...act, [field]: by } })));

/**
 * The matters of a table with what can be done about each. Whoever can do nothing is not waited for, unless nobody can: then
 * the matter waits for all whom it concerns, until something else is known (hands that nobody has revealed).
 *
 * @param can whether an act, its words filled in, would be accepted now
 */
export const waitingOf = (
  matters: readonly Matter[],
  can: (option: MatterOption) => boolean,
): readonly WaitingView[] =>
  matters.map((matter) => {
    const options = matter.options.filter(can);
    const concerned = options.length === 0 ? matter.options : options;
    return { ...matter, for: [...new Set(concerned.map(({ by }) => by))], options };
  });
