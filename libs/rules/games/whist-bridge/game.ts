import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { arbiterAloneIn, openEventsOf } from '@arbitre/rules/kernel/declare/events';
import type { Game } from '@arbitre/rules/kernel/game';
import { actOf } from './act-of';
import { acts, type WhistBridgeAct } from './acts';
import { decide } from './decide';
import { events, type WhistBridgeEvent } from './events';
import { duties } from './duties';
import { evolve } from './evolve';
import { openMatters } from './matters';
import { SEATS, seatsAt } from './seats';
import { readSetup, type WhistBridgeSetup } from './setup';
import { copyState, initialState, type WhistBridgeState } from './state';
import { STOP } from './stop';
import { tableView } from './table-view';

/** Whist bridge by the championship rules of 2026 (inventory `whist-bridge`, articles `WB-`): everyone for himself. */
export const whistBridge: Game<WhistBridgeSetup, WhistBridgeAct, WhistBridgeEvent, WhistBridgeState> = {
  id: 'whist-bridge',
  ruleset: 'whist-bridge@1',
  seats: SEATS,
  sides: SEATS,
  seatsAt: ({ players }) => seatsAt(players),
  sideOf: (seat) => seat,
  resultAct: 'record-result',
  arbiterActs: arbiterActsOf(acts),
  readSetup,
  initial: initialState,
  decide,
  evolve,
  actOf,
  score: (state) => state.score,
  tableView,
  openEvents: openEventsOf(events),
  arbiterAlone: arbiterAloneIn(events),
  openMatters,
  duties,
  stop: STOP,
  copy: copyState,
};
