import { integer, invalidField, misshapen, oneOf, optional, type Refusal, text } from '../kernel/act-shape';
import { formatCard } from '../kernel/cards';
import { accepted, type Decision, refused } from '../kernel/decider';
import type { ArbiterDecided, DisputeOpened, Outcome, Seat, WhistMilitaireEvent } from './events';
import { impossible, notPlaying } from './decide-play';
import { follow, voided } from './follow';
import { isClosed } from './play';
import { type Arguments, readCard, readSeat } from './read';
import { TRICKS } from './score';
import { isSeat, seatIndex, SEATS, SIDES } from '../kernel/compass';
import { DEALS_PER_GAME } from './setup';
import { disputeKey, type WhistMilitaireState } from './state';

type Answer = Decision<WhistMilitaireEvent>;
type Decide = (state: WhistMilitaireState, command: Arguments) => Answer;

const ARTICLE = /^WM-[A-Z0-9]/;

const DISPUTE = {
  by: oneOf(SEATS),
  article: text(40),
  reason: text(),
  accused: optional(oneOf(SEATS)),
  trick: optional(integer(1, TRICKS)),
};

const readDispute = (command: Arguments): { ok: true; data: DisputeOpened['data'] } | Refusal => {
  const problem = misshapen(command, DISPUTE);
  if (problem !== null) return problem;
  const { by, article, reason, accused, trick } = command as DisputeOpened['data'];
  if (!ARTICLE.test(article)) return invalidField('article', article, 'an article of whist militaire');
  if (isRevokeArticle(article) && (accused === undefined || trick === undefined))
    return refused('missing-field', { field: accused === undefined ? 'accused' : 'trick', article });
  const who = { ...(accused === undefined ? {} : { accused }), ...(trick === undefined ? {} : { trick }) };
  return { ok: true, data: { by, article, reason, ...who } };
};

const isRevokeArticle = (article: string): boolean => article === 'WM-R9a' || article === 'WM-R11.3';

/** A revoke is claimed once its trick is closed, until the cards are mixed or the sheet is signed (WM-R9-GAP-3). */
const revokeProblem = (
  state: WhistMilitaireState,
  { accused, trick = 0 }: DisputeOpened['data'],
): Refusal | null => {
  if (accused === undefined) return null;
  if (state.claimsClosed) return refused('WM-R9-GAP-3', { accused, trick, claimsClosed: true });
  if (trick > state.play.completed || !isClosed(state.play, trick))
    return state.phase === 'finished' && trick <= state.play.completed
      ? null
      : refused('WM-R9-GAP-1', { accused, trick, completed: state.play.completed });
  return null;
};

/** WM-R2: play stops until the arbiter has decided, unless the known cards settle a revoke by themselves. */
export const decideDispute: Decide = (state, command) => {
  const reading = readDispute(command);
  if (!reading.ok) return reading;
  const { data } = reading;
  if (state.dispute !== null) return refused('WM-R2', { open: state.dispute.article });
  if (state.settled.includes(disputeKey(data)))
    return refused('WM-R2', { article: data.article, decided: true });
  const problem = isRevokeArticle(data.article) && state.grain === 'full' ? revokeProblem(state, data) : null;
  return problem ?? follow(state, { type: 'DisputeOpened', data });
};

const RULE = {
  article: text(40),
  reason: text(),
  outcome: oneOf(['play-on', 'redeal', 'point-lost', 'visible-card']),
  side: optional(oneOf(SIDES)),
  seat: optional(oneOf(SEATS)),
  card: optional(text(2)),
};

/** Words and signs cost the point but not the play: every card is still played (WM-R4.1, WM-4.7). */
const SILENCE = ['WM-R4.1', 'WM-R4-GAP-1', 'WM-R7.4', 'WM-R8.1'];

