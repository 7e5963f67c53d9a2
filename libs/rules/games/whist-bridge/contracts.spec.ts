import { describe, expect, it } from '@jest/globals';
import {
  answer,
  ask,
  calls,
  cards,
  contractOf,
  EVEN,
  enforced,
  given,
  goOn,
  granted,
  playOut,
  points,
  SHAPED,
  standing,
  type Table,
  table,
  turn,
  view,
} from './testing/table';

const sheet = (line: Readonly<Record<string, unknown>>) =>
  given({ grain: 'result' }).when({ do: 'record-result', ...line }).state;
const tricksOf = (contract: string, declarers: readonly string[], tricks: number) =>
  points(sheet({ contract, declarers, tricks }));
const discards = (text: string) =>
  text.split(' ').map((each) => ({ do: 'discard', seat: each.charAt(0), card: each.slice(2) }));

/** So many tricks, each of the first legal card. */
const playTricks = (from: Table, tricks: number): Table =>
  from.goingOn((state) => (state.play.completed >= tricks ? null : goOn(state)));

/** Five tricks of EVEN's hands. */
const FIVE_TRICKS =
  '1:SA 2:S3 3:S6 4:S9 1:SK 2:S4 3:S7 4:ST 1:SQ 2:S5 3:S8 4:SJ 1:H5 2:HA 3:H6 4:H9 2:C8 3:CT 4:CA 1:C3';

