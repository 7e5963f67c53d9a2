import { exact } from '@arbitre/rules/kernel/competition/exact';
import { LAST_GAME, roundFromEnd } from '../methods/total';
import type { SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { rulesOf } from './rules-of-edition';
import { countedRounds, type Player, pointsOf, type Round, type ScrabbleState } from './state';

/** Points of announced solos by entry. */
const soloPointsOf = ({ solos }: ScrabbleState): ReadonlyMap<string, { points: number; solos: number }> => {
  const points = new Map<string, { points: number; solos: number }>();
  for (const solo of solos.values()) {
    const sum = points.get(solo.entry) ?? { points: 0, solos: 0 };
    points.set(solo.entry, { points: sum.points + solo.points, solos: sum.solos + 1 });
  }
  return points;
};

/** Total of a player: credited, announced solos, announced cost of warnings (SCR-SAN-7). It may be negative. */
export const totalsOf = (state: ScrabbleState): ReadonlyMap<string, number> => {
  const solos = soloPointsOf(state);
  return new Map(
    [...state.players.values()].map(({ entry, credited, warningPoints }) => [
      entry,
      credited + (solos.get(entry)?.points ?? 0) + warningPoints,
    ]),
  );
};

/** What parts equal totals of an event: its last game, then that game's rounds backwards (SCR-FADOQ-13). */
const tieBreaks = (
  rounds: readonly Round[],
  player: Player,
  total: number,
): Readonly<Record<string, number>> => ({
  [LAST_GAME]: total,
  ...Object.fromEntries(
    rounds.map(({ slips }, index) => {
      const slip = slips.get(player.entry);
      return [roundFromEnd(rounds.length - index), slip === undefined ? 0 : pointsOf(slip)];
    }),
  ),
});

/**
 * The game's part of the ranking: one award a player, its total so far. An annulled game gives none (SCR-TOUR-GAP-1). Solos
 * and warnings are in it once they are announced (SCR-TOUR-GAP-6); the last game also says how ties are parted.
 */
export const standing = (state: ScrabbleState): SessionStanding => {
  const players = [...state.players.values()];
  const excluded = players.flatMap(({ entry, excluded: why }) => (why === null ? [] : [{ entry, ...why }]));
  const rounds = countedRounds(state).filter(({ closed }) => closed);
  if (rounds.length === 0 || state.end?.annulled === true) return { awards: [], excluded, lots: {} };
  const { setup, publishedAt } = state;
  const decides = publishedAt !== null && setup.game === setup.games && rulesOf(setup.rules).lastGameDecides;
  const solos = soloPointsOf(state);
  const totals = totalsOf(state);
  const awards = players
    // Who handed in no slip at all did not play: a missed game counts 0 in the sum (SCR-TOUR-GAP-1), but ranks nobody.
    .filter(({ excluded: why, slips }) => why === null && slips > 0)
    .map((player) => {
      const total = totals.get(player.entry) ?? 0;
      const made = solos.get(player.entry)?.solos ?? 0;
      const counts = {
        ...(made > 0 ? { solos: made } : {}),
        ...(decides ? tieBreaks(rounds, player, total) : {}),
      };
      return {
        key: 'game',
        entry: player.entry,
        value: exact(total),
        ...(Object.keys(counts).length > 0 ? { counts } : {}),
      };
    });
  return { awards, excluded, lots: {} };
};
