import { integer, invalidField, misshapen, optional, type Refusal, text } from '../../kernel/act-shape';
import { accepted, refused } from '../../kernel/decider';
import { placeMove } from '../moves/check-move';
import { judgeSlip, laysAt } from '../slips/judge-slip';
import { type Position, readingsOf } from '../slips/reading';
import type { Slip, Solution } from '../slips/slip';
import { rackText } from '../tiles/rack';
import { type Arguments, between, type Decide, instant, later, lexiconFor, positionOf } from './context';
import type { ScrabbleEvent } from './events';
import { readSlip } from './read-slip';
import { isIn, openRound, type Round, roundAt, roundNumber, type ScrabbleState } from './state';

const ENTRY = { entry: text(80), round: optional(integer(1, 99)), at: optional(instant) };

/** The round and player that an act about a slip names; the round being played unless it says another. */
export const roundAndPlayer = (
  state: ScrabbleState,
  command: Arguments,
): { readonly ok: true; readonly round: Round; readonly entry: string } | Refusal => {
  const problem = misshapen(command, ENTRY);
  if (problem !== null) return problem;
  const entry = String(command.entry);
  const latest = openRound(state)?.number ?? state.rounds.length;
  const number = (command.round as number | undefined) ?? latest;
  const round = roundAt(state, number);
  if (round === undefined || round.rack === null)
    return refused('round-not-drawn', { round: number, drawn: roundNumber(state) - 1 });
  const player = state.players.get(entry);
  if (player === undefined) return refused('not-checked-in', { entry });
  if (isIn(player, number)) return { ok: true, round, entry };
  if (player.from > number) return refused('SCR-6A-1', { entry, round: number, from: player.from });
  return refused('not-in-round', { entry, round: number });
};

/** An electronic slip needs a place from round 2 on, one that takes its word, and letters of the rack (SCR-4-4). */
const electronicProblem = (position: Position, solution: Solution): Refusal | null => {
  const { word, place } = solution;
  const draw = rackText(position.rack);
  if (position.round === 1) {
    const fits = [...readingsOf(position, word, 'across')].some(
      ({ reading }) => reading.kind !== 'no-letters',
    );
    return fits ? null : refused('SCR-1A-1', { reason: 'letter-not-in-draw', word, draw });
  }
  if (place === undefined)
    return solution.connecting === undefined ? refused('SCR-4-4', { round: position.round, word }) : null;
  const placed = placeMove(position.board, { place, word }, position.rules);
  if (!placed.ok) return refused(placed.refusal.article, placed.refusal.facts);
  return laysAt(position, solution).kind === 'no-letters'
    ? refused('SCR-1A-1', { reason: 'letter-not-in-draw', word, draw })
    : null;
};

/** Electronic slips come in while the clock runs (SCR-3C-GAP-2), paper ones are keyed in once they are collected. */
const momentProblem = (round: Round, { channel }: Slip, command: Arguments): Refusal | null => {
  if (round.closed) return refused('round-closed', { round: round.number });
  if (channel === 'paper')
    return round.collected ? null : refused('slips-not-collected', { round: round.number });
  const { clock } = round;
  if (clock === null) return refused('wrong-moment', { phase: 'announce', expected: ['playing'] });
  if (!instant.accepts(command.at)) return invalidField('at', command.at, instant.expected);
  const endsAt = later(clock.startedAt, clock.seconds);
  return clock.ended || between(endsAt, String(command.at)) > 0
    ? refused('SCR-3C-GAP-2', { round: round.number, at: String(command.at), endsAt })
    : null;
};

/** SCR-4-2: what was collected is not exchanged; a keying error is corrected by saying so. */
const againProblem = (round: Round, entry: string, slip: Slip, command: Arguments): Refusal | null => {
  const known = round.slips.get(entry);
  if ((known?.slip ?? null) === null || slip.channel === 'electronic' || command.again === true) return null;
  return refused('SCR-4-2', { entry, round: round.number, reason: 'slip-already-entered' });
};

/** A slip, judged at once: what it is worth follows it in the same write. */
const decideHanded =
  (channel: Slip['channel']): Decide =>
  (state, command, shelf) => {
    const named = roundAndPlayer(state, command);
    if (!named.ok) return named;
    const { round, entry } = named;
    const reading = readSlip(command, channel);
    if (!reading.ok) return reading;
    const { slip } = reading;
    const wrong = momentProblem(round, slip, command) ?? againProblem(round, entry, slip, command);
    if (wrong !== null) return wrong;
    const found = lexiconFor(state, shelf);
    if (!found.ok) return found;
    const position = positionOf(state, round, found.lexicon);
    if (slip.channel === 'electronic')
      for (const solution of slip.solutions) {
        const problem = electronicProblem(position, solution);
        if (problem !== null) return problem;
      }
    const judgement = judgeSlip(position, slip);
    const at = command.at === undefined ? {} : { at: command.at as string };
    const again = command.again === true ? { again: true } : {};
    const events: ScrabbleEvent[] = [
      { type: 'SlipSubmitted', data: { round: round.number, entry, ...slip, ...at, ...again } },
      { type: 'SlipJudged', data: { round: round.number, entry, ...judgement } },
    ];
    if (judgement.worth > round.topScore)
      events.push({
        type: 'AlarmRaised',
        data: { round: round.number, entry, score: judgement.worth, top: round.topScore },
      });
    return accepted(...events);
  };

/** A player's own device hands the slip in while the clock runs; the last one in time stands (SCR-3C-GAP-2). */
export const decideSubmit = decideHanded('electronic');

/** A corrector keys in a slip of paper. */
export const decideEnter = decideHanded('paper');
