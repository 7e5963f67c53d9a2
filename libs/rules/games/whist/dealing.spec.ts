import { cards } from '@arbitre/rules/kernel/testing/cards';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { conceal } from '@arbitre/rules/kernel/deal/conceal';
import {
  handsWith,
  inPlay,
  type Table,
  unknownHands,
  given,
  viewOf,
  handOf,
  penalised,
  voided,
  audit,
  upTo,
  report,
} from './testing/table';

const PACK = PACK_52.cards.map(formatCard);
/** What the cards of a pack become when the dealer North deals them. */
const dealtTo = (pack: readonly string[], place: 0 | 1 | 2 | 3): Set<string> =>
  new Set(pack.filter((_, index) => index % 4 === place));
const PACKS = { packs: { NS: 'rouge', EW: 'bleu' } };
const shuffle = (seat: string) => ({ do: 'shuffle', seat });
const cut = (seat: string, lifted = 20) => ({ do: 'cut', seat, lifted });
const begin = (seat: string, pack?: string) => ({
  do: 'begin-deal',
  seat,
  ...(pack === undefined ? {} : { pack }),
});
const stop = (seat: string) => ({ do: 'stop-deal', seat });
const look = (seat: string) => ({ do: 'look-at-hand', seat });
const deal = { do: 'deal', hands: handsWith({ N: 'H7', S: 'H8', E: 'D2' }) };

