import { arbitreWith, folderOf } from '../../testing/command-line';
import { existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../repository';

const { file } = folderOf('cli-gcg');
const HEAD = '#player1 a Ann\n#player2 b Bob\n';

const arbitre = (...args: readonly string[]) => arbitreWith({}, ['scrabble', 'check', ...args]);

describe('arbitre scrabble check', () => {
  it('refuses a file that is too long for a game before it reads it', async () => {
    const long = file('long.gcg', HEAD);
    truncateSync(long, 31_000_000);
    const { status, out, err } = await arbitre(long);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('31000000 bytes; at most 1000000 are read');
    expect(err.length).toBeLessThan(500);
  });

  it('prints every turn with what was computed, players by number', async () => {
    const { status, out } = await arbitre(
      file('right.gcg', `${HEAD}>a: HORN 8G HORN +14 14\n>b: X - +0 0\n`),
    );
    expect(status).toBe(0);
    expect(out).toContain('player 1  H7 HORN                  +14  right');
    expect(out).toContain('1 of 1 moves score as computed; 2 lines, 0 in disagreement.');
    expect(out).not.toContain('Ann');
  });

  it('ends with 1 when a score is another', async () => {
    const wrong = file('wrong.gcg', `${HEAD}>a: HORN 8G HORN +15 15\n`);
    const { status, out } = await arbitre(wrong, '--json');
    const [turn] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(turn).toMatchObject({ place: 'H7', score: 15, computed: 14, verdict: 'differs' });
    expect(status).toBe(1);
  });

  it('ends with 2 when the file is no game, and says where', async () => {
    const { status, err } = await arbitre(file('none.gcg', `${HEAD}>c: HORN 8G HORN +14 14\n`));
    expect({ status, told: err.startsWith('line 3: this player is not named') }).toEqual({
      status: 2,
      told: true,
    });
  });

  const shared = join(repository, '../shared/data/scrabble/gcg/liwords/many_challenges.gcg');
  const itShared = existsSync(shared) ? it : it.skip;
  itShared('agrees with a recorded game of challenges (needs ../shared)', async () => {
    const { status, out } = await arbitre(shared);
    const [, right, plays, wrong] =
      /(\d+) of (\d+) moves score as computed; \d+ lines, (\d+)/.exec(out) ?? [];
    expect({ status, wrong, all: right === plays && Number(plays) > 20 }).toEqual({
      status: 0,
      wrong: '0',
      all: true,
    });
  });
});
