import { type Card, formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import { lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import { cardOnTable, leaderOf } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';
import { after } from './after';
import { cardBack } from './card-back';
import { decidePlay, earlyLead, leadsTooEarly } from './decide-play';
import { fifthArticle, fifthPenalty } from './fifth-card';
import { penaltyCardsOf } from './penalty-cards';

/** A card that lies alone and was led out of turn, after a trick that its player may have thought open. */
const loneLead = ({ play }: BridgeState): { readonly seat: number; readonly card: Card } | null => {
  const seat = leaderOf(play, play.completed + 1);
  return play.completed > 0 && play.count === 1 && seat !== play.toLead
    ? { seat, card: cardOnTable(play, seat) }
    : null;
};

/** A card too many may have been led: the trick is over, or it lies there while partner has still to play (BD-L57A). */
export const mayBeLead = (state: BridgeState): boolean => {
  const { play, atTable, obligations } = state;
  const { fifth } = atTable;
  if (fifth === null) return false;
  if (play.count === 0) return fifth.trick === play.completed;
  const lies = penaltyCardsOf(obligations, seatName(fifth.seat)).some(({ cards }) =>
    cards.includes(fifth.card),
  );
  return lies && fifth.trick === play.completed + 1 && leadsTooEarly(state, fifth.seat);
};

const asLead = (
  state: BridgeState,
  { reason }: BridgeActNamed<'judge-fifth-card'>,
): Decision<BridgeEvent> => {
  const { fifth } = state.atTable;
  const { play, obligations } = state;
  if (fifth === null || !mayBeLead(state)) return refuse('no-card-too-many');
  const penalised = obligations.filter(({ cards }) => cards.includes(fifth.card));
  const seat = seatName(fifth.seat);
  const free: BridgeState = {
    ...state,
    obligations: obligations.filter((duty) => !penalised.includes(duty)),
  };
  const card = { seat: fifth.seat, name: seat, card: parseCard(fifth.card) };
  const led =
    play.count > 0 ? earlyLead(free, card) : decidePlay(free, { do: 'play', seat, card: fifth.card });
  const lifts = penalised.map((duty) => lifted(duty, fifthArticle(state, fifth.seat)));
  const judged: BridgeEvent = { type: 'FifthCardJudged', data: { seat, led: true, reason } };
  return after(judged, led.ok ? accepted(...lifts, ...led.events) : led);
};

const asFifth = (
  state: BridgeState,
  { reason }: BridgeActNamed<'judge-fifth-card'>,
): Decision<BridgeEvent> => {
  const lead = loneLead(state);
  if (lead === null) return refuse('no-card-too-many');
  const { seat, card } = lead;
  const name = seatName(seat);
  return accepted<BridgeEvent>(
    { type: 'FifthCardJudged', data: { seat: name, led: false, reason } },
    ...cardBack(state, name, formatCard(card), fifthArticle(state, seat)),
    ...fifthPenalty(state, seat, card, state.play.completed),
  );
};

/** The director deems a card too many a lead to the next trick, or a lead out of turn a card too many (Laws 45E, 53 to 56). */
export const decideFifth = (
  state: BridgeState,
  act: BridgeActNamed<'judge-fifth-card'>,
): Decision<BridgeEvent> => (act.led ? asLead(state, act) : asFifth(state, act));