describe('shuffling and cutting', () => {
  it('WHC-BATTRE-1 lets anybody shuffle, the dealer last', () => {
    const table = given().and(shuffle('E'), shuffle('N'));
    expect(table.when({ do: 'present-pack', seat: 'N' }).refusals).toEqual([]);
    const again = table.and(shuffle('E'));
    expect(again.when({ do: 'present-pack', seat: 'N' }).refusals).toEqual(['WHC-BATTRE-1']);
    expect(again.when(cut('W')).refusals).toEqual(['WHC-BATTRE-1']);
    expect(again.and(shuffle('N')).when(cut('W')).refusals).toEqual([]);
  });
  it('WHC-BATTRE-2 offers the arbiter a new shuffle when faces were shown', () => {
    const table = given().and(shuffle('N'), report('WHC-BATTRE-2', 'E'));
    expect(table.state.offer).toMatchObject({ to: 'arbiter', options: ['new-shuffle', 'play-on'] });
    const anew = table.and({ do: 'arbiter-decision', decision: 'new-shuffle', reason: 'faces were seen' });
    expect(anew.when(cut('W')).refusals).toEqual(['WHC-BATTRE-1']);
    const shuffled = anew.and(shuffle('E'));
    expect(shuffled.when(cut('W')).refusals).toEqual(['WHC-BATTRE-1']);
    expect(shuffled.and(shuffle('N')).when(cut('W')).refusals).toEqual([]);
  });
  it('WHC-BATTRE-GAP-1 costs nothing: the same dealer shuffles again', () => {
    const before = { NS: 4, EW: 2 };
    const table = given({ before }).and(shuffle('N'), cut('W'), report('WHC-BATTRE-2', 'E'), {
      do: 'arbiter-decision',
      decision: 'new-shuffle',
      reason: 'faces were seen',
    });
    expect(table.state).toMatchObject({
      dealer: 0,
      setup: { before },
      preparation: { cut: false },
    });
    // Nothing else is lost: North shuffles, has the pack cut and deals.
    const dealt = table.and(shuffle('N'), cut('W'), begin('N'));
    expect([dealt.irregularities, dealt.state.attempt]).toEqual([[], 1]);
  });
  it("WHC-COUPE-1 has the player on the dealer's right cut", () => {
    const table = given().and(shuffle('N')).and({ do: 'present-pack', seat: 'N' });
    expect(table.events[0]?.data).toEqual({ seat: 'N', to: 'W' });
    expect(table.when(cut('W')).refusals).toEqual([]);
    expect(table.when(cut('E')).refusals).toEqual(['WHC-COUPE-1']);
  });
  it("WHC-COUPE-2 lays the lifted packet at the cutter's left, beside the dealer", () => {
    expect(given().and(cut('W')).events[0]?.data).toEqual({ seat: 'W', lifted: 20, beside: 'N' });
  });
  it('WHC-COUPE-3 wants four cards at least in each packet', () => {
    const table = given({ policy: 'enforced' });
    expect([3, 4, 48, 49].map((lifted) => table.when(cut('W', lifted)).refusals)).toEqual([
      ...[['WHC-COUPE-3'], [], [], ['WHC-COUPE-3']],
    ]);
  });
  it('WHC-COUPE-4 puts the packet that stayed on top of the one lifted: c21 is dealt first, c20 turned', () => {
    const table = given().and(cut('W', 20), { do: 'deal', uncut: PACK });
    const rebuilt = [...PACK.slice(20), ...PACK.slice(0, 20)];
    expect(['E', 'S', 'W', 'N'].map((seat) => new Set(handOf(table, seat as 'E')))).toEqual(
      ([0, 1, 2, 3] as const).map((place) => dealtTo(rebuilt, place)),
    );
    expect(table.when({ do: 'turn-trump', card: PACK[51] }).refusals).toEqual(['WHC-DONNE-2']);
    const turned = table.and({ do: 'turn-trump', card: PACK[19] });
    expect(viewOf(turned).facts.turnUp).toBe(PACK[19]);
    expect(audit(turned)).toMatchObject({ ok: true });
  });
  it('WHC-COUPE-4 refuses a pack that was put together in another way, and one that was never cut', () => {
    const rebuilt = [...PACK.slice(20), ...PACK.slice(0, 20)];
    const table = given().and(cut('W', 20));
    const swapped = [rebuilt[1], rebuilt[0], ...rebuilt.slice(2)];
    expect(table.when({ do: 'deal', uncut: PACK, pack: PACK }).refusals).toEqual(['WHC-COUPE-4']);
    expect(table.when({ do: 'deal', uncut: PACK, pack: swapped }).refusals).toEqual(['WHC-COUPE-4']);
    expect(table.when({ do: 'deal', uncut: PACK.slice(1) }).refusals).toEqual(['WHC-ND-B.1']);
    expect(table.when({ do: 'deal', uncut: PACK, pack: rebuilt }).refusals).toEqual([]);
    expect(given().when({ do: 'deal', uncut: PACK }).refusals).toEqual(['WHC-COUPE-1']);
    expect(given().and(cut('W', 2)).when({ do: 'deal', uncut: PACK }).refusals).toEqual(['WHC-COUPE-1']);
  });
  it('WHC-COUPE-GAP-1 voids a wrong cut at a real table, without a misdeal', () => {
    const table = given().and(cut('W', 2));
    expect(table.types).toEqual(['CutVoided', 'IrregularityObserved']);
    expect(table.state).toMatchObject({ dealer: 0, attempt: 1, preparation: { cut: false } });
  });
  it("WHC-CARTES-3 has the dealer's partner prepare the other pack at his own right", () => {
    const table = given(PACKS).and({ do: 'prepare-pack', seat: 'S', pack: 'bleu' });
    expect(table.events[0]?.data).toEqual({ seat: 'S', pack: 'bleu', beside: 'E' });
    expect(table.when({ do: 'prepare-pack', seat: 'E', pack: 'bleu' }).refusals).toEqual(['WHC-CARTES-3']);
    expect(table.when({ do: 'prepare-pack', seat: 'S', pack: 'rouge' }).refusals).toEqual(['WHC-CARTES-3']);
  });
});

