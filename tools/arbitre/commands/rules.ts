import type { GameId } from '@arbitre/rules';
import { COMPLETE, GAMES, inventoryOf, type InventoryArticle } from '../inventories/inventory';
import { testsOfArticles } from '../inventories/tests-of-articles';
import { CannotDo, type ExitStatus } from '../exit-status';
import type { Terminal } from '../terminal';

type Covered = InventoryArticle & { readonly tests: readonly string[] };

const printGame = (
  game: GameId,
  articles: readonly Covered[],
  json: boolean,
  { texts, print }: Terminal,
): void => {
  const due = articles.filter(({ kind }) => kind !== 'guide');
  const tested = due.filter(({ tests }) => tests.length > 0).length;
  const guide = articles.length - due.length;
  if (json) {
    for (const { id, kind, tests } of articles) print(JSON.stringify({ game, article: id, kind, tests }));
    print(JSON.stringify({ game, tested, articles: due.length, guide, complete: COMPLETE.has(game) }));
  } else
    print(articles.length === 0 ? texts.noInventory(game) : texts.covered(game, tested, due.length, guide));
};

/** Counts, for each article of a rulebook, the tests that name it; a complete game without one has status 1. */
export const coverageCommand = (
  { game, json = false }: { readonly game?: string; readonly json?: boolean },
  terminal: Terminal,
): ExitStatus => {
  const games = game === undefined ? GAMES : GAMES.filter((each) => each === game);
  if (games.length === 0) throw new CannotDo(terminal.texts.noInventory(game ?? ''));
  const tests = testsOfArticles();
  let status: ExitStatus = 0;
  for (const each of games) {
    const articles = inventoryOf(each).map(({ id, kind }) => ({ id, kind, tests: tests.get(id) ?? [] }));
    printGame(each, articles, json, terminal);
    const missing = articles.filter(({ kind, tests: own }) => kind !== 'guide' && own.length === 0);
    if (!COMPLETE.has(each) || missing.length === 0) continue;
    status = 1;
    terminal.complain(terminal.texts.uncovered(each, missing.map(({ id }) => id).join(' ')));
  }
  return status;
};