const penalty = (
  state: WhistMilitaireState,
  { article, side }: ArbiterDecided['data'],
): readonly WhistMilitaireEvent[] => {
  if (side === undefined) return [];
  if ((state.atFault & (side === 'NS' ? 1 : 2)) !== 0) return [];
  return [{ type: 'PenaltyImposed', data: { side, article, endsDeal: !SILENCE.includes(article) } }];
};

const visible = (
  state: WhistMilitaireState,
  seat: Seat | undefined,
  given: unknown,
): { ok: true; card: string } | Refusal => {
  if (!isSeat(seat)) return refused('missing-field', { field: 'seat' });
  const reading = readCard(given);
  if (!reading.ok) return reading;
  const cannot = notPlaying(state, 'rule') ?? impossible(state.play, seatIndex(seat), seat, reading.card);
  return cannot ?? { ok: true, card: formatCard(reading.card) };
};

const decided = (command: Arguments): ArbiterDecided['data'] => {
  const { article, reason, outcome, side, seat, card } = command as ArbiterDecided['data'];
  return {
    article,
    reason,
    outcome,
    ...(side === undefined ? {} : { side }),
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
  };
};

/** The arbiter's decision, final for the facts that it settles (WM-R2). */
export const decideRule: Decide = (state, command) => {
  const problem = misshapen(command, RULE);
  if (problem !== null) return problem;
  const data = decided(command);
  if (!ARTICLE.test(data.article))
    return invalidField('article', data.article, 'an article of whist militaire');
  const made: WhistMilitaireEvent = { type: 'ArbiterDecided', data };
  return consequence(state, data.outcome, data, made);
};

const consequence = (
  state: WhistMilitaireState,
  outcome: Outcome,
  data: ArbiterDecided['data'],
  made: WhistMilitaireEvent,
): Answer => {
  switch (outcome) {
    case 'play-on':
      return accepted(made);
    case 'redeal':
      return follow(state, made, voided(state, data.article));
    case 'point-lost':
      return data.side !== undefined
        ? follow(state, made, ...penalty(state, data))
        : refused('missing-field', { field: 'side', outcome });
    case 'visible-card': {
      const shown = visible(state, data.seat, data.card);
      if (!shown.ok) return shown;
      const seat = data.seat ?? 'N';
      return follow(state, made, { type: 'CardExposed', data: { seat, card: shown.card, cause: 'ruling' } });
    }
  }
};

/** WM-R11.1: a closed trick is looked at again only while a revoke is disputed. */
export const decideConsult: Decide = (state, { by, trick }) => {
  if (by !== 'arbiter') {
    const problem = readSeat(by, 'by');
    if (problem !== null) return problem;
  }
  const check = integer(1, TRICKS);
  if (!check.accepts(trick)) return invalidField('trick', trick, check.expected);
  const { play, dispute } = state;
  const number = trick as number;
  if (number > play.completed) return refused('no-such-trick', { trick: number, completed: play.completed });
  const disputed = dispute !== null && isRevokeArticle(dispute.article);
  const last = number === play.completed && !isClosed(play, number);
  if (!disputed && !last)
    return refused('WM-R11.1', { by: by as string, trick: number, completed: play.completed });
  return accepted({ type: 'TrickConsulted', data: { by: by as Seat | 'arbiter', trick: number } });
};

/** WM-R9-GAP-3: the cards are mixed for the next deal; after the last of a game the sheet is signed. */
export const decideCloseClaims: Decide = (state, { cause }) => {
  const check = oneOf(['mixed', 'signed']);
  if (!check.accepts(cause)) return invalidField('cause', cause, check.expected);
  if (state.score === null) return refused('deal-not-over', { phase: state.phase });
  if (state.claimsClosed) return refused('claims-closed');
  const { deal } = state.setup;
  const expected = deal === DEALS_PER_GAME ? 'signed' : 'mixed';
  if (cause !== expected) return refused('WM-R9-GAP-3', { cause: String(cause), expected, deal });
  return accepted({ type: 'ClaimsClosed', data: { cause: expected } });
};
