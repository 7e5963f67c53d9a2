import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import { decides, type Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { exactOf } from '../rules/amount';
import { readLeagueRules } from '../rules/read';
import { divisionActs } from './acts';
import type { DivisionContext } from './context';
import { enter, leave, nameRoster } from './decide-entries';
import { bringPoints, moveEntry, undoMove } from './decide-moves';
import { commitLot, drawLots } from './decide-lots';
import { declinePhase, openPhase } from './decide-phases';
import { checkRanking, publishRanking } from './decide-ranking';
import {
  confirmMatch,
  correctMatch,
  drawFixtures,
  forfeitMatch,
  postponeFixture,
  reportMatch,
  settleMatch,
} from './decide-fixtures';
import type { DivisionEvent } from './events';
import { type DivisionState, rulesInForce } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

type Handler<Act> = (state: DivisionState, act: Act, context: DivisionContext) => Answer;

/** All but corrections that say why and who decided them: a closed season takes nothing else. */
function inSeason<Act>(handle: Handler<Act>): Handler<Act> {
  return untilArchived((state, act, context) =>
    context.season === 'closed' ? refuse('season-closed') : handle(state, act, context),
  );
}

/** Nothing is written in an archived season. */
function untilArchived<Act>(handle: Handler<Act>): Handler<Act> {
  return (state, act, context) =>
    context.season === 'archived' ? refuse('season-archived') : handle(state, act, context);
}

/** Why rules are not sound: how many mistakes, and where. */
const unsound = (rules: unknown): Refusal | null => {
  const reading = readLeagueRules(rules);
  return reading.ok
    ? null
    : refuse('rules-unsound', {
        count: reading.problems.length,
        paths: reading.problems.map(({ path }) => (path === '' ? 'rules' : path)),
      });
};

const openDivision = (
  _: DivisionState,
  { title, game, level, region, rules }: Given<Acts, 'open-division'>,
  { games }: DivisionContext,
): Answer =>
  (games.includes(game) ? null : refuse('game-not-in-season', { game, games })) ??
  unsound(rules) ??
  accepted({
    type: 'DivisionOpened',
    data: { title, game, level, ...(region === undefined ? {} : { region }), rules },
  });

const changeRules = (
  state: DivisionState,
  { rules, replaces, reason, decidedBy }: Given<Acts, 'change-division-rules'>,
): Answer => {
  const problem = unsound(rules);
  if (problem !== null) return problem;
  const now = rulesInForce(state);
  if (now?.format !== rules.format) return refuse('format-fixed', { format: now?.format ?? '' });
  if (canonicalJson(now) === canonicalJson(rules)) return refuse('rules-unchanged');
  const version = state.versions.length + 1;
  if (replaces !== undefined && replaces !== version - 1)
    return refuse('rules-changed-meanwhile', { version: version - 1, seen: replaces });
  return accepted({ type: 'DivisionRulesChanged', data: { version, rules, reason, decidedBy } });
};

const countCompetition = (
  { opened, competitions }: DivisionState,
  { competition, number, phase, table, factor }: Given<Acts, 'count-competition'>,
  { competitionGame: game }: DivisionContext,
): Answer => {
  const own = opened?.game ?? '';
  if (game !== null && game !== own) return refuse('another-game', { competition, game, own });
  const data = {
    ...{ competition, number },
    ...(phase === undefined ? {} : { phase }),
    ...(table === undefined ? {} : { table }),
    ...(factor === undefined ? {} : { factor }),
  };
  const known = competitions.get(competition);
  if (known !== undefined && canonicalJson(known) === canonicalJson(data))
    return refuse('counts-already', { competition });
  // Events of one number count together: only another table makes them more than one competition of the season.
  const other = [...competitions.values()].find(
    (each) =>
      each.competition !== competition &&
      each.number === number &&
      each.phase === phase &&
      each.table === table,
  );
  return other === undefined
    ? accepted({ type: 'CompetitionCounted', data })
    : refuse('number-counts', { number, competition: other.competition });
};

/** Pure. Answers any command, well formed or absurd. */
export const decideDivision = decides<Acts, DivisionState, DivisionEvent, DivisionContext>(
  divisionActs,
  ({ opened }, name) => {
    if (opened === null) return name === 'open-division' ? null : refuse('division-not-open');
    return name === 'open-division' ? refuse('division-already-open') : null;
  },
  {
    'open-division': inSeason(openDivision),
    'change-division-rules': inSeason(changeRules),
    'count-competition': inSeason(countCompetition),
    'leave-competition-out': inSeason(({ competitions }, { competition, reason }) =>
      competitions.has(competition)
        ? accepted({ type: 'CompetitionLeftOut', data: { competition, reason } })
        : refuse('counts-not', { competition }),
    ),
    'enter-division': inSeason(enter),
    'leave-division': inSeason(leave),
    'move-entry': inSeason(moveEntry),
    'undo-entry-move': inSeason(undoMove),
    'bring-points': inSeason(bringPoints),
    'name-roster': inSeason(nameRoster),
    'draw-fixtures': inSeason(drawFixtures),
    'postpone-fixture': inSeason(postponeFixture),
    'report-match': inSeason(reportMatch),
    'confirm-match': inSeason(confirmMatch),
    'settle-match': inSeason(settleMatch),
    'forfeit-match': inSeason(forfeitMatch),
    'correct-match': untilArchived(correctMatch),
    'adjust-points': untilArchived((state, { entry, points, article, phase, reason, decidedBy }) => {
      const known = state.entries.get(entry);
      if (known === undefined) return refuse('no-such-entry', { entry });
      if (exactOf(points).num === 0) return refuse('nothing-to-adjust');
      const data = { entry, points, article, ...(phase === undefined ? {} : { phase }), reason, decidedBy };
      return accepted({ type: 'PointsAdjusted', data });
    }),
    // A season is closed after its regions, and no ranking is official before.
    'publish-division-ranking': untilArchived(publishRanking),
    'check-division-ranking': untilArchived(checkRanking),
    'commit-division-lot': inSeason(commitLot),
    'draw-division-lots': inSeason(drawLots),
    'open-phase': inSeason(openPhase),
    'decline-phase': inSeason(declinePhase),
  },
);
