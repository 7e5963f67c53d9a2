import { sameLetters } from '../draw/letters-left';
import { lastOf, openGame, round, roundUpToSlips, second, slip, typesOf } from '../testing/game-at-table';
import { readRack } from '../tiles/rack';

const WORDS = 'JOUEUSE JOUEUSES AS SA TAIE TATE SKI SI KA EN NE';
const first = round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]);

describe('drawing letters', () => {
  it('SCR-2B-1 waits for the bag to be verified', () => {
    const waiting = openGame(WORDS, {}, [], false);
    expect(waiting.refuses({ do: 'draw', letters: 'AEINRST' }).article).toBe('SCR-2B-1');
    expect(openGame(WORDS).refuses({ do: 'verify-bag', by: 'arbiter' }).article).toBe('bag-already-verified');
  });
  it('SCR-3A-GAP-1 SCR-RULESET-GAP-2 completes the leftover to seven letters', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'));
    game.does({ do: 'retain' }, { do: 'announce-word', at: second(300) });
    expect(game.refuses({ do: 'draw', letters: 'AIKNST' })).toEqual({
      article: 'SCR-3A-GAP-1',
      facts: { expected: 7, given: 6 },
    });
    game.does({ do: 'draw', letters: 'AIKNSTI' });
    expect(game.view().rounds[1]?.rack).toBe('AIKNSTI');
  });
  it('SCR-3A-GAP-2 refuses letters that the bag has not, and another leftover', () => {
    const game = openGame(WORDS);
    expect(game.refuses({ do: 'draw', letters: 'JJOUEUS' })).toEqual({
      article: 'SCR-3A-GAP-2',
      facts: { reason: 'not-in-bag', letters: ['J'] },
    });
    expect(game.refuses({ do: 'draw', letters: 'E+JOUEUS' }).article).toBe('SCR-3A-GAP-2');
    expect(game.refuses({ do: 'draw', letters: '7 letters' }).article).toBe('invalid-field');
    game.does(...first);
    expect(game.refuses({ do: 'draw', letters: 'JAIKNST' }).facts.letters).toEqual(['J']);
  });
  it('SCR-3B-1 SCR-3B-4 throws a poor rack back, leftover included, and writes a dash', () => {
    const game = openGame(WORDS);
    game.does(...round('ASBCDFE', []));
    expect(game.view().leftover).toBe('BCDEF');
    const [thrown] = game.does({ do: 'draw', letters: 'BCDEF+GH' });
    expect(thrown?.type).toBe('DrawRejected');
    expect([game.view().leftover, game.view().bag]).toEqual(['', 100]);
    const events = game.does({ do: 'draw', letters: 'AIKNSTI' });
    expect(lastOf(events, 'RackDrawn').rack).toBe('-AIKNSTI');
  });
  it('SCR-3B-GAP-5 writes no dash where no leftover was thrown back, and keeps the letters', () => {
    const game = openGame(WORDS);
    game.does({ do: 'draw', letters: 'BCDFGHL' }, { do: 'draw', letters: 'AEINRST' });
    const [round1] = game.view().rounds;
    expect([round1?.rack, round1?.thrownBack]).toEqual([
      'AEINRST',
      [{ letters: 'BCDFGHL', reason: 'vowels-consonants' }],
    ]);
  });
  it('SCR-3F-GAP-2 SCR-GEN-18 puts a rack without solution back', () => {
    const game = openGame('JOUEUSE');
    game.does(...round('JOUEUSE', []));
    const events = game.does({ do: 'draw', letters: 'BCDFGAE' });
    expect(typesOf(events)).toEqual(['RackDrawn', 'DrawUnplayable']);
    expect([game.view().phase, game.view().bag]).toEqual(['draw', 95]);
  });
  it('SCR-2B-3 SCR-2B-GAP-1 says which word list to install, and refuses nothing else for the lack of it', () => {
    const other = openGame(WORDS, { wordList: { name: 'ods9', fingerprint: 'a'.repeat(64) } });
    expect(other.refuses({ do: 'draw', letters: 'AEINRST' })).toEqual({
      article: 'word-list-not-installed',
      facts: { name: 'ods9', fingerprint: 'a'.repeat(64) },
    });
    expect(other.view().wordList).toMatchObject({ installed: false, official: false });
  });
  it('SCR-3F-GAP-5 SCR-3B-GAP-4 draws an annulled round again under its number, with other letters', () => {
    const game = openGame(WORDS);
    game.does(...first, ...roundUpToSlips('AIKNSTI', 400), slip('ann 11H SKI 27'));
    game.does({ do: 'annul-round', reason: 'spelt wrongly' });
    expect([game.view().round, game.view().bag, game.view().board[7]]).toEqual([2, 95, '...JOUEUSE.....']);
    const [thrown] = game.does({ do: 'draw', letters: 'ITSNKIA' });
    expect(thrown).toMatchObject({ type: 'DrawRejected', data: { reason: 'same-as-annulled', round: 2 } });
    game.does({ do: 'draw', letters: 'AIKNSTE' });
    expect(game.view().rounds[1]).toMatchObject({ rack: 'AIKNSTE', slips: [] });
  });
  it('SCR-3F-GAP-5 takes back points, solos and slip warnings of the annulled round, not those for conduct', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 90')]));
    game.does({ do: 'warn', entry: 'ann', reason: 'talking' });
    const player = () => game.view().players.find(({ entry }) => entry === 'ann');
    expect(player()).toMatchObject({ total: 94, warnings: 2, solos: 1 });
    game.does({ do: 'annul-round', reason: 'clock failed' });
    expect(player()).toMatchObject({ total: 0, warnings: 1, solos: 0 });
    expect(game.view().top).toBe(0);
  });
  it.each(['AIY', 'AIY+', ''])(
    'SCR-3A-GAP-1 takes what a sheet prints when the bag is empty: %j',
    (letters) => {
      const game = openGame(WORDS);
      const left = readRack('AIY') ?? [];
      Object.assign(game.state(), { unplaced: left, leftover: left });
      expect(lastOf(game.does({ do: 'draw', letters }), 'RackDrawn')).toMatchObject({
        letters: '',
        rack: 'AIY',
      });
    },
  );
  it('SCR-3A-GAP-2 refuses other letters than the leftover when the bag is empty', () => {
    const game = openGame(WORDS);
    const left = readRack('AIY') ?? [];
    Object.assign(game.state(), { unplaced: left, leftover: left });
    expect(game.refuses({ do: 'draw', letters: 'AIU' }).article).toBe('SCR-3A-GAP-1');
  });
  it('SCR-OPT-4 SCR-OPT-6 SCR-GEN-11 SCR-OPT-9 draws as many letters as the format says', () => {
    const eight = openGame(WORDS, { format: '7-sur-8' });
    expect(eight.refuses({ do: 'draw', letters: 'AEINRST' }).facts.expected).toBe(8);
    const nineWithJoker = openGame(WORDS, { format: '7-8-9', joker: true });
    expect(nineWithJoker.refuses({ do: 'draw', letters: 'AEINRST' }).facts.expected).toBe(8);
  });
  it('SCR-OPT-2 gives every draw of a joker game its joker, and replaces it on the board while the bag can', () => {
    const game = openGame('JOUEUSES AS KAS', { joker: true });
    game.does(...roundUpToSlips('KAEUOI'));
    expect(game.view().rounds[0]?.rack).toBe('KAEUOI?');
    const events = game.does({ do: 'retain', place: 'H7', word: 'KAs' });
    expect(lastOf(events, 'TopRetained')).toMatchObject({ replaced: 'S', left: 'EIOU?' });
    expect(game.view().board[7]).toBe('......KAS......');
    expect(sameLetters(game.state().leftover, readRack('EIOU?') ?? [])).toBe(true);
  });
});
