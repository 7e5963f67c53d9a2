import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { onlyLeft } from '../testing/board-set-up';
import { phaseOf, type ScrabbleState } from './state';
import type { ScrabbleEvent } from './events';
import { judgedIn } from './judged';
import { methodOf } from '../testing/life';
import { standing } from './standing';
import {
  lastOf,
  given,
  round,
  roundUpToSlips,
  second,
  slip,
  type GameAtTable,
  viewOf,
  arranged,
} from '../testing/game-at-table';
import { commitmentOf, drawLetters } from '../draw/seeded-draw';
import { FRENCH_TILES } from '../tiles/tile-set';

/** Ends after one round: nothing that is left can be laid. */
const ONE = 'JOUEUSE';
const players = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** An interruption that is long enough ends the game wherever it stands. */
const abandonAt = (from: number, minutes: number): readonly AnyAct[] => [
  { do: 'interrupt', at: second(from), reason: 'fire alarm' },
  { do: 'abandon', at: second(from + minutes * 60 + 1) },
];

/** The letters that a seed draws for a rack. */
const lettersOf = ({ unplaced, leftover }: ScrabbleState, seed: string, set: number): string => {
  const bag = unplaced.map((each, letter) => each - (leftover[letter] ?? 0));
  const left = leftover.reduce((sum, each) => sum + each, 0);
  return drawLetters(seed, set, bag, 7 - left);
};
/** A round that is called at this second, up to the word that is retained. */
const calledAt = (at: number): readonly AnyAct[] => [
  { do: 'call-rack', at: second(at), override: true },
  { do: 'repeat-rack', at: second(at) },
  { do: 'start-clock', at: second(at) },
  { do: 'end-time', at: second(at + 180) },
  { do: 'collect-slips' },
  { do: 'retain' },
];

/** Letters of rounds that leave everything but one tile in the bag again: the word list has nothing but two-letter words. */
const manyRounds = (opened: GameAtTable, count: number): GameAtTable =>
  Array.from({ length: count }, (_, at) => at + 1).reduce((game, number) => {
    expect(game.state.leftover.reduce((sum, each) => sum + each, 0)).toBeLessThan(7);
    let set = 0;
    const drawn = game.goingOn((state) =>
      phaseOf(state) === 'draw'
        ? { do: 'draw', letters: lettersOf(state, `seed ${number}`, (set += 1)) }
        : null,
    );
    return drawn.and(calledAt(number * 400), { do: 'announce-word', at: second(number * 400 + 200) });
  }, opened);
const SHORT_WORDS =
  'AS SA ES SE IS SI OS SU US EN NE IN NI AN UN NU ET TE ON NO RE ER IL LE LA AI EU OU OR RU UT TU';

describe('interruptions', () => {
  it('SCR-3F-6 SCR-3F-GAP-4 ends the game after more than 15 minutes without a break, not before', () => {
    let game = given(ONE).and({ do: 'interrupt', at: second(0), reason: 'fire alarm' });
    expect(game.when({ do: 'draw', letters: 'JOUEUSE' }).refusals).toEqual(['play-interrupted']);
    expect(game.when({ do: 'abandon', at: second(900) }).refusals).toEqual(['SCR-3F-GAP-4']);
    expect(game.when({ do: 'resume', at: second(901) }).refusals).toEqual(['SCR-3F-6']);
    game = game
      .and({ do: 'resume', at: second(900) })
      .and({ do: 'interrupt', at: second(1000), reason: 'again' }, { do: 'resume', at: second(1480) });
    expect(viewOf(game).end).toBeNull();
  });
  it('SCR-3F-7 SCR-TOUR-GAP-1 annuls a game with fewer than 15 collected rounds', () => {
    let game = manyRounds(given(SHORT_WORDS), 2).and(
      ['ann', 'bob'].map((each) => slip(`${each} - AS 2`, { round: 1 })),
      { do: 'close-round' },
    );
    expect(standing(game.state).awards).toHaveLength(2);
    game = game.and(abandonAt(5000, 15));
    expect(viewOf(game)).toMatchObject({ phase: 'annulled', end: { reason: 'interrupted' } });
    expect(standing(game.state).awards).toEqual([]);
  });
  it('SCR-3F-8 SCR-3F-GAP-4 keeps the results of the last collected round', () => {
    const played = manyRounds(given(SHORT_WORDS), 15);
    const { top } = viewOf(played);
    const game = played.and(
      (state) => ({ do: 'draw', letters: lettersOf(state, 'next', 1) }),
      abandonAt(9000, 15),
    );
    expect(viewOf(game)).toMatchObject({ phase: 'over', top });
    expect(lastOf(game.stream, 'GameEnded')).toMatchObject({
      reason: 'interrupted',
      rounds: 15,
      annulled: false,
    });
  });
  it('SCR-RULESET-GAP-1 SCR-FADOQ-1 under FISF-2023 waits 30 minutes and keeps every result', () => {
    let game = given(ONE, { rules: 'FISF-2023' })
      .and(round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]))
      .and({ do: 'interrupt', at: second(1000), reason: 'fire alarm' });
    expect(game.when({ do: 'abandon', at: second(1000 + 1200) }).refusals).toEqual(['SCR-3F-GAP-4']);
    game = game.and({ do: 'abandon', at: second(1000 + 1801) });
    expect(viewOf(game)).toMatchObject({ phase: 'over', top: 94 });
  });
});

