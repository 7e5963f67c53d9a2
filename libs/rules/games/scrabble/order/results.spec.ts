import { methodOf } from '../testing/life';
import { standing } from './standing';
import {
  lastOf,
  openGame,
  round,
  roundUpToSlips,
  second,
  slip,
  typesOf,
  type GameAtTable,
} from '../testing/game-at-table';
import { commitmentOf, drawLetters } from '../draw/seeded-draw';
import { readRack } from '../tiles/rack';
import { FRENCH_TILES } from '../tiles/tile-set';

/** Ends after one round: nothing that is left can be laid. */
const ONE = 'JOUEUSE';
const players = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** An interruption that is long enough ends the game wherever it stands. */
const abandonAt = (game: GameAtTable, from: number, minutes: number): void => {
  game.does(
    { do: 'interrupt', at: second(from), reason: 'fire alarm' },
    { do: 'abandon', at: second(from + minutes * 60 + 1) },
  );
};

/** Letters of rounds that leave everything but one tile in the bag again: the word list has nothing but two-letter words. */
const manyRounds = (game: GameAtTable, count: number): void => {
  for (let number = 1; number <= count; number++) {
    const state = game.state();
    const kept = state.leftover.reduce((sum, each) => sum + each, 0);
    let set = 0;
    while (game.view().phase === 'draw') {
      set += 1;
      const bag = state.unplaced.map((each, letter) => each - (state.leftover[letter] ?? 0));
      const left = state.leftover.reduce((sum, each) => sum + each, 0);
      game.does({ do: 'draw', letters: drawLetters(`seed ${number}`, set, bag, 7 - left) });
    }
    expect(kept).toBeLessThan(7);
    game.does(
      { do: 'call-rack', at: second(number * 400), override: true },
      { do: 'repeat-rack', at: second(number * 400) },
      { do: 'start-clock', at: second(number * 400) },
      { do: 'end-time', at: second(number * 400 + 180) },
      { do: 'collect-slips' },
      { do: 'retain' },
      { do: 'announce-word', at: second(number * 400 + 200) },
    );
  }
};
const SHORT_WORDS =
  'AS SA ES SE IS SI OS SU US EN NE IN NI AN UN NU ET TE ON NO RE ER IL LE LA AI EU OU OR RU UT TU';

describe('interruptions', () => {
  it('SCR-3F-6 SCR-3F-GAP-4 ends the game after more than 15 minutes without a break, not before', () => {
    const game = openGame(ONE);
    game.does({ do: 'interrupt', at: second(0), reason: 'fire alarm' });
    expect(game.refuses({ do: 'draw', letters: 'JOUEUSE' }).article).toBe('play-interrupted');
    expect(game.refuses({ do: 'abandon', at: second(900) }).article).toBe('SCR-3F-GAP-4');
    expect(game.refuses({ do: 'resume', at: second(901) }).article).toBe('SCR-3F-6');
    game.does({ do: 'resume', at: second(900) });
    game.does({ do: 'interrupt', at: second(1000), reason: 'again' }, { do: 'resume', at: second(1480) });
    expect(game.view().end).toBeNull();
  });
  it('SCR-3F-7 SCR-TOUR-GAP-1 annuls a game with fewer than 15 collected rounds', () => {
    const game = openGame(SHORT_WORDS);
    manyRounds(game, 2);
    game.does(...['ann', 'bob'].map((each) => slip(`${each} - AS 2`, { round: 1 })), { do: 'close-round' });
    expect(standing(game.state()).awards).toHaveLength(2);
    abandonAt(game, 5000, 15);
    expect(game.view()).toMatchObject({ phase: 'annulled', end: { reason: 'interrupted' } });
    expect(standing(game.state()).awards).toEqual([]);
  });
  it('SCR-3F-8 SCR-3F-GAP-4 keeps the results of the last collected round', () => {
    const game = openGame(SHORT_WORDS);
    manyRounds(game, 15);
    const top = game.view().top;
    game.does({ do: 'draw', letters: nextLetters(game) });
    abandonAt(game, 9000, 15);
    expect(game.view()).toMatchObject({ phase: 'over', top });
    expect(lastOf(game.events(), 'GameEnded')).toMatchObject({
      reason: 'interrupted',
      rounds: 15,
      annulled: false,
    });
  });
  it('SCR-RULESET-GAP-1 SCR-FADOQ-1 under FISF-2023 waits 30 minutes and keeps every result', () => {
    const game = openGame(ONE, { rules: 'FISF-2023' });
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]));
    game.does({ do: 'interrupt', at: second(1000), reason: 'fire alarm' });
    expect(game.refuses({ do: 'abandon', at: second(1000 + 1200) }).article).toBe('SCR-3F-GAP-4');
    game.does({ do: 'abandon', at: second(1000 + 1801) });
    expect(game.view()).toMatchObject({ phase: 'over', top: 94 });
  });
});

