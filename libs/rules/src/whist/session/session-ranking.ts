import { otherSide, type Side } from '../../kernel/compass';
import { type Scoreboard, valueOfWin } from './scoreboard';

export type SideStanding = {
  readonly side: Side;
  readonly parties: number;
  readonly net: number;
  readonly rank: number;
};

/** Parties won, then the sum of their values, plus for the winners and minus for the losers (WHC-PARTIE-GAP-2). */
export const rankSides = (parties: readonly Scoreboard[]): readonly SideStanding[] => {
  const standing = (side: Side): Omit<SideStanding, 'rank'> => ({
    side,
    parties: parties.filter(({ winner }) => winner === side).length,
    net: parties.reduce(
      (net, partie) =>
        partie.winner === null ? net : net + (partie.winner === side ? 1 : -1) * valueOfWin(partie),
      0,
    ),
  });
  const beats = (a: Omit<SideStanding, 'rank'>, b: Omit<SideStanding, 'rank'>): boolean =>
    a.parties > b.parties || (a.parties === b.parties && a.net > b.net);
  return (['NS', 'EW'] as const)
    .map((side) => ({
      ...standing(side),
      rank: beats(standing(otherSide(side)), standing(side)) ? 2 : 1,
    }))
    .sort((a, b) => a.rank - b.rank);
};
