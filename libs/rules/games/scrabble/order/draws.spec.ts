import { onlyLeft } from '../testing/board-set-up';
import { sameLetters } from '../draw/letters-left';
import { lastOf, given, round, roundUpToSlips, second, slip, viewOf } from '../testing/game-at-table';
import { readRack } from '../tiles/rack';

const WORDS = 'JOUEUSE JOUEUSES AS SA TAIE TATE SKI SI KA EN NE';
const first = round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]);

describe('drawing letters', () => {
  it('SCR-2B-1 waits for the bag to be verified', () => {
    const waiting = given(WORDS, {}, [], false);
    expect(waiting.when({ do: 'draw', letters: 'AEINRST' }).refusals).toEqual(['SCR-2B-1']);
    expect(given(WORDS).when({ do: 'verify-bag', by: 'arbiter' }).refusals).toEqual(['bag-already-verified']);
  });
  it('SCR-3A-GAP-1 SCR-RULESET-GAP-2 completes the leftover to seven letters', () => {
    let game = given(WORDS)
      .and(roundUpToSlips('JOUEUSE'))
      .and({ do: 'retain' }, { do: 'announce-word', at: second(300) });
    expect(game.when({ do: 'draw', letters: 'AIKNST' }).violations).toEqual([
      { article: 'SCR-3A-GAP-1', facts: { expected: 7, given: 6 } },
    ]);
    game = game.and({ do: 'draw', letters: 'AIKNSTI' });
    expect(viewOf(game).rounds[1]?.rack).toBe('AIKNSTI');
  });
  it('SCR-3A-GAP-2 refuses letters that the bag has not, and another leftover', () => {
    let game = given(WORDS);
    expect(game.when({ do: 'draw', letters: 'JJOUEUS' }).violations).toEqual([
      { article: 'SCR-3A-GAP-2', facts: { reason: 'not-in-bag', letters: ['J'] } },
    ]);
    expect(game.when({ do: 'draw', letters: 'E+JOUEUS' }).refusals).toEqual(['SCR-3A-GAP-2']);
    expect(game.when({ do: 'draw', letters: '7 letters' }).refusals).toEqual(['invalid-field']);
    game = game.and(first);
    expect(game.when({ do: 'draw', letters: 'JAIKNST' }).violations[0]!.facts.letters).toEqual(['J']);
  });
  it('SCR-3B-1 SCR-3B-4 throws a poor rack back, leftover included, and writes a dash', () => {
    let game = given(WORDS).and(round('ASBCDFE', []));
    expect(viewOf(game).leftover).toBe('BCDEF');
    game = game.and({ do: 'draw', letters: 'BCDEF+GH' });
    const [thrown] = game.events;
    expect(thrown?.type).toBe('DrawRejected');
    expect([viewOf(game).leftover, viewOf(game).bag]).toEqual(['', 100]);
    game = game.and({ do: 'draw', letters: 'AIKNSTI' });
    const { events } = game;
    expect(lastOf(events, 'RackDrawn').rack).toBe('-AIKNSTI');
  });
  it('SCR-3B-GAP-5 writes no dash where no leftover was thrown back, and keeps the letters', () => {
    const game = given(WORDS).and({ do: 'draw', letters: 'BCDFGHL' }, { do: 'draw', letters: 'AEINRST' });
    const [round1] = viewOf(game).rounds;
    expect([round1?.rack, round1?.thrownBack]).toEqual([
      'AEINRST',
      [{ letters: 'BCDFGHL', reason: 'vowels-consonants' }],
    ]);
  });
  it('SCR-3F-GAP-2 SCR-GEN-18 puts a rack without solution back', () => {
    const game = given('JOUEUSE').and(round('JOUEUSE', [])).and({ do: 'draw', letters: 'BCDFGAE' });
    expect(game.types).toEqual(['RackDrawn', 'DrawUnplayable']);
    expect([viewOf(game).phase, viewOf(game).bag]).toEqual(['draw', 95]);
  });
  it('SCR-2B-3 SCR-2B-GAP-1 says which word list to install, and refuses nothing else for the lack of it', () => {
    const other = given(WORDS, { wordList: { name: 'ods9', fingerprint: 'a'.repeat(64) } });
    expect(other.when({ do: 'draw', letters: 'AEINRST' }).violations).toEqual([
      { article: 'word-list-not-installed', facts: { name: 'ods9', fingerprint: 'a'.repeat(64) } },
    ]);
    expect(viewOf(other).wordList).toMatchObject({ installed: false, official: false });
  });
  it('SCR-3F-GAP-5 SCR-3B-GAP-4 draws an annulled round again under its number, with other letters', () => {
    let game = given(WORDS)
      .and(first, roundUpToSlips('AIKNSTI', 400), slip('ann 11H SKI 27'))
      .and({ do: 'annul-round', reason: 'spelt wrongly' });
    expect([viewOf(game).round, viewOf(game).bag, viewOf(game).board[7]]).toEqual([2, 95, '...JOUEUSE.....']);
    game = game.and({ do: 'draw', letters: 'ITSNKIA' });
    const [thrown] = game.events;
    expect(thrown).toMatchObject({ type: 'DrawRejected', data: { reason: 'same-as-annulled', round: 2 } });
    game = game.and({ do: 'draw', letters: 'AIKNSTE' });
    expect(viewOf(game).rounds[1]).toMatchObject({ rack: 'AIKNSTE', slips: [] });
  });
  it('SCR-3F-GAP-5 takes back points, solos and slip warnings of the annulled round, not those for conduct', () => {
    let game = given(WORDS)
      .and(round('JOUEUSE', [slip('ann H4 JOUEUSE 90')]))
      .and({ do: 'warn', entry: 'ann', reason: 'talking' });
    const player = () => viewOf(game).players.find(({ entry }) => entry === 'ann');
    expect(player()).toMatchObject({ total: 94, warnings: 2, solos: 1 });
    game = game.and({ do: 'annul-round', reason: 'clock failed' });
    expect(player()).toMatchObject({ total: 0, warnings: 1, solos: 0 });
    expect(viewOf(game).top).toBe(0);
  });
  it.each(['AIY', 'AIY+', ''])(
    'SCR-3A-GAP-1 takes what a sheet prints when the bag is empty: %j',
    (letters) => {
      const game = given(WORDS).and(onlyLeft('AIY'));
      expect(lastOf(game.and({ do: 'draw', letters }).events, 'RackDrawn')).toMatchObject({
        letters: '',
        rack: 'AIY',
      });
    },
  );
  it('SCR-3A-GAP-2 refuses other letters than the leftover when the bag is empty', () => {
    const game = given(WORDS).and(onlyLeft('AIY'));
    expect(game.when({ do: 'draw', letters: 'AIU' }).refusals).toEqual(['SCR-3A-GAP-1']);
  });
  it('SCR-OPT-4 SCR-OPT-6 SCR-GEN-11 SCR-OPT-9 draws as many letters as the format says', () => {
    const eight = given(WORDS, { format: '7-sur-8' });
    expect(eight.when({ do: 'draw', letters: 'AEINRST' }).violations[0]!.facts.expected).toBe(8);
    const nineWithJoker = given(WORDS, { format: '7-8-9', joker: true });
    expect(nineWithJoker.when({ do: 'draw', letters: 'AEINRST' }).violations[0]!.facts.expected).toBe(8);
  });
  it('SCR-OPT-2 gives every draw of a joker game its joker, and replaces it on the board while the bag can', () => {
    let game = given('JOUEUSES AS KAS', { joker: true }).and(roundUpToSlips('KAEUOI'));
    expect(viewOf(game).rounds[0]?.rack).toBe('KAEUOI?');
    game = game.and({ do: 'retain', place: 'H7', word: 'KAs' });
    const { events } = game;
    expect(lastOf(events, 'TopRetained')).toMatchObject({ replaced: 'S', left: 'EIOU?' });
    expect(viewOf(game).board[7]).toBe('......KAS......');
    expect(sameLetters(game.state.leftover, readRack('EIOU?') ?? [])).toBe(true);
  });
});