describe('what each contract asks for', () => {
  it('WB-DEF-E-GAP-1 counts the tricks of proposer and emballeur together', () => {
    expect(tricksOf('E10-C', ['3', '1'], 10)).toEqual([13, 0, 13, 0]);
    expect(tricksOf('E10-C', ['3', '1'], 9)).toEqual([-16, 16, -16, 16]);
    const played = playOut(table(EVEN).and(calls('1:propose-S 2:pass 3:join-S 4:pass')));
    const { tricks } = view(played.state);
    const [first = 0] = points(played.state);
    expect(first > 0).toBe((tricks['1'] ?? 0) + (tricks['3'] ?? 0) >= 8);
  });
  it('WB-DEF-S-GAP-1 asks one player for six, seven or eight', () => {
    expect([tricksOf('S7-D', ['2'], 7), tricksOf('S7-D', ['2'], 6)]).toEqual([
      [0, 15, 0, 0],
      [12, -18, 12, 12],
    ]);
  });
  it('WB-DEF-PM-GAP-1 has everybody lay a card aside before the lead, and the declarer take none of twelve tricks', () => {
    const closed = enforced().and(calls('1:premier 2:PM 3:pass 4:pass 1:pass'));
    expect([closed.state.phase, closed.when(cards('1:S2')).refusals]).toEqual([
      'settling',
      ['WB-DEF-PM-GAP-1'],
    ]);
    expect(closed.when({ do: 'discard', seat: '1' }).refusals).toEqual(['WB-DEF-PM-GAP-1']);
    expect(closed.when(discards('1:HA')).refusals).toEqual(['card-not-held']);
    const three = closed.and(discards('1:S2 2:HA 3:D2'));
    expect([three.state.phase, three.when(discards('1:SA')).refusals]).toEqual([
      'settling',
      ['WB-DEF-PM-GAP-1'],
    ]);
    const started = three.and(discards('4:C2'));
    expect([started.state.phase, turn(started.state), started.state.play.game.tricks]).toEqual([
      'play',
      '1',
      12,
    ]);
    expect(started.when(cards('1:S2')).refusals).toEqual(['card-already-played']);
    const { state } = playOut(started);
    const won = view(state).tricks['2'] ?? 0;
    expect([state.play.completed, points(state)[1]]).toEqual([12, won === 0 ? 18 : -18]);
    expect(enforced().and(calls('1:P 2:pass 3:pass 4:pass')).when(discards('1:S2')).refusals).toEqual([
      'not-settling',
    ]);
  });
  it('WB-DEF-P-GAP-1 asks for exactly one trick', () => {
    expect([0, 1, 2].map((tricks) => tricksOf('P', ['2'], tricks)[1])).toEqual([-24, 24, -24]);
    const played = playOut(enforced().and(calls('1:P 2:pass 3:pass 4:pass')));
    expect(points(played.state)[0]).toBe(view(played.state).tricks['1'] === 1 ? 24 : -24);
  });
  it('WB-DEF-PM-GAP-1 takes no card aside that lies aside already or that another is known to hold', () => {
    const unknown = given().and(calls('1:premier 2:PM 3:pass 4:pass 1:pass'), {
      ...{ do: 'discard', seat: '1', card: 'SA' },
    });
    expect(unknown.when({ do: 'discard', seat: '2', card: 'SA' }).refusals).toEqual(['card-already-played']);
    const partly = given().and(
      { do: 'deal', hands: { 1: EVEN[1] } },
      calls('1:premier 2:PM 3:pass 4:pass 1:pass'),
    );
    expect(partly.when({ do: 'discard', seat: '2', card: 'SA' }).refusals).toEqual(['card-not-held']);
    expect(partly.when({ do: 'discard', seat: '2', card: 'S3' }).refusals).toEqual([]);
  });
  it('WB-DEF-PME-GAP-1 WB-DEF-GM-GAP-1 plays the open and the grand misères for no trick at all', () => {
    for (const [contract, value] of [
      ['PME', 27],
      ['GM', 36],
      ['GME', 75],
    ] as const)
      expect([0, 1].map((tricks) => tricksOf(contract, ['4'], tricks)[3])).toEqual([value, -value]);
    expect(view(enforced().and(calls('1:GM 2:pass 3:pass 4:pass')).state).facts.discards).toBeUndefined();
  });
  it('WB-DEF-A-GAP-1 WB-9.d has the declarer of an abundance lead', () => {
    const closed = enforced().and(calls('1:premier 2:A9-H 3:pass 4:pass 1:pass'));
    expect([turn(closed.state), closed.state.play.ranking.trump]).toEqual(['2', 2]);
    expect(closed.when(cards('1:S2')).refusals).toEqual(['WB-17.c']);
    expect([tricksOf('A10-S', ['3'], 10)[2], tricksOf('A10-S', ['3'], 9)[2]]).toEqual([42, -42]);
  });
  it('WB-DEF-PC-GAP-1 WB-10-GAP-1 asks for twelve tricks, or all thirteen without trump', () => {
    expect([11, 12, 13].map((tricks) => tricksOf('PC-S', ['1'], tricks)[0])).toEqual([-100, 100, 100]);
    expect([12, 13].map((tricks) => tricksOf('CH', ['1'], tricks)[0])).toEqual([-200, 200]);
    // One contract under three names.
    expect(
      given({ grain: 'result' }).when({ do: 'record-result', contract: 'SC', declarers: ['1'], tricks: 13 })
        .refusals,
    ).toEqual(['invalid-field']);
  });
  it('WB-DEF-D-GAP-1 charges a queen to who wins the trick with it', () => {
    const dames = table(EVEN).and(calls('1:premier 2:pass 3:pass 4:pass 1:pass'));
    expect([turn(dames.state), view(dames.state).contract]).toEqual(['1', 'DAMES']);
    const trick = dames.and(cards('1:H5 2:HQ 3:H8 4:HT'));
    expect(view(trick.state).cardPoints).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0 });
    const { state } = playOut(dames);
    const queens = view(state).cardPoints ?? {};
    expect(Object.values(queens).reduce((sum, each) => sum + each, 0)).toBe(4);
    for (const [seat, taken] of Object.entries(queens))
      if (taken > 0) expect(state.score?.scores[seat]).toBe(-3 * taken);
  });
});

