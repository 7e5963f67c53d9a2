import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { announce, AT_18, given, bidding, cards, CLUBS, DEAL, discard, take } from './testing/table';
import { conceal } from '@arbitre/rules/kernel/deal/conceal';
import { skat } from './game';

const SEATING = { forehand: 'a', middlehand: 'b', rearhand: 'c' };
const view = (acts: readonly AnyAct[]) => skat.tableView(given().when(acts).state);
const seenBy = (entry: string, acts: readonly AnyAct[]) =>
  conceal(view(acts), { audience: { kind: 'entry', entry }, seating: SEATING, over: false });
const skatOf = (shown: ReturnType<typeof view>) => shown.piles?.find(({ name }) => name === 'skat');
const LAID = [...AT_18, take('F'), discard('F', 'S7 D7')];

describe('the table', () => {
  it('SKAT-4.5.4 shows the skat to who took it, and to nobody else', () => {
    expect(skatOf(seenBy('a', LAID))).toEqual({ name: 'skat', cards: ['S7', 'D7'], seenBy: ['forehand'] });
    expect(skatOf(seenBy('b', LAID))).toEqual({ name: 'skat', cards: null, hidden: 2, seenBy: ['forehand'] });
    expect(skatOf(seenBy('a', AT_18))?.cards).toBeNull();
  });
  it('SKAT-4.5.5.a shows a player his own hand only, sorted for the game', () => {
    const { seats } = seenBy('b', CLUBS);
    expect(seats.map(({ hand }) => hand?.length)).toEqual([0, 10, 0]);
    expect(seats[1]?.hand?.slice(0, 3)).toEqual(['HJ', 'C8', 'SA']);
  });
  it('names what the seat to act is asked for', () => {
    const stages = [
      [DEAL],
      [DEAL, ...bidding('M:18')],
      [DEAL, ...bidding('M:pass R:pass')],
      AT_18,
      [...AT_18, take('F')],
      LAID,
      [...LAID, announce('F', 'NO')],
      CLUBS,
    ].map((acts) => view(acts).facts.stage);
    expect(stages).toEqual(['bid', 'answer', 'lone', 'skat', 'discard', 'announce', 'lay-open', 'play']);
  });
  it('shows bids, card points, tricks, and what follows from hidden cards apart', () => {
    const shown = view([...CLUBS, ...cards('F:HA M:H7 R:HQ F:HT')]);
    expect(shown.calls.map(({ seat, call }) => `${seat} ${call}`)).toEqual([
      'middlehand 18',
      'forehand hold',
      'middlehand pass',
      'rearhand pass',
    ]);
    expect(shown).toMatchObject({
      contract: 'C',
      tricks: { forehand: 1, middlehand: 0, rearhand: 0 },
      cardPoints: { forehand: 14, middlehand: 0, rearhand: 0 },
      trick: { number: 2, cards: [{ seat: 'forehand', card: 'HT' }] },
      secretFacts: { matadors: 'with 2', skatPoints: '0', decided: 'open' },
      facts: { bid: '18', declarer: 'forehand', skat: 'taken', game: 'C' },
    });
  });
  it('has nobody to act while a claim, a concession or a dispute is open', () => {
    expect(view([...CLUBS, { do: 'claim', seat: 'forehand' }]).turn).toBeNull();
    const dispute = { do: 'dispute', by: 'rearhand', article: 'SKAT-4.2.9', reason: 'x' };
    expect(view([...CLUBS, dispute]).turn).toBeNull();
  });
});
