import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { DEALS_PER_GAME } from '../setup';
import type { Decide } from './acts';
import { knownTeam } from './decide-entries';
import type { BoxWritten, TournamentEvent } from './events';
import {
  boxKey,
  encounterAt,
  isGameOver,
  opponentsOf,
  seatingOf,
  sheetKey,
  type TournamentState,
} from './state';
import { refuse } from '../refusals';

type Box = Omit<BoxWritten['data'], 'cause'>;

/** WM-IMP: the sheets of both teams of an encounter are still open. */
export const isOpen = (state: TournamentState, game: number, table: string): boolean =>
  [table, opponentsOf(state, game, table) ?? ''].every((team) => !state.signed.has(sheetKey(game, team)));

/** A point goes to one of the two teams of an encounter, in a box of a game that was announced. */
const boxProblem = (state: TournamentState, { game, table, winner }: Box): Refusal | null => {
  const encounter = encounterAt(state, game, table);
  if (encounter === undefined || game > state.announced)
    return refuse('no-such-table', { game, table, announced: state.announced });
  return winner === encounter.a || winner === encounter.b
    ? null
    : refuse('not-at-table', { team: winner, table, winner, teams: [encounter.a, encounter.b] });
};

const boxWritten = (
  { game, table, deal, winner, by }: Box,
  cause: BoxWritten['data']['cause'],
): TournamentEvent => ({ type: 'BoxWritten', data: { game, table, deal, winner, by, cause } });

/** WM-5.2: the captain at the table writes the point; once a sheet is signed only the arbiter changes it (WM-IMP). */
export const decideWriteBox: Decide<'write-box'> = (state, act) => {
  const problem = boxProblem(state, act);
  if (problem !== null) return problem;
  const { game, table, deal, by } = act;
  const captain = seatingOf(state, game, table)?.N ?? '';
  if (by !== captain) return refused('WM-5.2', { by, captain });
  if (!isOpen(state, game, table)) return refused('WM-IMP', { game, table, signed: true });
  const written = state.boxes.get(boxKey(game, table, deal));
  if (written !== undefined && written.cause !== 'played')
    return refused('WM-R2', { game, table, deal, cause: written.cause });
  return accepted(boxWritten(act, 'played'));
};

/** WM-R2, WM-IMP: the arbiter writes any box, signed or not. */
export const decideCorrectBox: Decide<'correct-box'> = (state, act) =>
  boxProblem(state, act) ?? accepted(boxWritten(act, 'arbiter'));

/** The empty boxes of a table, each a point for the winner (WM-1-GAP-4, WM-R4-GAP-2). */
export const fillBoxes = (
  state: TournamentState,
  game: number,
  table: string,
  fill: Pick<BoxWritten['data'], 'winner' | 'by' | 'cause'>,
): readonly TournamentEvent[] => {
  const events: TournamentEvent[] = [];
  for (let deal = 1; deal <= DEALS_PER_GAME; deal++)
    if (!state.boxes.has(boxKey(game, table, deal)))
      events.push({ type: 'BoxWritten', data: { game, table, deal, ...fill } });
  return events;
};

/** WM-1-GAP-4: the deals that a team cannot play at a table for want of players go to its opponents. */
export const decideForfeit: Decide<'forfeit-table'> = (state, { game, table, team, by }) => {
  const problem = knownTeam(state, team);
  if (problem !== null) return problem;
  const winner = opponentsOf(state, game, team);
  const encounter = encounterAt(state, game, table);
  if (winner === null || encounter === undefined || ![encounter.a, encounter.b].includes(team))
    return refuse('not-at-table', { game, table, team });
  const boxes = fillBoxes(state, game, table, { winner, by, cause: 'short' });
  return boxes.length === 0
    ? refuse('table-finished', { game, table })
    : accepted<TournamentEvent>({ type: 'TableForfeited', data: { game, table, team, by } }, ...boxes);
};

type Sheet = { readonly game: number; readonly team: string; readonly by: string };

/** What keeps a sheet from being signed or refused by this person now. */
const sheetProblem = (state: TournamentState, { game, team, by }: Sheet): Refusal | null => {
  const opponents = opponentsOf(state, game, team);
  if (opponents === null) return refuse('no-such-sheet', { game, team });
  const captain = state.teams.get(opponents)?.captain ?? '';
  const signatory = state.substitutes.get(captain) ?? captain;
  if (by !== signatory) return refused('WM-IMP', { game, team, by, captain: signatory });
  if (!isGameOver(state, game, team)) return refused('WM-IMP', { game, team, complete: false });
  return state.signed.has(sheetKey(game, team)) ? refuse('already-signed', { game, team }) : null;
};

/** WM-IMP, WM-IMP-GAP-1: a team's sheet is signed by the captain of the team that it met. */
export const decideSign: Decide<'sign-sheet'> = (state, { game, team, by }) => {
  const problem = sheetProblem(state, { game, team, by });
  if (problem !== null) return problem;
  return state.disputed.has(sheetKey(game, team))
    ? refused('WM-R2', { game, team, disputed: true })
    : accepted({ type: 'SheetSigned', data: { game, team, by } });
};

/** WM-IMP-GAP-1: a refusal with its reason opens a dispute, which the arbiter decides (WM-R2). */
export const decideRefuse: Decide<'refuse-signature'> = (state, { game, team, by, reason }) =>
  sheetProblem(state, { game, team, by }) ??
  accepted({ type: 'SignatureRefused', data: { game, team, by, reason } });

/** WM-R2: the arbiter ends the dispute about a sheet; the boxes he changes are written before. */
export const decideRuleGame: Decide<'rule-game'> = (state, { game, team, reason }) =>
  state.disputed.has(sheetKey(game, team))
    ? accepted({ type: 'GameRuled', data: { game, team, reason } })
    : refuse('not-disputed', { game, team });
