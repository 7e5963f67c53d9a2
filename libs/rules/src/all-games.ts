import { publishedLaws } from '@arbitre/rules/kernel/laws/law';
import type { RankingMethod } from '@arbitre/rules/kernel/competition/contract';
import type { Article } from '@arbitre/rules/kernel/articles';
import type { GameId } from '@arbitre/rules/kernel/game';
import { gamesOf } from '@arbitre/rules/kernel/games';
import { lifeOf } from '@arbitre/rules/kernel/life';
import type { AnyGame, AnySessionRules } from '@arbitre/rules/kernel/manifest';
import { GAMES } from './games.generated';

/** Every game whose folder is in this repository. */
export const allGames = gamesOf(GAMES);

export const { gameOf, sessionRulesOf, rulesets, rulesetOf } = allGames;

/** Deals, sessions, competitions and records of every game. */
export const {
  dealDecider,
  unopenedDeal,
  replayDeal,
  tableViewAt,
  auditDeal,
  sessionDecider,
  sessionDeciderWith,
  unopenedSession,
  replaySession,
  auditSession,
  hidesSetup,
  competitionDecider,
  replayCompetition,
  readRecord,
  replayRecord,
  replayGameRecord,
  recordOfStream,
  recordOfSession,
  methodOf,
  scoreOf,
  explain,
  rulingArticle,
  rulingProblem,
} = lifeOf(allGames);

/** The games that are played in deals. */
export const games = (): readonly AnyGame[] =>
  allGames.all.flatMap(({ play }) => (play === undefined ? [] : [play.rules]));

/** The orders of the games that have sessions. */
export const sessionOrders = (): readonly AnySessionRules[] =>
  allGames.all.flatMap(({ session }) => (session === undefined ? [] : [session.rules]));

/** The articles that the rules carry for a game; none for a game that is not written yet. */
export const articlesOf = (game: GameId): readonly Article[] => allGames.manifestOf(game)?.articles ?? [];

/** The methods that a game's competitions may be ranked by. */
export const methodsOf = (game: GameId): readonly RankingMethod[] => allGames.manifestOf(game)?.methods ?? [];

/** What the articles of a game ask of a ruling, as plain data; null where rulings are words and scores alone. */
export const rulingLawsOf = (game: GameId): unknown => {
  const laws = allGames.manifestOf(game)?.laws;
  return laws === undefined ? null : publishedLaws(laws);
};
