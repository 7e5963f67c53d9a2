import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { placeMove } from '../moves/check-move';
import { judgeSlip, laysAt } from '../slips/judge-slip';
import { type Position, readingsOf } from '../slips/reading';
import type { Slip, Solution } from '../slips/slip';
import { rackText } from '../tiles/rack';
import type { Answer, Decide, Given } from './acts';
import { between, later, lexiconFor, positionOf } from './context';
import type { ScrabbleEvent } from './events';
import { slipOf } from './read-slip';
import type { LexiconShelf } from './shelf';
import { isIn, openRound, type Round, roundAt, roundNumber, type ScrabbleState } from './state';
import { refuse } from '../refusals';

type Handed = Given<'submit-slip'> | Given<'enter-slip'>;

/** The round and player that an act about a slip names; the round being played unless it says another. */
export const roundAndPlayer = (
  state: ScrabbleState,
  { entry, round: given }: Pick<Handed, 'entry' | 'round'>,
): { readonly ok: true; readonly round: Round; readonly entry: string } | Refusal => {
  const number = given ?? openRound(state)?.number ?? state.rounds.length;
  const round = roundAt(state, number);
  if (round === undefined || round.rack === null)
    return refuse('round-not-drawn', { round: number, drawn: roundNumber(state) - 1 });
  const player = state.players.get(entry);
  if (player === undefined) return refuse('not-checked-in', { entry });
  if (isIn(player, number)) return { ok: true, round, entry };
  if (player.from > number) return refused('SCR-6A-1', { entry, round: number, from: player.from });
  return refuse('not-in-round', { entry, round: number });
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
const momentProblem = (round: Round, { channel }: Slip, { at }: Handed): Refusal | null => {
  if (round.closed) return refuse('round-closed', { round: round.number });
  if (channel === 'paper' || at === undefined)
    return round.collected ? null : refuse('slips-not-collected', { round: round.number });
  const { clock } = round;
  if (clock === null) return refuse('wrong-moment', { phase: 'announce', expected: ['playing'] });
  const endsAt = later(clock.startedAt, clock.seconds);
  return clock.ended || between(endsAt, at) > 0
    ? refused('SCR-3C-GAP-2', { round: round.number, at, endsAt })
    : null;
};

/** SCR-4-2: what was collected is not exchanged; a keying error is corrected by saying so. */
const againProblem = (round: Round, entry: string, slip: Slip, { again }: Handed): Refusal | null => {
  const known = round.slips.get(entry);
  if ((known?.slip ?? null) === null || slip.channel === 'electronic' || again === true) return null;
  return refused('SCR-4-2', { entry, round: round.number, reason: 'slip-already-entered' });
};

/** A slip, judged at once: what it is worth follows it in the same write. */
const decideHanded = (
  state: ScrabbleState,
  act: Handed,
  channel: Slip['channel'],
  shelf: LexiconShelf,
): Answer => {
  const named = roundAndPlayer(state, act);
  if (!named.ok) return named;
  const { round, entry } = named;
  const slip = slipOf(act, channel);
  const wrong = momentProblem(round, slip, act) ?? againProblem(round, entry, slip, act);
  if (wrong !== null) return wrong;
  const found = lexiconFor(state, shelf);
  if (!found.ok) return found;
  const position = positionOf(state, round, found.lexicon);
  if (channel === 'electronic')
    for (const solution of slip.solutions) {
      const problem = electronicProblem(position, solution);
      if (problem !== null) return problem;
    }
  const judgement = judgeSlip(position, slip);
  const at = act.at === undefined ? {} : { at: act.at };
  const again = act.again === true ? { again: true } : {};
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
export const decideSubmit: Decide<'submit-slip'> = (state, act, shelf) =>
  decideHanded(state, act, 'electronic', shelf);

/** A corrector keys in a slip of paper. */
export const decideEnter: Decide<'enter-slip'> = (state, act, shelf) =>
  decideHanded(state, act, 'paper', shelf);
