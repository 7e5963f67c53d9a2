import type { Act } from '@arbitre/rules/kernel/decider';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { tournamentActOf } from './act-of';
import { acts, type TournamentAct } from './acts';
import { choicesIn } from './choices';
import { fiveHundredTournament } from './decider';
import type { TournamentEvent } from './events';
import { teams as teamsField } from './fields';
import { planOf } from './plan';
import { readSetup, type TournamentSetup } from './setup';
import { dealProblem, restsOn, withDeals } from './sheet-lines';
import { becauseOf, standingOf } from './standing';
import { copyTournament, tableAt, type TournamentState } from './state';
import { tournamentView } from './view';

/** Who is drawn has to be registered; every later act names those who were. */
const entriesOf = (act: Act): readonly string[] => {
  const { teams } = act as { readonly teams?: unknown };
  return act.do === 'draw-teams' && teamsField.accepts(teams) ? (teams as readonly string[]) : [];
};

const bothAt = (
  state: TournamentState,
  { game, table }: { readonly game: number; readonly table: string },
): readonly string[] => {
  const own = tableAt(state, game, table);
  return own === undefined ? [] : [own.NS, own.EW];
};

/** Whom a decision of the arbiter is about. */
const judgedIn = (state: TournamentState, { type, data }: TournamentEvent): readonly string[] => {
  switch (type) {
    case 'DealsRuled':
    case 'DealsReopened':
    case 'GameAbandoned':
    case 'GameForfeited':
      return bothAt(state, data);
    case 'MeasureTaken':
    case 'TeamDisqualified':
    case 'SubstituteAdmitted':
      return [data.team];
    default:
      return [];
  }
};

/** The tournament of five hundred as the order of a competition's session: the lot, sheets, initials, conduct. */
export const fiveHundredOrder: SessionRules<
  TournamentSetup,
  TournamentAct,
  TournamentEvent,
  TournamentState
> = {
  ...fiveHundredTournament,
  game: 'five-hundred',
  ruleset: 'five-hundred@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: [
    'DealsInitialled',
    'DealsRuled',
    'DealsReopened',
    'GameForfeited',
    'MeasureTaken',
    'TeamDisqualified',
  ],
  readSetup,
  actOf: tournamentActOf,
  entriesOf,
  judgedIn,
  offered: (state) => Object.keys(choicesIn(state)),
  choices: choicesIn,
  standing: standingOf,
  because: becauseOf,
  view: tournamentView,
  plan: planOf,
  restsOn,
  withDeals,
  dealProblem,
  copy: copyTournament,
};
