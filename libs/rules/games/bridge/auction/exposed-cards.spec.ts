import { bridgeDuplicate } from '../game';
import { conceal } from '@arbitre/rules/kernel/deal/conceal';
import { calls, DEAL, given } from '../testing/table';
import { auction, expose, legalIn, owedIn, said } from '../testing/auction';

// North: SAKQ2 HAKQ D432 C432; East: SJT9 HJT98 DAKQ C876; South: S8765 H765 DJT9 CAKQ; West: S43 H432 D8765 CJT95.
const penalties = (table: ReturnType<typeof auction>): readonly string[] =>
  bridgeDuplicate
    .tableView(table.state)
    .obligations.filter(({ kind }) => kind.endsWith('-card'))
    .map(({ kind, seat, cards }) => `${kind} ${seat} ${cards.join()}`);

describe('a card that is seen during the auction', () => {
  it('BD-L24-0 is recorded with its owner, and lies face up for everybody until the auction is over', () => {
    const table = auction(1, expose('W', 'D8'), said('N:1S'));
    expect(table.types.slice(1, 4)).toEqual(['CardExposed', 'IrregularityObserved', 'ObligationImposed']);
    expect([table.irregularities, penalties(table)]).toEqual([['BD-L24-0'], ['exposed-card W D8']]);
    const view = bridgeDuplicate.tableView(table.state);
    const onlooker = { audience: { kind: 'everyone' }, seating: {}, over: false } as const;
    const west = conceal(view, onlooker).seats.find(({ seat }) => seat === 'W');
    expect(west).toMatchObject({ hand: ['D8'], hidden: 12 });
  });
  it('BD-L24-0 is refused of a card that lies elsewhere, twice, and where the engine deals', () => {
    expect(auction(1, expose('W', 'SA')).refusals).toEqual(['card-not-held']);
    expect(auction(1, expose('W', 'D8'), expose('W', 'D8')).refusals).toEqual(['card-exposed']);
    expect(given({ policy: 'enforced' }).when(DEAL, expose('W', 'D8')).refusals).toEqual(['enforced-table']);
  });
  it('BD-L24A leaves the partner free when it is a single low card', () => {
    const table = auction(1, expose('E', 'C7'), said('N:1S E:Pass S:Pass'));
    expect([owedIn(table), legalIn(table).length > 1]).toEqual([['exposed-card E'], true]);
  });
  it('BD-L24B makes the partner pass at his next turn when it is an honour, or was led', () => {
    const honour = auction(1, expose('E', 'HT'), said('N:1S E:Pass S:2S'));
    expect([legalIn(honour), owedIn(honour)]).toEqual([['Pass'], ['exposed-card E', 'must-pass-once W']]);
    const once = honour.when(said('W:Pass N:3S E:Pass S:Pass'));
    expect([owedIn(once), legalIn(once).length > 1]).toEqual([['exposed-card E'], true]);
    const led = auction(1, expose('E', 'C7', { led: true }), said('N:1S E:Pass S:Pass'));
    expect(legalIn(led)).toEqual(['Pass']);
    const early = given().when({ do: 'play', seat: 'E', card: 'C7' });
    expect([early.refusals, owedIn(early)]).toEqual([[], ['exposed-card E', 'must-pass-once W']]);
    expect(early.when(DEAL).refusals).toEqual([]);
    const another = { ...DEAL, hands: { ...DEAL.hands, E: DEAL.hands.S, S: DEAL.hands.E } };
    expect(early.when(another).refusals).toEqual(['card-not-held']);
    const played = auction(1, said('N:1S'), { do: 'play', seat: 'E', card: 'C7' }, said('E:Pass S:Pass'));
    expect([played.refusals, owedIn(played), legalIn(played)]).toEqual([
      [],
      ['exposed-card E', 'must-pass-once W'],
      ['Pass'],
    ]);
  });
  it('BD-L24C makes the partner pass at his next turn when there are two or more', () => {
    const table = auction(1, expose('S', 'S5'), expose('S', 'H5'));
    expect([owedIn(table), legalIn(table)]).toEqual([
      ['exposed-card S', 'exposed-card S', 'must-pass-once N'],
      ['Pass'],
    ]);
  });
  it('BD-L24D is picked up when its owner becomes declarer or dummy', () => {
    const table = auction(1, expose('S', 'CK'), said('N:Pass E:Pass S:1NT W:Pass N:Pass E:Pass'));
    expect([table.state.phase, penalties(table)]).toEqual(['play', []]);
  });
  it('BD-L24E is a penalty card when its owner defends: minor when it was one low card, else major', () => {
    const contract = said('N:1S E:Pass S:Pass W:Pass');
    expect(penalties(auction(1, expose('W', 'D5'), contract))).toEqual(['minor-penalty-card W D5']);
    expect(penalties(auction(1, expose('W', 'CJ'), contract))).toEqual(['major-penalty-card W CJ']);
    expect(penalties(auction(1, expose('W', 'D5', { led: true }), contract))).toEqual([
      'major-penalty-card W D5',
    ]);
    expect(penalties(auction(1, expose('W', 'D5'), expose('W', 'D6'), contract))).toEqual([
      'major-penalty-card W D5',
      'major-penalty-card W D6',
    ]);
  });
  it('BD-L24E passes with the deal that nobody bids on', () => {
    expect(auction(1, expose('W', 'D5'), calls('Pass Pass Pass Pass')).state.phase).toBe('finished');
  });
});
