import { dealDecider } from '../testing/life';
import { given as any } from '@arbitre/rules/kernel/testing/given';
import { cards, DEAL, given } from '../testing/table';
import { auction, callsIn, contractIn, explained, rule, said, take, turnIn } from '../testing/auction';
import { bridgeDuplicate } from '../game';

const begun = ({ state }: ReturnType<typeof given>) => bridgeDuplicate.tableView(state).facts.auctionPeriod;
const hand = (name: 'take-cards' | 'return-hand', seat: string) => ({ do: name, seat });

describe('the auction period', () => {
  it('BD-L17A begins for a side when either of the two takes his cards from the board', () => {
    const table = given().when(hand('take-cards', 'N'));
    expect(table.events).toEqual([{ type: 'HandTaken', data: { seat: 'N' } }]);
    expect(begun(table)).toBe('NS');
    expect(begun(table.when(hand('take-cards', 'W')))).toBe('NS EW');
    expect(begun(given())).toBeUndefined();
    expect(table.when(hand('take-cards', 'N')).refusals).toEqual(['hand-taken']);
    const playing = auction(1, said('N:1S E:Pass S:Pass W:Pass'), hand('take-cards', 'N'));
    expect(playing.refusals).toEqual(['not-in-auction']);
  });
  it('BD-L17D1 goes on in the clarification period, until the opening lead is faced', () => {
    const over = auction(1, said('N:3NT E:Pass S:Pass W:Pass'));
    expect([over.state.phase, turnIn(over)]).toEqual(['play', 'E']);
    const change = rule('unintended', { seat: 'W', call: 'X' });
    expect(over.when(change).refusals).toEqual([]);
    expect(over.when(cards('E:HJ'), change).refusals).toEqual(['BD-L25A5']);
  });
  it('BD-L17D2 BD-L39A records a call after four passes, which counts for nothing unless it was a slip', () => {
    const passes = said('N:Pass E:Pass S:Pass W:Pass');
    const late = auction(1, passes, said('S:1S'));
    expect([late.refusals, late.irregularities, contractIn(late)]).toEqual([[], ['BD-L39A'], 'Pass']);
    const slip = late.when(rule('unintended'));
    expect([slip.refusals, callsIn(slip), turnIn(slip)]).toEqual([[], 'N Pass, E Pass, S 1S, W Pass', 'N']);
    const back = ['N', 'E', 'S', 'W'].map((seat) => hand('return-hand', seat));
    expect(auction(1, passes, back, said('S:1S')).refusals).toEqual(['deal-finished']);
    expect(given({ policy: 'enforced' }).and(DEAL, passes).when(said('S:1S')).refusals).toEqual(['BD-L39A']);
  });
  it('BD-L17D2 goes on after four passes until the four hands are back in the board', () => {
    const passed = auction(1, said('N:Pass E:Pass S:Pass W:Pass'));
    const change = rule('unintended', { seat: 'W', call: '1C' });
    const changed = passed.when(hand('return-hand', 'N'), change);
    expect([callsIn(changed), turnIn(changed), changed.state.score]).toEqual([
      'N Pass, E Pass, S Pass, W 1C',
      'N',
      null,
    ]);
    expect(changed.types).toEqual([
      ...['HandReturned', 'CallRuled', 'AuctionReopened', 'CallsCancelled', 'CallSubstituted', 'DealScored'],
    ]);
    expect(contractIn(changed.when(said('N:Pass E:Pass S:Pass')))).toBe('1C W');
    const back = passed.when(['N', 'E', 'S', 'W'].map((seat) => hand('return-hand', seat)));
    expect(back.when(change).refusals).toEqual(['deal-finished']);
    expect(passed.when(hand('return-hand', 'N'), hand('return-hand', 'N')).refusals).toEqual([
      'hand-returned',
    ]);
    expect(passed.when(explained).refusals).toEqual(['deal-finished']);
    expect(auction(1, said('N:Pass'), hand('return-hand', 'N')).refusals).toEqual(['play-goes-on']);
  });
});

describe('a score that the arbiter adjusts for what a withdrawn call told', () => {
  const opening = {
    ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1' },
    ...{ policy: 'observed', grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 } },
    ...{ seating: { N: 'a', E: 'b', S: 'a', W: 'b' }, setup: { board: 1 } },
  };
  const adjusted = (article: string) => ({
    ...{ do: 'give-ruling', article, reason: 'the information decided the contract' },
    adjustments: { NS: { kind: 'assigned', score: 110 }, EW: { kind: 'assigned', score: -110 } },
  });
  const claim = { do: 'claim', by: 'E', tricks: 8 };
  /** East's 1H over North's 1S is refused and replaced; East plays 2H. */
  const deal = (replacement: string) =>
    any(dealDecider, undefined).and(
      opening,
      DEAL,
      said('N:1S E:1H'),
      explained,
      take('S', 'refuse'),
      said(replacement),
    );

  it('BD-L27D is given after the play where a replacement that cost nothing brought the result about', () => {
    const played = deal('E:2H S:Pass W:Pass N:Pass').and(claim);
    expect(played.state.score?.notation).toBe('2HE=');
    const ruled = played.when(adjusted('BD-L27D'));
    expect([ruled.refusals, ruled.state.rulings[0]?.article]).toEqual([[], 'BD-L27D']);
    expect(ruled.state.adjustments?.NS).toEqual({ kind: 'assigned', score: 110 });
  });
  it('BD-L23C is given after the play where a comparable call did', () => {
    const compared = deal('E:2C').and(
      rule('comparable', { seat: 'E' }),
      said('S:Pass W:2H N:Pass E:Pass S:Pass'),
    );
    expect(compared.state.score).toBeNull();
    const ruled = compared.and({ do: 'claim', by: 'W', tricks: 8 }).when(adjusted('BD-L23C'));
    expect([ruled.refusals, ruled.state.rulings[0]?.article]).toEqual([[], 'BD-L23C']);
    expect(ruled.state.adjustments?.EW).toEqual({ kind: 'assigned', score: -110 });
  });
  it('BD-L25B3 is given where a side used what its own cancelled call had told', () => {
    const changed = any(dealDecider, undefined).and(
      opening,
      DEAL,
      said('N:Pass N:1C'),
      rule('deliberate'),
      take('E', 'refuse'),
      said('E:1H S:Pass W:Pass N:Pass'),
      { do: 'claim', by: 'E', tricks: 6 },
    );
    const ruled = changed.when(adjusted('BD-L25B3'));
    expect([ruled.refusals, ruled.state.adjustments?.NS]).toEqual([[], { kind: 'assigned', score: 110 }]);
    expect(ruled.state.rulings[0]).toMatchObject({ article: 'BD-L25B3', status: 'in-force' });
  });
  it('BD-L9B2 is over once the arbiter has ruled on the call: the ruling answers the attention', () => {
    const drawn = { do: 'draw-attention', article: 'BD-L19A1', by: 'W', seat: 'S' };
    const table = any(dealDecider, undefined).and(opening, DEAL, said('N:1H E:Pass S:X'), drawn);
    expect(table.when(said('W:Pass')).irregularities).toContain('BD-L9B2');
    const ruled = table.when(rule('cancel'), said('S:2H'));
    expect([ruled.refusals, ruled.state.attention[0]?.answered]).toEqual([[], true]);
  });
});
