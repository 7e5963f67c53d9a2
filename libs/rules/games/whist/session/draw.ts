import { type Card, rankOf } from '@arbitre/rules/kernel/cards';

/** King high, ace low: the order of the draw, not of play (WHC-ORDRE-2). */
export const drawRank = (card: Card): number => (rankOf(card) === 12 ? -1 : rankOf(card));

/** The cards that a player drew, first draw first; redraws follow. */
export type Draws = Readonly<Record<string, readonly Card[]>>;

export type DrawResult =
  | { readonly kind: 'redraw'; readonly players: readonly string[] }
  | {
      readonly kind: 'decided';
      /** The two highest, then the two lowest (WHC-TIRAGE-4). */
      readonly teams: readonly [readonly [string, string], readonly [string, string]];
      /** The lowest: chooses pack and seats, and deals first (WHC-TIRAGE-5, WHC-TIRAGE-6). */
      readonly dealer: string;
    };

/** Earlier draws decide before later ones: their ranks are never reopened (WHC-TIRAGE-GAP-5). */
const compareDraws = (a: readonly Card[], b: readonly Card[]): number => {
  const rounds = Math.min(a.length, b.length);
  for (let round = 0; round < rounds; round++) {
    const difference = drawRank(b[round] ?? 0) - drawRank(a[round] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The tie that spans these two places of the order, as places; empty when they differ. */
const tieAcross = (order: readonly string[], draws: Draws, place: number): readonly string[] => {
  const own = draws[order[place] ?? ''] ?? [];
  const next = draws[order[place + 1] ?? ''] ?? [];
  if (compareDraws(own, next) !== 0) return [];
  return order.filter((player) => compareDraws(draws[player] ?? [], own) === 0);
};

/**
 * Partners and first dealer. Two places matter: the second against the third (who plays with whom) and the third
 * against the fourth (who deals). A tie across either is drawn again by all who share it; a tie of the two highest
 * is none (WHC-TIRAGE-7 to WHC-TIRAGE-10, WHC-TIRAGE-GAP-1 to WHC-TIRAGE-GAP-5).
 */
export const resolveDraw = (draws: Draws): DrawResult => {
  const order = Object.keys(draws).sort((a, b) => compareDraws(draws[a] ?? [], draws[b] ?? []));
  const [first = '', second = '', third = '', fourth = ''] = order;
  const tied = [tieAcross(order, draws, 1), tieAcross(order, draws, 2)].find((tie) => tie.length > 0);
  return tied === undefined
    ? {
        kind: 'decided',
        teams: [
          [first, second],
          [third, fourth],
        ],
        dealer: fourth,
      }
    : { kind: 'redraw', players: tied };
};
