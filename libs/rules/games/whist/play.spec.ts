import { cards } from '@arbitre/rules/kernel/testing/cards';
import {
  inPlay,
  type Table,
  unknownHands,
  viewOf,
  handOf,
  penalised,
  audit,
  upTo,
  report,
  fallenIn,
  lead,
} from './testing/table';

const winner = (table: Table): string | undefined => viewOf(table).lastTrick?.winner;

describe('the order and the turn', () => {
  it('WHC-ORDRE-1 ranks ace, king, queen down to two', () => {
    const table = inPlay({ N: 'HT', E: 'HJ', S: 'HA', W: 'HK' }, 'S2', {}, { dealer: 'W' });
    expect(winner(table.and(cards('N:HT E:HJ S:HA W:HK')))).toBe('S');
  });
  it('WHC-JEU-1 has the eldest hand lead any card', () => {
    const table = inPlay({ E: 'H2 CA' }, 'H7', {}, { policy: 'enforced' });
    expect(table.when(lead('E', 'H2')).refusals).toEqual([]);
    expect(table.when(lead('E', 'CA')).refusals).toEqual([]);
    expect(table.when(lead('S', handOf(table, 'S')[0] ?? '')).refusals).toEqual(['WHC-JEU-1']);
  });
  it('WHC-JEU-2 goes round clockwise', () => {
    const table = inPlay({ E: 'D5', S: 'D6', W: 'D7', N: 'D8' }, 'H7', {}, { policy: 'enforced' }).and(
      cards('E:D5'),
    );
    expect(table.when(lead('W', 'D7')).refusals).toEqual(['WHC-JEU-2']);
    expect(table.and(cards('S:D6 W:D7 N:D8')).state.play.completed).toBe(1);
  });
  it('WHC-JEU-3 has a player follow suit when he can', () => {
    const table = inPlay({ E: 'SA', S: 'S4 HK D2' }, 'H7', {}, { policy: 'enforced' }).and(cards('E:SA'));
    expect(table.when(lead('S', 'HK'), lead('S', 'D2')).refusals).toEqual(['WHC-JEU-3', 'WHC-JEU-3']);
    expect(table.when(lead('S', 'S4')).refusals).toEqual([]);
    const real = inPlay({ E: 'SA', S: 'S4 HK D2' }, 'H7').and(cards('E:SA S:HK'));
    expect(real.irregularities).toEqual(['WHC-REN-1']);
  });
  it('WHC-JEU-4 lets a player without the suit discard or trump as he likes', () => {
    const table = inPlay(
      { E: 'SA', S: 'H8', W: 'D9 H3 HT' },
      'H7',
      { S: 'S', W: 'S' },
      { policy: 'enforced' },
    ).and(cards('E:SA S:H8'));
    const played = ['D9', 'H3', 'HT'].map((card) => table.when(lead('W', card)));
    expect(played.map(({ refusals }) => refusals)).toEqual([[], [], []]);
  });
  it('WHC-JEU-9 has the winner of a trick lead to the next', () => {
    const table = inPlay({ E: 'D5', S: 'D6', W: 'DA', N: 'D8' }, 'H7', {}, { policy: 'enforced' }).and(
      cards('E:D5 S:D6 W:DA N:D8'),
    );
    expect(viewOf(table).turn).toBe('W');
    expect(table.when(lead('E', handOf(table, 'E')[0] ?? '')).refusals).toEqual(['WHC-JEU-9']);
  });
  it('WHC-JEU-10 ends the coup after thirteen tricks, whatever the score', () => {
    const table = inPlay({}, 'H7', {}, { before: { NS: 6, EW: 6 } }).goingOn(upTo(12));
    expect(table.state.score).toBeNull();
    expect(table.goingOn(upTo()).state).toMatchObject({ phase: 'finished', play: { completed: 13 } });
  });
});

describe('who wins the trick', () => {
  it('WHC-JEU-5 is the highest of the suit led', () => {
    const table = inPlay({ E: 'D9', S: 'DJ', W: 'CA', N: 'D4' }, 'H7', { W: 'D' });
    expect(winner(table.and(cards('E:D9 S:DJ W:CA N:D4')))).toBe('S');
  });
  it('WHC-JEU-6 is a single trump', () => {
    const table = inPlay({ E: 'DA', S: 'D3', W: 'H2', N: 'DK' }, 'H7', { W: 'D' });
    expect(winner(table.and(cards('E:DA S:D3 W:H2 N:DK')))).toBe('W');
  });
  it('WHC-JEU-7 is the highest of several trumps', () => {
    const table = inPlay({ E: 'DA DK DQ DJ', S: 'H5', W: 'H9', N: 'HJ' }, 'HJ', { S: 'D', W: 'D', N: 'D' });
    expect(winner(table.and(cards('E:DA S:H5 W:H9 N:HJ')))).toBe('N');
  });
});

