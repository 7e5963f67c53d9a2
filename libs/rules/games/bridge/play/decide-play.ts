import { type Card, formatCard, parseWritten, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { failedBefore } from '@arbitre/rules/kernel/tricks/follow';
import {
  cardOnTable,
  hasPlayed,
  isKnown,
  leaderOf,
  onTable,
  type Play,
  type PlayedBy,
  wasPlayed,
} from '@arbitre/rules/kernel/tricks/play';
import { strengthIn } from '@arbitre/rules/kernel/tricks/ranking';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { evolve } from '../evolve';
import { QUIET } from '../at-table';
import { refuse } from '../refusals';
import { scored } from '../result/standing';
import { established, provedRevoke, revokeImposed } from '../revokes/revoke-duties';
import { type BridgeState, copyState, declarerTricks } from '../state';
import { cardBack } from './card-back';
import { toBeNamed } from './due';
import { endedByCard } from './ended-duties';
import { fifthCard } from './fifth-card';
import { type Infraction, infractions, type PlayedCard } from './infractions';
import { wrongLead } from './lead-choice';
import { penalised } from './penalty-cards';
import { isRevoke } from './play';
import { SETTLED } from './unsettled';

export const playedCard = ({
  seat,
  card,
}: {
  readonly seat: PlayedCard['name'];
  readonly card: string;
}): PlayedCard => ({ seat: seatIndex(seat), name: seat, card: parseWritten(card) });

/** A card that its seat cannot have in hand: no policy records it. */
export const notInHand = (play: Play, { seat, name, card }: PlayedCard): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  if (holds(play.held, seat, card)) return null;
  const holder = holderOf(play.held, card);
  if (holder >= 0) return refuse('card-not-held', { ...facts, holder: seatName(holder) });
  return isKnown(play, seat) ? refuse('card-not-held', facts) : null;
};

/**
 * The winner of the trick that this card completes; -1 where it goes on. A lead out of turn to the last trick is not the lead
 * whatever was played to it (BD-L53A): the card of the hand whose lead it was is.
 */
const winnerWith = (play: Play, seat: number, card: Card): number => {
  const winner = winnerIfLast(play, seat, card);
  if (winner < 0 || play.completed < TRICKS - 1 || leaderOf(play, TRICKS) === play.toLead) return winner;
  const cards = [...onTable(play), { seat, card }];
  const lead = cards.find((each) => each.seat === play.toLead);
  const led = lead === undefined ? play.led : suitOf(lead.card);
  const strength = (each: PlayedBy): number => strengthIn(play.ranking, each.card, led);
  return cards.reduce((best, each) => (strength(each) > strength(best) ? each : best)).seat;
};

const NOTHING: readonly BridgeEvent[] = [];

const trickWon = ({ completed }: Play, winner: number): BridgeEvent => ({
  type: 'TrickWon',
  data: { seat: seatName(winner), number: completed + 1 },
});

/** The score of a contract under way, or nothing where it is not the last trick that is won. */
const scoreAfter = (state: BridgeState, winner: number): readonly BridgeEvent[] => {
  const { play, contract } = state;
  if (play.completed < TRICKS - 1 || contract === null) return NOTHING;
  const tricks = declarerTricks(state) + (sideIndex(winner) === sideIndex(state.declarer) ? 1 : 0);
  return [scored(state, contract, tricks)];
};

const milestones = (state: BridgeState, seat: number, card: Card): readonly BridgeEvent[] => {
  const winner = winnerWith(state.play, seat, card);
  return winner < 0 ? NOTHING : [trickWon(state.play, winner), ...scoreAfter(state, winner)];
};

/** A card in turn, and what it completes. */
const regular = (state: BridgeState, made: BridgeEvent, seat: number, card: Card): Decision<BridgeEvent> => {
  const { play } = state;
  const winner = winnerWith(play, seat, card);
  if (winner < 0) return { ok: true, events: [made] };
  const won = trickWon(play, winner);
  const score = scoreAfter(state, winner);
  return { ok: true, events: score.length === 0 ? [made, won] : [made, won, ...score] };
};

