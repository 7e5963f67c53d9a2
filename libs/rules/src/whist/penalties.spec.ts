import { inPlay, Table, unknownHands } from '../../spec/whist-table';

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
  it('WHC-SUP-4.A count a highest card withheld like a revoke', () => {
    expect(forced('highest').cards('E:D7').seen()).toEqual(['WHC-SUP-4.A']);
    const table = forced('highest').cards('E:D7').do({ do: 'claim-revoke', by: 'S', against: 'E' });
    expect(table.types()).toEqual(['RevokeClaimed', 'RevokeEstablished']);
  });
  it('WHC-SUP-4.B count a lowest card withheld like a revoke', () => {
    expect(forced('lowest').cards('E:DK').seen()).toEqual(['WHC-SUP-4.B']);
  });
  it('WHC-SUP-4.C count a trump withheld like a revoke', () => {
    expect(
      forced('trump', { ...second, E: 'H4 C2' }, { E: 'D' })
        .cards('E:C2')
        .seen(),
    ).toEqual(['WHC-SUP-4.C']);
  });
  it('WHC-SUP-4.D count a trump played against the demand like a revoke', () => {
    expect(
      forced('discard', { ...second, E: 'H4 C2' }, { E: 'D' })
        .cards('E:H4')
        .seen(),
    ).toEqual(['WHC-SUP-4.D']);
  });
  it('WHC-SUP-4.E count another suit led like a revoke', () => {
    const table = inPlay({ E: 'H3', W: 'C6 D2', S: 'H7' }, 'H7', {}, { dealer: 'S' }).cards('E:H3');
    table.do({ do: 'contest-lead', by: 'N' }, demand('N', 'W', 'C')).cards('W:D2');
    expect(table.seen()).toEqual(['WHC-SUP-4.E']);
    expect(table.state.faults).toMatchObject([{ article: 'WHC-SUP-4.E', state: 'candidate' }]);
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
