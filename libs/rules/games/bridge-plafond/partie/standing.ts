import { SEATS } from '@arbitre/rules/kernel/compass';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { SessionAward, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { sideOfSeat } from '../score/deal-points';
import { settlementOf } from '../score/rubber';
import { type EveningState, type PartieTable, type Rubber, rubbersOf } from './state';

/** What a rubber brings a player: the difference, a rubber won on points, games won (BP-PARTIE-GAP-3, GAP-4). */
export type Settled = {
  readonly entry: string;
  readonly points: number;
  readonly rubbers: number;
  readonly games: number;
};

/** By player of a rubber that has ended; they add up to nothing. */
export const settledIn = ({ seats, sheet }: Pick<Rubber, 'seats' | 'sheet'>): readonly Settled[] =>
  sheet.state === 'playing'
    ? []
    : SEATS.map((seat) => {
        const side = sideOfSeat(seat);
        return {
          entry: seats[seat],
          points: settlementOf(sheet, side),
          rubbers: sheet.onPoints === side ? 1 : 0,
          games: sheet.games[side],
        };
      });

/** By player of a partie: the sum over its rubbers. */
export const settledAt = (state: EveningState, own: PartieTable): readonly Settled[] => {
  const all = rubbersOf(state, own).flatMap(settledIn);
  return [...new Set([...own.entries, ...all.map(({ entry }) => entry)])].map((entry) => {
    const each = all.filter((one) => one.entry === entry);
    const sum = (of: (one: Settled) => number): number => each.reduce((total, one) => total + of(one), 0);
    return {
      entry,
      points: sum(({ points }) => points),
      rubbers: sum(({ rubbers }) => rubbers),
      games: sum(({ games }) => games),
    };
  });
};

const awardsOf = (rubber: Rubber): readonly SessionAward[] =>
  settledIn(rubber).map(({ entry, points, rubbers, games }) => ({
    key: `round-${rubber.round}`,
    entry,
    value: exact(points),
    counts: { rubbers, games },
  }));

/** Differences in points, whatever a table plays for (BP-REGLEMENT-GAP-2). */
export const standing = (state: EveningState): SessionStanding => ({
  awards: [...state.rubbers.values()].flatMap(awardsOf),
  excluded: [],
  lots: {},
});
