import { integer, invalidField, misshapen, oneOf, optional, type Refusal, text } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import { observed } from '../kernel/irregularities';
import { endBy } from './breaches';
import { ended, outcomeAgainst, positionAfter } from './consequences';
import { claimGranted } from './decide-claim';
import type { GameEnded, SkatEvent } from './events';
import type { ArbiterDecided, DisputeOpened } from './events-faults';
import { follow, voided } from './follow';
import { cardIn } from './play';
import { type Arguments, readPlayer, readTableSeat } from './read';
import { seatIndex } from './seats';
import type { SkatState } from './state';
import { LEVELS } from './value';

type Answer = Decision<SkatEvent>;
type Decide = (state: SkatState, command: Arguments) => Answer;

const ARTICLE = /^SK(AT|WO)-[A-Z0-9]/;
const DISPUTE = { article: text(40), reason: text(), breach: optional(integer(0, 999)) };

const article = (given: unknown): Refusal | null =>
  typeof given === 'string' && ARTICLE.test(given)
    ? null
    : invalidField('article', given, 'an article SKAT-… or SKWO-…');

/** SKAT-4.5.10.a: play waits for the arbiter. */
export const decideDispute: Decide = (state, command) => {
  const reading = readTableSeat(command.by, state.setup.players);
  if (!reading.ok) return reading;
  const problem = misshapen(command, DISPUTE) ?? article(command.article);
  if (problem !== null) return problem;
  if (state.dispute !== null) return refused('SKAT-4.5.10.a', { open: state.dispute.article });
  if (command.article === 'SKAT-3.5.4.b') return refused('SKAT-3.5.4.b', { by: reading.name });
  const { breach } = command as Partial<DisputeOpened['data']>;
  if (breach !== undefined && state.breaches[breach] === undefined)
    return refused('no-breach', { open: state.breaches.length });
  const data = {
    by: reading.name,
    article: String(command.article),
    reason: String(command.reason),
    ...(breach === undefined ? {} : { breach }),
  };
  return follow(state, { type: 'DisputeOpened', data });
};

const RULE = {
  article: text(40),
  reason: text(),
  outcome: oneOf(['play-on', 'redeal', 'proven', 'game-decided']),
  level: optional(oneOf(LEVELS)),
};

/** What was disputed stands: the irregularity ends the game, or the claim is granted. */
const proven = (state: SkatState): readonly SkatEvent[] | null => {
  const at = state.dispute?.breach;
  const breach = at === undefined ? undefined : state.breaches[at];
  if (at !== undefined && breach !== undefined) {
    const end = endBy(state, breach);
    return end === null ? null : [end];
  }
  if (state.claim === null) return [];
  const granted = claimGranted(state, 'SKAT-4.3.4.a', state.claim.leaves);
  return granted === null
    ? null
    : [{ type: 'ClaimDecided', data: { article: 'SKAT-4.3.4.a', valid: true } }, granted];
};

/** A claim that the arbiter does not grant: the declarer answers for what he showed (SKAT-4.3.4.b). */
const notProven = (state: SkatState): readonly SkatEvent[] => {
  if (state.claim === null) return [];
  const decided: SkatEvent = { type: 'ClaimDecided', data: { article: 'SKAT-4.3.4.b', valid: false } };
  const position = positionAfter(state, state.play.completed);
  return position === null
    ? [decided]
    : [decided, ended('SKAT-4.3.4.b', outcomeAgainst(position, 'declarer'))];
};

const decidedGame = (state: SkatState, command: Arguments): GameEnded | Refusal => {
  const { won, level = 'simple' } = command as Partial<ArbiterDecided['data']>;
  if (typeof won !== 'boolean') return invalidField('won', won, 'true or false');
  if (state.contract === null) return refused('not-in-play', { phase: state.phase });
  return ended(String(command.article), { kind: 'decided', won, level });
};

/** The arbiter's decision on what is disputed, or on what only he can find (SKAT-4.2.6.b, SKAT-4.2.9, SKAT-5.2.8). */
export const decideRule: Decide = (state, command) => {
  const problem = misshapen(command, RULE) ?? article(command.article);
  if (problem !== null) return problem;
  const { outcome, won, level } = command as unknown as ArbiterDecided['data'];
  const made: SkatEvent = {
    type: 'ArbiterDecided',
    data: {
      article: String(command.article),
      reason: String(command.reason),
      outcome,
      ...(typeof won === 'boolean' ? { won } : {}),
      ...(level === undefined ? {} : { level }),
    },
  };
  switch (outcome) {
    case 'play-on':
      return follow(state, made, ...notProven(state));
    case 'redeal':
      return follow(state, made, voided(String(command.article)));
    case 'proven': {
      const events = proven(state);
      return events === null ? refused('cards-unknown', { use: 'reveal' }) : follow(state, made, ...events);
    }
    case 'game-decided': {
      const end = decidedGame(state, command);
      return 'ok' in end ? end : follow(state, made, end);
    }
  }
};

/** SKAT-4.5.7: each party turns its own tricks down. */
export const decideGather: Decide = (state, { seat }) => {
  const reading = readPlayer(seat);
  if (!reading.ok) return reading;
  const { play, declarer } = state;
  if (play.completed === 0 || play.gathered)
    return refused('no-trick-to-gather', { completed: play.completed });
  const winner = play.winners[play.completed - 1] ?? -1;
  const gathered: SkatEvent = { type: 'TrickGathered', data: { seat: reading.name, number: play.completed } };
  if ((reading.seat === declarer) === (winner === declarer)) return follow(state, gathered);
  return state.policy === 'enforced'
    ? refused('SKAT-4.5.7', { seat: reading.name, trick: play.completed })
    : follow(state, gathered, observed('SKAT-4.5.7', reading.name, { trick: play.completed }));
};

/** SKAT-4.4.3: the last trick is shown again to a player who has not yet played to the next. */
export const decideShowTrick: Decide = (state, { seat }) => {
  const reading = readPlayer(seat);
  if (!reading.ok) return reading;
  const { play } = state;
  const played = cardIn(play, play.completed + 1, seatIndex(reading.name)) >= 0;
  if (play.completed === 0 || played || state.ended !== null)
    return refused('SKAT-4.4.3', { seat: reading.name, completed: play.completed, played });
  return follow(state, { type: 'TrickShown', data: { seat: reading.name, number: play.completed } });
};

/** SKAT-4.2.5: the cards of both parties lie together; nothing can be claimed any more. */
export const decideCloseClaims: Decide = (state, { cause }) => {
  if (cause !== 'mixed' && cause !== 'signed') return invalidField('cause', cause, 'mixed or signed');
  if (state.score === null) return refused('deal-not-over', { phase: state.phase });
  if (state.claimsClosed) return refused('SKAT-4.2.5', { closed: true });
  return follow(state, { type: 'ClaimsClosed', data: { cause } });
};