describe('the end of a game', () => {
  it('SCR-3F-2 comes when the last letters give no word', () => {
    let game = manyRoundsUntilStuck(given('AS SA ES SE EN NE'));
    expect(game.when({ do: 'retain' }).refusals).toEqual(['wrong-moment']);
    game = game.and({ do: 'declare-over', reason: 'nothing of what is left can be laid' });
    expect(viewOf(game).phase).toBe('over');
    expect(viewOf(game).end?.reason).toBe('no-placement');
    expect(game.when({ do: 'draw', letters: 'AB' }).refusals).toEqual(['wrong-moment']);
  });
});

describe('the letters that are left when a word is retained', () => {
  it.each([
    ['SCR-3F-1 none', 'AS', 'AS', 'all-placed', ''],
    ['SCR-3F-4 a single one, be it a joker', 'AS?', 'AS', 'one-letter', '?'],
    ['SCR-3F-3 SCR-3B-GAP-3 consonants alone', 'ASBCD', 'AS', 'only-consonants', 'BCD'],
    ['SCR-3F-3 vowels alone', 'ASEI', 'AS', 'only-vowels', 'EI'],
  ])('%s', (_, letters, words, reason, left) => {
    const retain = { do: 'retain', place: 'H8', word: 'AS', reason: 'x' };
    const game = given(words).and(onlyLeft(letters), roundUpToSlips(''), retain);
    const { events } = game;
    expect(lastOf(events, 'TopRetained')).toMatchObject({ left });
    expect(viewOf(game).end).toEqual({ reason, left });
    expect(game.when({ do: 'draw', letters: '' }).refusals).toEqual(['wrong-moment']);
  });
});

const isStuck = (game: GameAtTable): boolean =>
  game.state.rounds.at(-1)?.thrownBack.some(({ reason }) => reason === 'without-solution') === true;

const manyRoundsUntilStuck = (opened: GameAtTable): GameAtTable => {
  let game = opened;
  for (let set = 1; !isStuck(game); set++)
    game =
      viewOf(game).phase === 'draw'
        ? game.and((state) => ({ do: 'draw', letters: lettersOf(state, 'until the end', set) }))
        : game.and(calledAt(set * 400));
  return game;
};

/** A game is over, ready for the announcement. */
const OVER = abandonAt(2000, 30);
const FISF = { rules: 'FISF-2023', games: 1 };

