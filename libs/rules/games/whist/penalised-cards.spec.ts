import { inPlay, type Table } from './testing/table';

type Seat = 'N' | 'E' | 'S' | 'W';
const lead = (seat: string, card: string) => ({ do: 'play', seat, card });
const demand = (by: string, seat: string, what: string) => ({ do: 'demand', by, seat, demand: what });
const waive = (by: string, seat: string) => ({ do: 'waive', by, seat });
const dropped = (table: Table, seat: Seat, card: string): Table => table.report('WHC-CP-A', seat, { card });

/** West is to lead to the first trick. */
const westLeads = (named: Partial<Record<Seat, string>>, trump = 'H7', voids = {}): Table =>
  inPlay(named, trump, voids, { dealer: 'S' });

describe('penalised cards', () => {
  it('WHC-CP-0 must be played when the opponents demand it', () => {
    const table = dropped(westLeads({ W: 'SK C2', S: 'H7' }), 'W', 'SK').do(demand('N', 'W', 'SK'));
    expect(table.view.legal).toEqual(['SK']);
    expect(table.cards('W:SK').view.trick.cards).toEqual([{ seat: 'W', card: 'SK' }]);
  });
  it('WHC-CP-A are cards faced on the table outside the play', () => {
    const table = inPlay({ E: 'S5', W: 'D7' }, 'H7').cards('E:S5');
    expect(dropped(table, 'W', 'D7').penalised()).toEqual(['W:D7']);
  });
  it('WHC-CP-B are the card that fell with the one that was meant', () => {
    const table = inPlay({ E: 'CK', S: 'C5', W: 'C4 C9' }, 'H7').cards('E:CK S:C5');
    table.do({ do: 'play-together', seat: 'W', card: 'C9', others: ['C4'] });
    expect(table.seen()).toEqual(['WHC-CP-B']);
    expect(table.penalised()).toEqual(['W:C4']);
    expect(table.view.trick.cards.at(-1)).toEqual({ seat: 'W', card: 'C9' });
  });
  it('WHC-CP-C.1 are cards that the partner could see', () => {
    const table = inPlay({ W: 'HQ' }, 'H7').report('WHC-CP-C.1', 'W', { card: 'HQ', seenBy: 'E' });
    expect(table.penalised()).toEqual(['W:HQ']);
  });
  it('WHC-CP-C.2 are all cards of a hand that was shown', () => {
    const table = inPlay({}, 'H7').playOut(4).report('WHC-CP-C.2', 'W');
    expect(table.penalised()).toEqual(table.hand('W').map((card) => `W:${card}`));
    expect(table.penalised()).toHaveLength(9);
  });
  it('WHC-CP-D are cards that a player names, if he holds them', () => {
    const table = inPlay({ W: 'SK', E: 'SA' }, 'H7').report('WHC-CP-D', 'W', { card: 'SA' });
    expect(table.penalised()).toEqual([]);
    expect(table.report('WHC-CP-D', 'W', { card: 'SK' }).penalised()).toEqual(['W:SK']);
  });
  it('WHC-CP-1 lie face up until they are played', () => {
    const table = dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7');
    expect(table.view.obligations).toEqual([
      { kind: 'penalised-card', seat: 'W', cards: ['D7'], article: 'WHC-CP-A' },
    ]);
    expect(table.do(waive('N', 'W')).cards('W:SK').view.obligations).toHaveLength(1);
  });
  it('WHC-CP-2 may be demanded by either opponent, and are played if no revoke comes of it', () => {
    const named = { N: 'S5', E: 'S6', S: 'S7', W: 'S2 D7' };
    const follows = dropped(inPlay(named, 'H8', {}, { dealer: 'W' }), 'W', 'D7').cards('N:S5 E:S6 S:S7');
    follows.do(demand('S', 'W', 'D7'));
    expect(follows.refuses(demand('E', 'W', 'D7'))).toBe('WHC-CP-2');
    expect(follows.cards('W:S2').seen()).toEqual([]);
    expect(follows.penalised()).toEqual(['W:D7']);
    const free = dropped(inPlay({ ...named, W: 'D7' }, 'H8', { W: 'S' }, { dealer: 'W' }), 'W', 'D7').cards(
      'N:S5 E:S6 S:S7',
    );
    expect(free.do(demand('N', 'W', 'D7')).view.legal).toEqual(['D7']);
  });
  it("WHC-CP-3 make their holder wait for the opponents' word", () => {
    const online = inPlay({ W: 'D7 SK', S: 'H7' }, 'H7', {}, { dealer: 'S' }, 'enforced').report(
      'WHC-CP-D',
      'W',
      { card: 'D7' },
    );
    expect(online.refuses(lead('W', 'SK'))).toBe('WHC-CP-3');
    expect(online.do(waive('S', 'W')).refuses(lead('W', 'SK'))).toBe('accepted');
  });
  it('WHC-CP-4 are also what he plays without waiting', () => {
    const table = dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7').cards('W:SK');
    expect(table.types()).toEqual(['CardExposed', 'IrregularityObserved', 'ObligationImposed']);
    expect(table.penalised()).toEqual(['W:D7', 'W:SK']);
  });
  it('WHC-CP-5 may be demanded again in each trick', () => {
    const named = { N: 'SA C3', E: 'S6 C4', S: 'S7 C5', W: 'S2 D7 H9' };
    const table = dropped(inPlay(named, 'H8', { W: 'C' }, { dealer: 'W' }), 'W', 'D7').cards(
      'N:SA E:S6 S:S7',
    );
    table.do(demand('S', 'W', 'D7')).cards('W:S2 N:C3 E:C4 S:C5');
    expect(table.refuses(demand('N', 'W', 'D7'))).toBe('accepted');
    expect(table.cards('W:H9').seen()).toEqual(['WHC-CP-4']);
  });
  it('WHC-CP-6 may always be led or played by their holder', () => {
    expect(
      dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7')
        .do(waive('N', 'W'))
        .cards('W:D7')
        .seen(),
    ).toEqual([]);
    expect(
      dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7')
        .cards('W:D7')
        .types()[0],
    ).toBe('CardPlayed');
  });
  it('WHC-CP-7 are free of penalty once played', () => {
    const table = dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7').cards('W:D7');
    expect(table.penalised()).toEqual([]);
    expect(table.types()).toEqual(['CardPlayed', 'ObligationLifted']);
  });
  it('WHC-CP-8 are the lead made again before the partner has played; the first trick is kept', () => {
    const table = westLeads({ W: 'HA DK', N: 'H3', E: 'H4', S: 'H7 H5' }).cards('W:HA N:H3 W:DK');
    expect(table.seen()).toEqual(['WHC-CP-8']);
    expect(table.penalised()).toEqual(['W:DK']);
    expect(table.cards('E:H4 S:H5').view.lastTrick?.winner).toBe('W');
    expect(table.view.turn).toBe('W');
  });
  it('WHC-CP-GAP-1 are not played by being laid out too early: the opponents may demand either, or none', () => {
    const table = dropped(westLeads({ W: 'D7 SK C2', S: 'H7' }), 'W', 'D7').cards('W:SK');
    expect(table.view.trick.cards).toEqual([]);
    expect(
      [demand('N', 'W', 'D7'), demand('S', 'W', 'SK'), waive('N', 'W')].map((act) => table.refuses(act)),
    ).toEqual(['accepted', 'accepted', 'accepted']);
    expect(table.do(waive('N', 'W')).cards('W:C2').view.trick.cards).toEqual([{ seat: 'W', card: 'C2' }]);
  });
  it('WHC-CP-GAP-2 are demanded one at a time; the first demand binds', () => {
    const table = dropped(dropped(westLeads({ W: 'D7 C2', S: 'H7' }), 'W', 'D7'), 'W', 'C2').do(
      demand('N', 'W', 'C2'),
    );
    expect(table.refuses(demand('S', 'W', 'D7'))).toBe('WHC-SUP-5.2');
    expect(table.view.legal).toEqual(['C2']);
  });
  it('WHC-CP-GAP-3 lapse with the coup and with void hands', () => {
    const voided = dropped(inPlay({ W: 'D7' }, 'H7'), 'W', 'D7').report('WHC-ND-B.1', 'N');
    expect(voided.penalised()).toEqual([]);
    const ended = dropped(inPlay({ W: 'D7' }, 'H7'), 'W', 'D7').do({
      do: 'abandon-hands',
      tricks: { NS: 7, EW: 6 },
    });
    expect(ended.penalised()).toEqual([]);
  });
  it('WHC-CP-GAP-4 need no word when nothing else can be played', () => {
    const named = { N: 'D2', E: 'D3', S: 'D4 D5 D6 D8 D9 DT DJ DQ DK DA', W: 'D7' };
    const table = dropped(inPlay(named, 'H8', {}, { dealer: 'W' }), 'W', 'D7').cards('N:D2 E:D3 S:D4 W:D7');
    expect(table.seen()).toEqual([]);
    expect(table.penalised()).toEqual([]);
  });
  it('WHC-CP-GAP-5 are a hand thrown down alone; the others keep theirs', () => {
    const table = inPlay({}, 'H7').playOut(7).report('WHC-CP-GAP-5', 'W');
    expect(table.penalised()).toHaveLength(6);
    expect(table.state.phase).toBe('play');
  });
  it('WHC-CP-GAP-6 cost no revoke when the demand is ignored: the other card is penalised and goes back', () => {
    const named = { N: 'D2', E: 'D3', S: 'D4', W: 'D7 DK' };
    const table = dropped(inPlay(named, 'H8', {}, { dealer: 'W' }), 'W', 'D7').cards('N:D2 E:D3 S:D4');
    table.do(demand('N', 'W', 'D7')).cards('W:DK');
    expect(table.penalised()).toEqual(['W:D7', 'W:DK']);
    expect(table.state.faults).toEqual([]);
    expect(table.cards('W:D7').view.lastTrick?.cards.map(({ card }) => card)).toContain('D7');
    const online = inPlay(named, 'H8', {}, { dealer: 'W' }, 'enforced').report('WHC-CP-D', 'W', {
      card: 'D7',
    });
    online.cards('N:D2 E:D3 S:D4').do(demand('N', 'W', 'D7'));
    expect(online.refuses(lead('W', 'DK'))).toBe('WHC-CP-GAP-6');
  });
});
