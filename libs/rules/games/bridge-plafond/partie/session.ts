import type { Act } from '@arbitre/rules/kernel/decider';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { eveningActOf } from './act-of';
import { acts, type EveningAct } from './acts';
import { choicesIn } from './choices';
import { dealProblem, plan, restsOn, withDeals } from './deals';
import { plafondEvening } from './decider';
import type { EveningEvent } from './events';
import { entries as entriesField } from './fields';
import { improbableLines } from './improbable';
import { type EveningSetup, readSetup } from './setup';
import { standing } from './standing';
import { copyEvening, type EveningState, rubberAt, tableAt } from './state';
import { eveningView, sheetView } from './view';

/** Who comes has to be registered; every later act names those who came. */
const entriesOf = (act: Act): readonly string[] => {
  const { entries } = act as { readonly entries?: unknown };
  return act.do === 'enter-players' && entriesField.accepts(entries) ? (entries as readonly string[]) : [];
};

/** Whom a decision of the arbiter is about: everybody at the table. */
const judgedIn = (state: EveningState, { type, data }: EveningEvent): readonly string[] => {
  switch (type) {
    case 'PartieEnded':
      return tableAt(state, data.partie, data.table)?.entries ?? [];
    case 'LineRuled':
    case 'InsertionRuled':
    case 'TotalsRuled':
    case 'RubberBrokenOff':
    case 'RubberResumed':
      return Object.values(rubberAt(state, data.round, data.table)?.seats ?? {});
    default:
      return [];
  }
};

/** The evening of bridge-plafond as the order of a competition's session: tables, parties, rubbers, sheets. */
export const plafondOrder: SessionRules<EveningSetup, EveningAct, EveningEvent, EveningState> = {
  ...plafondEvening,
  game: 'bridge-plafond',
  ruleset: 'bridge-plafond@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: [
    ...['LineWritten', 'DealTaken', 'LineCorrected', 'LineRuled', 'LineInserted', 'InsertionRuled'],
    ...['RubberBrokenOff', 'RubberResumed'],
  ],
  readSetup,
  actOf: eveningActOf,
  entriesOf,
  judgedIn,
  offered: (state) => Object.keys(choicesIn(state)),
  choices: choicesIn,
  standing,
  improbable: improbableLines,
  view: eveningView,
  plan,
  restsOn,
  withDeals,
  dealProblem,
  sheet: (deals, state, asked) => {
    const own =
      state === undefined || asked === undefined ? undefined : rubberAt(state, asked.round, asked.table);
    return own === undefined ? null : sheetView(own, deals);
  },
  copy: copyEvening,
};
