import type { Seat } from '@arbitre/rules/kernel/compass';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { inPlay, type Table, viewOf, handOf, penalised, owed, report, demand, waive } from './testing/table';

describe('leads out of turn', () => {
  const named = { N: 'C5 C6', E: 'DK C7', S: 'D4 C8', W: 'D9 DA H2' };
  /** North is to lead. */
  const table = (): Table => inPlay(named, 'H7', { W: 'C' }, { dealer: 'W' });
  it("WHC-EP-1 let the opponents choose the suit of the side's next lead", () => {
    const early = table().and(cards('E:DK'));
    expect(owed(early, 'forced-lead')).toEqual(['E by N']);
    const led = early.and(cards('N:C5'));
    expect(viewOf(led).trick.cards).toEqual([{ seat: 'N', card: 'C5' }]);
    expect(owed(led, 'forced-lead')).toEqual(['E by N']);
  });
  it('WHC-EP-2 give the choice to the opponent on the right of the offender', () => {
    const early = table().and(cards('E:DK'), { do: 'contest-lead', by: 'S' }, cards('N:C5 E:C7 S:C8 W:H2'));
    expect(viewOf(early).turn).toBe('W');
    expect(early.when(demand('N', 'W', 'D')).refusals).toEqual([]);
    expect(owed(early.and(demand('S', 'W', 'D')), 'forced-lead')).toEqual([]);
  });
  it('WHC-EP-3 cost nothing when the player called has none of the suit', () => {
    const early = inPlay({ ...named, W: 'D9 H2' }, 'H7', { W: 'C' }, { dealer: 'W' })
      .and(cards('E:DK'), { do: 'contest-lead', by: 'S' }, cards('N:C5 E:C7 S:C8 W:H2'))
      .and(demand('N', 'W', 'C'));
    expect(early.events.at(-1)?.data).toMatchObject({ article: 'WHC-EP-3' });
    expect(early.and(cards('W:D9')).irregularities).toEqual([]);
  });
  it('WHC-EP-4 cost nothing when everybody has played to them', () => {
    const early = inPlay({ ...named, N: 'D2' }, 'H7', {}, { dealer: 'W' }).and(cards('E:DK S:D4 W:D9 N:D2'));
    expect(owed(early, 'forced-lead')).toEqual([]);
    expect(viewOf(early).turn).toBe('E');
    expect(early.state.play.completed).toBe(1);
  });
  it('WHC-EP-5 go back with the cards played to them, none penalised', () => {
    const early = table().and(cards('E:DK S:D4 W:D9')).and({ do: 'contest-lead', by: 'N' });
    expect(early.events.at(-1)?.data).toEqual({ cards: ['E:DK', 'S:D4', 'W:D9'] });
    expect(penalised(early)).toEqual([]);
    expect(handOf(early, 'S')).toContain('D4');
    expect(viewOf(early)).toMatchObject({ turn: 'N', trick: { cards: [] } });
  });
  it('WHC-EP-GAP-1 are taken back themselves without becoming penalised cards', () => {
    const early = table().and(cards('E:DK'), { do: 'contest-lead', by: 'N' });
    expect(handOf(early, 'E')).toContain('DK');
    expect(penalised(early)).toEqual([]);
  });
  it("WHC-EP-GAP-2 bear at once on the partner's lead, when it is his", () => {
    const early = inPlay({ E: 'H3', W: 'C2 D2', S: 'H7' }, 'H7', {}, { dealer: 'S' }).and(cards('E:H3'), {
      do: 'contest-lead',
      by: 'N',
    });
    expect(viewOf(early.and(demand('N', 'W', 'C'))).legal.every((card) => card.startsWith('C'))).toBe(true);
  });
  it('WHC-EP-GAP-3 give one chance: declined, it is gone', () => {
    const early = table().and(cards('E:DK N:C5 E:C7 S:C8 W:H2'), waive('N', 'W'));
    expect(owed(early, 'forced-lead')).toEqual([]);
    expect(early.when(demand('N', 'W', 'C')).refusals).not.toEqual([]);
    expect(early.and(cards('W:DA')).irregularities).toEqual([]);
  });
  it('WHC-EP-GAP-4 make a lead before the choice a penalised card; the choice stays', () => {
    const early = table().and(cards('E:DK N:C5 E:C7 S:C8 W:H2')).and(cards('W:D9'));
    expect(early.irregularities).toEqual(['WHC-EP-GAP-4']);
    expect(penalised(early)).toEqual(['W:D9']);
    expect(early.when(demand('N', 'W', 'C')).refusals).toEqual([]);
  });
  it('WHC-EP-GAP-5 may have any suit imposed, trump included; the card is free within it', () => {
    const early = inPlay({ E: 'C3', W: 'HA H2', S: 'H7' }, 'H7', {}, { dealer: 'S' }).and(cards('E:C3'), {
      do: 'contest-lead',
      by: 'N',
    });
    expect(viewOf(early.and(demand('N', 'W', 'H'))).legal).toEqual(expect.arrayContaining(['HA', 'H2']));
  });
  it('WHC-EP-GAP-6 are used one a lead, in the order of the faults', () => {
    const early = table().and(
      cards('E:DK N:C5 E:C7 S:C8 W:H2'),
      { do: 'gather', seat: 'W' },
      report('WHC-SUP-3.1', 'W', { trick: 1 }),
    );
    expect(owed(early, 'forced-lead')).toEqual(['E by N', 'W by S']);
    expect(owed(early.and(waive('N', 'W')), 'forced-lead')).toEqual(['W by S']);
  });
});

