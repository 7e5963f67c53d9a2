import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import {
  calls,
  cards,
  EVEN,
  enforced,
  given,
  legal,
  playOut,
  points,
  SHAPED,
  table,
  type Table,
  turn,
  view,
} from './testing/table';

const E8_SPADES = '1:propose-S 2:pass 3:join-S 4:pass';
const spades = enforced(EVEN).and(calls(E8_SPADES));
const real = table(EVEN).and(calls(E8_SPADES));
const show = (seat: string, ...shown: readonly string[]) => ({ do: 'show-cards', seat, cards: shown });

/** Dealt card by card, so that the last three tricks are 1's. */
const ending = (from: Table): Table => playOutTo(from, 10);
const playOutTo = (from: Table, tricks: number): Table =>
  from.goingOn((state) =>
    state.play.completed >= tricks
      ? null
      : { do: 'play', seat: turn(state) ?? '', card: legal(state)[0] ?? '' },
  );

describe('following and winning', () => {
  it('WB-7.o makes who can follow do so; at a real table the revoke is on record for the arbiter', () => {
    const led = spades.and(cards('1:H5'));
    expect(led.when(cards('2:S3')).refusals).toEqual(['WB-7.o']);
    expect(legal(led.state)).toEqual(['HA', 'HK', 'HQ', 'H2']);
    const seen = real.and(cards('1:H5')).when(cards('2:S3'));
    expect([seen.irregularities, seen.state.play.count]).toEqual([['WB-18.f'], 2]);
  });
  it('WB-18.f finds a revoke by a card played later, where nobody knew the hands', () => {
    const unknown = given().and(calls(E8_SPADES), cards('1:H5 2:HA 3:C9 4:HT 2:D5 3:DA 4:DT 1:D6'));
    const found = unknown.when(cards('3:H8'));
    expect([found.irregularities, found.events.at(-1)?.data]).toEqual([
      ['WB-18.f'],
      { article: 'WB-18.f', seat: '3', facts: { trick: 1, led: 'H' } },
    ]);
    // Once.
    expect(found.and(cards('4:H9 1:H4 2:HK')).irregularities).toEqual([]);
    // Only the arbiter is shown it before the end.
    expect(view(found.state).obligations.every(({ secret }) => secret)).toBe(true);
  });
  it('WB-7.p lets who cannot follow play anything, trump or not', () => {
    // 1 has no heart.
    const led = enforced(SHAPED).and(
      calls('1:S8-S 2:pass 3:pass 4:pass'),
      cards('1:C2 2:CK 3:CQ 4:CJ 2:HA 3:H5 4:H2'),
    );
    for (const card of ['SA', 'DK', 'C3']) expect(led.when(cards(`1:${card}`)).refusals).toEqual([]);
  });
  it('WB-7-GAP-11 gives the trick to the highest trump, else to the highest of the suit led', () => {
    const trick = given().and(calls('1:propose-C 2:join-C 3:pass 4:pass')).when(cards('1:DK 2:DA 3:C2 4:D3'));
    expect(trick.events.at(-1)).toEqual({ type: 'TrickWon', data: { seat: '3', number: 1 } });
    expect(turn(trick.state)).toBe('3');
    expect(real.and(cards('1:H5 2:H2 3:H8')).when(cards('4:HJ')).events.at(-1)?.data).toEqual({
      seat: '4',
      number: 1,
    });
  });
  it('WB-7-GAP-12 has the dealer’s left lead, whoever declares, but for abundances, slams and the trou', () => {
    const leader = (text: string) => turn(given().and(calls(text)).state);
    expect(leader(E8_SPADES)).toBe('1');
    expect(leader('1:premier 2:PM 3:pass 4:pass 1:pass')).toBeNull();
    expect(leader('1:premier 2:GM 3:pass 4:pass 1:pass')).toBe('1');
    expect(leader('1:premier 2:S8-H 3:pass 4:pass 1:pass')).toBe('1');
    expect(leader('1:premier 2:A9-H 3:pass 4:pass 1:pass')).toBe('2');
    expect(leader('1:premier 2:pass 3:pass 4:CH 1:pass')).toBe('4');
  });
  it('WB-7.n WB-7-GAP-14 settles joint declarers each for himself, and stops once nothing can change', () => {
    const joint = given().and(calls('1:GM 2:GM 3:pass 4:pass'));
    const one = joint.and(cards('1:SA 2:S3 3:S6 4:S9'));
    expect(one.when({ do: 'stop-play', by: '3' }).refusals).toEqual(['WB-7-GAP-14']);
    const both = one.and(cards('1:H5 2:HA 3:H6 4:H9')).and({ do: 'stop-play', by: '3' });
    expect([points(both.state), both.state.score?.result]).toEqual([
      [-36, -36, 36, 36],
      expect.objectContaining({ made: [false, false], failed: ['1', '2'] }),
    ]);
    const alone = given().and(calls('1:GM 2:pass 3:pass 4:pass'), cards('1:SA 2:S3 3:S6 4:S9'));
    expect(points(alone.and({ do: 'stop-play', by: '2' }).state)).toEqual([-36, 24, 24, 24]);
    // Queens that lie in the tricks are all of them: Dames are over.
    const dames = given().and(calls('1:premier 2:pass 3:pass 4:pass 1:pass'), cards('1:SA 2:SQ 3:HQ 4:DQ'));
    expect(dames.when({ do: 'stop-play', by: '1' }).refusals).toEqual(['WB-7-GAP-14']);
    const taken = dames.and(cards('1:CK 2:CQ 3:C6 4:C9')).and({ do: 'stop-play', by: '1' });
    expect(points(taken.state)).toEqual([-12, 4, 4, 4]);
    const mixed = given({ grain: 'result' }).and({
      do: 'record-result',
      contract: 'PM',
      declarers: ['2', '3'],
      made: [true, false],
    });
    expect(points(mixed.state)).toEqual([12, 18, -18, 12]);
  });
});

