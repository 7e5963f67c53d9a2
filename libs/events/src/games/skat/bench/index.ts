import { compareIss, playIssGame, readIss } from '@arbitre/rules/skat';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchFigure, figure, type ImporterBenchOptions } from '../../../../bench/figure';

/** The collection beside the working copy, else the records that may be copied. */
const SHARED = '../shared/data/skat/iss-games.sgf';
const COPIED = ['libs/rules/games/skat/fixtures/jskat.sgf', 'libs/rules/games/skat/fixtures/go-skat.sgf'];

/** At least so many games, the same ones over and over. */
const GAMES = 10_000;

/** Reads, replays and values every game and compares it with its own result; seconds. */
const seconds = (content: string): number => {
  const start = performance.now();
  for (const game of readIss(content).games) {
    const playing = playIssGame(game);
    if (!playing.ok || compareIss(playing.play).kind === 'differs')
      throw new Error(`game ${game.game} does not come to its own result`);
  }
  return (performance.now() - start) / 1000;
};

/** Records of the International Skat Server on one core, without a store. */
export default function* importers({ root, runs }: ImporterBenchOptions): Iterable<BenchFigure> {
  const shared = join(root, SHARED);
  const text = existsSync(shared)
    ? readFileSync(shared, 'utf8')
    : COPIED.map((path) => readFileSync(join(root, path), 'utf8')).join('');
  const own = readIss(text).games.length;
  const copies = Math.ceil(GAMES / own);
  const games = own * copies;
  const content = text.repeat(copies);
  seconds(content);
  const values = Array.from({ length: runs }, () => games / seconds(content));
  yield figure(
    `${games} ISS games read, replayed, valued`,
    { values, unit: 'games/s', better: 'higher' },
    5000,
  );
}
