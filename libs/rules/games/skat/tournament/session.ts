import type { Act } from '@arbitre/rules/kernel/decider';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { sheetAt } from '../score-sheet/of-deals';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { actOfTournamentEvent, SCORING } from './act-of';
import { acts, type TournamentAct } from './acts';
import { skatTournament } from './decider';
import type { TournamentEvent } from './events';
import { entries, entry as entryField } from './fields';
import { judgedIn } from './judged';
import { dealProblem, restsOn, withDeals } from './list-lines';
import { choicesIn, offeredIn } from './offered';
import { readSetup, type TournamentSetup } from './setup';
import { becauseOf, tournamentStanding } from './standing';
import { copyTournament, listAt, type TournamentState } from './state';
import { tournamentView } from './view';

/**
 * Who comes in: a participant at the desk, and whoever is drawn for a series. A substitute is named by the direction and
 * plays for the entry that he stands in for.
 */
const entriesOf = (act: Act): readonly string[] => {
  const given = act as TournamentAct;
  if (given.do === 'draw-seats')
    return given.order !== undefined && entries.accepts(given.order) ? given.order : [];
  return given.do === 'check-in' && entryField.accepts(given.entry) ? [given.entry] : [];
};

/** The tournament order of skat as the order of a competition's sessions; a session may hold several series. */
export const skatOrder: SessionRules<TournamentSetup, TournamentAct, TournamentEvent, TournamentState> = {
  ...skatTournament,
  game: 'skat',
  ruleset: 'skat@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: SCORING,
  readSetup,
  actOf: actOfTournamentEvent,
  entriesOf,
  judgedIn,
  offered: offeredIn,
  choices: choicesIn,
  standing: tournamentStanding,
  because: becauseOf,
  view: tournamentView,
  restsOn,
  withDeals,
  dealProblem,
  // SKAT-5.5.4.a: the stake of the notice settles its lists.
  sheet: (deals, state) =>
    sheetAt(deals, state?.notice?.notice.stake ?? '1', ({ round, table }) =>
      state === undefined ? [] : (listAt(state, round, table)?.parts ?? []).map(({ from }) => from),
    ),
  copy: copyTournament,
};
