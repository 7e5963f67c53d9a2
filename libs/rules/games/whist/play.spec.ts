import { inPlay, Table, unknownHands } from './testing/table';

const lead = (seat: string, card: string) => ({ do: 'play', seat, card });
const winner = (table: Table): string | undefined => table.view.lastTrick?.winner;

describe('the order and the turn', () => {
  it('WHC-ORDRE-1 ranks ace, king, queen down to two', () => {
    const table = inPlay({ N: 'HT', E: 'HJ', S: 'HA', W: 'HK' }, 'S2', {}, { dealer: 'W' });
    expect(winner(table.cards('N:HT E:HJ S:HA W:HK'))).toBe('S');
  });
  it('WHC-JEU-1 has the eldest hand lead any card', () => {
    const table = inPlay({ E: 'H2 CA' }, 'H7', {}, {}, 'enforced');
    expect(table.refuses(lead('E', 'H2'))).toBe('accepted');
    expect(table.refuses(lead('E', 'CA'))).toBe('accepted');
    expect(table.refuses(lead('S', table.hand('S')[0] ?? ''))).toBe('WHC-JEU-1');
  });
  it('WHC-JEU-2 goes round clockwise', () => {
    const table = inPlay({ E: 'D5', S: 'D6', W: 'D7', N: 'D8' }, 'H7', {}, {}, 'enforced').cards('E:D5');
    expect(table.refuses(lead('W', 'D7'))).toBe('WHC-JEU-2');
    expect(table.cards('S:D6 W:D7 N:D8').state.play.completed).toBe(1);
  });
  it('WHC-JEU-3 has a player follow suit when he can', () => {
    const table = inPlay({ E: 'SA', S: 'S4 HK D2' }, 'H7', {}, {}, 'enforced').cards('E:SA');
    expect([lead('S', 'HK'), lead('S', 'D2'), lead('S', 'S4')].map((act) => table.refuses(act))).toEqual([
      'WHC-JEU-3',
      'WHC-JEU-3',
      'accepted',
    ]);
    const real = inPlay({ E: 'SA', S: 'S4 HK D2' }, 'H7').cards('E:SA S:HK');
    expect(real.seen()).toEqual(['WHC-REN-1']);
  });
  it('WHC-JEU-4 lets a player without the suit discard or trump as he likes', () => {
    const table = inPlay({ E: 'SA', S: 'H8', W: 'D9 H3 HT' }, 'H7', { S: 'S', W: 'S' }, {}, 'enforced').cards(
      'E:SA S:H8',
    );
    expect(['D9', 'H3', 'HT'].map((card) => table.refuses(lead('W', card)))).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
  });
  it('WHC-JEU-9 has the winner of a trick lead to the next', () => {
    const table = inPlay({ E: 'D5', S: 'D6', W: 'DA', N: 'D8' }, 'H7', {}, {}, 'enforced').cards(
      'E:D5 S:D6 W:DA N:D8',
    );
    expect(table.view.turn).toBe('W');
    expect(table.refuses(lead('E', table.hand('E')[0] ?? ''))).toBe('WHC-JEU-9');
  });
  it('WHC-JEU-10 ends the coup after thirteen tricks, whatever the score', () => {
    const table = inPlay({}, 'H7', {}, { before: { NS: 6, EW: 6 } }).playOut(12);
    expect(table.state.score).toBeNull();
    expect(table.playOut().state).toMatchObject({ phase: 'finished', play: { completed: 13 } });
  });
});

describe('who wins the trick', () => {
  it('WHC-JEU-5 is the highest of the suit led', () => {
    const table = inPlay({ E: 'D9', S: 'DJ', W: 'CA', N: 'D4' }, 'H7', { W: 'D' });
    expect(winner(table.cards('E:D9 S:DJ W:CA N:D4'))).toBe('S');
  });
  it('WHC-JEU-6 is a single trump', () => {
    const table = inPlay({ E: 'DA', S: 'D3', W: 'H2', N: 'DK' }, 'H7', { W: 'D' });
    expect(winner(table.cards('E:DA S:D3 W:H2 N:DK'))).toBe('W');
  });
  it('WHC-JEU-7 is the highest of several trumps', () => {
    const table = inPlay({ E: 'DA DK DQ DJ', S: 'H5', W: 'H9', N: 'HJ' }, 'HJ', { S: 'D', W: 'D', N: 'D' });
    expect(winner(table.cards('E:DA S:H5 W:H9 N:HJ'))).toBe('N');
  });
});