describe('the deal and the trump card', () => {
  it('WHC-CARTES-1 wants 52 different cards, no joker', () => {
    const table = given();
    const hands = handsWith({});
    const without = { ...hands, N: hands.N.slice(1) };
    const twice = { ...hands, N: [...hands.N.slice(1), hands.E[0] ?? ''] };
    expect(table.when({ do: 'deal', hands }).refusals).toEqual([]);
    expect(table.when({ do: 'deal', hands: without }).refusals).toEqual(['WHC-ND-B.1']);
    expect(table.when({ do: 'deal', hands: twice }).refusals).toEqual(['WHC-ND-B.1']);
    expect(table.when({ do: 'deal', hands: { ...hands, N: [...hands.N.slice(1), 'JK'] } }).refusals).toEqual([
      'invalid-field',
    ]);
  });
  it('WHC-DONNE-1 deals one card at a time, clockwise from the eldest hand', () => {
    const table = given().and({ do: 'deal', pack: PACK });
    expect(['E', 'S', 'W', 'N'].map((seat) => new Set(handOf(table, seat as 'E')))).toEqual(
      ([0, 1, 2, 3] as const).map((place) => dealtTo(PACK, place)),
    );
    const west = given({ dealer: 'W' }).and({ do: 'deal', pack: PACK });
    expect(new Set(handOf(west, 'N'))).toEqual(dealtTo(PACK, 0));
    const hands = handsWith({});
    const uneven = { ...hands, N: hands.N.slice(1), E: [...hands.E, hands.N[0] ?? ''] };
    expect(given({ policy: 'enforced' }).when({ do: 'deal', hands: uneven }).refusals).toEqual([
      'WHC-DONNE-1',
    ]);
    expect(given().and({ do: 'deal', hands: uneven }).irregularities).toEqual(['WHC-MD-D', 'WHC-MD-D']);
  });
  it('WHC-DONNE-2 turns the last card before the dealer: it is one of his', () => {
    const table = given().and({ do: 'deal', pack: PACK });
    // c51 is West's; c48 is one of North's own, but not the last.
    const others = [50, 47].map((place) => ({ do: 'turn-trump', card: PACK[place] }));
    expect(table.when(others).refusals).toEqual(['WHC-DONNE-2', 'WHC-DONNE-2']);
    const turned = table.and({ do: 'turn-trump', card: PACK[51] });
    expect(turned.events[0]?.data).toEqual({ seat: 'N', card: PACK[51] });
    expect(handOf(turned, 'N')).toContain(PACK[51]);
    expect(audit(turned)).toMatchObject({ ok: true });
  });
  it('WHC-DONNE-2 holds for hands that are recorded with their last card', () => {
    const { hands } = deal;
    const table = given().and({ do: 'deal', hands, last: 'H7' });
    expect(table.events[0]?.data).toEqual({ hands, last: 'H7' });
    expect(table.when({ do: 'turn-trump', card: hands.N.find((card) => card !== 'H7') }).refusals).toEqual([
      'WHC-DONNE-2',
    ]);
    expect(table.when({ do: 'turn-trump', card: 'H7' }).refusals).toEqual([]);
    expect(given().when({ do: 'deal', hands, last: 'H8' }).refusals).toEqual(['WHC-DONNE-2']);
    const unknown = { ...hands, N: null };
    expect(given().when({ do: 'deal', hands: unknown, last: 'H8' }).refusals).toEqual(['WHC-DONNE-2']);
    expect(
      given().and({ do: 'deal', hands: unknown, last: 'H7' }).when({ do: 'turn-trump', card: 'S2' }).refusals,
    ).toEqual(['WHC-DONNE-2']);
  });
  it('WHC-DONNE-3 makes its suit trump for the whole coup', () => {
    expect(viewOf(inPlay({}, 'H7')).facts.trump).toBe('H');
    expect([1, 7, 13].map((tricks) => viewOf(inPlay({}, 'H7').goingOn(upTo(tricks))).facts.trump)).toEqual([
      'H',
      'H',
      'H',
    ]);
    expect(viewOf(unknownHands('C2')).facts.trump).toBe('C');
  });
  it("WHC-DONNE-4 leaves it on the table until the dealer's turn in the first trick", () => {
    const table = inPlay({ E: 'SA', S: 'S4', W: 'S9', N: 'S2' }, 'H7');
    expect(viewOf(table).facts.turnUp).toBe('H7');
    expect(viewOf(table.and(cards('E:SA S:S4'))).facts.turnUp).toBe('H7');
    expect(viewOf(table.and(cards('E:SA S:S4 W:S9'))).facts.turnUp).toBeUndefined();
    expect(
      viewOf(inPlay({ E: 'SA', S: 'S4', W: 'S9' }, 'H7', { N: 'S' }).and(cards('E:SA S:S4 W:S9'))).legal,
    ).toContain('H7');
    expect(viewOf(inPlay({ E: 'H2', S: 'H4', W: 'H9' }, 'H7').and(cards('E:H2 S:H4 W:H9'))).legal).toContain(
      'H7',
    );
  });
  it('WHC-DONNE-4 has the dealer hold twelve hidden cards beside it, and thirteen once he has taken it', () => {
    const named = { E: 'SA', S: 'S4', W: 'S9', N: 'S2 H7' };
    const hands = handsWith(named);
    const twelve = { ...hands, N: hands.N.filter((card) => card !== 'H7') };
    const table = given().and({ do: 'deal', hands: twelve, last: 'H7' }, { do: 'turn-trump', card: 'H7' });
    const dealer = (at: Table) =>
      conceal(viewOf(at), { audience: { kind: 'everyone' }, seating: {}, over: false }).seats[0];
    expect(dealer(table)).toMatchObject({ seat: 'N', hand: ['H7'], hidden: 12 });
    const taken = table.and(cards('E:SA S:S4 W:S9'));
    expect(handOf(taken, 'N')).toHaveLength(13);
    expect(dealer(taken)).toMatchObject({ hand: [], hidden: 13 });
    expect(audit(taken.and(cards('N:S2')))).toMatchObject({ ok: true });
    const eleven = { ...twelve, N: twelve.N.slice(1) };
    expect(given().when({ do: 'deal', hands: eleven, last: 'H7' }).refusals).toEqual(['WHC-DONNE-2']);
  });
  it('WHC-DONNE-5 then tells its suit only', () => {
    const table = inPlay({ E: 'SA', S: 'S4', W: 'S9', N: 'S2' }, 'H7');
    const ask = (what: string) => ({ do: 'ask-trump', seat: 'E', what });
    expect(table.and(ask('card')).events[0]?.data).toMatchObject({ answer: 'H7' });
    const later = table.and(cards('E:SA S:S4 W:S9 N:S2'));
    expect(later.when(ask('card')).refusals).toEqual(['WHC-DONNE-5']);
    expect(later.and(ask('suit')).events[0]?.data).toMatchObject({ answer: 'H' });
  });
  it("WHC-DONNE-GAP-1 counts the turn-up as the dealer's from the moment it is turned", () => {
    const table = inPlay(
      { S: 'CA CK', N: 'CJ' },
      'CK',
      {},
      { dealer: 'S', variant: 'partie-simple-1' },
    ).goingOn(upTo());
    expect(table.state.score?.result.honours).toEqual({ side: 'NS', count: 3 });
  });
  it('WHC-DONNE-GAP-2 only reminds the dealer who left it on the table', () => {
    const table = inPlay({}, 'H7')
      .goingOn(upTo(2))
      .and(report('WHC-DONNE-GAP-2', 'N', { card: 'H7' }));
    expect(table.types).toEqual(['IrregularityObserved']);
    expect(penalised(table)).toEqual([]);
  });
});