/** A draw of the letters that come next in the alphabet of the bag, valid or thrown back. */
const nextLetters = (game: GameAtTable): string => {
  const state = game.state();
  const bag = state.unplaced.map((each, letter) => each - (state.leftover[letter] ?? 0));
  const left = state.leftover.reduce((sum, each) => sum + each, 0);
  return drawLetters('next', 1, bag, 7 - left);
};

describe('the end of a game', () => {
  it('SCR-3F-2 comes when the last letters give no word', () => {
    const game = openGame('AS SA ES SE EN NE');
    manyRoundsUntilStuck(game);
    expect(game.refuses({ do: 'retain' }).article).toBe('wrong-moment');
    game.does({ do: 'declare-over', reason: 'nothing of what is left can be laid' });
    expect(game.view().phase).toBe('over');
    expect(game.view().end?.reason).toBe('no-placement');
    expect(game.refuses({ do: 'draw', letters: 'AB' }).article).toBe('wrong-moment');
  });
});

describe('the letters that are left when a word is retained', () => {
  it.each([
    ['SCR-3F-1 none', 'AS', 'AS', 'all-placed', ''],
    ['SCR-3F-4 a single one, be it a joker', 'AS?', 'AS', 'one-letter', '?'],
    ['SCR-3F-3 SCR-3B-GAP-3 consonants alone', 'ASBCD', 'AS', 'only-consonants', 'BCD'],
    ['SCR-3F-3 vowels alone', 'ASEI', 'AS', 'only-vowels', 'EI'],
  ])('%s', (_, letters, words, reason, left) => {
    const game = openGame(words);
    const rack = readRack(letters) ?? [];
    Object.assign(game.state(), { unplaced: rack, leftover: rack });
    const events = game.does(...roundUpToSlips(''), { do: 'retain', place: 'H8', word: 'AS', reason: 'x' });
    expect(lastOf(events, 'TopRetained')).toMatchObject({ left });
    expect(game.view().end).toEqual({ reason, left });
    expect(game.refuses({ do: 'draw', letters: '' }).article).toBe('wrong-moment');
  });
});

const isStuck = (game: GameAtTable): boolean =>
  game
    .state()
    .rounds.at(-1)
    ?.thrownBack.some(({ reason }) => reason === 'without-solution') === true;

const manyRoundsUntilStuck = (game: GameAtTable): void => {
  for (let set = 1; !isStuck(game); set++) {
    const { phase } = game.view();
    if (phase === 'draw') {
      const state = game.state();
      const bag = state.unplaced.map((each, letter) => each - (state.leftover[letter] ?? 0));
      const left = state.leftover.reduce((sum, each) => sum + each, 0);
      game.does({ do: 'draw', letters: drawLetters('until the end', set, bag, 7 - left) });
    } else
      game.does(
        { do: 'call-rack', at: second(set * 400), override: true },
        { do: 'repeat-rack', at: second(set * 400) },
        { do: 'start-clock', at: second(set * 400) },
        { do: 'end-time', at: second(set * 400 + 180) },
        { do: 'collect-slips' },
        { do: 'retain' },
      );
  }
};

/** A game of one round and its end, ready for the announcement. */
const overAfter = (game: GameAtTable): GameAtTable => {
  abandonAt(game, 2000, 30);
  return game;
};
const FISF = { rules: 'FISF-2023', games: 1 };

