import { type Card, formatCard, parseWritten, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { accepted, type Decision, type Facts, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { cardOnTable, hasPlayed, isKnown, type Play, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { BridgeActNamed } from '../acts';
import { QUIET } from '../at-table';
import type { BridgeEvent, Contract, Seat } from '../events';
import { fifthCard } from './fifth-card';
import { leadArticle } from './lead-choice';
import { mayLead } from './lead-restrictions';
import { isRevoke } from './play';
import { dealScore } from '../result/score';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { type BridgeState, declarerTricks } from '../state';
import { refuse } from '../refusals';

export type PlayedCard = { readonly seat: number; readonly name: Seat; readonly card: Card };

export const playedCard = ({ seat, card }: Pick<BridgeActNamed<'play'>, 'seat' | 'card'>): PlayedCard => ({
  seat: seatIndex(seat),
  name: seat,
  card: parseWritten(card),
});

/** A card that cannot lie on the table: no policy records it. */
export const impossible = (play: Play, { seat, name, card }: PlayedCard): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  if (!isKnown(play, seat) || !holds(play.held, seat, card)) {
    const holder = holderOf(play.held, card);
    if (holder >= 0) return refuse('card-not-held', { ...facts, holder: seatName(holder) });
    if (isKnown(play, seat)) return refuse('card-not-held', facts);
  }
  return null;
};

/** At its seat's turn, following suit, and led as it may be. */
export const isRegular = (state: BridgeState, { seat, card }: PlayedCard): boolean =>
  seat === state.play.turn && !isRevoke(state.play, seat, card) && mayLead(state, seat, card);

/** Which law a card at another's turn breaks: within a trick, or a lead. */
const outOfTurnArticle = (state: BridgeState, seat: number): string =>
  state.play.count > 0 ? 'BD-L44B' : leadArticle(state, seat);

export type Infraction = { readonly article: string; readonly facts: Facts };

const infractions = (state: BridgeState, { seat, name, card }: PlayedCard): readonly Infraction[] => {
  const { play } = state;
  const found: Infraction[] = [];
  const facts = { seat: name, card: formatCard(card) };
  if (seat !== play.turn)
    found.push({ article: outOfTurnArticle(state, seat), facts: { ...facts, turn: seatName(play.turn) } });
  else if (!mayLead(state, seat, card)) found.push({ article: 'BD-L50D2a', facts });
  if (isRevoke(play, seat, card))
    found.push({
      article: 'BD-L61A',
      facts: isKnown(play, seat)
        ? {
            ...facts,
            led: SUIT_LETTERS.charAt(play.led),
            couldFollow: legalCards(play, seat).map(formatCard),
          }
        : { ...facts, found: 'later' },
    });
  return found;
};

/** The score of a contract under way, or nothing where it is not the last trick. */
const milestones = (state: BridgeState, seat: number, card: Card): readonly BridgeEvent[] => {
  const { play, contract } = state;
  const winner = winnerIfLast(play, seat, card);
  if (winner < 0) return [];
  const number = play.completed + 1;
  const won: BridgeEvent = { type: 'TrickWon', data: { seat: seatName(winner), number } };
  if (number < TRICKS || contract === null) return [won];
  const tricks = declarerTricks(state) + (sideIndex(winner) === sideIndex(state.declarer) ? 1 : 0);
  return [won, scored(state, contract, tricks)];
};

export const scored = (state: BridgeState, contract: Contract, tricks: number): BridgeEvent => ({
  type: 'DealScored',
  data: dealScore(contract, tricks, state.setup.vulnerable),
});

export const notInPlay = (state: BridgeState): Refusal => refuse('not-in-play', { phase: state.phase });

export const decidePlay = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  const played = playedCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const cannot = impossible(play, played);
  if (cannot !== null) return cannot;
  const { seat, name, card } = played;
  const made: BridgeEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  const { atTable, obligations } = state;
  if (atTable !== QUIET || obligations.length > 0 || !isRegular(state, played))
    return decideTroubled(state, played, made);
  const follows = milestones(state, seat, card);
  return { ok: true, events: follows.length === 0 ? [made] : [made, ...follows] };
};

/** What an enforced table does not let be played: another card than the one led face down, a card of dummy's that is a defender's to choose. */
const outOfPlace = ({ atTable, play }: BridgeState, { seat, name, card }: PlayedCard): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  const { faceDown, naming } = atTable;
  if (hasPlayed(play, seat))
    return refused('BD-L45E1', { ...facts, played: formatCard(cardOnTable(play, seat)) });
  if (faceDown !== null && faceDown.card !== null && faceDown.card !== facts.card)
    return refused('BD-L41A-2', { ...facts, faceDown: seatName(faceDown.seat) });
  return naming?.kind === 'anything' && seat === play.turn ? refused('BD-L46B5', facts) : null;
};

/** BD-L47E1: who was told that it was his turn is not at fault, the one who told him is. */
const faultsOf = (state: BridgeState, played: PlayedCard): readonly BridgeEvent[] => {
  const { play, atTable } = state;
  const { seat, name, card } = played;
  const told = atTable.toldTurn?.seat === seat && seat !== play.turn ? atTable.toldTurn : null;
  const found = infractions(told === null ? state : { ...state, play: { ...play, turn: seat } }, played);
  const own = found.map((each): BridgeEvent => ({
    type: 'IrregularityObserved',
    data: { ...each, seat: name },
  }));
  return told === null
    ? own
    : [observed('BD-L47E1', seatName(told.by), { told: name, card: formatCard(card) }), ...own];
};

/** BD-L43B2a: who leads without waiting for the choice has made it moot. */
const mootChoices = ({ obligations, declarer }: BridgeState, seat: number): readonly BridgeEvent[] =>
  sideIndex(seat) === sideIndex(declarer)
    ? obligations.filter(({ kind }) => kind === 'lead-hand-choice').map((duty) => lifted(duty, 'BD-L43B2a'))
    : [];

/** A card that breaks a law, or falls where something is owed or waits. */
const decideTroubled = (state: BridgeState, played: PlayedCard, made: BridgeEvent): Decision<BridgeEvent> => {
  const { play, policy } = state;
  const { seat, card } = played;
  if (policy === 'enforced') {
    const [first] = infractions(state, played);
    const cannot = outOfPlace(state, played);
    if (cannot !== null) return cannot;
    if (first !== undefined)
      return refused(first.article === 'BD-L61A' ? 'BD-L44C' : first.article, first.facts);
  }
  if (hasPlayed(play, seat)) return accepted(...fifthCard(state, seat, card));
  return accepted(
    made,
    ...faultsOf(state, played),
    ...mootChoices(state, seat),
    ...milestones(state, seat, card),
  );
};
