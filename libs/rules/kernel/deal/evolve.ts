import type { DomainEvent } from '../decider';
import type { DealScored } from '../game';
import { appealHeard, appealsWithout, withAppeal } from './appeals';
import { attentionActedOn, attentionAfter, withAttention } from './attention';
import { ANSWERS_CALLS, answeredCalls, withCall, withoutCall } from './calls';
import { confirmationAfter, unconfirmed } from './confirmation';
import type {
  AgreementJudged,
  AppealHeard,
  ArbiterCalled,
  AttentionDrawn,
  CallClosed,
  DealOpened,
  RectificationAgreed,
  ResultCorrected,
  ResultWithdrawn,
  RightForfeited,
  RulingAppealed,
  RulingGiven,
  RulingWithdrawn,
  SeatingCorrected,
} from './contract';
import type { Irregularity } from '../mistakes/irregularities';
import { judged, stillLost, withAgreement } from './rights';
import { adjustmentsOf, withoutRuling, withRuling } from './rulings';
import type { DealState } from './state';

const open = (state: DealState, data: DealOpened['data']): void => {
  state.opened = data;
  state.game = state.games.gameOf(data.ruleset);
  if (state.game === null) return;
  const { setup, policy, grain } = data;
  state.gameState = state.game.initial({ setup, policy, grain });
};

const rule = (state: DealState, event: RulingGiven): void => {
  const { data } = event;
  state.attention = attentionAfter(state, event);
  state.confirmation = confirmationAfter(state.confirmation, event);
  state.rulings = withRuling(state.rulings, data);
  state.adjustments = adjustmentsOf(state.rulings);
};

const withdraw = (state: DealState, { ruling }: RulingWithdrawn['data']): void => {
  state.rulings = withoutRuling(state.rulings, ruling);
  state.appeals = appealsWithout(state.appeals, ruling);
  state.adjustments = adjustmentsOf(state.rulings);
};

const inGame = (state: DealState, event: DomainEvent): void => {
  if (state.game !== null) state.gameState = state.game.evolve(state.gameState, event);
  if (state.forfeited.length > 0) state.forfeited = stillLost(state);
};

const see = (state: DealState, event: DomainEvent): void => {
  if (state.attention.length > 0)
    state.attention = attentionActedOn(state.attention, event.data as Irregularity);
  inGame(state, event);
};

const forfeit = (state: DealState, { right, side }: RightForfeited['data']): void => {
  state.forfeited = [...state.forfeited, { right, side }];
  state.forfeited = stillLost(state);
};

const score = (state: DealState, event: DealScored): void => {
  state.score = event.data;
  state.withdrawn = null;
  state.scores = [...state.scores, event.data];
  state.confirmation = confirmationAfter(state.confirmation, event);
  inGame(state, event);
};

/** The game begins anew: at the grain of results there is nothing else of it. */
const takeAway = (state: DealState, data: ResultWithdrawn['data']): void => {
  const { game, opened } = state;
  state.score = null;
  state.withdrawn = data;
  state.confirmation = unconfirmed;
  if (game === null || opened === null) return;
  const { setup, policy, grain } = opened;
  state.gameState = game.initial({ setup, policy, grain });
};

const seat = (state: DealState, { seating }: SeatingCorrected['data']): void => {
  if (state.opened !== null) state.opened = { ...state.opened, seating };
};

/**
 * Applies one event in place. What is not of the deal's own life belongs to its game, which passes over what it does
 * not know.
 */
export const evolveDeal = (state: DealState, event: DomainEvent): DealState => {
  if (state.arbiterCalls.length > 0 && ANSWERS_CALLS.has(event.type))
    state.arbiterCalls = answeredCalls(state.arbiterCalls);
  switch (event.type) {
    case 'DealOpened':
      open(state, (event as DealOpened).data);
      break;
    case 'ArbiterCalled':
      state.arbiterCalls = withCall(state.arbiterCalls, (event as ArbiterCalled).data);
      break;
    case 'CallClosed':
      state.arbiterCalls = withoutCall(state.arbiterCalls, (event as CallClosed).data);
      break;
    case 'RulingAppealed':
      state.appeals = withAppeal(state.appeals, (event as RulingAppealed).data);
      break;
    case 'AppealHeard':
      state.appeals = appealHeard(state.appeals, (event as AppealHeard).data);
      break;
    case 'AttentionDrawn':
      state.attention = withAttention(state.attention, (event as AttentionDrawn).data);
      inGame(state, event);
      break;
    case 'AttentionAnswered':
      state.attention = attentionAfter(state, event);
      break;
    case 'IrregularityObserved':
      see(state, event);
      break;
    case 'IrregularityPrevented':
      break;
    case 'RectificationAgreed':
      state.agreements = withAgreement(state.agreements, (event as RectificationAgreed).data);
      break;
    case 'AgreementJudged':
      state.agreements = judged(state.agreements, (event as AgreementJudged).data.agreement);
      break;
    case 'RightForfeited':
      forfeit(state, (event as RightForfeited).data);
      break;
    case 'OptionsOffered':
    case 'ArbiterDecided':
    case 'CallRuled':
      state.attention = attentionAfter(state, event);
      inGame(state, event);
      break;
    case 'RulingGiven':
      rule(state, event as RulingGiven);
      break;
    case 'RulingWithdrawn':
      withdraw(state, (event as RulingWithdrawn).data);
      break;
    case 'ResultCorrected':
      state.corrections = [...state.corrections, (event as ResultCorrected).data];
      break;
    case 'ResultWithdrawn':
      takeAway(state, (event as ResultWithdrawn).data);
      break;
    case 'SeatingCorrected':
      seat(state, (event as SeatingCorrected).data);
      break;
    case 'SideConfirmed':
    case 'ResultDisputed':
    case 'ResultUpheld':
    case 'ResultRepeated':
      state.confirmation = confirmationAfter(state.confirmation, event);
      break;
    case 'DealScored':
      score(state, event as DealScored);
      break;
    default:
      inGame(state, event);
  }
  return state;
};