describe('what is announced at the end', () => {
  it('SCR-3E-3 SCR-3E-4 SCR-TOUR-GAP-6 adds solos to the totals then, and not before', () => {
    const game = openGame(ONE, FISF, players(16));
    const slips = players(16).map((entry) =>
      slip(entry === 'p1' ? 'p1 H4 JOUEUSE 94' : `${entry} H4 SAJOU 1`),
    );
    game.does(...round('JOUEUSE', slips));
    const first = (kind: 'staff' | 'everyone') => game.view({ kind }).players[0];
    expect(first('everyone')).toMatchObject({ entry: 'p1', total: 94, solos: null });
    expect(game.view({ kind: 'everyone' }).rounds[0]?.solo).toBeNull();
    expect(first('staff')).toMatchObject({ total: 94, solos: 1, soloPoints: null });
    overAfter(game);
    const events = game.does({ do: 'announce-results', at: second(4000) });
    expect(lastOf(events, 'ResultsAnnounced')).toMatchObject({ players: 16, top: 94 });
    expect(lastOf(events, 'SoloAwarded')).toEqual({
      round: 1,
      entry: 'p1',
      score: 94,
      points: 10,
      place: 'H4',
      word: 'JOUEUSE',
    });
    expect(first('everyone')).toMatchObject({ total: 104, deficit: 10, percent: '110.64', solos: 1 });
  });
  it('SCR-3E-GAP-2 SCR-3E-GAP-3 SCR-6-GAP-5 SCR-OPT-10 counts entries that handed in a slip, pairs as one', () => {
    const game = openGame(ONE, FISF, players(16));
    game.does(
      ...round(
        'JOUEUSE',
        players(15).map((entry, at) => slip(`${entry} H4 ${at === 0 ? 'JOUEUSE 94' : 'SAJOU'}`)),
      ),
    );
    const events = overAfter(game).does({ do: 'announce-results', at: second(4000) });
    expect(lastOf(events, 'SoloAwarded')).toMatchObject({ entry: 'p1', points: 0 });
  });
  it('SCR-3E-2 SCR-3E-GAP-1 compares what solutions are worth before the penalty of the slip', () => {
    const game = openGame('JOUEUSE JOUEUSES TAIE SKI');
    game.does(...round('JOUEUSE', []), ...roundUpToSlips('AIKNTTE', 400));
    game.does(slip('ann 10F TAIE 6', { direction: 'down' }), { do: 'retain' }, { do: 'close-round' });
    expect(game.view().rounds[1]).toMatchObject({ solo: { entry: 'ann', score: 6 }, topScore: 22 });
    expect(game.view().players.find(({ entry }) => entry === 'ann')?.total).toBe(1);
  });
  it('SCR-SAN-7 takes off what warnings cost, and a total may be negative', () => {
    const game = openGame(ONE, FISF);
    game.does(...round('JOUEUSE', [slip('ann H4 SAJOU 1')]));
    for (let times = 0; times < 4; times++) game.does({ do: 'warn', entry: 'ann', reason: 'talking' });
    const events = overAfter(game).does({ do: 'announce-results', at: second(4000) });
    expect(lastOf(events, 'WarningsPenalised')).toEqual({ entry: 'ann', warnings: 4, points: -5 });
    expect(game.view().players.at(-1)).toMatchObject({ entry: 'ann', total: -5, warningPoints: -5 });
  });
  it('takes a solo back that a correction after the announcement ends', () => {
    const game = openGame(ONE, FISF);
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]));
    overAfter(game).does({ do: 'announce-results', at: second(4000) });
    const events = game.does({
      do: 'rule-slip',
      entry: 'ann',
      round: 1,
      kind: 'nullity',
      article: 'SCR-BUL-NUL-4',
      reason: 'seen late',
    });
    expect(typesOf(events)).toEqual(['SlipRuled', 'SoloNoted', 'SoloWithdrawn']);
    expect(game.view().players[0]?.total).toBe(0);
  });
  it('waits until every round is closed', () => {
    const game = openGame(ONE, FISF);
    game.does(...roundUpToSlips('JOUEUSE'), { do: 'retain' });
    overAfter(game);
    expect(game.refuses({ do: 'announce-results', at: second(4000) }).article).toBe('rounds-open');
  });
});

describe('players', () => {
  it('SCR-6A-1 counts nothing for rounds before the arrival; a round that still runs can be played', () => {
    const game = openGame('JOUEUSE JOUEUSES SKI TAIE');
    game.does(...round('JOUEUSE', []), ...roundUpToSlips('AIKNSTI', 400).slice(0, 4));
    game.does({ do: 'check-in', entries: ['late'] });
    expect(game.refuses(slip('late H4 JOUEUSE 94', { round: 1 })).article).toBe('SCR-6A-1');
    game.does({ do: 'end-time', at: second(700) }, { do: 'collect-slips' }, slip('late 11H SKI 27'));
    game.does({ do: 'check-in', entries: ['later'] });
    expect(game.view().players.map(({ entry, from }) => [entry, from])).toEqual(
      expect.arrayContaining([
        ['late', 2],
        ['later', 3],
      ]),
    );
  });
  it('SCR-6-GAP-1 takes an excluded player out of the ranking and leaves closed rounds as they are', () => {
    const game = openGame(ONE);
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 94'), slip('bob H4 JOUEUZE 94')]));
    game.does({ do: 'exclude', entry: 'ann', reason: 'a list of words under the table' });
    const { awards, excluded } = standing(game.state());
    expect([awards.map(({ entry }) => entry), excluded]).toEqual([
      ['bob'],
      [{ entry: 'ann', article: 'SCR-6-GAP-1', reason: 'a list of words under the table' }],
    ]);
    expect(game.view().rounds[0]?.solo?.entry).toBe('ann');
  });
  it('SCR-OPT-7 puts out who is below the best score found in a sudden death', () => {
    const game = openGame('JOUEUSE', { kind: 'sudden-death' }, ['ann', 'bob', 'cid']);
    game.does(...roundUpToSlips('JOUEUSE', 0, 80), slip('ann H4 JOUEUSE 94'), slip('bob H4 JOUEUSE 94'));
    const events = game.does({ do: 'retain' }, { do: 'close-round' });
    expect(lastOf(events, 'PlayersEliminated')).toEqual({ round: 1, entries: ['cid'] });
  });
});

