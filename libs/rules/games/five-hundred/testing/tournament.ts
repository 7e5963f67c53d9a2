import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { standingsOf } from '@arbitre/rules/kernel/competition/standings';
import { teamPoints } from '@arbitre/rules/kernel/competition/team-points';
import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { fiveHundredLotCommitment } from '../tournament/draw';
import { fiveHundredOrder } from '../tournament/session';
import { type Table, tableAt, type TournamentState } from '../tournament/state';

export const opened = sessionsOf(fiveHundredOrder);

export const teams = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `t${at + 1}`);

/** The lot, committed to and drawn. */
export const drawn = (names = teams(4)): readonly AnyAct[] => [
  { do: 'commit-lot', commitment: fiveHundredLotCommitment('seed') },
  { do: 'draw-teams', seed: 'seed', teams: names },
];

export const call = (game: number): AnyAct => ({ do: 'call-game', game });

export const table = (state: TournamentState, name = '1', game = state.called): Table => {
  const found = tableAt(state, game, name);
  if (found === undefined) throw new Error(`no table ${name} in game ${game}`);
  return found;
};

/** `300 0`: what both sides score in a deal, as the write side reads it. */
const lineOf = (text: string, deal: number) => {
  const [NS = 0, EW = 0] = text.split(' ').map(Number);
  return { deal, notation: 'N8H+', NS, EW };
};

/** Eight deals that come to these totals. */
export const eight = (NS: number, EW: number): readonly string[] => [
  `${NS} 0`,
  `0 ${EW}`,
  ...Array<string>(6).fill('0 0'),
];

/** Initials for lines as the write side completes them from the deals, from one on. */
export const initial =
  (lines: readonly string[], more: Partial<AnyAct> = {}) =>
  (state: TournamentState): AnyAct => {
    const { game = state.called, table: name = '1' } = more as { game?: number; table?: string };
    const own = tableAt(state, game, name);
    const from = own?.lines.length ?? 0;
    return {
      ...{ do: 'initial-deals', game, table: name, deal: from + lines.length, by: own?.EW ?? '' },
      lines: lines.map((each, at) => lineOf(each, from + at + 1)),
      ...more,
    };
  };

/** `1 t3 1240`: rank, entry and points; the article before who is out. */
export const rankingOf = (state: TournamentState, names: readonly string[]): readonly string[] => {
  const { awards, excluded } = fiveHundredOrder.standing(state);
  const registered = names.map((id, at): Entry => ({ id, number: at + 1, kind: 'pair', members: [] }));
  const given = awards.map(({ key, ...award }) => ({
    ...award,
    ...{ deal: `c.s1-${key}`, side: award.entry, played: !key.startsWith('measure') },
  }));
  return standingsOf(teamPoints, registered, given, { excluded }).map(
    ({ entry, rank, total, excluded: out }) =>
      out === null ? `${rank} ${entry} ${total.num}` : `${out.article} ${entry}`,
  );
};
