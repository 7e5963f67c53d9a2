import { describe, expect, it } from '@jest/globals';
import { atRealTable, calls, cards, DEAL, given, viewOf } from '../testing/table';

const said = (text: string) => given().and(DEAL).when(calls(text));
const contractAfter = (text: string) => viewOf(said(text)).contract;
const legalAfter = (text: string) => viewOf(said(text)).legal;

describe('the auction', () => {
  it('BP-ENCH-1 begins with the dealer', () => {
    expect(given({ dealer: 'E' }).and(DEAL).when(calls('S: 1C')).refusals).toEqual(['BP-ENCH-1']);
    expect(given({ dealer: 'E' }).and(DEAL).when(calls('E: 1C')).refusals).toEqual([]);
  });
  it('BP-ENCH-2 goes clockwise', () => {
    const table = given({ dealer: 'E' }).and(DEAL, calls('E: Pass 1C'));
    expect(viewOf(table).turn).toBe('W');
    for (const seat of ['N', 'E', 'S'])
      expect(table.when({ do: 'call', seat, call: '2C' }).refusals).toEqual(['BP-ENCH-2']);
  });
  it('BP-ENCH-3 takes a bid or a pass, and a double only of a bid', () => {
    expect(said('Pass').refusals).toEqual([]);
    expect(said('1NT').refusals).toEqual([]);
    expect(said('X').refusals).toEqual(['BP-ENCH-3']);
    expect(said('Pass X').refusals).toEqual(['BP-ENCH-3']);
  });
  it('BP-ENCH-4 scores nothing after four passes', () => {
    const table = said('Pass Pass Pass Pass');
    expect(table.types).toEqual([
      'CallMade',
      'CallMade',
      'CallMade',
      'CallMade',
      'AuctionClosed',
      'DealScored',
    ]);
    expect(table.state.score).toMatchObject({ notation: 'Pass', scores: { NS: 0, EW: 0 } });
    expect(viewOf(table)).toMatchObject({ phase: 'finished', contract: 'Pass', turn: null });
  });
  it('BP-ENCH-5 lets who has passed bid again', () => {
    expect(said('Pass 1D Pass Pass 1S').refusals).toEqual([]);
  });
  it('BP-ENCH-6 closes after three passes over a bid, and not after three at the start', () => {
    expect(viewOf(said('Pass Pass 1H Pass Pass'))).toMatchObject({ phase: 'auction', turn: 'E' });
    expect(viewOf(said('Pass Pass 1H Pass Pass Pass'))).toMatchObject({ phase: 'play', contract: '1H S' });
    expect(viewOf(said('Pass Pass Pass'))).toMatchObject({ phase: 'auction', turn: 'W' });
    expect(said('1H Pass Pass Pass Pass').refusals).toEqual(['BP-ENCH-6']);
  });
  it('BP-ENCH-GAP-1 takes one to seven', () => {
    expect(said('0S').refusals).toEqual(['invalid-field']);
    expect(said('8C').refusals).toEqual(['BP-ENCH-GAP-1']);
    expect(said('7NT').refusals).toEqual([]);
    expect(legalAfter('Pass').filter((call) => /^\d/.test(call))).toHaveLength(35);
  });
  it('BP-ORDRE-3 ranks clubs, diamonds, hearts, spades and no-trump', () => {
    expect(said('1C 1D 1H 1S 1NT').refusals).toEqual([]);
    expect(said('1H 1D').refusals).toEqual(['BP-ORDRE-4']);
  });
  it.each(['C', 'D', 'H', 'S'])(
    'BP-ORDRE-4 refuses two of the same or a lower denomination over two %s, and takes a higher one',
    (strain) => {
      const strains = ['C', 'D', 'H', 'S', 'NT'];
      for (const other of strains) {
        const higher = strains.indexOf(other) > strains.indexOf(strain);
        expect(said(`2${strain} 2${other}`).refusals).toEqual(higher ? [] : ['BP-ORDRE-4']);
      }
    },
  );
  it('BP-ORDRE-5 lets more tricks beat fewer in any denomination', () => {
    expect(said('2NT 3C').refusals).toEqual([]);
    expect(said('3C 2NT').refusals).toEqual(['BP-ORDRE-5']);
  });
  it('BP-CONTRE-1 doubles only the last bid of an opponent, passes between or not', () => {
    expect(contractAfter('1S Pass Pass X Pass Pass Pass')).toBe('1SX N');
    expect(said('1S Pass X').refusals).toEqual(['BP-CONTRE-1']);
    expect(said('1S 2C X').refusals).toEqual([]);
    expect(said('1S 2C Pass X').refusals).toEqual(['BP-CONTRE-1']);
  });
  it('BP-CONTRE-2 refuses a double after the close', () => {
    const late = said('1S Pass Pass Pass X');
    expect([late.refusals, viewOf(late).contract]).toEqual([['BP-CONTRE-2'], '1S N']);
  });
  it('BP-CONTRE-3 doubles what the contract wins, but for honours and slams', () => {
    const doubled = given({ grain: 'result' }).when({
      ...{ do: 'record-result', contract: '2SX', declarer: 'N', tricks: 9 },
      honours: { side: 'NS', kind: 'four' },
    });
    expect(doubled.state.score).toMatchObject({
      result: { below: { NS: 36 }, above: { NS: 100 + 100 + 100 } },
    });
  });
  it('BP-CONTRE-4 lets the doubled side alone redouble, while the double stands', () => {
    expect(contractAfter('1S X Pass Pass XX Pass Pass Pass')).toBe('1SXX N');
    expect(said('1S X 2C Pass XX').refusals).toEqual(['BP-CONTRE-4']);
    expect(said('1S XX').refusals).toEqual(['BP-CONTRE-4']);
    expect(said('1S X Pass XX').refusals).toEqual(['BP-CONTRE-4']);
  });
  it('BP-CONTRE-5 multiplies by four when redoubled', () => {
    const scoreOf = (tricks: number) =>
      given({ grain: 'result' }).when({ do: 'record-result', contract: '1HXX', declarer: 'N', tricks }).state
        .score;
    expect(scoreOf(7)).toMatchObject({ result: { below: { NS: 32 }, above: { NS: 200 } } });
    expect(scoreOf(6)).toMatchObject({ result: { below: { NS: 0 }, above: { NS: 0, EW: 400 } } });
  });
  it('BP-CONTRE-6 wipes the double out by a higher bid', () => {
    expect(contractAfter('1S X XX 2C Pass Pass Pass')).toBe('2C W');
  });
  it('BP-CONTRE-GAP-1 lets that bid be in the doubled denomination', () => {
    expect(contractAfter('2H X 3H Pass Pass Pass')).toBe('3H N');
  });
  it('BP-CONTRE-GAP-2 doubles once and redoubles once', () => {
    expect(said('1S X XX X').refusals).toEqual(['BP-CONTRE-GAP-2']);
    expect(said('1S X XX Pass XX').refusals).toEqual(['BP-CONTRE-GAP-2']);
    expect(said('1S X Pass X').refusals).toEqual(['BP-CONTRE-GAP-2']);
  });
  it('BP-CA-5 takes a takeout double for a double: it stays if nobody bids over it', () => {
    const table = given({ dealer: 'W' }).and(DEAL).when(calls('W: 1NT X Pass Pass Pass'));
    expect(viewOf(table).contract).toBe('1NTX W');
  });
  it('BP-CONV-GAP-1 raises no flag at a convention', () => {
    const table = atRealTable().and(DEAL).when(calls('2C Pass 2D Pass 7NT Pass Pass Pass'));
    expect([table.irregularities, table.refusals]).toEqual([[], []]);
    expect(table.when({ do: 'play', seat: 'E', card: 'C8' }).irregularities).toEqual([]);
  });
  it('BP-OPT-GAP-2 refuses an irregular call where the rules keep the table, and records it at a real one', () => {
    const call = { do: 'call', seat: 'E', call: '1C' };
    const online = given().and(DEAL).when(call);
    expect([online.refusals, online.events]).toEqual([['BP-ENCH-1'], []]);
    const table = atRealTable().and(DEAL).when(call);
    expect(table.refusals).toEqual([]);
    expect(table.types.length).toBeGreaterThan(0);
    const led = calls('1S Pass Pass Pass').concat(cards('E:DA S:D9'));
    const revoke = { do: 'play', seat: 'W', card: 'C5' };
    expect(given().and(DEAL, led).when(revoke).refusals).toEqual(['BP-JEU-4']);
    expect(atRealTable().and(DEAL, led).when(revoke).types).toContain('CardPlayed');
  });
  it('BP-JEU-1 makes the last bid the contract and its denomination trump', () => {
    expect(contractAfter('1S 2H Pass Pass Pass')).toBe('2H E');
    const { play } = said('1S 2H Pass Pass Pass').state;
    expect(play.ranking.trump).toBe(2);
  });
  it('BP-JEU-3 makes the first of the side to name the denomination declarer', () => {
    const view = viewOf(said('1S Pass 2S Pass Pass Pass'));
    expect(view.contract).toBe('2S N');
    expect(view.seats.map(({ roles }) => roles)).toEqual([
      ['dealer', 'declarer'],
      ['left-flank'],
      ['dummy'],
      ['right-flank'],
    ]);
  });
  it('BP-JEU-GAP-1 counts the side of the last bid alone', () => {
    expect(contractAfter('1C 1H Pass Pass 2D Pass 2H Pass 3H Pass Pass Pass')).toBe('3H S');
  });
});
