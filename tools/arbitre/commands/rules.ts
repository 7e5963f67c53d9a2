import { allGames, type Article, type GameId } from '@arbitre/rules';
import { RULEBOOKS, inventoryOf, type InventoryArticle, isComplete } from '../inventories/inventory';
import { type ArticleTest, type Reach, reachOf, testsOfArticles } from '../inventories/tests-of-articles';
import { CannotDo, type ExitStatus } from '../exit-status';
import { repository } from '../repository';
import type { Terminal } from '../terminal';

type Covered = InventoryArticle & {
  readonly reach: Reach | null;
  readonly tests: readonly ArticleTest[];
};

const idsWith = (articles: readonly Covered[], reach: Reach | null): readonly string[] =>
  articles.filter((article) => article.kind !== 'guide' && article.reach === reach).map(({ id }) => id);

const printGame = (
  game: GameId,
  articles: readonly Covered[],
  json: boolean,
  { texts, print }: Terminal,
): void => {
  const due = articles.filter(({ kind }) => kind !== 'guide');
  const tested = due.filter(({ reach }) => reach !== null).length;
  const guide = articles.length - due.length;
  const [acts, inside, specs] = [
    idsWith(articles, 'acts'),
    idsWith(articles, 'inside'),
    idsWith(articles, 'specs'),
  ];
  if (json) {
    for (const { id, kind, reach, tests } of articles)
      print(JSON.stringify({ game, article: id, kind, reach, tests: tests.map(({ place }) => place) }));
    const counts = { reached: acts.length, inside, specs, tested, articles: due.length, guide };
    print(JSON.stringify({ game, ...counts, complete: isComplete(game) }));
    return;
  }
  if (articles.length === 0) {
    print(texts.noInventory(game));
    return;
  }
  print(texts.covered(game, acts.length, tested, due.length, guide));
  const { open } = allGames.manifestOf(game) ?? {};
  if (open !== undefined) print(`  ${open.reason[texts.language]}`);
  if (inside.length > 0) print(texts.reachedInside(inside.length, inside.join(' ')));
  if (specs.length > 0) print(texts.reachedBySpecs(specs.length, specs.join(' ')));
};

/**
 * Counts, for each article of a rulebook, the tests that name it, and tells those that a user can reach from those that
 * only a spec does. A complete game has status 1 with an article that no test names, or that rests on code which nothing
 * but specs calls.
 */
const coverageCommand = (
  { game, json = false }: { readonly game?: string; readonly json?: boolean },
  terminal: Terminal,
): ExitStatus => {
  const games = game === undefined ? RULEBOOKS : RULEBOOKS.filter((each) => each === game);
  if (games.length === 0) throw new CannotDo(terminal.texts.noInventory(game ?? ''));
  const tests = testsOfArticles(repository);
  let status: ExitStatus = 0;
  for (const each of games) {
    const articles = inventoryOf(each).map(({ id, kind }): Covered => {
      const own = tests.get(id) ?? [];
      return { id, kind, reach: reachOf(own), tests: own };
    });
    printGame(each, articles, json, terminal);
    if (!isComplete(each)) continue;
    const [missing, specs] = [idsWith(articles, null), idsWith(articles, 'specs')];
    if (missing.length > 0) terminal.complain(terminal.texts.uncovered(each, missing.join(' ')));
    if (specs.length > 0) terminal.complain(terminal.texts.unreached(each, specs.join(' ')));
    if (missing.length + specs.length > 0) status = 1;
  }
  return status;
};

export type RulesArguments = {
  readonly coverage?: boolean;
  readonly article?: string;
  readonly game?: string;
  readonly json?: boolean;
};

/** The article of that id, or all of a law: `BD-L27B1a`, `BD-L27`. */
const articlesFor = (id: string): readonly Article[] => {
  const all = allGames.all.flatMap(({ articles }) => articles);
  const known = all.filter((each) => each.id.toLowerCase() === id.toLowerCase());
  const ofLaw = (each: Article): boolean =>
    each.id.toLowerCase().startsWith(id.toLowerCase()) && !/^\d/.test(each.id.slice(id.length));
  return known.length > 0 ? known : all.filter(ofLaw);
};

/** Tells what an article says, in our own words (BD-FADOQ-2), or counts the tests of all. */
export const rulesCommand = (given: RulesArguments, terminal: Terminal): ExitStatus => {
  const { article, coverage = false, json = false } = given;
  const { texts, print } = terminal;
  if (article === undefined) {
    if (coverage) return coverageCommand(given, terminal);
    throw new CannotDo(texts.coverageOrArticle);
  }
  const found = articlesFor(article.trim());
  if (article.trim().length < 2 || found.length === 0)
    throw new CannotDo(texts.noSuchArticle(article.slice(0, 60)));
  for (const { id, kind, text } of found)
    print(json ? JSON.stringify({ article: id, kind, ...text }) : `${id}  ${text[texts.language]}`);
  return 0;
};