describe('gathering the tricks', () => {
  const tricks = (): Table =>
    inPlay({ E: 'D5 C2', S: 'D6 C3', W: 'DA C4', N: 'D8 CA' }, 'H7').cards('E:D5 S:D6 W:DA N:D8');
  it('WHC-JEU-8 is for the partner who won the first trick of the side', () => {
    const table = tricks();
    expect(table.refuses({ do: 'gather', seat: 'E' })).toBe('WHC-JEU-8');
    table.do({ do: 'gather', seat: 'W' }).cards('W:C4 N:CA E:C2 S:C3');
    expect(table.refuses({ do: 'gather', seat: 'N' })).toBe('accepted');
    expect(table.view.seats.filter(({ roles }) => roles.includes('keeper')).map(({ seat }) => seat)).toEqual([
      'N',
      'W',
    ]);
  });
  it('WHC-JEU-GAP-1 is an act at a real table, and the next lead online', () => {
    const table = tricks();
    expect(table.state.play.gathered).toBe(0);
    table.do({ do: 'gather', seat: 'W' });
    expect(table.state.play.gathered).toBe(1);
    expect(table.refuses({ do: 'gather', seat: 'W' })).toBe('WHC-JEU-GAP-1');
    const online = inPlay({ E: 'D5', S: 'D6', W: 'DA C4', N: 'D8' }, 'H7', {}, {}, 'enforced').cards(
      'E:D5 S:D6 W:DA N:D8',
    );
    const view = { do: 'view-trick', seat: 'E', number: 1 };
    expect(online.refuses(view)).toBe('accepted');
    expect(online.cards('W:C4').refuses(view)).toBe('WHC-SUP-3.1');
  });
});

describe('the two policies', () => {
  it('WHC-MODE-GAP-1 refuses an illegal act online and records it at a real table', () => {
    const online = inPlay({ N: 'DK', E: 'D2' }, 'H7', {}, {}, 'enforced');
    expect(online.refuses(lead('N', 'DK'))).toBe('WHC-JEU-1');
    expect(online.refuses({ do: 'report', article: 'WHC-CP-A', seat: 'N', facts: { card: 'DK' } })).toBe(
      'WHC-MODE-GAP-1',
    );
    expect(online.state.obligations).toEqual([]);
    // What is said can be wrong online too.
    expect(online.report('WHC-CP-D', 'N', { card: 'DK' }).penalised()).toEqual(['N:DK']);
    const real = inPlay({ N: 'DK' }, 'H7').cards('N:DK');
    expect(real.seen()).toEqual(['WHC-EP-1']);
  });
  it('refuses what cannot be read, and changes nothing', () => {
    const table = inPlay({}, 'H7');
    const before = JSON.stringify(table.view);
    const absurd = [
      lead('X', 'SA'),
      lead('E', 'ZZ'),
      { do: 'fly' },
      { do: 'play' },
      { do: 'constructor' },
      lead('E', table.hand('S')[0] ?? ''),
    ].map((act) => table.refuses(act));
    expect(absurd).toEqual([
      'invalid-field',
      'invalid-field',
      'unknown-act',
      'missing-field',
      'unknown-act',
      'card-not-held',
    ]);
    expect(JSON.stringify(table.view)).toBe(before);
    expect(inPlay({}, 'H7').playOut().refuses(lead('E', 'SA'))).toBe('deal-finished');
  });
  it('plays a whole coup without knowing a hand', () => {
    const known = inPlay({}, 'H7').playOut();
    const unknown = unknownHands('H7');
    for (const { type, data } of known.events)
      if (type === 'CardPlayed') unknown.do({ do: 'play', seat: data.seat, card: data.card });
    expect(unknown.state.score).toEqual(known.state.score);
    expect(unknown.audit()).toMatchObject({ ok: true });
  });
});