describe('cards that were seen', () => {
  it('WB-17.a has a card that was drawn and seen be played', () => {
    const drawn = spades.and(show('1', 'H5'));
    expect(legal(drawn.state)).toEqual(['H5']);
    expect(drawn.when(cards('1:H4')).refusals).toEqual(['WB-17.a']);
    expect(real.and(show('1', 'H5')).when(cards('1:H4')).irregularities).toEqual(['WB-17.a']);
    const played = drawn.and(cards('1:H5'));
    expect(view(played.state).obligations).toEqual([]);
    expect(spades.when(show('1', 'CA')).refusals).toEqual(['card-not-held']);
  });
  it('WB-17.b has the higher of two be played, provided that it follows', () => {
    // Diamonds are led; 3 has AKQ2 of them and 8 7 6 of spades.
    const led = spades.and(cards('1:D6 2:D5'));
    expect(legal(led.and(show('3', 'D2', 'DQ')).state)).toEqual(['DQ']);
    expect(led.and(show('3', 'D2', 'DQ')).when(cards('3:D2')).refusals).toEqual(['WB-17.b']);
    expect(legal(led.and(show('3', 'D2', 'S8')).state)).toEqual(['D2']);
    expect(led.when(show('3', 'D2', 'D2')).refusals).toEqual(['card-twice']);
  });
  it('WB-17-GAP-1 puts following first; of two that cannot follow the higher rank, then the trump, then the suit', () => {
    const led = spades.and(cards('1:H5'));
    const revoking = led.and(show('2', 'S3'));
    expect(legal(revoking.state)).toEqual(['HA', 'HK', 'HQ', 'H2']);
    expect(revoking.when(cards('2:H2')).refusals).toEqual([]);
    // 1 is void in hearts under spades: the ace of spades before the ace of diamonds.
    const shaped = enforced(SHAPED).and(
      calls('1:S8-S 2:pass 3:pass 4:pass'),
      cards('1:C2 2:CK 3:CQ 4:CJ 2:HA 3:H5 4:H2'),
    );
    expect(legal(shaped.and(show('1', 'DK', 'ST')).state)).toEqual(['DK']);
    expect(legal(shaped.and(show('1', 'DA', 'SA')).state)).toEqual(['SA']);
    expect(legal(shaped.and(show('1', 'DA', 'C4')).state)).toEqual(['DA']);
  });
  it('WB-17.a holds a player to the card that was seen first, whatever he draws after it', () => {
    const lead = real.and(show('1', 'SA'), show('1', 'S2'));
    expect(lead.when(cards('1:S2')).irregularities).toEqual(['WB-17.a']);
    expect(lead.when(cards('1:SA')).irregularities).toEqual([]);
    // A card that would be a revoke is not played: the next one that is seen counts.
    const follows = real.and(cards('1:SA'), show('2', 'HA'), show('2', 'S3'));
    expect(follows.when(cards('2:S4')).irregularities).toEqual(['WB-17.a']);
  });
  it('WB-17.c WB-18.a lets nobody play or draw a card before his turn', () => {
    expect(spades.when(cards('3:S8'), show('3', 'S8')).refusals).toEqual(['WB-17.c', 'WB-17.c']);
    const early = real.when(cards('3:S8'));
    expect([early.types, early.irregularities, turn(early.state)]).toEqual([
      ['CardsShown', 'IrregularityObserved'],
      ['WB-18.a'],
      '1',
    ]);
    expect(view(early.state).obligations[0]).toMatchObject({ kind: 'seen-card', seat: '3', cards: ['S8'] });
    expect(real.when(show('3', 'S8')).irregularities).toEqual(['WB-17.c']);
  });
});

