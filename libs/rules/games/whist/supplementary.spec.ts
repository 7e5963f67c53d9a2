import { inPlay, type Table, unknownHands } from './testing/table';

type Seat = 'N' | 'E' | 'S' | 'W';
const lead = (seat: string, card: string) => ({ do: 'play', seat, card });
const demand = (by: string, seat: string, what: string) => ({ do: 'demand', by, seat, demand: what });
const waive = (by: string, seat: string) => ({ do: 'waive', by, seat });
const dropped = (table: Table, seat: Seat, card: string): Table => table.report('WHC-CP-A', seat, { card });

describe('supplementary rules', () => {
  const east = { E: 'D5', S: 'D6', W: 'DA D7', N: 'D8' };
  const spoken = (voids = {}, cards: Partial<Record<Seat, string>> = east): Table =>
    inPlay(cards, 'H9', voids).cards('E:D5').report('WHC-SUP-1.1', 'E', { said: 'we are at six' });
  it("WHC-SUP-1.1 punish a remark: the last opponent chooses the partner's highest or lowest", () => {
    expect(spoken().owed('forced-play')).toEqual(['W by N']);
    const asked = (how: string): readonly string[] =>
      spoken()
        .cards('S:D6')
        .do(demand('N', 'W', how)).view.legal;
    expect(asked('highest')).toEqual(['DA']);
    expect(asked('lowest')).toEqual(['D7']);
    const wrong = spoken()
      .cards('S:D6')
      .do(demand('S', 'W', 'lowest'));
    expect(wrong.last.at(-1)?.data).toMatchObject({ article: 'WHC-SUP-5.3' });
  });
  it('WHC-SUP-1.2 have a void partner trump or discard', () => {
    const asked = (how: string): readonly string[] =>
      spoken({ W: 'D' }, { ...east, W: 'H3 C8' })
        .cards('S:D6')
        .do(demand('N', 'W', how)).view.legal;
    expect(asked('trump').every((card) => card.startsWith('H'))).toBe(true);
    expect(asked('discard').some((card) => card.startsWith('H'))).toBe(false);
    expect(asked('discard')).toContain('C8');
  });
  it('WHC-SUP-2.1 forbid to announce the rest: it ends nothing', () => {
    const table = inPlay({}, 'H7').playOut(8).report('WHC-SUP-2.1', 'W', { said: 'the rest are ours' });
    expect(table.seen()).toEqual(['WHC-SUP-2.1']);
    expect(table.state).toMatchObject({ phase: 'play', score: null });
    expect(table.refuses({ do: 'claim', by: 'W', tricks: 5 })).toBe('unknown-act');
  });
  it("WHC-SUP-2.2 penalise all cards of the announcer's partner, and none of his own", () => {
    const table = inPlay({}, 'H7').playOut(8).report('WHC-SUP-2.1', 'W');
    expect(table.penalised()).toEqual(table.hand('E').map((card) => `E:${card}`));
    expect(table.penalised()).toHaveLength(5);
  });
  it('WHC-SUP-3.1 forbid to look at a gathered trick', () => {
    const table = inPlay(east, 'H9').cards('E:D5 S:D6 W:DA N:D8');
    const view = { do: 'view-trick', seat: 'E', number: 1 };
    expect(table.do(view).types()).toEqual(['TrickViewed']);
    table.do({ do: 'gather', seat: 'W' }, view);
    expect(table.seen()).toEqual(['WHC-SUP-3.1']);
  });
  it('WHC-SUP-3.2 punish it like a lead out of turn', () => {
    const table = inPlay(east, 'H9').cards('E:D5 S:D6 W:DA N:D8').do({ do: 'gather', seat: 'W' });
    table.do({ do: 'view-trick', seat: 'E', number: 1 });
    expect(table.owed('forced-lead')).toEqual(['E by N']);
    expect(table.do(demand('N', 'W', 'D')).view.legal.every((card) => card.startsWith('D'))).toBe(true);
  });
  it('WHC-SUP-3.3 give the choice to the opponent on the right of who looked', () => {
    const table = inPlay(east, 'H9').cards('E:D5 S:D6 W:DA N:D8').report('WHC-SUP-3.1', 'E', { trick: 0 });
    expect(table.owed('forced-lead')).toEqual(['E by N']);
    expect(table.do(demand('S', 'W', 'D')).owed('forced-lead')).toEqual([]);
  });
  const second = { N: 'D5', E: 'DK D7', S: 'D8', W: 'D9' };
  const forced = (how: string, cards: Partial<Record<Seat, string>> = second, voids = {}): Table =>
    inPlay(cards, 'H2', voids, { dealer: 'W' })
      .cards('N:D5 W:D9')
      .do(demand('S', 'E', how));
  /** What it costs: claimed at the end, the fault is one revoke of its side, which cannot win the coup. */
  const costs = (table: Table, against: Seat, by: Seat): unknown => {
    const { NS = 0, EW = 0 } = table.playOut().view.tricks;
    expect(table.state.score?.scores).toEqual({ NS: Math.max(0, NS - 6), EW: Math.max(0, EW - 6) });
    table.do({ do: 'claim-revoke', by, against });
    expect(table.types()).toEqual(['RevokeClaimed', 'RevokeEstablished', 'DealScored']);
    const kept = Math.min(6, Math.max(0, EW - 2));
    expect(table.state.score).toMatchObject({
      scores: { NS: 13 - kept - 6, EW: 0 },
      result: { tricks: { NS: 13 - kept, EW: kept }, revokes: { NS: 0, EW: 1 } },
    });
    return table.last.flatMap((event) => (event.type === 'RevokeEstablished' ? [event.data.article] : []));
  };
  it('WHC-SUP-4.A count a highest card withheld like a revoke', () => {
    const table = forced('highest').cards('E:D7');
    expect(table.seen()).toEqual(['WHC-SUP-4.A']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.A']);
    expect(forced('highest').cards('E:DK').seen()).toEqual([]);
  });
  it('WHC-SUP-4.B count a lowest card withheld like a revoke', () => {
    const table = forced('lowest').cards('E:DK');
    expect(table.seen()).toEqual(['WHC-SUP-4.B']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.B']);
    const obeyed = forced('lowest');
    expect(obeyed.view.legal).toHaveLength(1);
    expect(obeyed.cards(`E:${obeyed.view.legal[0] ?? ''}`).seen()).toEqual([]);
  });
  it('WHC-SUP-4.C count a trump withheld like a revoke', () => {
    const asked = (): Table => forced('trump', { ...second, E: 'H4 C2' }, { E: 'D' });
    const table = asked().cards('E:C2');
    expect(table.seen()).toEqual(['WHC-SUP-4.C']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.C']);
    expect(asked().cards('E:H4').seen()).toEqual([]);
  });
  it('WHC-SUP-4.D count a trump played against the demand like a revoke', () => {
    const asked = (): Table => forced('discard', { ...second, E: 'H4 C2' }, { E: 'D' });
    const table = asked().cards('E:H4');
    expect(table.seen()).toEqual(['WHC-SUP-4.D']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.D']);
    expect(asked().cards('E:C2').seen()).toEqual([]);
  });
  it('WHC-SUP-4.E count another suit led like a revoke', () => {
    const table = inPlay({ E: 'H3', W: 'C6 D2', S: 'H7' }, 'H7', {}, { dealer: 'S' }).cards('E:H3');
    table.do({ do: 'contest-lead', by: 'N' }, demand('N', 'W', 'C')).cards('W:D2');
    expect(table.seen()).toEqual(['WHC-SUP-4.E']);
    expect(table.state.faults).toMatchObject([{ article: 'WHC-SUP-4.E', state: 'candidate' }]);
    expect(costs(table, 'W', 'N')).toEqual(['WHC-SUP-4.E']);
  });
  it('WHC-SUP-5.1 have a player wait for the decision', () => {
    const online = inPlay(east, 'H9', {}, {}, 'enforced')
      .cards('E:D5')
      .report('WHC-SUP-1.1', 'E')
      .cards('S:D6');
    expect(online.refuses(lead('W', 'DA'))).toBe('WHC-SUP-5.1');
    expect(online.do(waive('N', 'W')).refuses(lead('W', 'DA'))).toBe('accepted');
    expect(spoken().cards('S:D6 W:DA').seen()).toEqual(['WHC-SUP-5.1']);
  });
  const imposable = (): Table =>
    inPlay({ E: 'H3', W: 'C6 D2 S2', S: 'H7' }, 'H7', {}, { dealer: 'S' })
      .cards('E:H3')
      .do({ do: 'contest-lead', by: 'N' });
  it('WHC-SUP-5.2 make the first word of the entitled player final', () => {
    const table = imposable().do(demand('N', 'W', 'S'));
    expect(table.refuses(demand('S', 'W', 'C'))).toBe('WHC-SUP-5.2');
    expect(table.refuses(waive('N', 'W'))).toBe('WHC-SUP-5.2');
  });
  it('WHC-SUP-5.3 lose the penalty when the wrong opponent speaks', () => {
    const table = imposable().do(demand('S', 'W', 'C'));
    expect(table.last.at(-1)?.data).toMatchObject({ kind: 'forced-lead', article: 'WHC-SUP-5.3' });
    expect(table.cards('W:D2').seen()).toEqual([]);
  });
  it('WHC-SUP-5.4 lose it when the wrong penalty is demanded', () => {
    const table = imposable().do(demand('N', 'W', 'highest'));
    expect(table.last.at(-1)?.data).toMatchObject({ kind: 'forced-lead', article: 'WHC-SUP-5.4' });
  });
  it("WHC-SUP-GAP-1 entitle the opponent whose turn comes later, when the offender's partner is last", () => {
    const table = inPlay({ N: 'D5', E: 'D6' }, 'H9', {}, { dealer: 'W' })
      .cards('N:D5')
      .report('WHC-SUP-1.1', 'E');
    expect(table.owed('forced-play')).toEqual(['W by S']);
    expect(spoken().owed('forced-play')).toEqual(['W by N']);
  });
  it('WHC-SUP-GAP-2 excuse who cannot comply', () => {
    const table = spoken({ W: 'DH' }, { ...east, W: 'C8' })
      .cards('S:D6')
      .do(demand('N', 'W', 'trump'))
      .cards('W:C8');
    expect(table.seen()).toEqual([]);
  });
  it('WHC-SUP-GAP-3 end the demand with the card of the player called', () => {
    const table = spoken().cards('S:D6 W:D7');
    expect(table.refuses(demand('N', 'W', 'highest'))).toBe('WHC-SUP-GAP-3');
    const waived = spoken().cards('S:D6').do(waive('N', 'W'));
    expect(waived.refuses(demand('N', 'W', 'highest'))).toBe('no-penalty');
  });
  it('WHC-SUP-GAP-4 enforce the first of a demanded card and an imposed suit', () => {
    const both = (): Table => dropped(imposable(), 'W', 'D2');
    const suit = both()
      .do(demand('N', 'W', 'C'))
      .cards('W:C6');
    expect(suit.penalised()).toEqual(['W:D2']);
    const card = both()
      .do(demand('N', 'W', 'D2'))
      .cards('W:D2');
    expect(card.penalised()).toEqual([]);
    expect(card.owed('forced-lead')).toEqual([]);
  });
  it('WHC-SUP-GAP-5 let the arbiter reverse a consequence with a reason', () => {
    const table = dropped(inPlay({ W: 'D7 SK', S: 'H7' }, 'H7', {}, { dealer: 'S' }), 'W', 'D7').cards(
      'W:SK',
    );
    const ruling = { do: 'arbiter-decision', decision: 'count-as-played', seat: 'W', card: 'SK' };
    expect(table.refuses(ruling)).toBe('missing-field');
    table.do({ ...ruling, reason: 'the opponents had nodded' });
    expect(table.view.trick.cards).toEqual([{ seat: 'W', card: 'SK' }]);
    expect(table.penalised()).toEqual(['W:D7']);
    table.do({ do: 'arbiter-decision', decision: 'lift', seat: 'W', card: 'D7', reason: 'jostled' });
    expect(table.penalised()).toEqual([]);
    expect(table.audit()).toMatchObject({ ok: true });
  });
  it('penalises a card of a hand that the record does not know', () => {
    const table = unknownHands('H7', { dealer: 'S' }).report('WHC-CP-A', 'W', { card: 'D7' });
    expect(table.penalised()).toEqual(['W:D7']);
    expect(
      table
        .do(demand('N', 'W', 'D7'))
        .cards('W:C2')
        .seen(),
    ).toEqual(['WHC-CP-GAP-6']);
  });
});
