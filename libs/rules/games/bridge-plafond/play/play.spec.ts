import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { atRealTable, calls, cards, DEAL, given, HANDS, playing, playOn, viewOf } from '../testing/table';

const SPADES = '1S Pass Pass Pass';
/** North plays spades: East leads. */
const spades = () => playing(SPADES);
const winnerOf = (contract: string, trick: string) =>
  viewOf(atRealTable().and({ do: 'deal', hands: {} }, calls(contract)).when(cards(trick))).lastTrick?.winner;

describe('the play', () => {
  it('BP-ORDRE-1 ranks ace, king, queen, jack, ten and so on', () => {
    expect(winnerOf('1NT Pass Pass Pass', 'E:DT S:D9 W:DJ N:D2')).toBe('W');
    const ranks = '23456789TJQKA';
    for (let rank = 1; rank < ranks.length; rank++)
      expect(
        winnerOf('1NT Pass Pass Pass', `E:D${ranks.charAt(rank - 1)} S:D${ranks.charAt(rank)} W:C2 N:C3`),
      ).toBe('S');
  });
  it('BP-ORDRE-2 counts the ten among the honours, and not the nine', () => {
    const dealt = (south: string, west: string) => {
      const hands = { ...HANDS, S: hand(south), W: hand(west) };
      return { do: 'deal', hands };
    };
    expect(dealt('8765.765.JT9.AKQ', '43.432.8765.JT95')).toEqual({ do: 'deal', hands: HANDS });
    const honours = (north: string, east: string) =>
      given()
        .and({ do: 'deal', hands: { ...HANDS, N: hand(north), E: hand(east) } }, calls(SPADES))
        .goingOn(playOn).state.score?.result.honours;
    expect(honours('AKQT.AKQ.432.432', 'J92.JT98.AKQ.876')).toEqual({ side: 'NS', kind: 'four' });
    expect(honours('AKQ9.AKQ.432.432', 'JT2.JT98.AKQ.876')).toBeNull();
  });
  it('BP-JEU-2 makes the contract with six tricks and the bid', () => {
    const notation = (tricks: number) =>
      given({ grain: 'result' }).when({ do: 'record-result', contract: '3D', declarer: 'S', tricks }).state
        .score;
    expect(notation(9)).toMatchObject({ notation: '3DS=', scores: { NS: 71, EW: 0 } });
    expect(notation(8)).toMatchObject({ notation: '3DS-1', scores: { NS: 0, EW: 100 } });
  });
  it('BP-JEU-4 holds who can follow to the suit led', () => {
    const led = spades().and(cards('E:DA S:D9'));
    expect(led.when(cards('W:C5')).violations).toMatchObject([
      { article: 'BP-JEU-4', facts: { seat: 'W', card: 'C5' } },
    ]);
    expect(led.when(cards('W:D8')).refusals).toEqual([]);
    expect(viewOf(led).legal).toEqual(['D8', 'D7', 'D6', 'D5']);
  });
  it('BP-JEU-5 lets who has none of it trump or discard', () => {
    const hands = {
      N: hand('AKQ2.AKQ.A32.432'),
      E: hand('J.JT98.KQ4.87659'),
      S: hand('8765T.765.JT.AKQ'),
      W: hand('943.432.98765.JT'),
    };
    const led = given()
      .and({ do: 'deal', hands }, calls(SPADES))
      .and(cards('E:C5 S:CA W:CT N:C2 S:CK W:CJ N:C3 E:C6 S:CQ'));
    expect(viewOf(led).legal).toHaveLength(11);
    for (const card of ['S3', 'D5', 'H2']) expect(led.when(cards(`W:${card}`)).refusals).toEqual([]);
  });
  it('BP-JEU-6 sees at a real table that a player did not follow although he could', () => {
    const table = playing(SPADES, { policy: 'observed' }).and(cards('E:DA S:D9'));
    const revoke = table.when(cards('W:C5'));
    expect(revoke.refusals).toEqual([]);
    expect(JSON.stringify(revoke.events)).toMatch(/Revoke|BP-55|BP-JEU-6/);
  });
  it('BP-JEU-7 gives dummy’s cards to declarer to play', () => {
    const led = spades().and(cards('E:DA'));
    const play = { do: 'play', seat: 'S', card: 'D9' };
    expect(led.when({ ...play, by: 'S' }).violations).toMatchObject([
      { article: 'BP-JEU-7', facts: { by: 'S', dummy: 'S' } },
    ]);
    expect(led.when({ ...play, by: 'N' }).refusals).toEqual([]);
    expect(led.when(play).refusals).toEqual([]);
    const followed = led.and(play);
    expect(followed.when({ do: 'play', seat: 'W', card: 'D5', by: 'N' }).refusals).toEqual(['BP-JEU-7']);
  });
  it('BP-JEU-8 faces dummy by the opening lead, not before', () => {
    const openAt = (table: ReturnType<typeof spades>) =>
      viewOf(table)
        .seats.filter(({ open }) => open === true)
        .map(({ seat }) => seat);
    expect(openAt(spades())).toEqual([]);
    expect(openAt(spades().and(cards('E:DA')))).toEqual(['S']);
    expect(viewOf(spades().and(cards('E:DA'))).facts.dummy).toBe('S');
  });
  it('BP-JEU-9 lays dummy out trumps first, colours alternating', () => {
    const columns = (contract: string, lead: string, dummy: string) =>
      [
        ...new Set(
          (
            viewOf(playing(contract).and(cards(lead))).seats.find(({ seat }) => seat === dummy)?.hand ?? []
          ).map((card) => card.charAt(0)),
        ),
      ].join('');
    expect(columns(SPADES, 'E:DA', 'S')).toBe('SHCD');
    expect(columns('1H Pass Pass Pass', 'E:DA', 'S')).toBe('HSDC');
    expect(columns('1D Pass Pass Pass', 'E:DA', 'S')).toBe('DSHC');
    expect(columns('1C Pass Pass Pass', 'E:DA', 'S')).toBe('CHSD');
    expect(columns('1NT Pass Pass Pass', 'E:DA', 'S')).toBe('SHCD');
  });
  it('BP-JEU-10 takes a report of dummy who does something in the play', () => {
    const report = { do: 'report', article: 'BP-JEU-10', seat: 'S', facts: { points: 'HA' } };
    const table = playing(SPADES, { policy: 'observed' }).and(cards('E:DA')).when(report);
    expect(table.irregularities).toEqual(['BP-JEU-10']);
    expect(viewOf(table).turn).toBe('S');
  });
  it('BP-JEU-11 gives left flank the opening lead', () => {
    expect(viewOf(spades()).turn).toBe('E');
    expect(spades().when(cards('W:D8')).refusals).toEqual(['BP-JEU-11']);
    expect(spades().when(cards('N:SA')).refusals).toEqual(['BP-JEU-11']);
  });
  it('BP-JEU-GAP-2 goes clockwise, for thirteen tricks', () => {
    const table = spades().and(cards('E:DA S:D9'));
    expect(viewOf(table).turn).toBe('W');
    expect(table.when(cards('N:D2')).refusals).toEqual(['BP-JEU-GAP-2']);
    const over = table.goingOn(playOn);
    expect(over.types.filter((type) => type === 'CardPlayed')).toHaveLength(50);
    expect(viewOf(over).seats.map(({ hand: left }) => left)).toEqual([[], [], [], []]);
    expect(viewOf(over)).toMatchObject({ phase: 'finished', turn: null });
    expect(over.state.play.completed).toBe(13);
    expect(over.when(cards('N:D2')).refusals).toEqual(['deal-finished']);
  });
  it('BP-LEVEE-1 gives the trick to the highest trump', () => {
    expect(winnerOf('1C Pass Pass Pass', 'E:HA S:C2 W:HK N:C5')).toBe('N');
  });
  it('BP-LEVEE-2 gives it to the highest of the suit led otherwise', () => {
    expect(winnerOf('1NT Pass Pass Pass', 'E:D4 S:DA W:SA N:D9')).toBe('S');
    expect(winnerOf('1H Pass Pass Pass', 'E:D4 S:DA W:SA N:D9')).toBe('S');
  });
  it('BP-LEVEE-3 has the winning hand lead to the next trick', () => {
    const won = spades().and(cards('E:C6 S:CA W:C5 N:C2'));
    expect(viewOf(won).turn).toBe('S');
    expect(won.when(cards('N:SA')).refusals).toEqual(['BP-LEVEE-3']);
    expect(won.when(cards('E:C7')).refusals).toEqual(['BP-JEU-GAP-2']);
    expect(won.when(cards('S:CK')).refusals).toEqual([]);
  });
  it('BP-LEVEE-4 has a player of the side that won it gather the trick', () => {
    const won = spades().and(cards('E:C6 S:CA W:C5 N:C2'));
    expect(won.when({ do: 'gather', by: 'N' }).types).toEqual(['TrickGathered']);
    expect(won.when({ do: 'gather', by: 'E' }).refusals).toEqual(['BP-LEVEE-4']);
    const real = playing(SPADES, { policy: 'observed' }).and(cards('E:C6 S:CA W:C5 N:C2'));
    expect(real.when({ do: 'gather', by: 'E' }).irregularities).toEqual(['BP-LEVEE-4']);
  });
  it('BP-LEVEE-5 holds a trick for quitted once it is gathered', () => {
    const won = spades().and(cards('E:C6 S:CA W:C5 N:C2'));
    expect(won.state.play.gathered).toBe(0);
    const gathered = won.when({ do: 'gather', by: 'S' });
    expect(gathered.state.play.gathered).toBe(1);
    expect(gathered.when({ do: 'gather', by: 'S' }).refusals).toEqual(['no-trick-to-gather']);
    expect(spades().when({ do: 'gather', by: 'S' }).refusals).toEqual(['no-trick-to-gather']);
  });
  it('refuses a card that its player does not hold, or that is gone', () => {
    expect(spades().when(cards('E:SA')).refusals).toEqual(['card-not-held']);
    expect(spades().and(cards('E:C6 S:CA W:C5 N:C2 S:CK W:C9 N:C3')).when(cards('E:C6')).refusals).toEqual([
      'card-already-played',
    ]);
    expect(given().and(DEAL).when(cards('E:C6')).refusals).toEqual(['auction-open']);
  });
});