/** What a card does to the revokes of its own side in the trick before (BD-L63A1). */
const playedOn = (state: BridgeState, seat: number): readonly BridgeEvent[] =>
  state.obligations.length === 0
    ? NOTHING
    : established(state, sideIndex(seat), state.play.completed + 1, 'BD-L63A1');

/** Not to follow, or not to lead or play what was required, is a revoke (BD-L61A). */
const isRevoking = ({ article, facts }: Infraction): boolean =>
  article === 'BD-L61A' || facts.asked !== undefined;

/** The duty that a revoke leaves. */
const revokes = (
  state: BridgeState,
  { seat, card }: PlayedCard,
  found: readonly Infraction[],
): readonly BridgeEvent[] => {
  const { play } = state;
  if (!found.some(isRevoking)) return NOTHING;
  const proved = isKnown(play, seat) ? 0 : failedBefore(play, seat, card);
  return proved > 0
    ? provedRevoke(state, seat, proved)
    : [revokeImposed(seat, formatCard(card), play.completed + 1)];
};

export const notInPlay = (state: BridgeState): Refusal => refuse('not-in-play', { phase: state.phase });

/** The cards that go back where the hand whose lead it was leads over a lead out of turn (BD-L53B). */
const returnedByLead = (state: BridgeState, { seat, card }: PlayedCard): readonly PlayedBy[] => {
  const { play } = state;
  const lead = wrongLead(state);
  if (lead === null || seat !== play.toLead || sideIndex(seat) === sideIndex(lead.seat)) return [];
  // The next hand plays to the lead, unless it follows with another suit than it could (BD-L53A); declarer's side cannot open.
  const isNext = seat === leftOf(lead.seat) && lead.irregularity !== 'BD-L54E';
  return isNext && !isRevoke(play, seat, card) ? [] : onTable(play);
};

/** The proper lead, what goes back, and what follows from the lead as if nothing had been led before. */
const leadsOver = (
  state: BridgeState,
  act: BridgeActNamed<'play'>,
  returned: readonly PlayedBy[],
): Decision<BridgeEvent> => {
  const cleared = copyState(state);
  // Before declarer's lead anew a defender's card is a penalty card all the same (BD-L60B).
  const isAnew = wrongLead(state)?.irregularity === 'BD-L60B';
  const back: BridgeEvent[] = [];
  for (const { seat, card } of returned.toReversed()) {
    const [name, text] = [seatName(seat), formatCard(card)];
    const events: readonly BridgeEvent[] = [
      ...cardBack(cleared, name, text),
      ...(isAnew ? penalised(cleared, seat, [text], { article: 'BD-L50B-major' }) : []),
    ];
    back.push(...events);
    events.reduce(evolve, cleared);
  }
  const led = decidePlay(cleared, act);
  if (!led.ok) return led;
  const [made, ...rest] = led.events;
  return made === undefined ? led : accepted(made, ...back, ...rest);
};

/** BD-L57A: a defender leads to the next trick before his partner has played to this one. */
export const leadsTooEarly = ({ play, declarer }: BridgeState, seat: number): boolean =>
  hasPlayed(play, seat) && !hasPlayed(play, partnerOf(seat)) && sideIndex(seat) !== sideIndex(declarer);

/** The card lies exposed beside the trick, a penalty card. */
export const earlyLead = (state: BridgeState, { seat, name, card }: PlayedCard): Decision<BridgeEvent> => {
  const facts = { seat: name, card: formatCard(card), turn: seatName(state.play.turn) };
  return accepted<BridgeEvent>(
    { type: 'CardExposed', data: { seat: name, card: facts.card, led: true } },
    observed('BD-L57A', name, facts),
    ...penalised(state, seat, [facts.card], { article: 'BD-L57A' }),
  );
};

