import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { conceal } from '@arbitre/rules/kernel/deal/conceal';
import { handsWith, inPlay, Table, unknownHands } from './testing/table';

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
    const table = new Table().do(shuffle('E'), shuffle('N'));
    expect(table.refuses({ do: 'present-pack', seat: 'N' })).toBe('accepted');
    table.do(shuffle('E'));
    expect(table.refuses({ do: 'present-pack', seat: 'N' })).toBe('WHC-BATTRE-1');
    expect(table.refuses(cut('W'))).toBe('WHC-BATTRE-1');
    expect(table.do(shuffle('N')).refuses(cut('W'))).toBe('accepted');
  });
  it('WHC-BATTRE-2 offers the arbiter a new shuffle when faces were shown', () => {
    const table = new Table().do(shuffle('N')).report('WHC-BATTRE-2', 'E');
    expect(table.state.offer).toMatchObject({ to: 'arbiter', options: ['new-shuffle', 'play-on'] });
    table.do({ do: 'arbiter-decision', decision: 'new-shuffle', reason: 'faces were seen' });
    expect(table.refuses(cut('W'))).toBe('WHC-BATTRE-1');
    expect(table.do(shuffle('E')).refuses(cut('W'))).toBe('WHC-BATTRE-1');
    expect(table.do(shuffle('N')).refuses(cut('W'))).toBe('accepted');
  });
  it('WHC-BATTRE-GAP-1 costs nothing: the same dealer shuffles again', () => {
    const before = { NS: 4, EW: 2 };
    const table = new Table({ before }).do(shuffle('N'), cut('W')).report('WHC-BATTRE-2', 'E');
    table.do({ do: 'arbiter-decision', decision: 'new-shuffle', reason: 'faces were seen' });
    expect(table.state).toMatchObject({
      dealer: 0,
      setup: { before },
      preparation: { cut: false },
    });
    // Nothing else is lost: North shuffles, has the pack cut and deals.
    table.do(shuffle('N'), cut('W'), begin('N'));
    expect([table.seen(), table.state.attempt]).toEqual([[], 1]);
  });
  it("WHC-COUPE-1 has the player on the dealer's right cut", () => {
    const table = new Table().do(shuffle('N'), { do: 'present-pack', seat: 'N' });
    expect(table.last[0]?.data).toEqual({ seat: 'N', to: 'W' });
    expect(table.refuses(cut('W'))).toBe('accepted');
    expect(table.refuses(cut('E'))).toBe('WHC-COUPE-1');
  });
  it("WHC-COUPE-2 lays the lifted packet at the cutter's left, beside the dealer", () => {
    expect(new Table().do(cut('W')).last[0]?.data).toEqual({ seat: 'W', lifted: 20, beside: 'N' });
  });
  it('WHC-COUPE-3 wants four cards at least in each packet', () => {
    const table = new Table({}, 'enforced');
    expect([3, 4, 48, 49].map((lifted) => table.refuses(cut('W', lifted)))).toEqual([
      'WHC-COUPE-3',
      'accepted',
      'accepted',
      'WHC-COUPE-3',
    ]);
  });
  it('WHC-COUPE-4 puts the packet that stayed on top of the one lifted: c21 is dealt first, c20 turned', () => {
    const table = new Table().do(cut('W', 20), { do: 'deal', uncut: PACK });
    const rebuilt = [...PACK.slice(20), ...PACK.slice(0, 20)];
    expect(['E', 'S', 'W', 'N'].map((seat) => new Set(table.hand(seat as 'E')))).toEqual(
      ([0, 1, 2, 3] as const).map((place) => dealtTo(rebuilt, place)),
    );
    expect(table.refuses({ do: 'turn-trump', card: PACK[51] })).toBe('WHC-DONNE-2');
    expect(table.do({ do: 'turn-trump', card: PACK[19] }).view.facts.turnUp).toBe(PACK[19]);
    expect(table.audit()).toMatchObject({ ok: true });
  });
  it('WHC-COUPE-4 refuses a pack that was put together in another way, and one that was never cut', () => {
    const rebuilt = [...PACK.slice(20), ...PACK.slice(0, 20)];
    const table = new Table().do(cut('W', 20));
    const swapped = [rebuilt[1], rebuilt[0], ...rebuilt.slice(2)];
    expect(table.refuses({ do: 'deal', uncut: PACK, pack: PACK })).toBe('WHC-COUPE-4');
    expect(table.refuses({ do: 'deal', uncut: PACK, pack: swapped })).toBe('WHC-COUPE-4');
    expect(table.refuses({ do: 'deal', uncut: PACK.slice(1) })).toBe('WHC-ND-B.1');
    expect(table.refuses({ do: 'deal', uncut: PACK, pack: rebuilt })).toBe('accepted');
    expect(new Table().refuses({ do: 'deal', uncut: PACK })).toBe('WHC-COUPE-1');
    expect(new Table().do(cut('W', 2)).refuses({ do: 'deal', uncut: PACK })).toBe('WHC-COUPE-1');
  });
  it('WHC-COUPE-GAP-1 voids a wrong cut at a real table, without a misdeal', () => {
    const table = new Table().do(cut('W', 2));
    expect(table.types()).toEqual(['CutVoided', 'IrregularityObserved']);
    expect(table.state).toMatchObject({ dealer: 0, attempt: 1, preparation: { cut: false } });
  });
  it("WHC-CARTES-3 has the dealer's partner prepare the other pack at his own right", () => {
    const table = new Table(PACKS).do({ do: 'prepare-pack', seat: 'S', pack: 'bleu' });
    expect(table.last[0]?.data).toEqual({ seat: 'S', pack: 'bleu', beside: 'E' });
    expect(table.refuses({ do: 'prepare-pack', seat: 'E', pack: 'bleu' })).toBe('WHC-CARTES-3');
    expect(table.refuses({ do: 'prepare-pack', seat: 'S', pack: 'rouge' })).toBe('WHC-CARTES-3');
  });
});

