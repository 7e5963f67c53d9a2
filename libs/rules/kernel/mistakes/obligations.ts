import type { DomainEvent } from '../decider';
import type { ObligationView } from '../table-view';

/**
 * What an irregularity leaves behind. The kinds that two games share have one name:
 * `visible-card` (faced on the table, no demand), `penalised-card` (must be played on demand), `forced-lead` (a suit may
 * be imposed on the side's next lead), `forced-play` (highest, lowest, trump or not may be imposed), `revoke` (to be
 * corrected while it can be). A game may add its own.
 */
export type ObligationKind =
  | 'visible-card'
  | 'penalised-card'
  | 'forced-lead'
  | 'forced-play'
  | 'revoke'
  | (string & Record<never, never>);

/** A duty or a mark that the rules hold against a seat, as data: shown on the table, judged by the game or the arbiter. */
export type Obligation = {
  readonly kind: ObligationKind;
  /** The seat that owes it. */
  readonly seat: string;
  /** The cards that it concerns; empty for a duty without a card. */
  readonly cards: readonly string[];
  readonly article: string;
  /** The number of the trick in which it arose, from 1; 0 before the first. */
  readonly trick: number;
  /** The seats that may exercise it; absent where nobody needs to. */
  readonly by?: readonly string[];
  /** The seat at fault, where it is not the one that owes. */
  readonly offender?: string;
};

export type ObligationImposed = DomainEvent<'ObligationImposed', Obligation>;

/** `article`: why it ended (played, used up, declined, extinguished). */
export type ObligationLifted = DomainEvent<
  'ObligationLifted',
  {
    readonly kind: ObligationKind;
    readonly seat: string;
    readonly cards: readonly string[];
    readonly article: string;
  }
>;

export type ObligationEvent = ObligationImposed | ObligationLifted;

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

export const imposed = (obligation: Obligation): ObligationImposed => ({
  type: 'ObligationImposed',
  data: obligation,
});

export const lifted = ({ kind, seat, cards }: Obligation, article: string): ObligationLifted => ({
  type: 'ObligationLifted',
  data: { kind, seat, cards, article },
});

/** The obligations after one was imposed or the first that matches was lifted; a new list, for these are rare. */
export const afterObligation = (
  obligations: readonly Obligation[],
  event: ObligationEvent,
): readonly Obligation[] => {
  if (event.type === 'ObligationImposed') return [...obligations, event.data];
  const { kind, seat, cards } = event.data;
  const index = obligations.findIndex(
    (each) => each.kind === kind && each.seat === seat && sameCards(each.cards, cards),
  );
  return index < 0 ? obligations : obligations.filter((_, at) => at !== index);
};

/** What a seat owes of one kind, oldest first. */
export const owedBy = (
  obligations: readonly Obligation[],
  seat: string,
  kind: ObligationKind,
): readonly Obligation[] => obligations.filter((each) => each.seat === seat && each.kind === kind);

/** The cards that the rules hold against a seat (`penalised-card`, `visible-card`), in the order of their fall. */
export const cardsOwed = (
  obligations: readonly Obligation[],
  seat: string,
  kind: ObligationKind,
): readonly string[] => owedBy(obligations, seat, kind).flatMap(({ cards }) => cards);

/** The obligation of one kind that this card is part of, or null. */
export const obligationOn = (
  obligations: readonly Obligation[],
  kind: ObligationKind,
  card: string,
): Obligation | null => obligations.find((each) => each.kind === kind && each.cards.includes(card)) ?? null;

export const mayExercise = ({ by }: Obligation, seat: string): boolean => by?.includes(seat) ?? false;

export const obligationViews = (obligations: readonly Obligation[]): readonly ObligationView[] =>
  obligations.map(({ kind, seat, cards, article }) => ({ kind, seat, cards, article }));
