import { inPlay, type Table } from './testing/table';

type Seat = 'N' | 'E' | 'S' | 'W';
const demand = (by: string, seat: string, what: string) => ({ do: 'demand', by, seat, demand: what });
const waive = (by: string, seat: string) => ({ do: 'waive', by, seat });

describe('leads out of turn', () => {
  const named = { N: 'C5 C6', E: 'DK C7', S: 'D4 C8', W: 'D9 DA H2' };
  /** North is to lead. */
  const table = (): Table => inPlay(named, 'H7', { W: 'C' }, { dealer: 'W' });
  it("WHC-EP-1 let the opponents choose the suit of the side's next lead", () => {
    const early = table().cards('E:DK');
    expect(early.owed('forced-lead')).toEqual(['E by N']);
    early.cards('N:C5');
    expect(early.view.trick.cards).toEqual([{ seat: 'N', card: 'C5' }]);
    expect(early.owed('forced-lead')).toEqual(['E by N']);
  });
  it('WHC-EP-2 give the choice to the opponent on the right of the offender', () => {
    const early = table().cards('E:DK').do({ do: 'contest-lead', by: 'S' });
    expect(early.cards('N:C5 E:C7 S:C8 W:H2').view.turn).toBe('W');
    expect(early.refuses(demand('N', 'W', 'D'))).toBe('accepted');
    early.do(demand('S', 'W', 'D'));
    expect(early.owed('forced-lead')).toEqual([]);
  });
  it('WHC-EP-3 cost nothing when the player called has none of the suit', () => {
    const early = inPlay({ ...named, W: 'D9 H2' }, 'H7', { W: 'C' }, { dealer: 'W' })
      .cards('E:DK')
      .do({ do: 'contest-lead', by: 'S' });
    early.cards('N:C5 E:C7 S:C8 W:H2').do(demand('N', 'W', 'C'));
    expect(early.last.at(-1)?.data).toMatchObject({ article: 'WHC-EP-3' });
    expect(early.cards('W:D9').seen()).toEqual([]);
  });
  it('WHC-EP-4 cost nothing when everybody has played to them', () => {
    const early = inPlay({ ...named, N: 'D2' }, 'H7', {}, { dealer: 'W' }).cards('E:DK S:D4 W:D9 N:D2');
    expect(early.owed('forced-lead')).toEqual([]);
    expect(early.view.turn).toBe('E');
    expect(early.state.play.completed).toBe(1);
  });
  it('WHC-EP-5 go back with the cards played to them, none penalised', () => {
    const early = table().cards('E:DK S:D4 W:D9').do({ do: 'contest-lead', by: 'N' });
    expect(early.last.at(-1)?.data).toEqual({ cards: ['E:DK', 'S:D4', 'W:D9'] });
    expect(early.penalised()).toEqual([]);
    expect(early.hand('S')).toContain('D4');
    expect(early.view).toMatchObject({ turn: 'N', trick: { cards: [] } });
  });
  it('WHC-EP-GAP-1 are taken back themselves without becoming penalised cards', () => {
    const early = table().cards('E:DK').do({ do: 'contest-lead', by: 'N' });
    expect(early.hand('E')).toContain('DK');
    expect(early.penalised()).toEqual([]);
  });
  it("WHC-EP-GAP-2 bear at once on the partner's lead, when it is his", () => {
    const early = inPlay({ E: 'H3', W: 'C2 D2', S: 'H7' }, 'H7', {}, { dealer: 'S' })
      .cards('E:H3')
      .do({ do: 'contest-lead', by: 'N' });
    expect(early.do(demand('N', 'W', 'C')).view.legal.every((card) => card.startsWith('C'))).toBe(true);
  });
  it('WHC-EP-GAP-3 give one chance: declined, it is gone', () => {
    const early = table().cards('E:DK N:C5 E:C7 S:C8 W:H2').do(waive('N', 'W'));
    expect(early.owed('forced-lead')).toEqual([]);
    expect(early.cards('W:DA').seen()).toEqual([]);
  });
  it('WHC-EP-GAP-4 make a lead before the choice a penalised card; the choice stays', () => {
    const early = table().cards('E:DK N:C5 E:C7 S:C8 W:H2 W:D9');
    expect(early.seen()).toEqual(['WHC-EP-GAP-4']);
    expect(early.penalised()).toEqual(['W:D9']);
    expect(early.refuses(demand('N', 'W', 'C'))).toBe('accepted');
  });
  it('WHC-EP-GAP-5 may have any suit imposed, trump included; the card is free within it', () => {
    const early = inPlay({ E: 'C3', W: 'HA H2', S: 'H7' }, 'H7', {}, { dealer: 'S' })
      .cards('E:C3')
      .do({ do: 'contest-lead', by: 'N' });
    expect(early.do(demand('N', 'W', 'H')).view.legal).toEqual(expect.arrayContaining(['HA', 'H2']));
  });
  it('WHC-EP-GAP-6 are used one a lead, in the order of the faults', () => {
    const early = table()
      .cards('E:DK N:C5 E:C7 S:C8 W:H2')
      .do({ do: 'gather', seat: 'W' })
      .report('WHC-SUP-3.1', 'W', { trick: 1 });
    expect(early.owed('forced-lead')).toEqual(['E by N', 'W by S']);
    early.do(waive('N', 'W'));
    expect(early.owed('forced-lead')).toEqual(['W by S']);
  });
});