describe('the deal and the trump card', () => {
  it('WHC-CARTES-1 wants 52 different cards, no joker', () => {
    const table = new Table();
    const hands = handsWith({});
    const without = { ...hands, N: hands.N.slice(1) };
    const twice = { ...hands, N: [...hands.N.slice(1), hands.E[0] ?? ''] };
    expect(table.refuses({ do: 'deal', hands })).toBe('accepted');
    expect(table.refuses({ do: 'deal', hands: without })).toBe('WHC-ND-B.1');
    expect(table.refuses({ do: 'deal', hands: twice })).toBe('WHC-ND-B.1');
    expect(table.refuses({ do: 'deal', hands: { ...hands, N: [...hands.N.slice(1), 'JK'] } })).toBe(
      'invalid-field',
    );
  });
  it('WHC-DONNE-1 deals one card at a time, clockwise from the eldest hand', () => {
    const table = new Table().do({ do: 'deal', pack: PACK });
    expect(['E', 'S', 'W', 'N'].map((seat) => new Set(table.hand(seat as 'E')))).toEqual(
      ([0, 1, 2, 3] as const).map((place) => dealtTo(PACK, place)),
    );
    const west = new Table({ dealer: 'W' }).do({ do: 'deal', pack: PACK });
    expect(new Set(west.hand('N'))).toEqual(dealtTo(PACK, 0));
    const hands = handsWith({});
    const uneven = { ...hands, N: hands.N.slice(1), E: [...hands.E, hands.N[0] ?? ''] };
    expect(new Table({}, 'enforced').refuses({ do: 'deal', hands: uneven })).toBe('WHC-DONNE-1');
    expect(new Table().do({ do: 'deal', hands: uneven }).seen()).toEqual(['WHC-MD-D', 'WHC-MD-D']);
  });
  it('WHC-DONNE-2 turns the last card before the dealer: it is one of his', () => {
    const table = new Table().do({ do: 'deal', pack: PACK });
    // c51 is West's; c48 is one of North's own, but not the last.
    expect([50, 47].map((place) => table.refuses({ do: 'turn-trump', card: PACK[place] }))).toEqual([
      'WHC-DONNE-2',
      'WHC-DONNE-2',
    ]);
    table.do({ do: 'turn-trump', card: PACK[51] });
    expect(table.last[0]?.data).toEqual({ seat: 'N', card: PACK[51] });
    expect(table.hand('N')).toContain(PACK[51]);
    expect(table.audit()).toMatchObject({ ok: true });
  });
  it('WHC-DONNE-2 holds for hands that are recorded with their last card', () => {
    const { hands } = deal;
    const table = new Table().do({ do: 'deal', hands, last: 'H7' });
    expect(table.last[0]?.data).toEqual({ hands, last: 'H7' });
    expect(table.refuses({ do: 'turn-trump', card: hands.N.find((card) => card !== 'H7') })).toBe(
      'WHC-DONNE-2',
    );
    expect(table.refuses({ do: 'turn-trump', card: 'H7' })).toBe('accepted');
    expect(new Table().refuses({ do: 'deal', hands, last: 'H8' })).toBe('WHC-DONNE-2');
    const unknown = { ...hands, N: null };
    expect(new Table().refuses({ do: 'deal', hands: unknown, last: 'H8' })).toBe('WHC-DONNE-2');
    expect(
      new Table().do({ do: 'deal', hands: unknown, last: 'H7' }).refuses({ do: 'turn-trump', card: 'S2' }),
    ).toBe('WHC-DONNE-2');
  });
  it('WHC-DONNE-3 makes its suit trump for the whole coup', () => {
    expect(inPlay({}, 'H7').view.facts.trump).toBe('H');
    expect([1, 7, 13].map((tricks) => inPlay({}, 'H7').playOut(tricks).view.facts.trump)).toEqual([
      'H',
      'H',
      'H',
    ]);
    expect(unknownHands('C2').view.facts.trump).toBe('C');
  });
  it("WHC-DONNE-4 leaves it on the table until the dealer's turn in the first trick", () => {
    const table = inPlay({ E: 'SA', S: 'S4', W: 'S9', N: 'S2' }, 'H7');
    expect(table.view.facts.turnUp).toBe('H7');
    expect(table.cards('E:SA S:S4').view.facts.turnUp).toBe('H7');
    expect(table.cards('W:S9').view.facts.turnUp).toBeUndefined();
    expect(
      inPlay({ E: 'SA', S: 'S4', W: 'S9' }, 'H7', { N: 'S' }).cards('E:SA S:S4 W:S9').view.legal,
    ).toContain('H7');
    expect(inPlay({ E: 'H2', S: 'H4', W: 'H9' }, 'H7').cards('E:H2 S:H4 W:H9').view.legal).toContain('H7');
  });
  it('WHC-DONNE-4 has the dealer hold twelve hidden cards beside it, and thirteen once he has taken it', () => {
    const named = { E: 'SA', S: 'S4', W: 'S9', N: 'S2 H7' };
    const hands = handsWith(named);
    const twelve = { ...hands, N: hands.N.filter((card) => card !== 'H7') };
    const table = new Table().do({ do: 'deal', hands: twelve, last: 'H7' }, { do: 'turn-trump', card: 'H7' });
    const dealer = () =>
      conceal(table.view, { audience: { kind: 'everyone' }, seating: {}, over: false }).seats[0];
    expect(dealer()).toMatchObject({ seat: 'N', hand: ['H7'], hidden: 12 });
    expect(table.cards('E:SA S:S4 W:S9').hand('N')).toHaveLength(13);
    expect(dealer()).toMatchObject({ hand: [], hidden: 13 });
    expect(table.cards('N:S2').audit()).toMatchObject({ ok: true });
    const eleven = { ...twelve, N: twelve.N.slice(1) };
    expect(new Table().refuses({ do: 'deal', hands: eleven, last: 'H7' })).toBe('WHC-DONNE-2');
  });
  it('WHC-DONNE-5 then tells its suit only', () => {
    const table = inPlay({ E: 'SA', S: 'S4', W: 'S9', N: 'S2' }, 'H7');
    const ask = (what: string) => ({ do: 'ask-trump', seat: 'E', what });
    expect(table.do(ask('card')).last[0]?.data).toMatchObject({ answer: 'H7' });
    table.cards('E:SA S:S4 W:S9 N:S2');
    expect(table.refuses(ask('card'))).toBe('WHC-DONNE-5');
    expect(table.do(ask('suit')).last[0]?.data).toMatchObject({ answer: 'H' });
  });
  it("WHC-DONNE-GAP-1 counts the turn-up as the dealer's from the moment it is turned", () => {
    const table = inPlay(
      { S: 'CA CK', N: 'CJ' },
      'CK',
      {},
      { dealer: 'S', variant: 'partie-simple-1' },
    ).playOut();
    expect(table.state.score?.result.honours).toEqual({ side: 'NS', count: 3 });
  });
  it('WHC-DONNE-GAP-2 only reminds the dealer who left it on the table', () => {
    const table = inPlay({}, 'H7').playOut(2).report('WHC-DONNE-GAP-2', 'N', { card: 'H7' });
    expect(table.types()).toEqual(['IrregularityObserved']);
    expect(table.penalised()).toEqual([]);
  });
});