describe('what is announced at the end', () => {
  it('SCR-3E-3 SCR-3E-4 SCR-TOUR-GAP-6 adds solos to the totals then, and not before', () => {
    let game = given(ONE, FISF, players(16));
    const slips = players(16).map((entry) =>
      slip(entry === 'p1' ? 'p1 H4 JOUEUSE 94' : `${entry} H4 SAJOU 1`),
    );
    game = game.and(round('JOUEUSE', slips));
    const first = (kind: 'staff' | 'everyone') => viewOf(game, { kind }).players[0];
    expect(first('everyone')).toMatchObject({ entry: 'p1', total: 94, solos: null });
    expect(viewOf(game, { kind: 'everyone' }).rounds[0]?.solo).toBeNull();
    expect(first('staff')).toMatchObject({ total: 94, solos: 1, soloPoints: null });
    game = game.and(OVER).and({ do: 'announce-results', at: second(4000) });
    const { events } = game;
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
    const game = given(ONE, FISF, players(16))
      .and(
        round(
          'JOUEUSE',
          players(15).map((entry, at) => slip(`${entry} H4 ${at === 0 ? 'JOUEUSE 94' : 'SAJOU'}`)),
        ),
      )
      .and(OVER, { do: 'announce-results', at: second(4000) });
    const { events } = game;
    expect(lastOf(events, 'SoloAwarded')).toMatchObject({ entry: 'p1', points: 0 });
  });
  it('SCR-3E-2 SCR-3E-GAP-1 compares what solutions are worth before the penalty of the slip', () => {
    const game = given('JOUEUSE JOUEUSES TAIE SKI').and(
      round('JOUEUSE', []),
      roundUpToSlips('AIKNTTE', 400),
      slip('ann 10F TAIE 6', { direction: 'down' }),
      { do: 'retain' },
      { do: 'close-round' },
    );
    expect(viewOf(game).rounds[1]).toMatchObject({ solo: { entry: 'ann', score: 6 }, topScore: 22 });
    expect(viewOf(game).players.find(({ entry }) => entry === 'ann')?.total).toBe(1);
  });
  it('SCR-SAN-7 takes off what warnings cost, and a total may be negative', () => {
    let game = given(ONE, FISF).and(round('JOUEUSE', [slip('ann H4 SAJOU 1')]));
    for (let times = 0; times < 4; times++) game = game.and({ do: 'warn', entry: 'ann', reason: 'talking' });
    game = game.and(OVER, { do: 'announce-results', at: second(4000) });
    const { events } = game;
    expect(lastOf(events, 'WarningsPenalised')).toEqual({ entry: 'ann', warnings: 4, points: -5 });
    expect(viewOf(game).players.at(-1)).toMatchObject({ entry: 'ann', total: -5, warningPoints: -5 });
  });
  it('takes a solo back that a correction after the announcement ends', () => {
    const game = given(ONE, FISF)
      .and(round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]), OVER, {
        do: 'announce-results',
        at: second(4000),
      })
      .and({
        do: 'rule-slip',
        entry: 'ann',
        round: 1,
        kind: 'nullity',
        article: 'SCR-BUL-NUL-4',
        reason: 'seen late',
      });
    expect(game.types).toEqual(['SlipRuled', 'SoloNoted', 'SoloWithdrawn']);
    expect(viewOf(game).players[0]?.total).toBe(0);
  });
  it('waits until every round is closed', () => {
    const game = given(ONE, FISF).and(roundUpToSlips('JOUEUSE'), { do: 'retain' }, OVER);
    expect(game.when({ do: 'announce-results', at: second(4000) }).refusals).toEqual(['rounds-open']);
  });
});

describe('players', () => {
  it('SCR-6A-1 counts nothing for rounds before the arrival; a round that still runs can be played', () => {
    let game = given('JOUEUSE JOUEUSES SKI TAIE')
      .and(round('JOUEUSE', []), roundUpToSlips('AIKNSTI', 400).slice(0, 4))
      .and({ do: 'check-in', entries: ['late'] });
    expect(game.when(slip('late H4 JOUEUSE 94', { round: 1 })).refusals).toEqual(['SCR-6A-1']);
    game = game
      .and({ do: 'end-time', at: second(700) }, { do: 'collect-slips' }, slip('late 11H SKI 27'))
      .and({ do: 'check-in', entries: ['later'] });
    expect(viewOf(game).players.map(({ entry, from }) => [entry, from])).toEqual(
      expect.arrayContaining([
        ['late', 2],
        ['later', 3],
      ]),
    );
  });
  it('SCR-6-GAP-1 takes an excluded player out of the ranking and leaves closed rounds as they are', () => {
    const game = given(ONE).and(round('JOUEUSE', [slip('ann H4 JOUEUSE 94'), slip('bob H4 JOUEUZE 94')]), {
      do: 'exclude',
      entry: 'ann',
      reason: 'a list of words under the table',
    });
    const { awards, excluded } = standing(game.state);
    expect([awards.map(({ entry }) => entry), excluded]).toEqual([
      ['bob'],
      [{ entry: 'ann', article: 'SCR-6-GAP-1', reason: 'a list of words under the table' }],
    ]);
    expect(viewOf(game).rounds[0]?.solo?.entry).toBe('ann');
  });
  it('SCR-OPT-7 puts out who is below the best score found in a sudden death', () => {
    const game = given('JOUEUSE', { kind: 'sudden-death' }, ['ann', 'bob', 'cid'])
      .and(roundUpToSlips('JOUEUSE', 0, 80), slip('ann H4 JOUEUSE 94'), slip('bob H4 JOUEUSE 94'))
      .and({ do: 'retain' }, { do: 'close-round' });
    const { events } = game;
    expect(lastOf(events, 'PlayersEliminated')).toEqual({ round: 1, entries: ['cid'] });
  });
});

