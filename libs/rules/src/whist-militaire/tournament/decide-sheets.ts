import { integer, misshapen, type Refusal, text } from '../../kernel/act-shape';
import { accepted, refused } from '../../kernel/decider';
import { DEALS_PER_GAME } from '../setup';
import { type Arguments, type Decide, knownTeam } from './decide-entries';
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

const ID = text(80);
const GAME = integer(1, 99);
const BOX = { game: GAME, table: ID, deal: integer(1, DEALS_PER_GAME), winner: ID, by: ID };

/** WM-IMP: the sheets of both teams of an encounter are still open. */
const isOpen = (state: TournamentState, game: number, table: string): boolean =>
  [table, opponentsOf(state, game, table) ?? ''].every((team) => !state.signed.has(sheetKey(game, team)));

type Written = { readonly ok: true; readonly box: Omit<BoxWritten['data'], 'cause'> } | Refusal;

/** A point for one of the two teams of an encounter, in a box of a game that was announced. */
const readBox = (state: TournamentState, command: Arguments): Written => {
  const problem = misshapen(command, BOX);
  if (problem !== null) return problem;
  const { table, winner, by } = command as Record<'table' | 'winner' | 'by', string>;
  const { game, deal } = command as Record<'game' | 'deal', number>;
  const encounter = encounterAt(state, game, table);
  if (encounter === undefined || game > state.announced)
    return refused('no-such-table', { game, table, announced: state.announced });
  if (winner !== encounter.a && winner !== encounter.b)
    return refused('not-at-table', { winner, teams: [encounter.a, encounter.b] });
  return { ok: true, box: { game, table, deal, winner, by } };
};

/** WM-5.2: the captain at the table writes the point; once a sheet is signed only the arbiter changes it (WM-IMP). */
export const decideWriteBox: Decide = (state, command) => {
  const reading = readBox(state, command);
  if (!reading.ok) return reading;
  const { game, table, deal, by } = reading.box;
  const captain = seatingOf(state, game, table)?.N ?? '';
  if (by !== captain) return refused('WM-5.2', { by, captain });
  if (!isOpen(state, game, table)) return refused('WM-IMP', { game, table, signed: true });
  const written = state.boxes.get(boxKey(game, table, deal));
  if (written !== undefined && written.cause !== 'played')
    return refused('WM-R2', { game, table, deal, cause: written.cause });
  return accepted({ type: 'BoxWritten', data: { ...reading.box, cause: 'played' } });
};

/** WM-R2, WM-IMP: the arbiter writes any box, signed or not. */
export const decideCorrectBox: Decide = (state, command) => {
  const reading = readBox(state, command);
  return reading.ok ? accepted({ type: 'BoxWritten', data: { ...reading.box, cause: 'arbiter' } }) : reading;
};

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
export const decideForfeit: Decide = (state, command) => {
  const problem = knownTeam(state, command.team) ?? misshapen(command, { game: GAME, table: ID, by: ID });
  if (problem !== null) return problem;
  const { table, team, by } = command as Record<'table' | 'team' | 'by', string>;
  const game = command.game as number;
  const winner = opponentsOf(state, game, team);
  const encounter = encounterAt(state, game, table);
  if (winner === null || encounter === undefined || ![encounter.a, encounter.b].includes(team))
    return refused('not-at-table', { game, table, team });
  const boxes = fillBoxes(state, game, table, { winner, by, cause: 'short' });
  return boxes.length === 0
    ? refused('table-finished', { game, table })
    : accepted<TournamentEvent>({ type: 'TableForfeited', data: { game, table, team, by } }, ...boxes);
};

const SHEET = { game: GAME, team: ID, by: ID };

type Sheet = { readonly game: number; readonly team: string; readonly by: string };

/** What keeps a sheet from being signed or refused by this person now. */
const sheetProblem = (
  state: TournamentState,
  { game, team, by }: Sheet,
): ReturnType<typeof refused> | null => {
  const opponents = opponentsOf(state, game, team);
  if (opponents === null) return refused('no-such-sheet', { game, team });
  const captain = state.teams.get(opponents)?.captain ?? '';
  const signatory = state.substitutes.get(captain) ?? captain;
  if (by !== signatory) return refused('WM-IMP', { game, team, by, captain: signatory });
  if (!isGameOver(state, game, team)) return refused('WM-IMP', { game, team, complete: false });
  return state.signed.has(sheetKey(game, team)) ? refused('already-signed', { game, team }) : null;
};

/** WM-IMP, WM-IMP-GAP-1: a team's sheet is signed by the captain of the team that it met. */
export const decideSign: Decide = (state, command) => {
  const problem = misshapen(command, SHEET);
  if (problem !== null) return problem;
  const sheet = { game: command.game as number, team: command.team as string, by: command.by as string };
  const wrong = sheetProblem(state, sheet);
  if (wrong !== null) return wrong;
  return state.disputed.has(sheetKey(sheet.game, sheet.team))
    ? refused('WM-R2', { game: sheet.game, team: sheet.team, disputed: true })
    : accepted({ type: 'SheetSigned', data: sheet });
};

/** WM-IMP-GAP-1: a refusal with its reason opens a dispute, which the arbiter decides (WM-R2). */
export const decideRefuse: Decide = (state, command) => {
  const problem = misshapen(command, { ...SHEET, reason: text() });
  if (problem !== null) return problem;
  const sheet = { game: command.game as number, team: command.team as string, by: command.by as string };
  const wrong = sheetProblem(state, sheet);
  if (wrong !== null) return wrong;
  return accepted({ type: 'SignatureRefused', data: { ...sheet, reason: command.reason as string } });
};

/** WM-R2: the arbiter ends the dispute about a sheet; the boxes he changes are written before. */
export const decideRuleGame: Decide = (state, command) => {
  const problem = misshapen(command, { game: GAME, team: ID, reason: text() });
  if (problem !== null) return problem;
  const { team, reason } = command as Record<'team' | 'reason', string>;
  const game = command.game as number;
  return state.disputed.has(sheetKey(game, team))
    ? accepted({ type: 'GameRuled', data: { game, team, reason } })
    : refused('not-disputed', { game, team });
};
