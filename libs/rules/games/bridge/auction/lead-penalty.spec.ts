import { cards } from '../testing/table';
import { bridgeDuplicate } from '../game';
import { auction, explained, legalIn, owedIn, rule, said, take, turnIn, waitingIn } from '../testing/auction';

// North: SAKQ2 HAKQ D432 C432; East: SJT9 HJT98 DAKQ C876; South: S8765 H765 DJT9 CAKQ; West: S43 H432 D8765 CJT95.
// West's insufficient 1H is replaced by a pass; North declares 3NT, and East leads.
const withdrawn = said('N:1NT E:Pass S:2S W:2H W:Pass N:2NT E:Pass S:3NT W:Pass N:Pass E:Pass');
const refusals = (table: ReturnType<typeof auction>): readonly string[] => table.refusals;

describe('a restriction on the lead', () => {
  it('BD-L26A is none where a comparable call replaced the one that was withdrawn', () => {
    const table = auction(
      1,
      said('N:1NT E:Pass S:2S W:2H W:Pass'),
      rule('comparable'),
      said('N:2NT E:Pass S:3NT W:Pass N:Pass E:Pass'),
    );
    expect([owedIn(table), waitingIn(table)]).toEqual([[], []]);
  });
  it('BD-L26B lets declarer forbid the offender’s partner any one suit that the offender has not specified', () => {
    const table = auction(1, withdrawn);
    expect([owedIn(table), waitingIn(table)]).toEqual([
      ['lead-penalty E'],
      ['offer BD-L26B: arbiter offer-options'],
    ]);
    const offered = table.when(explained);
    expect(waitingIn(offered)).toEqual([
      'offer BD-L26B: N forbid-C, N forbid-D, N forbid-H, N forbid-S, N free',
    ]);
    const forbidden = offered.when(take('N', 'forbid-H'));
    expect([refusals(forbidden), owedIn(forbidden)]).toEqual([[], ['forbidden-lead E']]);
    expect(legalIn(forbidden).filter((card) => card.startsWith('H'))).toEqual([]);
    const led = forbidden.when(cards('E:HJ'));
    expect(led.irregularities).toEqual(['BD-L26B']);
    expect(offered.when(take('S', 'forbid-H')).refusals).toEqual(['BD-L10C2']);
    expect(offered.when(take('N', 'accept')).refusals).toEqual(['no-such-option']);
    expect(table.when(take('N', 'forbid-H')).refusals).toEqual(['no-choice']);
  });
  it('BD-L26B lasts while he keeps the lead, and ends when another wins a trick', () => {
    const forbidden = auction(1, withdrawn, explained, take('N', 'forbid-H'));
    const kept = forbidden.when(cards('E:DA S:D9 W:D5 N:D2'));
    expect([owedIn(kept), legalIn(kept).some((card) => card.startsWith('H'))]).toEqual([
      ['forbidden-lead E'],
      false,
    ]);
    const lost = kept.when(cards('E:C6 S:CA W:C5 N:C2'));
    expect(owedIn(lost)).toEqual([]);
  });
  it('BD-L26B forbids no suit that the offender has bid in place of the withdrawn call', () => {
    const first = auction(1, said('N:1NT E:Pass S:2S W:2H W:3D N:3NT E:Pass S:Pass W:Pass'), explained);
    expect(waitingIn(first)).toEqual(['offer BD-L26B: N forbid-C, N forbid-H, N forbid-S, N free']);
  });
  it('BD-L29C forbids suits by what an artificial call specified', () => {
    const table = auction(
      1,
      said('N:1NT E:Pass S:2S W:2H W:3D'),
      rule('artificial', { number: 5, denominations: ['H', 'S'] }),
      said('N:3NT E:Pass S:Pass W:Pass'),
      explained,
    );
    expect(waitingIn(table)).toEqual(['offer BD-L26B: N forbid-C, N forbid-D, N free']);
  });
  it('BD-L26B is the choice of a declarer who plays against the offender, not of a side that offended', () => {
    const own = auction(1, said('N:1S E:1H E:2C S:Pass W:Pass N:Pass'));
    expect([own.state.contract?.declarer, owedIn(own)]).toEqual(['E', []]);
  });
  it('BD-L26B-GAP-1 is offered once, at the first lead: declined, or passed over, it is gone', () => {
    const declined = auction(1, withdrawn, explained, take('N', 'free'));
    expect([owedIn(declined), declined.when(explained).refusals]).toEqual([[], ['no-choice']]);
    expect(legalIn(declined)).toHaveLength(13);
    const passedOver = auction(1, withdrawn, cards('E:HJ S:H5'));
    expect([passedOver.types.at(-1), owedIn(passedOver)]).toEqual(['ObligationLifted', []]);
    const unanswered = auction(1, withdrawn, explained, cards('E:HJ S:H5'));
    expect([owedIn(unanswered), waitingIn(unanswered)]).toEqual([[], []]);
  });
  it('BD-L26B BD-L60C is not lost by a lead before declarer has spoken, which goes back where its suit is forbidden', () => {
    const led = auction(1, withdrawn, cards('E:HJ'));
    expect([owedIn(led), waitingIn(led)]).toEqual([
      ['lead-penalty E'],
      ['offer BD-L26B: arbiter offer-options'],
    ]);
    const back = led.when(explained, take('N', 'forbid-H'));
    expect([back.refusals, owedIn(back), turnIn(back)]).toEqual([
      [],
      ['forbidden-lead E', 'major-penalty-card E'],
      'E',
    ]);
    expect(legalIn(back).some((card) => card.startsWith('H'))).toBe(false);
    const other = led.when(explained, take('N', 'forbid-D'));
    expect([other.types, turnIn(other)]).toEqual([
      ['OptionsOffered', 'OptionTaken', 'ObligationLifted', 'ObligationImposed'],
      'S',
    ]);
    const free = auction(1, withdrawn, explained, cards('E:HJ')).when(take('N', 'free'));
    expect([free.refusals, owedIn(free), turnIn(free)]).toEqual([[], [], 'S']);
    expect(legalIn(free.and(cards('S:H5'))).every((card) => card.startsWith('H'))).toBe(true);
  });
  it('BD-L26B-GAP-1 waits for the lead of the offender’s partner, whenever that comes', () => {
    // West leads first; East wins the second trick.
    const table = auction(1, said('N:1S E:1H E:Pass S:2S W:Pass N:Pass E:Pass'));
    expect(owedIn(table)).toEqual(['lead-penalty W']);
    const other = auction(1, said('N:Pass E:Pass S:2S W:2H W:Pass N:Pass E:Pass'));
    expect([other.state.contract?.declarer, owedIn(other), other.when(explained).refusals]).toEqual([
      'S',
      ['lead-penalty E'],
      ['no-choice'],
    ]);
    const later = other.when(cards('W:D5 N:D2 E:DA S:D9'), explained);
    expect([later.refusals, waitingIn(later)[0]?.startsWith('offer BD-L26B: S forbid')]).toEqual([[], true]);
  });
  it('BD-L39C is chosen in the same way', () => {
    const late = auction(1, said('N:1NT E:Pass S:Pass W:Pass W:X'), explained, take('N', 'forbid-D'));
    expect([late.refusals, owedIn(late)]).toEqual([[], ['forbidden-lead E']]);
    expect(bridgeDuplicate.tableView(late.state).contract).toBe('1NT N');
  });
});
