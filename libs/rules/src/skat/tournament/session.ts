import type { Act } from '../../kernel/decider';
import type { SessionRules } from '../../session/contract';
import { sheetOfDeals } from '../score-sheet/of-deals';
import { actOfTournamentEvent, DIRECTION_ACTS, SCORING } from './acts';
import { isNames } from './decide';
import { skatTournament, type TournamentCommand } from './decider';
import type { TournamentEvent } from './events';
import { readSetup, type TournamentSetup } from './setup';
import { tournamentStanding } from './standing';
import { copyTournament, type TournamentState } from './state';
import { tournamentView } from './view';

/**
 * Who comes in: a participant at the desk, and whoever is drawn for a series. A substitute is named by the direction and
 * plays for the entry that he stands in for.
 */
const entriesOf = (act: Act): readonly string[] => {
  const { entry, order } = act as TournamentCommand;
  if (act.do === 'draw-seats') return isNames(order) ? order : [];
  return act.do === 'check-in' && typeof entry === 'string' ? [entry] : [];
};

/** The tournament order of skat as the order of a competition's sessions; a session may hold several series. */
export const skatOrder: SessionRules<TournamentSetup, TournamentCommand, TournamentEvent, TournamentState> = {
  ...skatTournament,
  game: 'skat',
  ruleset: 'skat@1',
  arbiterActs: DIRECTION_ACTS,
  scoring: SCORING,
  readSetup,
  actOf: actOfTournamentEvent,
  entriesOf,
  standing: tournamentStanding,
  view: tournamentView,
  sheet: sheetOfDeals,
  copy: copyTournament,
};
