import { readWordList } from '../lexicon/word-list';
import { given, round, roundUpToSlips, second, slip, viewOf } from '../testing/game-at-table';

const WORDS = 'JOUEUSE JOUEUSES SKI TAIE AS SA';

describe('what a page shows', () => {
  it('SCR-2A-1 shows everyone the grid, the rack and the letters that are still to come', () => {
    const game = given(WORDS).and(round('JOUEUSE', []), { do: 'draw', letters: 'AIKNSTI' });
    const { board, rounds, unplaced, bag } = viewOf(game, { kind: 'everyone' });
    expect([board[7], rounds[1]?.rack, bag]).toEqual(['...JOUEUSE.....', 'AIKNSTI', 88]);
    expect([unplaced.length, unplaced.match(/E/g)?.length, unplaced.slice(-2)]).toEqual([95, 13, '??']);
    expect(unplaced).not.toContain('J');
  });
  it('says what the arbiter may do next, with what is ready to be sent', () => {
    let game = given(WORDS);
    const next = () => viewOf(game).next.map((each) => each.do);
    expect(viewOf(game).next[0]).toEqual({ do: 'draw', by: 'arbiter', with: { letters: 7 } });
    const seen: string[] = [];
    for (const act of roundUpToSlips('JOUEUSE')) {
      seen.push(next()[0] ?? '');
      game = game.and(act);
    }
    expect(seen).toEqual([
      'draw',
      'call-rack',
      'repeat-rack',
      'start-clock',
      'signal-time',
      'end-time',
      'collect-slips',
    ]);
    expect(viewOf(game).next).toEqual([
      { do: 'retain', by: 'arbiter', with: { place: 'H4', word: 'JOUEUSE' } },
      { do: 'enter-slip', by: 'arbiter', with: { round: 1 } },
    ]);
    game = game.and({ do: 'retain' });
    expect(next()).toEqual(['announce-word', 'draw', 'enter-slip', 'close-round']);
    // Whoever drew the next rack first announces the word at any time after.
    const drawn = game.and({ do: 'draw', letters: 'AIKNSTI' });
    expect(viewOf(drawn).next.map((each) => each.do)).toEqual([
      ...['call-rack', 'announce-word', 'enter-slip', 'close-round'],
    ]);
    game = game.and({ do: 'interrupt', at: second(300), reason: 'fire alarm' });
    expect(next()).toEqual(['resume', 'abandon']);
  });
  it.each(['everyone', 'entry'] as const)(
    'SCR-2B-4 tells the proposal to nobody but staff before it is retained: %s',
    (kind) => {
      const game = given(WORDS, {}, ['ann', 'bob']).and(roundUpToSlips('JOUEUSE'), slip('ann H4 JOUEUSE 94'));
      const seen = viewOf(game, kind === 'entry' ? { kind, entry: 'bob' } : { kind });
      expect(seen.next[0]).toEqual({ do: 'retain', by: 'arbiter', with: { place: null, word: null } });
      expect([seen.alarms, seen.rounds[0]?.topScore, seen.rounds[0]?.tops]).toEqual([[], null, null]);
      expect(viewOf(game).next[0]?.with).toEqual({ place: 'H4', word: 'JOUEUSE' });
    },
  );
  it('gives the distribution of a round to staff at once, to others when it is closed', () => {
    let game = given(WORDS, {}, ['ann', 'bob', 'cid']).and(
      roundUpToSlips('JOUEUSE'),
      slip('ann H4 JOUEUSE 94'),
      slip('bob H4 JOUEUSE 94'),
      { do: 'retain' },
    );
    const rows = (kind: 'staff' | 'everyone') => viewOf(game, { kind }).rounds[0]?.distribution ?? null;
    expect([rows('staff'), rows('everyone')]).toEqual([[{ score: 94, slips: 2, words: ['JOUEUSE'] }], null]);
    game = game.and({ do: 'close-round' });
    expect(rows('everyone')).toEqual([
      { score: 94, slips: 2, words: ['JOUEUSE'] },
      { score: 0, slips: 1, words: [] },
    ]);
  });
});

describe('the word list of a game', () => {
  it('SCR-2B-GAP-2 SCR-5-1 SCR-5-2 admits words without accents and ligatures, and no other form', () => {
    const reading = readWordList(['naïf', 'cœur', 'garçon'], 'whole');
    const game = given(reading.ok ? reading.list.words.join(' ') : '').and(
      roundUpToSlips('COEURNA'),
      slip('ann H4 COEUR 18'),
      slip('bob H4 COEURS 20'),
    );
    expect(viewOf(game).rounds[0]?.slips.map(({ verdict }) => verdict)).not.toContain('to-rule');
    expect(viewOf(game).rounds[0]?.slips[0]?.points).toBeGreaterThan(0);
    expect(viewOf(game).rounds[0]?.slips[1]?.points).toBe(0);
  });
});