describe('the last tricks', () => {
  const closing = ending(spades);

  it('WB-18.h WB-18-GAP-3 takes a claim of the last three tricks at most, between two tricks, that wins against any play', () => {
    expect(spades.when({ do: 'claim', seat: '1' }).refusals).toEqual(['WB-18.h']);
    const early = real.when({ do: 'claim', seat: '1' });
    expect([early.types, early.irregularities, early.state.score]).toEqual([
      ['ClaimVoid', 'IrregularityObserved'],
      ['WB-18.h'],
      null,
    ]);
    const verdicts = ['1', '2', '3', '4'].map((seat) => closing.when({ do: 'claim', seat }));
    for (const { refusals, state } of verdicts) {
      if (refusals.length > 0) expect(refusals).toEqual(['WB-18-GAP-3']);
      else expect(state.score).not.toBeNull();
    }
    const trick = closing.and({ do: 'play', seat: turn(closing.state), card: legal(closing.state)[0] });
    expect(trick.when({ do: 'claim', seat: '1' }).refusals).toEqual(['WB-18-GAP-3']);
  });
  it('WB-18-GAP-3 looks through every play that is left', () => {
    // Three tricks are left and 4 leads three club winners; nobody has a trump.
    const hands = {
      1: ['H4', 'H3', 'D8'],
      2: ['C6', 'D3', 'D4'],
      3: ['C9', 'D2', 'CT'],
      4: ['CA', 'CK', 'CQ'],
    };
    const won = lastThree(hands).when({ do: 'claim', seat: '4' });
    expect([won.refusals, won.types]).toEqual([[], ['ClaimMade', 'DealScored']]);
    expect(view(won.state).tricks['4']).toBe(3 + (view(lastThree(hands).state).tricks['4'] ?? 0));
    // A trump is out.
    const trumped = { ...hands, 1: ['H4', 'H3', 'S2'] };
    expect(lastThree(trumped).when({ do: 'claim', seat: '4' }).refusals).toEqual(['WB-18-GAP-3']);
    // A higher card is out.
    const higher = { ...hands, 3: ['C9', 'D2', 'CA'], 4: ['C2', 'CK', 'CQ'] };
    expect(lastThree(higher).when({ do: 'claim', seat: '4' }).refusals).toEqual(['WB-18-GAP-3']);
  });
  it('WB-18.j shows the last trick again until a card of the next one has fallen', () => {
    expect(spades.when({ do: 'look-again', seat: '2' }).refusals).toEqual(['no-trick-yet']);
    const one = spades.and(cards('1:H5 2:HA 3:H6 4:H9'));
    expect(one.when({ do: 'look-again', seat: '4' }).types).toEqual(['TrickShown']);
    expect(one.and(cards('2:D3')).when({ do: 'look-again', seat: '4' }).refusals).toEqual(['WB-18.j']);
  });
  it('WB-13-GAP-1 scores nothing for who sits out of a table of five', () => {
    const five = given({ players: 5, dealer: 2, grain: 'result' }).and({
      ...{ do: 'record-result', contract: 'S6', declarers: ['4'], tricks: 5 },
    });
    expect(five.state.score?.scores).toEqual({ 1: 10, 2: 0, 3: 10, 4: -15, 5: 10 });
    expect(
      given({ players: 5, dealer: 2 }).when({
        do: 'record-result',
        contract: 'S6',
        declarers: ['2'],
        tricks: 5,
      }).refusals,
    ).toEqual(['WB-16-GAP-1']);
  });
  it('plays every contract out to a score', () => {
    for (const text of [
      E8_SPADES,
      '1:PM 2:pass 3:PM 4:pass',
      '1:A9 2:pass 3:pass 4:pass',
      '1:premier 2:pass 3:pass 4:pass 1:pass',
    ])
      expect(playOut(enforced(EVEN).and(calls(text))).state.score?.notation).toEqual(expect.any(String));
  });
});

/** A deal in spades of which three tricks are left and 4, who had ten trumps, leads; each hand is what is left of it. */
function lastThree(hands: Readonly<Record<string, readonly string[]>>): Table {
  const held = new Set(Object.values(hands).flat());
  const rest = hand('AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765432').filter(
    (card) => !held.has(card),
  );
  const full = Object.fromEntries(
    ['4', '1', '2', '3'].map((seat, at) => [
      seat,
      [...(hands[seat] ?? []), ...rest.slice(at * 10, at * 10 + 10)],
    ]),
  );
  const start = given().and({ do: 'deal', hands: full }, calls('1:propose-S 2:join-S 3:pass 4:pass'));
  return start.goingOn((state) => {
    if (state.play.completed >= 10) return null;
    const seat = turn(state) ?? '';
    const own = view(state).seats.find((each) => each.seat === seat)?.hand ?? [];
    const led = view(state).trick.cards[0]?.card.charAt(0) ?? '';
    const old = own.filter((card) => !held.has(card));
    return { do: 'play', seat, card: old.find((card) => card.startsWith(led)) ?? old[0] };
  });
}
