import { accepted, type DomainEvent, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { rackSize, rackText } from '../tiles/rack';
import { eliminated } from '../totals/ranking';
import type { Decide } from './acts';
import type { Recorded, ScrabbleEvent } from './events';
import { evolve } from './evolve';
import { soloNoted } from './solos';
import {
  copyState,
  countedRounds,
  isIn,
  openRound,
  pointsOf,
  type Round,
  roundAt,
  roundNumber,
  type ScrabbleState,
  toRule,
} from './state';
import { refuse } from '../refusals';

const presentIn = (state: ScrabbleState, round: number): readonly string[] =>
  [...state.players.values()].filter((player) => isIn(player, round)).map(({ entry }) => entry);

/** SCR-OPT-7: points after the penalty of the slip decide who is out. */
const suddenDeath = (state: ScrabbleState, round: Round): readonly Recorded<'PlayersEliminated'>[] => {
  if (state.setup.kind !== 'sudden-death') return [];
  const points = new Map([...round.slips].map(([entry, slip]) => [entry, pointsOf(slip)]));
  const out = eliminated(points, presentIn(state, round.number));
  return out.length === 0 ? [] : [{ type: 'PlayersEliminated', data: { round: round.number, entries: out } }];
};

const roundToClose = (state: ScrabbleState, given: number | undefined): Round | undefined =>
  given === undefined
    ? countedRounds(state).find(({ closed, retained }) => !closed && retained !== null)
    : roundAt(state, given);

const notClosable = (round: Round): Refusal | null => {
  if (round.closed) return refuse('round-closed', { round: round.number });
  if (round.retained === null) return refuse('top-not-retained', { round: round.number });
  const open = toRule(round);
  return open.length === 0 ? null : refuse('slips-to-rule', { round: round.number, entries: open });
};

/** All slips of a round are in: who is missing has none (SCR-BUL-NUL-1), and the solo is known. */
export const decideClose: Decide<'close-round'> = (state, { round: given }) => {
  const round = roundToClose(state, given);
  if (round === undefined) return refuse('no-round-to-close');
  const wrong = notClosable(round);
  if (wrong !== null) return wrong;
  const missing = presentIn(state, round.number).filter((entry) => !round.slips.has(entry));
  const closing: ScrabbleEvent = { type: 'RoundClosed', data: { round: round.number, missing } };
  return accepted<ScrabbleEvent>(closing, ...soloNoted(state, round), ...suddenDeath(state, round));
};

/** SCR-3F-GAP-5: the last round is played again with other letters; where there are no others the game is over. */
export const decideAnnul: Decide<'annul-round'> = (state, { round, reason }) => {
  const last = state.rounds.at(-1);
  if (state.end !== null) return refuse('game-over', { reason: state.end.reason });
  if (last === undefined || last.rack === null)
    return refuse('round-not-drawn', { round: (last?.number ?? 0) + 1 });
  const number = round ?? last.number;
  if (number !== last.number) return refuse('only-last-round', { round: number, last: last.number });
  const events: ScrabbleEvent[] = [{ type: 'RoundAnnulled', data: { round: number, reason } }];
  const after = copyState(state);
  for (const event of events) evolve(after, event satisfies DomainEvent);
  if (rackSize(after.unplaced) <= state.rackSize)
    events.push({
      type: 'GameEnded',
      data: { reason: 'no-placement', left: rackText(after.unplaced), rounds: number - 1, annulled: false },
    });
  return accepted(...events);
};

/**
 * SCR-3F-2: nothing that is left can be laid. With a rack of letters or fewer the search says so itself; with more, a rack
 * without solution is only the occasion for the arbiter to say it.
 */
export const decideDeclareOver: Decide<'declare-over'> = (state, { reason }) => {
  const round = openRound(state);
  if (round?.thrownBack.some(({ reason }) => reason === 'without-solution') !== true)
    return refused('SCR-3F-2', { round: roundNumber(state), reason: 'no-rack-without-solution' });
  const data = {
    reason: 'no-placement',
    left: rackText(state.unplaced),
    rounds: round.number - 1,
    annulled: false,
  } as const;
  return accepted<ScrabbleEvent>({ type: 'PlayDeclaredOver', data: { reason } }, { type: 'GameEnded', data });
};
