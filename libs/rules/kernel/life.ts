import { auditDeal } from './deal/audit';
import { dealDecider, replayDeal, tableViewAt } from './deal/decider';
import { unopenedDeal } from './deal/state';
import { competitionDecider, replayCompetition } from './competition/decider';
import { explain } from './explain';
import type { GameId } from './game';
import type { Games } from './games';
import type { ScoreAnswer, ScoreOptions } from './manifest';
import { refuse } from './shared-refusals';
import type { RankingMethod, Scoring } from './competition/contract';
import { chosenMethod } from './competition/scoring';
import { readRecord } from './records/read';
import { recordOfStream, replayGameRecord, replayRecord } from './records/replay';
import { recordOfSession } from './records/replay-session';
import { rulingArticle, rulingProblem } from './ruling';
import { auditSession } from './session/audit';
import { hidesSetup } from './session/conceal';
import { replaySession, sessionDecider } from './session/decider';
import { unopenedSession } from './session/state';

type WithGames<Rest extends readonly unknown[], Answer> = (games: Games, ...rest: Rest) => Answer;

/**
 * The method of an id that a competition was opened with, by what it chose of it; throws on any other, since opening refused it.
 */
const methodOf = ({ methods }: Games, id: string, scoring?: Scoring | null): RankingMethod => {
  const method = methods.get(id);
  if (method === undefined) throw new Error(`There is no ranking method "${id}".`);
  return chosenMethod(method, scoring);
};

/** The score of a contract and a result alone, as `arbitre score bridge 4SXN-1 --vul NS` asks for it. */
const scoreOf = (games: Games, game: GameId, notation: string, options: ScoreOptions = {}): ScoreAnswer =>
  games.manifestOf(game)?.scoreEntry?.(notation, options) ?? refuse('no-scoring-entry', { game });

/** What deals, sessions and competitions live by, with the games that they may be of. */
export const lifeOf = (games: Games) => {
  const of =
    <Rest extends readonly unknown[], Answer>(make: WithGames<Rest, Answer>) =>
    (...rest: Rest): Answer =>
      make(games, ...rest);
  return {
    ...{ dealDecider: dealDecider(games), unopenedDeal: of(unopenedDeal), replayDeal: of(replayDeal) },
    ...{ tableViewAt: of(tableViewAt), auditDeal: of(auditDeal) },
    ...{ sessionDecider: sessionDecider(games), sessionDeciderWith: of(sessionDecider) },
    ...{ unopenedSession: of(unopenedSession) },
    ...{ replaySession: of(replaySession), auditSession: of(auditSession), hidesSetup: of(hidesSetup) },
    ...{ competitionDecider: competitionDecider(games), replayCompetition: of(replayCompetition) },
    ...{ readRecord: of(readRecord), replayRecord: of(replayRecord), replayGameRecord: of(replayGameRecord) },
    ...{ recordOfStream: of(recordOfStream), recordOfSession: of(recordOfSession) },
    ...{ methodOf: of(methodOf), scoreOf: of(scoreOf) },
    ...{ explain: of(explain), rulingArticle: of(rulingArticle), rulingProblem: of(rulingProblem) },
  };
};