describe('gathering the tricks', () => {
  const tricks = (): Table =>
    inPlay({ E: 'D5 C2', S: 'D6 C3', W: 'DA C4', N: 'D8 CA' }, 'H7').and(cards('E:D5 S:D6 W:DA N:D8'));
  it('WHC-JEU-8 is for the partner who won the first trick of the side', () => {
    const table = tricks();
    expect(table.when({ do: 'gather', seat: 'E' }).refusals).toEqual(['WHC-JEU-8']);
    const second = table.and({ do: 'gather', seat: 'W' }, cards('W:C4 N:CA E:C2 S:C3'));
    expect(second.when({ do: 'gather', seat: 'N' }).refusals).toEqual([]);
    expect(
      viewOf(second)
        .seats.filter(({ roles }) => roles.includes('keeper'))
        .map(({ seat }) => seat),
    ).toEqual(['N', 'W']);
  });
  it('WHC-JEU-GAP-1 is an act at a real table, and the next lead online', () => {
    const table = tricks();
    expect(table.state.play.gathered).toBe(0);
    const gathered = table.and({ do: 'gather', seat: 'W' });
    expect(gathered.state.play.gathered).toBe(1);
    expect(gathered.when({ do: 'gather', seat: 'W' }).refusals).toEqual(['WHC-JEU-GAP-1']);
    const online = inPlay({ E: 'D5', S: 'D6', W: 'DA C4', N: 'D8' }, 'H7', {}, { policy: 'enforced' }).and(
      cards('E:D5 S:D6 W:DA N:D8'),
    );
    const view = { do: 'view-trick', seat: 'E', number: 1 };
    expect(online.when(view).refusals).toEqual([]);
    expect(online.and(cards('W:C4')).when(view).refusals).toEqual(['WHC-SUP-3.1']);
  });
});

describe('the two policies', () => {
  it('WHC-MODE-GAP-1 refuses an illegal act online and records it at a real table', () => {
    const online = inPlay({ N: 'DK', E: 'D2' }, 'H7', {}, { policy: 'enforced' });
    expect(online.when(lead('N', 'DK')).refusals).toEqual(['WHC-JEU-1']);
    expect(
      online.when({ do: 'report', article: 'WHC-CP-A', seat: 'N', facts: { card: 'DK' } }).refusals,
    ).toEqual(['WHC-MODE-GAP-1']);
    expect(online.state.obligations).toEqual([]);
    // What is said can be wrong online too.
    expect(penalised(online.and(report('WHC-CP-D', 'N', { card: 'DK' })))).toEqual(['N:DK']);
    const real = inPlay({ N: 'DK' }, 'H7').and(cards('N:DK'));
    expect(real.irregularities).toEqual(['WHC-EP-1']);
  });
  it('refuses what cannot be read, and changes nothing', () => {
    const table = inPlay({}, 'H7');
    const before = JSON.stringify(viewOf(table));
    const absurd = [
      lead('X', 'SA'),
      lead('E', 'ZZ'),
      { do: 'fly' },
      { do: 'play' },
      { do: 'constructor' },
      lead('E', handOf(table, 'S')[0] ?? ''),
    ];
    expect(table.when(absurd).refusals).toEqual([
      'invalid-field',
      'invalid-field',
      'unknown-act',
      'missing-field',
      'unknown-act',
      'card-not-held',
    ]);
    expect(JSON.stringify(viewOf(table))).toBe(before);
    expect(inPlay({}, 'H7').goingOn(upTo()).when(lead('E', 'SA')).refusals).toEqual(['deal-finished']);
  });
  it('plays a whole coup without knowing a hand', () => {
    const known = inPlay({}, 'H7').goingOn(upTo());
    const unknown = unknownHands('H7').and(fallenIn(known));
    expect(unknown.state.score).toEqual(known.state.score);
    expect(audit(unknown)).toMatchObject({ ok: true });
  });
});
