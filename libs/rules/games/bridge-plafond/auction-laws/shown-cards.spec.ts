import { describe, expect, it } from '@jest/globals';
import { calls, choicesOf, choose, dealt, dutiesOf, enforced, given, viewOf, DEAL } from '../testing/laws';
import { cards, DEAL as MIXED } from '../testing/table';

const show = (seat: string, card: string, led = false) => ({
  do: 'show-card',
  ...{ seat, card },
  ...(led ? { led } : {}),
});

/** North plays one spade, East leads. */
const toNorth = calls('N:1S E:Pass S:Pass W:Pass');

describe('a card shown before the auction is over (article 43)', () => {
  const low = dealt().and(calls('N:1S'), show('W', 'C7'));
  const high = dealt().and(calls('N:1S'), show('W', 'HQ'));

  it('BP-43-1 lets declarer lay a single low card exposed, or forbid the partner to open its suit', () => {
    expect([low.irregularities, choicesOf(low), dutiesOf(low)]).toEqual([
      ['BP-43-1'],
      [],
      ['W shown-card C7'],
    ]);
    const closed = low.when(calls('E:Pass S:Pass W:Pass'));
    expect(choicesOf(closed)).toEqual(['N BP-43-1 exposed forbid-lead']);
    const exposed = closed.when(choose('N', 'BP-43-1', 'exposed'));
    expect(dutiesOf(exposed)).toEqual(['W exposed-card C7']);
    const forbidden = closed.when(choose('N', 'BP-43-1', 'forbid-lead'));
    expect([dutiesOf(forbidden), forbidden.state.obligations[0]]).toMatchObject([
      ['E forbidden-lead CA'],
      { article: 'BP-43-1', offender: 'W', by: ['N'] },
    ]);
    expect(closed.when(choose('S', 'BP-43-1', 'exposed')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(enforced().and(calls('N:1S')).when(show('W', 'C7')).refusals).toEqual(['BP-43-1']);
    expect(given().when(show('W', 'C7')).refusals).toEqual(['not-dealt']);
    expect(closed.when(show('W', 'C8')).refusals).toEqual(['auction-over']);
    expect(given().and(DEAL).when(show('W', 'SA')).refusals).toEqual(['card-not-held']);
    expect(low.when(show('W', 'C7')).refusals).toEqual(['card-shown']);
  });

  it('BP-43-2 costs the declaring side nothing', () => {
    const own = dealt().and(show('S', 'D4')).when(toNorth);
    expect([choicesOf(own), dutiesOf(own)]).toEqual([[], []]);
    expect(own.events.at(-1)).toMatchObject({ type: 'ObligationLifted', data: { article: 'BP-43-2' } });
  });

  it('BP-43-3 lets the left opponent demand a new deal on an honour, a lead or several cards', () => {
    expect([high.irregularities, choicesOf(high)]).toEqual([['BP-43-3'], ['N BP-43-3 new-deal go-on']]);
    const again = high.when(choose('N', 'BP-43-3', 'new-deal'));
    expect([again.types.at(-1), again.state.attempt, again.state.obligations]).toEqual([
      'DealAnnulled',
      2,
      [],
    ]);
    expect(high.when(choose('E', 'BP-43-3', 'new-deal')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(choicesOf(dealt().and(show('E', 'C7', true)))).toEqual(['S BP-43-3 new-deal go-on']);
    expect(choicesOf(low.and(show('W', 'D2')))).toEqual(['N BP-43-3 new-deal go-on']);
    expect(choicesOf(dealt().and(show('E', 'CT')))).toEqual(['S BP-43-3 new-deal go-on']);
    expect(choicesOf(dealt().and(show('E', 'C9')))).toEqual([]);
    expect(enforced().and(calls('N:1S')).when(show('N', 'SA')).refusals).toEqual(['BP-43-3']);
  });

  it('BP-43-5 keeps an exposed card face up before its owner', () => {
    const exposed = low.and(calls('E:Pass S:Pass W:Pass'), choose('N', 'BP-43-1', 'exposed'));
    expect(exposed.state.obligations).toMatchObject([
      { kind: 'exposed-card', seat: 'W', cards: ['C7'], article: 'BP-43-1' },
    ]);
    for (const table of [low, exposed])
      expect(viewOf(table).seats.find(({ seat }) => seat === 'W')?.faced).toEqual(['C7']);
    const own = dealt().and(show('N', 'D4'), toNorth);
    expect(viewOf(own).seats.map(({ faced = [] }) => faced)).toEqual([[], [], [], []]);
  });

  it('BP-43-GAP-1 leaves every card of a defender exposed where no new deal is demanded', () => {
    const both = high.and(show('W', 'HJ'), choose('N', 'BP-43-3', 'go-on'));
    const closed = both.when(calls('E:Pass S:Pass W:Pass'));
    expect([choicesOf(closed), dutiesOf(closed)]).toEqual([[], ['W exposed-card HQ', 'W exposed-card HJ']]);
    const own = dealt().and(show('N', 'SA'), toNorth);
    expect([dutiesOf(own), choicesOf(own)]).toEqual([[], []]);
  });

  it('BP-43-GAP-2 offers the ban only where the partner makes the opening lead', () => {
    const leader = dealt().and(show('E', 'C7')).when(toNorth);
    expect(choicesOf(leader)).toEqual(['N BP-43-1 exposed']);
    expect(leader.when(choose('N', 'BP-43-1', 'forbid-lead')).refusals).toEqual(['not-an-option']);
    const closed = given().and(MIXED, calls('N:1S'), show('W', 'C5'), calls('E:Pass S:Pass W:Pass'));
    const forbidden = closed.and(choose('N', 'BP-43-1', 'forbid-lead'));
    expect(viewOf(forbidden).legal.some((card) => card.startsWith('C'))).toBe(false);
    expect(dutiesOf(forbidden.and(cards('E:DA')))).toEqual([]);
    // The lead has been made: only the card itself may still be exposed, until declarer plays on.
    const led = closed.and(cards('E:DA'));
    expect(led.when(choose('N', 'BP-43-1', 'forbid-lead')).refusals).toEqual(['BP-43-GAP-2']);
    expect(dutiesOf(led.when(choose('N', 'BP-43-1', 'exposed')))).toEqual(['W exposed-card C5']);
    const gone = led.when(cards('S:D9'));
    expect([gone.state.choices, dutiesOf(gone)]).toEqual([[], []]);
  });

  it('BP-43-GAP-3 ends the right to a new deal with the next call of who has it', () => {
    const called = high.and(calls('E:Pass S:Pass W:Pass'));
    // North has had no call since: the auction waits for his word.
    expect([called.state.phase, called.state.choices.length]).toEqual(['auction', 1]);
    expect(called.when(calls('N:2S')).refusals).toEqual(['choice-waits']);
    expect(called.when(choose('N', 'BP-43-3', 'go-on')).types).toContain('AuctionClosed');
    const early = dealt().and(show('W', 'HQ')).and(calls('N:1D'));
    expect(early.state.choices).toEqual([]);
    expect(early.when(choose('N', 'BP-43-3', 'new-deal')).refusals).toEqual(['no-choice']);
  });
});