describe('the ranking of an event', () => {
  it('SCR-FADOQ-13 parts equal totals by the last game, then by its rounds from the last one backwards', () => {
    let game = given('JOUEUSE JOUEUSES SKI TAIE', { game: 2, games: 2, rules: 'FADOQ-2026' }).and(
      round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]),
    );
    expect(standing(game.state).awards[0]).toEqual({
      key: 'game',
      entry: 'ann',
      value: { num: 94, den: 1 },
    });
    game = game
      .and(
        arranged((state) => {
          state.end = { reason: 'no-placement', left: '', rounds: 1, annulled: false };
        }),
      )
      .and({ do: 'announce-results', at: second(4000) });
    expect(standing(game.state).awards[0]?.counts).toEqual({ solos: 1, 'last-game': 94, 'back-1': 94 });
    expect(methodOf('scrabble-total').tieBreaks?.slice(0, 3)).toEqual([
      { count: 'last-game', better: 'more' },
      { count: 'back-1', better: 'more' },
      { count: 'back-2', better: 'more' },
    ]);
  });
});

describe('appeals', () => {
  const finished = (setup: Readonly<Record<string, unknown>>): GameAtTable => {
    const game = given(ONE, { ...FISF, ...setup }).and(round('JOUEUSE', [slip('ann H4 JOUEUSE 90')]), OVER, {
      do: 'announce-results',
      at: second(4000),
    });
    return game;
  };
  const appeal = (at: number) => ({ do: 'lodge-appeal', entry: 'ann', at: second(at), reason: 'it was 94' });
  it('SCR-6-GAP-2 are heard until fifteen minutes after the last game', () => {
    let game = finished({}).and(appeal(4900));
    expect(game.when(appeal(4901)).refusals).toEqual(['SCR-6-GAP-2']);
    const decided = { do: 'decide-appeal', number: 1, outcome: 'upheld', reason: 'read as 94' };
    game = game.and(decided);
    expect(game.when(decided).refusals).toEqual(['appeal-decided']);
  });
  it('are about the player, as warnings are; the announcement of results is about nobody', () => {
    const decided = { do: 'decide-appeal', number: 1, outcome: 'upheld', reason: 'read as 94' };
    const judged = ({ state, events }: GameAtTable) => judgedIn(state, events.at(-1) as ScrabbleEvent);
    expect(judged(finished({}).and(appeal(4900)).and(decided))).toEqual(['ann']);
    expect(judged(given(ONE, FISF).and({ do: 'warn', entry: 'ann', reason: 'talking' }))).toEqual(['ann']);
    expect(judged(finished({}))).toEqual([]);
  });
  it('SCR-6-GAP-2 are heard until the next game begins', () => {
    const game = finished({ game: 1, games: 2 }).and(appeal(90_000), {
      do: 'open-next-game',
      at: second(91_000),
    });
    expect(game.when(appeal(91_001)).refusals).toEqual(['SCR-6-GAP-2']);
  });
});

describe('the seed of a game that the platform draws', () => {
  const SEED = 'a seed that nobody knows before';
  const drawn = (set: number, bag: readonly number[]) => drawLetters(SEED, set, bag, 7);
  const play = (seed: string): GameAtTable => {
    const game = given(SHORT_WORDS, { ...FISF, draws: 'platform', commitment: commitmentOf(seed) }).and({
      do: 'draw',
      letters: drawn(1, FRENCH_TILES.counts),
    });
    return game.and(OVER);
  };
  it('SCR-3A-GAP-3 must be the committed one and give every set again', () => {
    let game = play(SEED);
    expect(game.when({ do: 'reveal-seed', seed: 'another' }).violations[0]!.facts.reason).toBe('other-seed');
    game = game.and({ do: 'reveal-seed', seed: SEED });
    const [revealed] = game.events;
    expect(revealed).toEqual({ type: 'SeedRevealed', data: { seed: SEED, sets: 1 } });
    expect(play('another').when({ do: 'reveal-seed', seed: 'another' }).violations[0]!.facts).toMatchObject({
      reason: 'other-letters',
      set: 1,
    });
  });
});

describe('a recorded game in another centre', () => {
  it('SCR-TOUR-GAP-8 plays the recorded letters and words, and ends with its last round', () => {
    const recorded = [{ letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' }];
    let game = given(ONE, { recorded });
    expect(game.when({ do: 'draw', letters: 'AEINRST' }).refusals).toEqual(['SCR-TOUR-GAP-8']);
    const [, ...rest] = roundUpToSlips('');
    game = game.and({ do: 'draw' }, rest);
    expect(game.when({ do: 'retain', place: 'H5', word: 'JOUEUSE' }).refusals).toEqual(['SCR-TOUR-GAP-8']);
    game = game.and({ do: 'retain' });
    expect(viewOf(game).end?.reason).toBe('record-over');
  });
  it('SCR-TOUR-GAP-8 is refused with another word list', () => {
    const wordList = { name: 'mine', fingerprint: 'a'.repeat(64) };
    const recorded = [{ letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' }];
    expect(() => given(ONE, { recorded, recordedWith: 'b'.repeat(64), wordList })).toThrow(/other-word-list/);
  });
});