describe('abundances', () => {
  const opened = enforced().and(calls('1:premier 2:A9'));

  it('WB-9.c WB-9.e names the suit before play at the latest', () => {
    const closed = opened.and(calls('3:pass 4:pass 1:pass'));
    expect([contractOf(closed.events), closed.state.phase]).toEqual(['A9 2', 'settling']);
    expect(closed.when(cards('2:HA')).refusals).toEqual(['WB-9.e']);
    expect(closed.when({ do: 'name-trump', seat: '3', suit: 'H' }).refusals).toEqual(['WB-9.e']);
    const named = closed.and({ do: 'name-trump', seat: '2', suit: 'H' });
    expect([turn(named.state), view(named.state).facts.trump]).toEqual(['2', 'H']);
    expect(named.when({ do: 'name-trump', seat: '2', suit: 'S' }).refusals).toEqual(['trump-known']);
  });
  it('WB-9.a does not announce an abundance that is known to be lower', () => {
    const known = enforced().and(calls('1:A9-H'));
    expect(known.when(calls('2:A9-S')).refusals).toEqual(['WB-9.a']);
    expect(known.when(calls('2:A9')).refusals).toEqual(['WB-9.a']);
    expect(known.when(granted('2', 'A10')).refusals).toEqual([]);
    expect(enforced().and(calls('1:A9-S')).when(calls('2:A9-D')).refusals).toEqual([]);
  });
  const duel = opened.and(calls('3:pass 4:A9'));
  const named = duel.and(calls('2:A9-D'));

  it('WB-9.f gives the first of two the floor to name his suit, and nothing else', () => {
    expect(turn(duel.state)).toBe('2');
    expect(duel.when(calls('2:pass 2:A9 2:A10-H')).refusals).toEqual(['WB-9.f', 'WB-9.f', 'WB-9.f']);
    expect([turn(named.state), standing(named.state)]).toEqual(['4', 'A9-D']);
  });
  it('WB-9.g has the second name a higher suit, or pass and keep his to himself', () => {
    expect(named.when(calls('4:A9')).refusals).toEqual(['WB-9.g']);
    expect(standing(named.and(calls('4:A9-H')).state)).toBe('A9-H');
    const silent = named.and(calls('4:pass'));
    expect([standing(silent.state), turn(silent.state)]).toEqual(['A9-D', '1']);
    expect(
      view(silent.state)
        .calls.filter(({ seat }) => seat === '4')
        .map(({ call }) => call),
    ).toEqual(['A9', 'pass']);
  });
  it('WB-9.b lets nobody tell a suit that he knows to be lower, nor another than he has told', () => {
    expect(named.when(calls('4:A9-C')).refusals).toEqual(['WB-9.b']);
    const told = opened.and(calls('3:pass 4:A9-H 2:A9-C'));
    expect(told.when(calls('4:A9-D')).refusals).toEqual(['WB-9.b']);
  });
  it('WB-9-GAP-1 holds the same suit to be no higher', () => {
    expect(named.when(calls('4:A9-D')).refusals).toEqual(['WB-9-GAP-1']);
  });
  it('WB-9.h lets the first answer a higher suit with a higher game', () => {
    const lost = opened.and(calls('3:pass 4:A9 2:A9-D 4:A9-H 1:pass'));
    expect(turn(lost.state)).toBe('2');
    expect(lost.when(calls('2:A9-C')).refusals).toEqual(['WB-9.a']);
    expect(contractOf(lost.and(calls('2:pass')).events)).toBe('A9-H 4');
    const raised = lost.and(granted('2', 'A10-S'));
    expect([standing(raised.state), turn(raised.state)]).toEqual(['A10-S', '4']);
  });
  it('WB-9-GAP-2 lets a higher game over an abundance without its suit', () => {
    expect(standing(opened.and(calls('3:GM')).state)).toBe('GM');
  });
  it('WB-6.b announces red games in the first round alone; who opened one may go on to another', () => {
    expect(enforced().and(calls('1:propose-H 2:pass 3:pass 4:pass')).when(calls('1:A9')).refusals).toEqual([
      'WB-6.b',
    ]);
    const raised = opened.and(calls('3:GM 4:pass 1:pass'), ask('2', 'A11'), answer());
    expect(standing(raised.state)).toBe('A11');
  });
});