describe('who deals next', () => {
  const nextDealer = (table: Table): unknown => table.state.score?.result.nextDealer;
  const first = { E: 'DK', S: 'D3', W: 'D5', N: 'D2' };
  it('WHC-DONNEUR-1 is the winner of the first trick, where that is agreed', () => {
    const table = inPlay(first, 'H7', {}, { succession: 'firstTrickWinner' })
      .and(cards('E:DK S:D3 W:D5 N:D2'))
      .goingOn(upTo());
    expect(nextDealer(table)).toBe('E');
    const south = inPlay({ ...first, S: 'DA' }, 'H7', {}, { succession: 'firstTrickWinner' });
    expect(nextDealer(south.and(cards('E:DK S:DA W:D5 N:D2')).goingOn(upTo()))).toBe('S');
  });
  it('WHC-DONNEUR-2 is the player on the left otherwise', () => {
    const dealers = ['N', 'E', 'S', 'W'].map((dealer) =>
      nextDealer(
        given({ dealer, policy: 'observed', grain: 'result' }).and({ do: 'record-result', tricks: 8 }),
      ),
    );
    expect(dealers).toEqual(['E', 'S', 'W', 'N']);
  });
  it('WHC-DONNEUR-GAP-2 is the player on the left when no trick was played', () => {
    const table = inPlay({}, 'H7', {}, { succession: 'firstTrickWinner' });
    expect(nextDealer(table.and({ do: 'abandon-hands', tricks: { NS: 6, EW: 7 } }))).toBe('E');
  });
  it('WHC-DONNEUR-GAP-3 is the same dealer after a new deal and the left after a misdeal, whatever was played', () => {
    const convention = { succession: 'firstTrickWinner' };
    const fifth = inPlay({}, 'H7', {}, convention).goingOn(upTo(5)).and(report('WHC-ND-B.1', 'W'));
    expect(voided(fifth)).toBe('new-deal N');
    expect(voided(given(convention).and(begin('N')).and(report('WHC-MD-C', 'N')))).toBe('misdeal E');
  });
});

