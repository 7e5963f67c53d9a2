import type { DomainEvent } from '../decider';
import type { DealScored } from '../game';
import { attentionAfter, withAttention } from './attention';
import { confirmationAfter } from './confirmation';
import type {
  ArbiterCalled,
  AttentionDrawn,
  DealOpened,
  ResultCorrected,
  RulingGiven,
  RulingWithdrawn,
} from './contract';
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
  state.adjustments = adjustmentsOf(state.rulings);
};

const inGame = (state: DealState, event: DomainEvent): void => {
  if (state.game !== null) state.gameState = state.game.evolve(state.gameState, event);
};

const score = (state: DealState, event: DealScored): void => {
  state.score = event.data;
  state.scores = [...state.scores, event.data];
  state.confirmation = confirmationAfter(state.confirmation, event);
  inGame(state, event);
};

/**
 * Applies one event in place. What is not of the deal's own life belongs to its game, which passes over what it does
 * not know.
 */
export const evolveDeal = (state: DealState, event: DomainEvent): DealState => {
  switch (event.type) {
    case 'DealOpened':
      open(state, (event as DealOpened).data);
      break;
    case 'ArbiterCalled':
      state.arbiterCalls = [...state.arbiterCalls, (event as ArbiterCalled).data];
      break;
    case 'AttentionDrawn':
      state.attention = withAttention(state.attention, (event as AttentionDrawn).data);
      break;
    case 'AttentionAnswered':
      state.attention = attentionAfter(state, event);
      break;
    case 'OptionsOffered':
    case 'ArbiterDecided':
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
