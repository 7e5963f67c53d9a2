import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { isTableOver, tablesOf, type TournamentState } from './state';

/** What the lot is committed to for, beside those of other games. */
export const lotCommitment = (seed: string): string => commitmentTo('cribbage-tables', seed);

/** CRIB-3.1, CRIB-3.2: two players, one of them the captain; nobody plays for two teams. */
export const decideEnter: Decide<'enter-team'> = (state, { team, captain, players }) => {
  if (state.order.length > 0) return refuse('tables-drawn');
  if (state.teams.has(team)) return refuse('team-already-entered', { team });
  if (new Set(players).size !== players.length) return refused('CRIB-3.1', { team, players });
  if (!players.includes(captain)) return refused('CRIB-3.2', { team, captain });
  for (const other of state.teams.values()) {
    const shared = other.players.find((player) => players.includes(player));
    if (shared !== undefined) return refuse('player-in-two-teams', { player: shared, team: other.team });
  }
  return accepted({ type: 'TeamEntered', data: { team, captain, players } });
};

export const decideCommit: Decide<'commit-lot'> = (state, { commitment }) =>
  state.order.length > 0 ? refuse('tables-drawn') : accepted({ type: 'LotCommitted', data: { commitment } });

/** By the seed that was committed to and by no other; whoever typed the teams decides nothing by their order. */
export const decideDraw: Decide<'draw-tables'> = (state, { seed }) => {
  if (state.order.length > 0) return refuse('tables-drawn');
  if (state.commitment === null) return refuse('no-lot-committed');
  if (lotCommitment(seed) !== state.commitment) return refuse('another-seed');
  const teams = [...state.teams.keys()].filter((team) => !state.disqualified.has(team)).sort();
  return teams.length < 2
    ? refuse('too-few-teams', { teams: teams.length, least: 2 })
    : accepted({ type: 'TablesDrawn', data: { seed, order: inOrderOfLot(seed, teams) } });
};

/** The tables whose sheets are missing in the round that is played. */
export const missingIn = (state: TournamentState): readonly string[] =>
  tablesOf(state, state.called)
    .filter((table) => !isTableOver(state, table))
    .map(({ table }) => table);

/** CRIB-GAP-T1: as many rounds as the organiser set, one after the other. */
export const decideCall: Decide<'call-round'> = (state, { round }) => {
  const { called, setup, order } = state;
  if (order.length === 0 || round > setup.rounds)
    return refuse('no-such-round', { round, rounds: order.length === 0 ? 0 : setup.rounds });
  if (round !== called + 1) return refuse('rounds-in-order', { round, now: called });
  const tables = called === 0 ? [] : missingIn(state);
  return tables.length > 0
    ? refuse('round-runs', { round, tables })
    : accepted({ type: 'RoundCalled', data: { round } });
};

export const knownTeam = (state: TournamentState, team: string): Refusal | null =>
  state.teams.has(team) ? null : refuse('unknown-team', { team });

/** Whether somebody plays for a team, himself or as a substitute. */
export const isOf = (state: TournamentState, team: string, player: string): boolean =>
  (state.teams.get(team)?.players ?? []).some(
    (each) => each === player || state.substitutes.get(each) === player,
  );

export const decideSubstitute: Decide<'admit-substitute'> = (state, { team, player, substitute, by }) => {
  const unknown = knownTeam(state, team);
  if (unknown !== null) return unknown;
  if (state.teams.get(team)?.players.includes(player) !== true)
    return refuse('not-in-team', { team, player });
  const busy = [...state.teams.keys()].some((each) => isOf(state, each, substitute));
  return busy
    ? refuse('player-in-two-teams', { player: substitute })
    : accepted({ type: 'SubstituteAdmitted', data: { team, player, substitute, by } });
};