describe('who deals next', () => {
  const nextDealer = (table: Table): unknown => table.state.score?.result.nextDealer;
  const first = { E: 'DK', S: 'D3', W: 'D5', N: 'D2' };
  it('WHC-DONNEUR-1 is the winner of the first trick, where that is agreed', () => {
    const table = inPlay(first, 'H7', {}, { succession: 'firstTrickWinner' })
      .cards('E:DK S:D3 W:D5 N:D2')
      .playOut();
    expect(nextDealer(table)).toBe('E');
    const south = inPlay({ ...first, S: 'DA' }, 'H7', {}, { succession: 'firstTrickWinner' });
    expect(nextDealer(south.cards('E:DK S:DA W:D5 N:D2').playOut())).toBe('S');
  });
  it('WHC-DONNEUR-2 is the player on the left otherwise', () => {
    const dealers = ['N', 'E', 'S', 'W'].map((dealer) =>
      nextDealer(new Table({ dealer }, 'observed', 'result').do({ do: 'record-result', tricks: 8 })),
    );
    expect(dealers).toEqual(['E', 'S', 'W', 'N']);
  });
  it('WHC-DONNEUR-GAP-2 is the player on the left when no trick was played', () => {
    const table = inPlay({}, 'H7', {}, { succession: 'firstTrickWinner' });
    expect(nextDealer(table.do({ do: 'abandon-hands', tricks: { NS: 6, EW: 7 } }))).toBe('E');
  });
  it('WHC-DONNEUR-GAP-3 is the same dealer after a new deal and the left after a misdeal, whatever was played', () => {
    const convention = { succession: 'firstTrickWinner' };
    const fifth = inPlay({}, 'H7', {}, convention).playOut(5).report('WHC-ND-B.1', 'W');
    expect(fifth.voided()).toBe('new-deal N');
    expect(new Table(convention).do(begin('N')).report('WHC-MD-C', 'N').voided()).toBe('misdeal E');
  });
});

