import { compareIss, playIssGame, readIss } from '@arbitre/rules/skat';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The collection beside the working copy, else the records that may be copied. */
const SHARED = '../shared/data/skat/iss-games.sgf';
const COPIED = ['libs/rules/games/skat/fixtures/jskat.sgf', 'libs/rules/games/skat/fixtures/go-skat.sgf'];

/** At least so many games, the same ones over and over. */
const GAMES = 10_000;

export type IssBench = {
  readonly games: number;
  /** Reads, replays and values every game and compares it with its own result; seconds. */
  readonly run: () => number;
};

export const issBench = (root: string): IssBench => {
  const shared = join(root, SHARED);
  const text = existsSync(shared)
    ? readFileSync(shared, 'utf8')
    : COPIED.map((path) => readFileSync(join(root, path), 'utf8')).join('');
  const own = readIss(text).games.length;
  const copies = Math.ceil(GAMES / own);
  const content = text.repeat(copies);
  return {
    games: own * copies,
    run: () => {
      const start = performance.now();
      for (const game of readIss(content).games) {
        const playing = playIssGame(game);
        if (!playing.ok || compareIss(playing.play).kind === 'differs')
          throw new Error(`game ${game.game} does not come to its own result`);
      }
      return (performance.now() - start) / 1000;
    },
  };
};