describe('slams', () => {
  it('WB-10.a says whether a petit chelem has a trump', () => {
    expect(enforced().when(ask('1', 'PC'), ask('1', 'PCSA')).refusals).toEqual(['WB-10.a']);
    expect(enforced().when(ask('1', 'PC-H')).refusals).toEqual([]);
  });
  const spades = enforced().and(granted('1', 'PCSA'), granted('2', 'PC-S', 'arbiter-2'));
  const hearts = spades.and(granted('3', 'PC-H', 'arbiter-3'), calls('4:pass 1:pass'));
  const grand = hearts.and(granted('2', 'CH', 'arbiter-4'));

  it('WB-10.b has one with trump beat one without', () => {
    expect(standing(spades.state)).toBe('PC-S');
    expect(enforced().and(granted('1', 'PC-S')).when(ask('2', 'PCSA')).refusals).toEqual(['WB-10.c']);
  });
  it('WB-10.c parts two with trump by the suit, and a grand slam is above both', () => {
    expect(standing(hearts.state)).toBe('PC-H');
    expect(hearts.when(ask('2', 'PC-C')).refusals).toEqual(['WB-10.c']);
    expect(standing(grand.state)).toBe('CH');
  });
  it('WB-10.e lets no grand slam over the first', () => {
    expect(grand.when(ask('3', 'CH')).refusals).toEqual(['WB-10.e']);
  });
  it('WB-10.d plays a grand slam without trump', () => {
    const closed = enforced(SHAPED).and(granted('1', 'CH'), calls('2:pass 3:pass 4:pass'));
    expect(closed.when({ do: 'name-trump', seat: '1', suit: 'S' }).refusals).toEqual(['WB-10.d']);
    expect([closed.state.play.ranking.trump, turn(closed.state)]).toEqual([-1, '1']);
  });
});

describe('hands that are laid open', () => {
  /** Five tricks of an open misère of 1. */
  const five = playTricks(enforced(EVEN).and(granted('1', 'GME'), calls('2:pass 3:pass 4:pass')), 5);

  it('WB-12.a WB-12.c WB-12-GAP-1 lays the declarer’s hand open when trick five is complete, and nobody else’s', () => {
    const before = five.at(five.stream.length - 1 - 1);
    expect(view(before.state).seats.some(({ open }) => open)).toBe(false);
    expect(five.stream.at(-1)).toMatchObject({ type: 'HandExposed', data: { seat: '1' } });
    expect(
      view(five.state)
        .seats.filter(({ open }) => open)
        .map(({ seat, hand }) => [seat, hand?.length]),
    ).toEqual([['1', 8]]);
    const joint = playTricks(
      enforced(EVEN).and(granted('1', 'GME'), granted('2', 'GME', 'arbiter-2'), calls('3:pass 4:pass')),
      5,
    );
    expect(joint.stream.slice(-2).map(({ data }) => (data as { seat: string }).seat)).toEqual(['1', '2']);
    expect(joint.when({ do: 'expose', seat: '3', cards: ['SA'] }).refusals).toEqual(['WB-12.c']);
  });
  it('WB-12.b sorts it by suit and in order, however it was told', () => {
    const { cards: rest } = five.stream.at(-1)?.data as { readonly cards: readonly string[] };
    const place = (card: string): number =>
      'CDHS'.indexOf(card.charAt(0)) * 13 + '23456789TJQKA'.indexOf(card.charAt(1));
    expect(rest.every((card, at) => at === 0 || place(card) < place(rest[at - 1] ?? ''))).toBe(true);
    const unknown = given().and(calls('1:GME 2:pass 3:pass 4:pass'), cards(FIVE_TRICKS));
    expect(unknown.when({ do: 'expose', seat: '1', cards: ['S2'] }).refusals).toEqual(['WB-12.a']);
    const told = ['H4', 'S2', 'H3', 'D8', 'C5', 'D7', 'C4', 'D6'];
    expect(unknown.when({ do: 'expose', seat: '1', cards: [...told.slice(1), 'S2'] }).refusals).toEqual([
      'WB-12.a',
    ]);
    const laid = unknown.and({ do: 'expose', seat: '1', cards: told });
    expect(view(laid.state).seats[0]).toMatchObject({
      open: true,
      hand: ['S2', 'H4', 'H3', 'D8', 'D7', 'D6', 'C5', 'C4'],
    });
    expect(laid.when({ do: 'expose', seat: '1', cards: told }).refusals).toEqual(['WB-12.a']);
    expect(unknown.when({ do: 'expose', seat: '1', cards: told }).events.at(-1)?.data).toEqual({
      seat: '1',
      cards: ['S2', 'H4', 'H3', 'D8', 'D7', 'D6', 'C5', 'C4'],
    });
    expect(
      given().and(calls('1:GME 2:pass 3:pass 4:pass')).when({ do: 'expose', seat: '1', cards: told })
        .refusals,
    ).toEqual(['WB-12.a']);
  });
});