describe('new deals', () => {
  const dealing = (setup: object = {}): Table => new Table({ ...setup }).do(cut('W'), begin('N'));
  it('WHC-ND-0 is dealt by the same dealer', () => {
    const table = dealing().report('WHC-ND-A', 'N', { card: 'D8', dealIndex: 23 });
    expect(table.voided()).toBe('new-deal N');
    expect(table.state).toMatchObject({ phase: 'waiting', dealer: 0, attempt: 2, dealt: false });
  });
  it('WHC-ND-A follows a card turned in the deal, other than the last', () => {
    expect(dealing().report('WHC-ND-A', 'N', { card: 'D8', dealIndex: 23 }).voided()).toBe('new-deal N');
    const trump = { do: 'report', article: 'WHC-ND-A', seat: 'N', facts: { card: 'D8', dealIndex: 52 } };
    expect(dealing().refuses(trump)).toBe('WHC-DONNE-2');
  });
  it('WHC-ND-B.1 follows an imperfect pack, whenever it is noticed', () => {
    const table = inPlay({}, 'H7').playOut(8);
    const { turn, lastTrick } = table.view;
    const twice = lastTrick?.cards[0]?.card ?? '';
    expect(table.refuses({ do: 'play', seat: turn, card: twice })).toBe('card-already-played');
    expect(table.report('WHC-ND-B.1', 'W', { card: twice }).voided()).toBe('new-deal N');
    expect(table.state.play.completed).toBe(0);
  });
  it('WHC-ND-C.1 stops a deal out of turn before the trump is turned', () => {
    const table = new Table({ dealer: 'E' }).do(begin('S'));
    expect(table.seen()).toEqual(['WHC-ND-C.1']);
    expect(table.do(stop('W')).types()).toEqual(['DealStopped', 'DealVoided']);
    expect(new Table({ dealer: 'E' }, 'enforced').refuses(begin('S'))).toBe('WHC-ND-C.1');
  });
  it("WHC-ND-C.2 stops a deal with the other side's pack", () => {
    const table = new Table({ ...PACKS, dealer: 'E' }).do(begin('E', 'rouge'));
    expect(table.seen()).toEqual(['WHC-ND-C.2']);
    expect(table.do(stop('N')).voided()).toBe('new-deal E');
    expect(new Table({ dealer: 'E' }).do(begin('E')).refuses(stop('N'))).toBe('deal-in-order');
  });
  it('WHC-ND-C.3 is too late once the trump is turned', () => {
    const table = new Table({ dealer: 'E' }).do(begin('S'), deal, { do: 'turn-trump', card: 'H8' });
    expect(table.refuses(stop('N'))).toBe('WHC-ND-C.3');
    expect(table.state.phase).toBe('play');
  });
  it('WHC-ND-C.4 leaves the packs exchanged for the rest of the partie', () => {
    const table = new Table({ ...PACKS, dealer: 'E' }).do(begin('E', 'rouge'), deal, {
      do: 'turn-trump',
      card: 'D2',
    });
    expect(table.types()).toEqual(['TrumpCardTurned', 'PacksExchanged']);
    expect(table.state.packsExchanged).toBe(true);
    const again = table.report('WHC-ND-B.1', 'N').do(cut('N'));
    expect(again.do(begin('E', 'rouge')).seen()).toEqual([]);
  });
  it('WHC-ND-GAP-1 gives a deal stopped out of turn to the rightful dealer', () => {
    expect(new Table({ dealer: 'E' }).do(begin('S'), stop('N')).voided()).toBe('new-deal E');
  });
  it('WHC-ND-GAP-2 continues from the player who dealt, when the deal stood', () => {
    const table = new Table({ dealer: 'E' }).do(begin('S'), deal, { do: 'turn-trump', card: 'H8' });
    expect(table.state.play.turn).toBe(3);
    expect(table.playOut().state.score?.result.nextDealer).toBe('W');
  });
  it('WHC-ND-GAP-3 lets anybody stop it, the partner included', () => {
    const stoppers = ['N', 'E', 'S', 'W'].map((seat) =>
      new Table({ dealer: 'E' }).do(begin('S')).refuses(stop(seat)),
    );
    expect(stoppers).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  });
  it('WHC-ND-GAP-4 leaves nothing of the void hands: no trick, no penalty', () => {
    const table = inPlay({ W: 'SK' }, 'H7').playOut(1);
    table
      .do({ do: 'gather', seat: table.view.lastTrick?.winner })
      .report('WHC-CP-A', 'W', { card: table.hand('W')[0] });
    table.report('WHC-SUP-3.1', 'E', { trick: 1 }).report('WHC-ND-B.1', 'N');
    expect(table.state).toMatchObject({ obligations: [], demands: [], faults: [], phase: 'waiting' });
    expect(table.view.tricks).toEqual({ NS: 0, EW: 0 });
  });
});