describe('new deals', () => {
  const dealing = (setup: object = {}): Table => given({ ...setup }).and(cut('W'), begin('N'));
  it('WHC-ND-0 is dealt by the same dealer', () => {
    const table = dealing().and(report('WHC-ND-A', 'N', { card: 'D8', dealIndex: 23 }));
    expect(voided(table)).toBe('new-deal N');
    expect(table.state).toMatchObject({ phase: 'waiting', dealer: 0, attempt: 2, dealt: false });
  });
  it('WHC-ND-A follows a card turned in the deal, other than the last', () => {
    expect(voided(dealing().and(report('WHC-ND-A', 'N', { card: 'D8', dealIndex: 23 })))).toBe('new-deal N');
    const trump = { do: 'report', article: 'WHC-ND-A', seat: 'N', facts: { card: 'D8', dealIndex: 52 } };
    expect(dealing().when(trump).refusals).toEqual(['WHC-DONNE-2']);
  });
  it('WHC-ND-B.1 follows an imperfect pack, whenever it is noticed', () => {
    const table = inPlay({}, 'H7').goingOn(upTo(8));
    const { turn, lastTrick } = viewOf(table);
    const twice = lastTrick?.cards[0]?.card ?? '';
    expect(table.when({ do: 'play', seat: turn, card: twice }).refusals).toEqual(['card-already-played']);
    const imperfect = table.and(report('WHC-ND-B.1', 'W', { card: twice }));
    expect(voided(imperfect)).toBe('new-deal N');
    expect(imperfect.state.play.completed).toBe(0);
  });
  it('WHC-ND-C.1 stops a deal out of turn before the trump is turned', () => {
    const table = given({ dealer: 'E' }).and(begin('S'));
    expect(table.irregularities).toEqual(['WHC-ND-C.1']);
    expect(table.and(stop('W')).types).toEqual(['DealStopped', 'DealVoided']);
    expect(given({ dealer: 'E', policy: 'enforced' }).when(begin('S')).refusals).toEqual(['WHC-ND-C.1']);
  });
  it("WHC-ND-C.2 stops a deal with the other side's pack", () => {
    const table = given({ ...PACKS, dealer: 'E' }).and(begin('E', 'rouge'));
    expect(table.irregularities).toEqual(['WHC-ND-C.2']);
    expect(voided(table.and(stop('N')))).toBe('new-deal E');
    expect(given({ dealer: 'E' }).and(begin('E')).when(stop('N')).refusals).toEqual(['deal-in-order']);
  });
  it('WHC-ND-C.3 is too late once the trump is turned', () => {
    const table = given({ dealer: 'E' }).and(begin('S'), deal, { do: 'turn-trump', card: 'H8' });
    expect(table.when(stop('N')).refusals).toEqual(['WHC-ND-C.3']);
    expect(table.state.phase).toBe('play');
  });
  it('WHC-ND-C.4 leaves the packs exchanged for the rest of the partie', () => {
    const turned = { do: 'turn-trump', card: 'D2' };
    const table = given({ ...PACKS, dealer: 'E' })
      .and(begin('E', 'rouge'), deal)
      .and(turned);
    expect(table.types).toEqual(['TrumpCardTurned', 'PacksExchanged']);
    expect(table.state.packsExchanged).toBe(true);
    const again = table.and(report('WHC-ND-B.1', 'N'), cut('N'));
    expect(again.and(begin('E', 'rouge')).irregularities).toEqual([]);
  });
  it('WHC-ND-GAP-1 gives a deal stopped out of turn to the rightful dealer', () => {
    expect(voided(given({ dealer: 'E' }).and(begin('S'), stop('N')))).toBe('new-deal E');
  });
  it('WHC-ND-GAP-2 continues from the player who dealt, when the deal stood', () => {
    const table = given({ dealer: 'E' }).and(begin('S'), deal, { do: 'turn-trump', card: 'H8' });
    expect(table.state.play.turn).toBe(3);
    expect(table.goingOn(upTo()).state.score?.result.nextDealer).toBe('W');
  });
  it('WHC-ND-GAP-3 lets anybody stop it, the partner included', () => {
    const begun = given({ dealer: 'E' }).and(begin('S'));
    const stoppers = ['N', 'E', 'S', 'W'].map((seat) => begun.when(stop(seat)).refusals);
    expect(stoppers).toEqual([[], [], [], []]);
  });
  it('WHC-ND-GAP-4 leaves nothing of the void hands: no trick, no penalty', () => {
    const trick = inPlay({ W: 'SK' }, 'H7').goingOn(upTo(1));
    const table = trick.and(
      { do: 'gather', seat: viewOf(trick).lastTrick?.winner },
      report('WHC-CP-A', 'W', { card: handOf(trick, 'W')[0] }),
      report('WHC-SUP-3.1', 'E', { trick: 1 }),
      report('WHC-ND-B.1', 'N'),
    );
    expect(table.state).toMatchObject({ obligations: [], demands: [], faults: [], phase: 'waiting' });
    expect(viewOf(table).tricks).toEqual({ NS: 0, EW: 0 });
  });
});