/** What an enforced table does not let be played: a card too many, another than the one led face down, dummy's that a defender chooses. */
const outOfPlace = ({ atTable, play }: BridgeState, { seat, name, card }: PlayedCard): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  const { faceDown, naming } = atTable;
  if (hasPlayed(play, seat))
    return refused('BD-L45E1', { ...facts, played: formatCard(cardOnTable(play, seat)) });
  if (faceDown !== null && faceDown.card !== null && faceDown.card !== facts.card)
    return refused('BD-L41A-2', { ...facts, faceDown: seatName(faceDown.seat) });
  return naming?.kind === 'anything' && seat === play.turn ? refused('BD-L46B5', facts) : null;
};

/** BD-L47E1: an opponent told the seat, wrongly, that it was its turn; null where nobody has. */
const toldTurn = ({ play, atTable }: BridgeState, seat: number) =>
  atTable.toldTurn?.seat === seat && seat !== play.turn ? atTable.toldTurn : null;

/** BD-L43B2a: who leads without waiting for the choice has made it moot. */
const mootChoices = ({ obligations, declarer }: BridgeState, seat: number): readonly BridgeEvent[] =>
  sideIndex(seat) === sideIndex(declarer)
    ? obligations.filter(({ kind }) => kind === 'lead-hand-choice').map((duty) => lifted(duty, 'BD-L43B2a'))
    : [];

/** Why an enforced table refuses a card, or null. */
const forbidden = (
  state: BridgeState,
  played: PlayedCard,
  [first]: readonly Infraction[],
): Refusal | null => {
  const misplaced = outOfPlace(state, played);
  if (misplaced !== null) return misplaced;
  if (first !== undefined)
    return refused(first.article === 'BD-L61A' ? 'BD-L44C' : first.article, first.facts);
  const due = toBeNamed(state);
  const { name, card } = played;
  return due.length > 0 ? refused('BD-L51A', { seat: name, card: formatCard(card), due }) : null;
};

const decideTroubled = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  const played = playedCard(act);
  const { play, policy } = state;
  const cannot = notInHand(play, played);
  if (cannot !== null) return cannot;
  const { seat, name, card } = played;
  if (policy === 'observed' && hasPlayed(play, seat)) return accepted(...fifthCard(state, seat, card));
  const returned = returnedByLead(state, played);
  if (returned.length > 0) return leadsOver(state, act, returned);
  // Who was told that it was his turn is not at fault, the one who told him is.
  const told = toldTurn(state, seat);
  const found = infractions(told === null ? state : { ...state, play: { ...play, turn: seat } }, played);
  const refusal = policy === 'enforced' ? forbidden(state, played, found) : null;
  if (refusal !== null) return refusal;
  const follows = milestones(state, seat, card);
  const text = formatCard(card);
  return accepted<BridgeEvent>(
    { type: 'CardPlayed', data: { seat: name, card: text } },
    ...(told === null ? [] : [observed('BD-L47E1', seatName(told.by), { told: name, card: text })]),
    ...found.map(({ article, facts }) => observed(article, name, facts)),
    ...mootChoices(state, seat),
    ...revokes(state, played, found),
    ...playedOn(state, seat),
    ...endedByCard(state, played, follows),
    ...follows,
  );
};

/** Nothing has gone wrong, and the card is the next and follows: 52 times a deal this is all there is to check. */
const isPlain = (state: BridgeState, seat: number, card: Card): boolean => {
  const { play, obligations, irregularities, unsettled, atTable } = state;
  if (seat !== play.turn || obligations.length > 0 || irregularities.length > 0) return false;
  if (unsettled !== SETTLED || atTable !== QUIET) return false;
  const mayHold =
    holds(play.held, seat, card) || notInHand(play, { seat, name: seatName(seat), card }) === null;
  return mayHold && !isRevoke(play, seat, card);
};

export const decidePlay = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const seat = seatIndex(act.seat);
  const card = parseWritten(act.card);
  if (!isPlain(state, seat, card)) return decideTroubled(state, act);
  return regular(state, { type: 'CardPlayed', data: { seat: act.seat, card: formatCard(card) } }, seat, card);
};