describe('misdeals', () => {
  it('WHC-MD-0.1 pass the deal to the left', () => {
    expect(new Table().do(begin('N')).report('WHC-MD-C', 'N').voided()).toBe('misdeal E');
  });
  it('WHC-MD-0.2 do not, when an opponent touched a card or interrupted', () => {
    const touched = (seat: 'E' | 'S'): string | null =>
      new Table()
        .do(begin('N'))
        .report('WHC-MD-0.2', seat, { how: 'touched a card' })
        .report('WHC-MD-B.1', 'N')
        .voided();
    expect(touched('E')).toBe('misdeal N');
    expect(touched('S')).toBe('misdeal E');
  });
  it('WHC-MD-A are an uncut pack, noticed before the trump and before anybody has looked', () => {
    expect(new Table().do(begin('N')).report('WHC-MD-A', 'S').voided()).toBe('misdeal E');
    const wasCut = new Table().do(cut('W'), begin('N'));
    expect(wasCut.refuses({ do: 'report', article: 'WHC-MD-A', seat: 'S' })).toBe('pack-was-cut');
  });
  it('WHC-MD-B.1 are a card wrongly dealt and not put right before the next', () => {
    expect(new Table().do(begin('N')).report('WHC-MD-B.1', 'N', { dealIndex: 6, to: 'E' }).voided()).toBe(
      'misdeal E',
    );
  });
  it('WHC-MD-B.2 are avoided by putting it right in time', () => {
    const table = new Table()
      .do(begin('N'))
      .report('WHC-MD-B.1', 'N', { dealIndex: 6, to: 'E', corrected: true });
    expect(table.voided()).toBeNull();
    expect(table.refuses(deal)).toBe('accepted');
  });
  it('WHC-MD-C are the dealer looking at the last card', () => {
    const table = new Table().do(begin('N')).report('WHC-MD-C', 'N', { dealt: 36 });
    expect(table.last.at(-1)?.data).toEqual({ kind: 'misdeal', article: 'WHC-MD-C', dealer: 'E' });
    const late = { do: 'report', article: 'WHC-MD-C', seat: 'N' };
    expect(inPlay({}, 'H7').refuses(late)).toBe('trump-already-turned');
  });
  it('WHC-MD-D are wrong numbers from a perfect pack, noticed before all played to the first trick', () => {
    const hands = handsWith({ N: 'H7' });
    const [moved = ''] = hands.N.filter((card) => card !== 'H7');
    const wrong = { ...hands, N: hands.N.filter((card) => card !== moved), W: [...hands.W, moved] };
    const table = new Table().do({ do: 'deal', hands: wrong });
    expect(table.seen()).toEqual(['WHC-MD-D', 'WHC-MD-D']);
    table.do({ do: 'turn-trump', card: 'H7' });
    const [lead = ''] = table.view.legal;
    table.do({ do: 'play', seat: 'E', card: lead }).report('WHC-MD-D', 'W', { cards: 14 });
    expect(table.voided()).toBe('misdeal E');
  });
  it('WHC-MD-E are a trump card laid face down on a hand', () => {
    const on = (seat: string) => new Table().do(begin('N')).report('WHC-MD-E', 'N', { on: seat }).voided();
    expect([on('N'), on('E')]).toEqual(['misdeal E', 'misdeal E']);
  });
  it('WHC-MD-GAP-1 are none when the uncut pack is noticed too late', () => {
    const report = { do: 'report', article: 'WHC-MD-A', seat: 'E' };
    expect(new Table().do(begin('N'), look('S')).refuses(report)).toBe('WHC-MD-GAP-1');
    expect(unknownHands('H7').refuses(report)).toBe('WHC-MD-GAP-1');
  });
  it('WHC-MD-GAP-2 give way to an imperfect pack', () => {
    const table = unknownHands('H7').report('WHC-MD-D', 'W', { N: 13, E: 13, S: 13, W: 12 });
    expect(table.last.at(-1)?.data).toEqual({ kind: 'new-deal', article: 'WHC-ND-B.1', dealer: 'N' });
  });
  it('WHC-MD-GAP-3 need a new shuffle and cut, even when the same dealer deals', () => {
    const table = new Table().do(cut('W'), begin('N')).report('WHC-MD-0.2', 'E').report('WHC-MD-C', 'N');
    expect(table.refuses(begin('N'))).toBe('WHC-MD-GAP-3');
    expect(table.do(cut('W')).refuses(begin('N'))).toBe('accepted');
  });
  it('WHC-MD-GAP-4 leave the order of an exposed card and a misdeal to the arbiter', () => {
    const table = new Table().do(begin('N')).report('WHC-MD-B.1', 'N', { dealIndex: 20, exposedAt: 10 });
    expect(table.state.offer).toMatchObject({ to: 'arbiter', options: ['new-deal', 'misdeal'] });
    table.do({ do: 'arbiter-decision', decision: 'new-deal', reason: 'the card was exposed first' });
    expect(table.voided()).toBe('new-deal N');
  });
});
