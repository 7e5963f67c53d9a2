import { articlesRuledBy } from '@arbitre/rules/kernel/ruling';
import { allGames, articlesOf, games, rulingArticle, rulingProblem } from './index';

const codeOf = (game: Parameters<typeof rulingArticle>[0], article: string): string =>
  rulingArticle(game, article)?.violation.article ?? 'accepted';
const ruled = (game: Parameters<typeof rulingArticle>[0], article: string, NS: object): string =>
  rulingProblem(game, [], { do: 'give-ruling', article, reason: 'r', adjustments: { NS } } as never)
    ?.violation.article ?? 'accepted';
const assigned = (score: number) => ({ kind: 'assigned', score });
const HALF = { kind: 'artificial', percent: 50 };

describe('the article of a ruling', () => {
  it.each([
    ['bridge', 'BD-L12C2a', 'accepted'],
    ['bridge', 'BD-L12C2', 'accepted'],
    ['bridge', 'BD-L12', 'accepted'],
    ['bridge', 'BD-L64A1', 'accepted'],
    ['bridge', 'BD-L999', 'unknown-article'],
    ['bridge', 'BD-L', 'unknown-article'],
    ['bridge', 'WHC-REN-5', 'article-of-another-game'],
    ['whist', 'WHC-REN-5', 'accepted'],
    ['whist', 'WHC-REN-17', 'article-not-ruled-by'],
    ['whist', 'WHC-NOPE-1', 'unknown-article'],
    ['whist', 'BD-L64A1', 'article-of-another-game'],
    ['whist-militaire', 'WM-R9a', 'accepted'],
    ['whist-militaire', 'WM-ZZZ', 'unknown-article'],
    ['skat', 'SKAT-4-GAP-10', 'accepted'],
    ['skat', 'WM-R9a', 'article-of-another-game'],
    ['scrabble', 'SCR-BUL-14', 'accepted'],
  ] as const)('of %s by %s is %s', (game, article, code) => {
    expect(codeOf(game, article)).toBe(code);
  });
  it('is of its own game for every article of every game', () => {
    for (const { id } of games())
      for (const other of games())
        for (const article of articlesOf(other.id))
          expect(['accepted', 'article-not-ruled-by'].includes(codeOf(id, article.id))).toBe(id === other.id);
  });
  it('is offered to arbiters only where they may rule by it', () => {
    for (const game of allGames.all) {
      const offered = articlesRuledBy(game);
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.filter(({ id }) => rulingArticle(game.id, id) !== null)).toEqual([]);
    }
  });
  it('is asked of the acts that a game reserves to the arbiter', () => {
    const rule = { do: 'rule', article: 'WM-ZZZ', reason: 'r', outcome: 'play-on' };
    expect(rulingProblem('whist-militaire', ['rule'], rule)?.violation.article).toBe('unknown-article');
    expect(rulingProblem('whist-militaire', ['rule'], { ...rule, do: 'report' })).toBeNull();
  });
});

describe('what a ruling gives a side', () => {
  it.each([
    ['bridge', 'BD-L12C1a', HALF, 'accepted'],
    ['bridge', 'BD-L12C1a', assigned(-7600), 'accepted'],
    ['bridge', 'BD-L12C1a', assigned(-7610), 'impossible-adjustment'],
    ['bridge', 'BD-L12C1a', assigned(425), 'impossible-adjustment'],
    ['whist', 'WHC-REN-5', assigned(3), 'accepted'],
    ['whist', 'WHC-REN-5', assigned(-1), 'impossible-adjustment'],
    ['whist', 'WHC-REN-5', HALF, 'impossible-adjustment'],
    ['whist-militaire', 'WM-R9a', assigned(1), 'accepted'],
    ['whist-militaire', 'WM-R9a', assigned(2), 'impossible-adjustment'],
    ['skat', 'SKAT-4-GAP-10', assigned(-96), 'accepted'],
    ['skat', 'SKAT-4-GAP-10', HALF, 'impossible-adjustment'],
  ] as const)('of %s by %s: %j is %s', (game, article, adjustment, code) => {
    expect(ruled(game, article, adjustment)).toBe(code);
  });
});