describe('misdeals', () => {
  it('WHC-MD-0.1 pass the deal to the left', () => {
    expect(voided(given().and(begin('N')).and(report('WHC-MD-C', 'N')))).toBe('misdeal E');
  });
  it('WHC-MD-0.2 do not, when an opponent touched a card or interrupted', () => {
    const touched = (seat: 'E' | 'S'): string | null =>
      voided(
        given()
          .and(begin('N'), report('WHC-MD-0.2', seat, { how: 'touched a card' }))
          .and(report('WHC-MD-B.1', 'N')),
      );
    expect(touched('E')).toBe('misdeal N');
    expect(touched('S')).toBe('misdeal E');
  });
  it('WHC-MD-A are an uncut pack, noticed before the trump and before anybody has looked', () => {
    expect(voided(given().and(begin('N')).and(report('WHC-MD-A', 'S')))).toBe('misdeal E');
    const wasCut = given().and(cut('W'), begin('N'));
    expect(wasCut.when({ do: 'report', article: 'WHC-MD-A', seat: 'S' }).refusals).toEqual(['pack-was-cut']);
  });
  it('WHC-MD-B.1 are a card wrongly dealt and not put right before the next', () => {
    expect(
      voided(
        given()
          .and(begin('N'))
          .and(report('WHC-MD-B.1', 'N', { dealIndex: 6, to: 'E' })),
      ),
    ).toBe('misdeal E');
  });
  it('WHC-MD-B.2 are avoided by putting it right in time', () => {
    const table = given()
      .and(begin('N'))
      .and(report('WHC-MD-B.1', 'N', { dealIndex: 6, to: 'E', corrected: true }));
    expect(voided(table)).toBeNull();
    expect(table.when(deal).refusals).toEqual([]);
  });
  it('WHC-MD-C are the dealer looking at the last card', () => {
    const table = given()
      .and(begin('N'))
      .and(report('WHC-MD-C', 'N', { dealt: 36 }));
    expect(table.events.at(-1)?.data).toEqual({ kind: 'misdeal', article: 'WHC-MD-C', dealer: 'E' });
    const late = { do: 'report', article: 'WHC-MD-C', seat: 'N' };
    expect(inPlay({}, 'H7').when(late).refusals).toEqual(['trump-already-turned']);
  });
  it('WHC-MD-D are wrong numbers from a perfect pack, noticed before all played to the first trick', () => {
    const hands = handsWith({ N: 'H7' });
    const [moved = ''] = hands.N.filter((card) => card !== 'H7');
    const wrong = { ...hands, N: hands.N.filter((card) => card !== moved), W: [...hands.W, moved] };
    const table = given().and({ do: 'deal', hands: wrong });
    expect(table.irregularities).toEqual(['WHC-MD-D', 'WHC-MD-D']);
    const turned = table.and({ do: 'turn-trump', card: 'H7' });
    const [lead = ''] = viewOf(turned).legal;
    const noticed = turned.and({ do: 'play', seat: 'E', card: lead }, report('WHC-MD-D', 'W', { cards: 14 }));
    expect(voided(noticed)).toBe('misdeal E');
  });
  it('WHC-MD-E are a trump card laid face down on a hand', () => {
    const on = (seat: string) =>
      voided(
        given()
          .and(begin('N'))
          .and(report('WHC-MD-E', 'N', { on: seat })),
      );
    expect([on('N'), on('E')]).toEqual(['misdeal E', 'misdeal E']);
  });
  it('WHC-MD-GAP-1 are none when the uncut pack is noticed too late', () => {
    const uncut = report('WHC-MD-A', 'E');
    expect(given().and(begin('N'), look('S')).when(uncut).refusals).toEqual(['WHC-MD-GAP-1']);
    expect(unknownHands('H7').when(uncut).refusals).toEqual(['WHC-MD-GAP-1']);
  });
  it('WHC-MD-GAP-2 give way to an imperfect pack', () => {
    const table = unknownHands('H7').and(report('WHC-MD-D', 'W', { N: 13, E: 13, S: 13, W: 12 }));
    expect(table.events.at(-1)?.data).toEqual({ kind: 'new-deal', article: 'WHC-ND-B.1', dealer: 'N' });
  });
  it('WHC-MD-GAP-3 need a new shuffle and cut, even when the same dealer deals', () => {
    const table = given().and(cut('W'), begin('N'), report('WHC-MD-0.2', 'E'), report('WHC-MD-C', 'N'));
    expect(table.when(begin('N')).refusals).toEqual(['WHC-MD-GAP-3']);
    expect(table.and(cut('W')).when(begin('N')).refusals).toEqual([]);
  });
  it('WHC-MD-GAP-4 leave the order of an exposed card and a misdeal to the arbiter', () => {
    const table = given().and(begin('N'), report('WHC-MD-B.1', 'N', { dealIndex: 20, exposedAt: 10 }));
    expect(table.state.offer).toMatchObject({ to: 'arbiter', options: ['new-deal', 'misdeal'] });
    const ruled = { do: 'arbiter-decision', decision: 'new-deal', reason: 'the card was exposed first' };
    expect(voided(table.and(ruled))).toBe('new-deal N');
  });
});
