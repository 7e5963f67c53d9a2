import type { Audience } from '@arbitre/rules/kernel/session/contract';
import type { PlayerView } from '../session-view';
import { deficit, percentOfTop } from '@arbitre/rules/kernel/competition/of-top';
import { ranked } from '../totals/ranking';
import { warningsOf } from './solos';
import { totalsOf } from './standing';
import { countedRounds, isIn, type Player, pointsOf, type ScrabbleState, topOf } from './state';

const nullitiesOf = (state: ScrabbleState, player: Player): number =>
  countedRounds(state).filter(({ closed, number, slips }) => {
    if (!closed || !isIn(player, number)) return false;
    const slip = slips.get(player.entry);
    return slip === undefined || pointsOf(slip) === 0;
  }).length;

/** The ranking of this game; what is announced at its end is in it from then on (SCR-TOUR-GAP-6). */
export const playerViews = (state: ScrabbleState, audience: Audience): readonly PlayerView[] => {
  const published = state.publishedAt !== null;
  // Only rounds that are closed count, on both sides of the percentage.
  const top = countedRounds(state).every(({ closed }) => closed)
    ? topOf(state)
    : countedRounds(state).reduce(
        (sum, { closed, retained }) => sum + (closed ? (retained?.score ?? 0) : 0),
        0,
      );
  const totals = totalsOf(state);
  const made = [...state.solos.values()];
  const rows = [...state.players.values()].map((player) => ({
    entry: player.entry,
    player,
    total: player.excluded === null && state.end?.annulled !== true ? (totals.get(player.entry) ?? 0) : 0,
  }));
  const staff = audience.kind === 'staff';
  return ranked(rows).map(({ entry, player, total, rank }) => {
    const own = made.filter((solo) => solo.entry === entry);
    const known = state.rounds.filter(({ solo }) => solo?.entry === entry).length;
    return {
      entry,
      rank,
      total,
      deficit: deficit(total, top),
      percent: percentOfTop(total, top),
      warnings: warningsOf(state, player),
      warningPoints: published ? player.warningPoints : null,
      solos: published ? own.length : staff ? known : null,
      soloPoints: published ? own.reduce((sum, { points }) => sum + points, 0) : null,
      nullities: nullitiesOf(state, player),
      from: player.from,
      left: player.left !== null,
      excluded: player.excluded !== null,
    };
  });
};
