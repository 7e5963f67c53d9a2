import type { Award, Entry } from '@arbitre/rules/kernel/competition/contract';
import { standingsOf } from '@arbitre/rules/kernel/competition/standings';
import { teamPoints } from '@arbitre/rules/kernel/competition/team-points';
import { standingOf } from './standing';
import { teamsOf } from './decide-conduct';
import { isOver, type TournamentState } from './state';

export const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** A team with its medal; of equal teams each gets it (C500-0-GAP-1). */
export type Medal = {
  readonly medal: (typeof MEDALS)[number];
  readonly team: string;
  readonly points: number;
};

/** Every game was called and is over: nobody's total changes any more, unless the arbiter opens a sheet again. */
const isDecided = ({ tables, called, setup, disqualified }: TournamentState): boolean =>
  called === setup.games &&
  [...tables.values()].every((own) => isOver(own) || disqualified.has(own.NS) || disqualified.has(own.EW));

/** C500-0.5: the three greatest totals, by the sheets; none before the last game is over. */
export const medalsOf = (state: TournamentState): readonly Medal[] => {
  if (!isDecided(state)) return [];
  const { awards, excluded } = standingOf(state);
  const entries = teamsOf(state).map((id, at): Entry => ({ id, number: at + 1, kind: 'pair', members: [] }));
  const given = awards.map(({ key, ...award }): Award => ({
    ...award,
    ...{ deal: `c.s1-${key}`, side: award.entry, played: !key.startsWith('measure') },
  }));
  return standingsOf(teamPoints, entries, given, { excluded }).flatMap(
    ({ entry, rank, total, excluded: out }) => {
      const medal = MEDALS[rank - 1];
      return out !== null || medal === undefined
        ? []
        : [{ medal, team: entry, points: total.num / total.den }];
    },
  );
};