describe('the ranking of an event', () => {
  it('SCR-FADOQ-13 parts equal totals by the last game, then by its rounds from the last one backwards', () => {
    const game = openGame('JOUEUSE JOUEUSES SKI TAIE', { game: 2, games: 2, rules: 'FADOQ-2026' });
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]));
    expect(standing(game.state()).awards[0]).toEqual({
      key: 'game',
      entry: 'ann',
      value: { num: 94, den: 1 },
    });
    game.state().end = { reason: 'no-placement', left: '', rounds: 1, annulled: false };
    game.does({ do: 'announce-results', at: second(4000) });
    expect(standing(game.state()).awards[0]?.counts).toEqual({ solos: 1, 'last-game': 94, 'back-1': 94 });
    expect(methodOf('scrabble-total').tieBreaks?.slice(0, 3)).toEqual([
      { count: 'last-game', better: 'more' },
      { count: 'back-1', better: 'more' },
      { count: 'back-2', better: 'more' },
    ]);
  });
});

describe('appeals', () => {
  const finished = (setup: Readonly<Record<string, unknown>>): GameAtTable => {
    const game = openGame(ONE, { ...FISF, ...setup });
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 90')]));
    overAfter(game).does({ do: 'announce-results', at: second(4000) });
    return game;
  };
  const appeal = (at: number) => ({ do: 'lodge-appeal', entry: 'ann', at: second(at), reason: 'it was 94' });
  it('SCR-6-GAP-2 are heard until fifteen minutes after the last game', () => {
    const game = finished({});
    game.does(appeal(4900));
    expect(game.refuses(appeal(4901)).article).toBe('SCR-6-GAP-2');
    const decided = { do: 'decide-appeal', number: 1, outcome: 'upheld', reason: 'read as 94' };
    game.does(decided);
    expect(game.refuses(decided).article).toBe('appeal-decided');
  });
  it('SCR-6-GAP-2 are heard until the next game begins', () => {
    const game = finished({ game: 1, games: 2 });
    game.does(appeal(90_000), { do: 'open-next-game', at: second(91_000) });
    expect(game.refuses(appeal(91_001)).article).toBe('SCR-6-GAP-2');
  });
});

describe('the seed of a game that the platform draws', () => {
  const SEED = 'a seed that nobody knows before';
  const drawn = (set: number, bag: readonly number[]) => drawLetters(SEED, set, bag, 7);
  const play = (seed: string): GameAtTable => {
    const game = openGame(SHORT_WORDS, { ...FISF, draws: 'platform', commitment: commitmentOf(seed) });
    game.does({ do: 'draw', letters: drawn(1, FRENCH_TILES.counts) });
    return overAfter(game);
  };
  it('SCR-3A-GAP-3 must be the committed one and give every set again', () => {
    const game = play(SEED);
    expect(game.refuses({ do: 'reveal-seed', seed: 'another' }).facts.reason).toBe('other-seed');
    const [revealed] = game.does({ do: 'reveal-seed', seed: SEED });
    expect(revealed).toEqual({ type: 'SeedRevealed', data: { seed: SEED, sets: 1 } });
    expect(play('another').refuses({ do: 'reveal-seed', seed: 'another' }).facts).toMatchObject({
      reason: 'other-letters',
      set: 1,
    });
  });
});

describe('a recorded game in another centre', () => {
  it('SCR-TOUR-GAP-8 plays the recorded letters and words, and ends with its last round', () => {
    const recorded = [{ letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' }];
    const game = openGame(ONE, { recorded });
    expect(game.refuses({ do: 'draw', letters: 'AEINRST' }).article).toBe('SCR-TOUR-GAP-8');
    const [, ...rest] = roundUpToSlips('');
    game.does({ do: 'draw' }, ...rest);
    expect(game.refuses({ do: 'retain', place: 'H5', word: 'JOUEUSE' }).article).toBe('SCR-TOUR-GAP-8');
    game.does({ do: 'retain' });
    expect(game.view().end?.reason).toBe('record-over');
  });
  it('SCR-TOUR-GAP-8 is refused with another word list', () => {
    const wordList = { name: 'mine', fingerprint: 'a'.repeat(64) };
    const recorded = [{ letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' }];
    expect(() => openGame(ONE, { recorded, recordedWith: 'b'.repeat(64), wordList })).toThrow(
      /other-word-list/,
    );
  });
});
