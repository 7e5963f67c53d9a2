import type { Act } from '@arbitre/rules/kernel/decider';
import { arbiterActsOf, decides } from '@arbitre/rules/kernel/declare/acts';
import type { Origin } from '@arbitre/rules/kernel/decider';
import type { SessionPlan, SessionRules } from '@arbitre/rules/kernel/session/contract';
import { seatsAt } from '../seats';
import { mancheActOf } from './act-of';
import { acts, type MancheAct } from './acts';
import { choicesIn } from './choices';
import { allPlayed, dealsOf } from './course';
import { decideAnswer, decideCall, decideRuleCall, decideRuleDeal, decideToken } from './decide-arbiter';
import {
  decideAnnounce,
  decideCorrect,
  decideTake,
  decideTell,
  decideUndo,
  decideValidate,
} from './decide-deals';
import { decideCommitDraw, decideDrawTables, decideRecordDraw } from './decide-draw';
import { decideCloseEarly, decideSettle, decideTick } from './decide-end';
import { decideConfigure, decideEncoder } from './decide-table';
import { dealSetup, restsOn, withDeals } from './deals';
import type { MancheEvent } from './events';
import { evolve } from './evolve';
import { entries as entriesField, drawn as drawnField, players as playersField } from './fields';
import { type MancheSetup, readSetup } from './setup';
import { becauseOf, standing } from './standing';
import { copySession, type MancheState, newSession, tableAt } from './state';
import { mancheView } from './view';

const decide = decides<typeof acts, MancheState, MancheEvent, Origin | undefined>(acts, () => null, {
  'commit-draw': decideCommitDraw,
  'draw-tables': decideDrawTables,
  'record-draw': decideRecordDraw,
  'configure-table': decideConfigure,
  'assign-encoder': decideEncoder,
  announce: decideAnnounce,
  'tell-result': decideTell,
  undo: decideUndo,
  validate: decideValidate,
  'take-deal': decideTake,
  'correct-deal': decideCorrect,
  tick: decideTick,
  'settle-dispute': decideSettle,
  'call-arbiter': decideCall,
  'answer-call': decideAnswer,
  'rule-call': decideRuleCall,
  'give-token': decideToken,
  'rule-deal': decideRuleDeal,
  'close-early': decideCloseEarly,
});

/** Who is drawn or seated has to be registered; every later act names those who were. */
const entriesOf = (act: Act): readonly string[] => {
  const { entries, drawn, players } = act as Readonly<Record<string, unknown>>;
  if (act.do === 'draw-tables') return entriesField.accepts(entries) ? (entries as readonly string[]) : [];
  if (act.do === 'record-draw')
    return drawnField.accepts(drawn)
      ? (drawn as readonly { readonly entry: string }[]).map(({ entry }) => entry)
      : [];
  return act.do === 'configure-table' && playersField.accepts(players) ? (players as readonly string[]) : [];
};

/** Whom a decision of the arbiter is about. */
const judgedIn = (state: MancheState, { type, data }: MancheEvent): readonly string[] => {
  switch (type) {
    case 'PenaltyGiven':
      return [data.entry];
    case 'CallAnswered':
    case 'ArbiterRuled':
    case 'DealRuled':
      return tableAt(state, data)?.players ?? [];
    default:
      return [];
  }
};

/** The tables as they were configured: a deal that is recorded card by card finds its players there. */
const plan = (state: MancheState, round?: number): SessionPlan => {
  const tables = [...state.tables.values()];
  return {
    round: Math.max(0, ...tables.map(({ manche }) => manche)),
    tables: tables
      .filter(({ manche }) => round === undefined || manche === round)
      .map((own) => ({
        ...{ round: own.manche, table: own.table },
        boards: Array.from({ length: dealsOf(own) }, (_, at) => at + 1),
        seating: Object.fromEntries(
          seatsAt(own.players.length).map((seat, at) => [seat, own.players[at] ?? '']),
        ),
        ...(allPlayed(own) || own.closed !== null ? {} : { open: true as const }),
      })),
  };
};

/** A session of whist bridge as the order of a competition's sittings: draws, manches, calls, tokens. */
export const whistBridgeOrder: SessionRules<MancheSetup, MancheAct, MancheEvent, MancheState> = {
  game: 'whist-bridge',
  ruleset: 'whist-bridge@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: ['DealValidated', 'DealTaken', 'DealCorrected', 'DealRuled', 'PenaltyGiven', 'MancheClosed'],
  // WB-15.j: what the caller points to.
  arbiterAlone: (state, { type, data }) =>
    type === 'ContractShown' ? (tableAt(state, data)?.players ?? []) : null,
  readSetup,
  initial: newSession,
  decide: (state, act, _, origin) => decide(state, act, origin),
  evolve,
  actOf: mancheActOf,
  entriesOf,
  judgedIn,
  offered: (state) => Object.keys(choicesIn(state)),
  choices: choicesIn,
  standing,
  because: becauseOf,
  view: mancheView,
  plan,
  dealSetup,
  restsOn,
  withDeals,
  copy: copySession,
};
