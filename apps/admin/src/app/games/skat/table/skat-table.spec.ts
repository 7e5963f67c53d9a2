import { describe, expect, it } from '@jest/globals';
import type { CallView, TableView } from '@arbitre/rules/kernel/table-view';
import { biddingRows } from './bidding-rows';
import { partyPoints } from './party-points';
import { handsSoFar } from '../../../deal/table/hands';
import { skatOrder } from './skat-order';

const sorted = (cards: string, game: string | null): string =>
  cards.split(' ').toSorted(skatOrder(game)).join(' ');

describe('the order of a hand', () => {
  it('SKAT-2.3.2 puts the jacks first, then trumps by ace, ten, king', () => {
    expect(sorted('H7 HA DJ HT CA CJ HK C9', 'H')).toBe('CJ DJ HA HT HK H7 CA C9');
  });

  it('SKAT-2.3.3 has the jacks alone before the suits in grand', () => {
    expect(sorted('C7 SJ CT D8 CA', 'G')).toBe('SJ CA CT C7 D8');
  });

  it('SKAT-2.3.4 leaves the jack and the ten in their suit in null', () => {
    expect(sorted('ST SJ SA S9 CJ SQ', 'N')).toBe('CJ SA SQ SJ ST S9');
  });
});

const seats = ['forehand', 'middlehand', 'rearhand'];
const call = (text: string): CallView => {
  const [seat = '', said = ''] = text.split(':');
  return { seat: seats.find((each) => each.startsWith(seat)) ?? '', call: said };
};
const calls = (text: string): readonly CallView[] => text.split(' ').map(call);

describe('the bidding dialogue', () => {
  it('puts each bid beside its answer', () => {
    const rows = biddingRows(seats, calls('m:18 f:hold m:20 f:pass r:22 m:pass'));
    expect(rows.map((row) => row.map((cell) => cell?.call ?? '-').join(' '))).toEqual([
      'hold 18 -',
      'pass 20 -',
      '- pass 22',
    ]);
  });

  it('goes on when the one who holds meets another bidder', () => {
    const rows = biddingRows(seats, calls('m:pass r:18 f:hold r:pass'));
    expect(rows.map((row) => row.map((cell) => cell?.call ?? '-').join(' '))).toEqual([
      '- pass -',
      'hold - 18',
      '- - pass',
    ]);
  });

  it('is empty before anybody has spoken', () => {
    expect(biddingRows(seats, [])).toEqual([]);
  });
});

const moment = (forehand: string, skat: string | null): TableView => ({
  phase: 'play',
  seats: [{ seat: 'forehand', side: 'forehand', hand: forehand.split(' '), roles: [] }],
  turn: null,
  calls: [],
  contract: null,
  trick: { number: 1, cards: [] },
  lastTrick: null,
  tricks: {},
  obligations: [],
  legal: [],
  facts: {},
  piles: [{ name: 'skat', cards: skat?.split(' ') ?? null, seenBy: [] }],
  score: null,
});

describe('the hands as somebody remembers them', () => {
  const views = [
    null,
    moment('CA CK', 'S7 S8'),
    moment('CA CK S7 S8', null),
    moment('CA S7', 'CK S8'),
    moment('CA', 'CK S8'),
  ];
  const at = (step: number): readonly string[] | undefined => handsSoFar(views, step).get('forehand');

  it('has no skat before it is taken up', () => {
    expect(at(1)).toEqual(['CA', 'CK']);
    expect(at(2)).toEqual(['CA', 'CK', 'S7', 'S8']);
  });

  it('forgets what was laid away and remembers what was played', () => {
    expect(at(3)).toEqual(['CA', 'S7']);
    expect(at(4)).toEqual(['CA', 'S7']);
  });

  it('knows nobody before the deal', () => {
    expect(handsSoFar(views, 0).size).toBe(0);
  });
});

describe('the card points of the parties', () => {
  const seat = (name: string, roles: readonly string[]) => ({ seat: name, side: name, hand: null, roles });
  const points = (declarer: boolean) =>
    partyPoints({
      ...moment('CA', null),
      seats: [seat('forehand', []), seat('middlehand', declarer ? ['declarer'] : []), seat('rearhand', [])],
      cardPoints: { forehand: 10, middlehand: 34, rearhand: 11 },
      tricks: { forehand: 1, middlehand: 3, rearhand: 2 },
    });

  it('SKAT-3.5.1 puts the two opponents together', () => {
    expect(points(true)).toEqual([
      { party: 'declarer', points: 34, tricks: 3 },
      { party: 'opponents', points: 21, tricks: 3 },
    ]);
  });

  it('has no parties before there is a declarer', () => {
    expect(points(false)).toEqual([]);
  });
});