describe('cards out of turn within a trick', () => {
  const named = { N: 'D5 D2 D3 D4 D6', E: 'DK D7', S: 'D8 DA', W: 'D9' };
  const table = (voids = {}, held: Partial<Record<Seat, string>> = named): Table =>
    inPlay(held, 'H2', voids, { dealer: 'W' }).and(cards('N:D5'));
  it('WHC-JP-1 let the fourth play before the second when the third did', () => {
    const early = table().and(cards('S:D8'));
    expect(early.irregularities).toEqual(['WHC-JP-1']);
    const third = early.and(cards('W:D9'));
    expect(third.irregularities).toEqual([]);
    const full = third.and(cards('E:DK'));
    expect(viewOf(full).lastTrick?.winner).toBe('E');
    expect(full.state.obligations).toEqual([]);
  });
  it("WHC-JP-2 let the third choose the second's highest or lowest, when the fourth played before both", () => {
    const early = (): Table => table().and(cards('W:D9'));
    expect(owed(early(), 'forced-play')).toEqual(['E by S']);
    expect(viewOf(early().and(demand('S', 'E', 'lowest'))).legal).toEqual(['D7']);
    expect(viewOf(early().and(demand('S', 'E', 'highest'))).legal).toEqual(['DK']);
  });
  it('WHC-JP-3 let him impose a trump or forbid it, when the second is void', () => {
    const early = (): Table => table({ E: 'D' }, { ...named, E: 'H4 C2' }).and(cards('W:D9'));
    expect(viewOf(early().and(demand('S', 'E', 'trump'))).legal.every((card) => card.startsWith('H'))).toBe(
      true,
    );
    expect(viewOf(early().and(demand('S', 'E', 'discard'))).legal.some((card) => card.startsWith('H'))).toBe(
      false,
    );
  });
  it('WHC-JP-GAP-1 cost nothing when the second has played already', () => {
    const early = table().and(cards('E:D7 W:D9'));
    expect(early.irregularities).toEqual(['WHC-JP-GAP-1']);
    expect(early.state.obligations).toEqual([]);
    expect(early.and(cards('S:D8')).state.play.completed).toBe(1);
  });
  it('WHC-JP-GAP-2 leave a player who cannot comply free', () => {
    const early = table({ E: 'DH' }, { ...named, E: 'C2' }).and(cards('W:D9'), demand('S', 'E', 'trump'));
    const free = early.and(cards('E:C2'));
    expect([free.irregularities, free.state.obligations]).toEqual([[], []]);
  });
});