describe('cards out of turn within a trick', () => {
  const named = { N: 'D5 D2 D3 D4 D6', E: 'DK D7', S: 'D8 DA', W: 'D9' };
  const table = (voids = {}, cards: Partial<Record<Seat, string>> = named): Table =>
    inPlay(cards, 'H2', voids, { dealer: 'W' }).cards('N:D5');
  it('WHC-JP-1 let the fourth play before the second when the third did', () => {
    const early = table().cards('S:D8');
    expect(early.seen()).toEqual(['WHC-JP-1']);
    expect(early.cards('W:D9').seen()).toEqual([]);
    expect(early.cards('E:DK').view.lastTrick?.winner).toBe('E');
    expect(early.state.obligations).toEqual([]);
  });
  it("WHC-JP-2 let the third choose the second's highest or lowest, when the fourth played before both", () => {
    const early = (): Table => table().cards('W:D9');
    expect(early().owed('forced-play')).toEqual(['E by S']);
    expect(early().do(demand('S', 'E', 'lowest')).view.legal).toEqual(['D7']);
    expect(early().do(demand('S', 'E', 'highest')).view.legal).toEqual(['DK']);
  });
  it('WHC-JP-3 let him impose a trump or forbid it, when the second is void', () => {
    const early = (): Table => table({ E: 'D' }, { ...named, E: 'H4 C2' }).cards('W:D9');
    expect(
      early()
        .do(demand('S', 'E', 'trump'))
        .view.legal.every((card) => card.startsWith('H')),
    ).toBe(true);
    expect(
      early()
        .do(demand('S', 'E', 'discard'))
        .view.legal.some((card) => card.startsWith('H')),
    ).toBe(false);
  });
  it('WHC-JP-GAP-1 cost nothing when the second has played already', () => {
    const early = table().cards('E:D7 W:D9');
    expect(early.seen()).toEqual(['WHC-JP-GAP-1']);
    expect(early.state.obligations).toEqual([]);
    expect(early.cards('S:D8').state.play.completed).toBe(1);
  });
  it('WHC-JP-GAP-2 leave a player who cannot comply free', () => {
    const early = table({ E: 'DH' }, { ...named, E: 'C2' })
      .cards('W:D9')
      .do(demand('S', 'E', 'trump'));
    expect(early.cards('E:C2').seen()).toEqual([]);
  });
});
