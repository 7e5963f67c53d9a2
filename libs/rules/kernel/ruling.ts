import { isRecord, type Refusal } from './act-shape';
import type { Article } from './articles';
import type { Act } from './decider';
import { DRAW } from './deal/attention';
import { AGREE, FORFEIT, JUDGE, PREVENT } from './deal/rights';
import type { GameId } from './game';
import type { Games } from './games';
import type { GameManifest, Scale } from './manifest';
import { refuse } from './shared-refusals';

/** Advice and what is settled before play decide nothing at a table. */
const UNRULED: readonly Article['kind'][] = ['guide', 'setup'];

/** A law is cited whole, too: `BD-L12C2` for BD-L12C2a and its neighbours, never `BD-L1` for BD-L12. */
const isLawOf = (law: string, article: string): boolean =>
  article.startsWith(law) &&
  (article.length === law.length || !(/\d$/.test(law) && /\d/.test(article.charAt(law.length))));

/** The articles of a game by which an arbiter may rule; a whole law says what its first article says. */
export const articlesRuledBy = ({
  articles,
  ruledBy = [],
}: Pick<GameManifest, 'articles' | 'ruledBy'>): readonly Article[] => {
  const known = articles.filter(({ kind }) => !UNRULED.includes(kind));
  const laws = ruledBy.flatMap((law): readonly Article[] => {
    const first = articles.find(({ id }) => isLawOf(law, id));
    return first === undefined || first.id === law ? [] : [{ ...first, id: law, kind: 'arbiter' }];
  });
  return [...known, ...laws].toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
};

/**
 * Why nobody may rule by this article in a game, or null: it must exist, be of this game, and decide something.
 *
 * @param article an id of the game's inventory; in bridge also a law that has several (`BD-L12`)
 */
export const rulingArticle = (games: Games, game: GameId, article: string): Refusal | null => {
  const given = article.slice(0, 60);
  const { articles = [], ruledBy = [] } = games.manifestOf(game) ?? {};
  const known = articles.find(({ id }) => id === article);
  if (known !== undefined)
    return UNRULED.includes(known.kind) ? refuse('article-not-ruled-by', { article: given }) : null;
  if (ruledBy.includes(article) || (/\d/.test(article) && ruledBy.some((id) => isLawOf(article, id))))
    return null;
  return games.all.some(
    (each) => each.articles.some(({ id }) => id === article) || each.ruledBy?.includes(article),
  )
    ? refuse('article-of-another-game', { article: given, game })
    : refuse('unknown-article', { article: given, game });
};

const isPossible = ({ least, most, step }: Scale, score: unknown): boolean =>
  typeof score !== 'number' || (score >= least && score <= most && score % step === 0);

/** Where results are compared with a top they are weighed, too. */
const fits = (scale: Scale, { kind, score, of }: Readonly<Record<string, unknown>>): boolean => {
  if (kind === 'artificial' || kind === 'apart') return scale.percent;
  if (kind !== 'weighted') return isPossible(scale, score);
  return (
    scale.percent && Array.isArray(of) && of.every((each) => !isRecord(each) || isPossible(scale, each.score))
  );
};

const givenOf = (score: unknown, percent: unknown, of: unknown): string | number => {
  if (typeof score === 'number') return score;
  const parts: readonly unknown[] = Array.isArray(of) ? of : [];
  if (parts.length === 0) return `${typeof percent === 'number' ? percent : '?'} %`;
  return parts.map((each) => (isRecord(each) ? String(each.score).slice(0, 12) : '?')).join(', ');
};

/** Why a side cannot be given such a score in a game, or null; the shape of an adjustment is the deal's to judge. */
const adjustmentProblem = (games: Games, game: GameId, adjustments: unknown): Refusal | null => {
  const scale = games.manifestOf(game)?.scale;
  if (scale === undefined || !isRecord(adjustments)) return null;
  const wrong = Object.entries(adjustments).find(([, each]) => isRecord(each) && !fits(scale, each));
  if (wrong === undefined) return null;
  const { percent, score, of } = wrong[1] as Readonly<Record<string, unknown>>;
  return refuse('impossible-adjustment', {
    side: wrong[0].slice(0, 40),
    given: givenOf(score, percent, of),
    game,
    least: scale.least,
    most: scale.most,
    step: scale.step,
  });
};

/** Acts of every deal, beside rulings, that cite an article. */
const RIGHTS: readonly string[] = [AGREE, FORFEIT];
const CITING: readonly string[] = [DRAW, PREVENT, JUDGE, ...RIGHTS];

/**
 * Why an act may not be written, or null: the article by which it rules, or to which it draws attention, is not one to rule by,
 * or it gives a side what nobody can score. `arbiterActs`: the acts that the game reserves to the arbiter. Asked at the door of a stream and not by the rules,
 * so that what was once written stays readable.
 */
export const rulingProblem = (
  games: Games,
  game: GameId,
  arbiterActs: readonly string[],
  act: Act,
): Refusal | null => {
  const { article, adjustments, right } = act as Readonly<Record<string, unknown>>;
  const isRuling = act.do === 'give-ruling' || act.do === 'decide-appeal';
  if (!isRuling && !CITING.includes(act.do) && !arbiterActs.includes(act.do)) return null;
  const cited = [article, ...(RIGHTS.includes(act.do) ? [right] : [])];
  const problem = cited
    .map((each) => (typeof each === 'string' && each !== '' ? rulingArticle(games, game, each) : null))
    .find((each) => each !== null);
  return problem ?? (isRuling ? adjustmentProblem(games, game, adjustments) : null);
};
