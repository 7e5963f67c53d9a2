import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';
import { auditDeal, dealDecider, methodOf } from '../testing/life';
import { calls, cards, DEAL } from '../testing/table';

const opening = {
  ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1', grain: 'full' },
  ...{ place: { session: 1, round: 1, table: '1', board: 1 }, setup: {} },
  seating: { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' },
};
const opened = (policy: 'observed' | 'enforced' = 'observed') =>
  given(dealDecider, undefined).and({ ...opening, policy });
/** A table of board 1 after some acts, with what it waits for and the hands that it knows. */
const table = (...acts: readonly (AnyAct | readonly AnyAct[])[]) => {
  const deal = opened().when(...acts);
  const view = dealTableView(deal.state);
  const handOf = (seat: string) => view?.seats.find((each) => each.seat === seat)?.hand ?? [];
  return {
    ...{ ...deal, handOf, calls: view?.calls.map(({ seat, call }) => `${seat} ${call}`) ?? [] },
    waiting: (view?.waiting ?? []).map(
      ({ kind, article, options }) => `${kind} ${article}: ${options.map(({ act }) => act.do).join(' ')}`,
    ),
    duties: (view?.obligations ?? []).map(({ kind, seat, cards: [card = ''] }) => `${kind} ${seat} ${card}`),
  };
};
type Table = ReturnType<typeof table>;
const last = ({ events }: Table): unknown => events.at(-1);

const CALLS = calls('Pass Pass 1S Pass Pass Pass');
const { hands } = DEAL;
/** North was dealt a fourteenth card, East only twelve. */
const WRONG = { do: 'deal', hands: { ...hands, N: [...hands.N, 'DA'], E: hand('JT9.JT98.KQ.876') } };
const RIGHT = { N: hands.N, E: hands.E };
/** West was dealt twelve cards: the D5 is missing. */
const SHORT = { do: 'deal', hands: { ...hands, W: hand('43.432.876.JT95') } };
const count = (counts: object) => ({ do: 'count-hands', counts });
const COUNTED = count({ N: 14, E: 12 });
const restore = (more: object = {}) => ({ do: 'restore-hands', ...more });
const cancel = (article: string) => ({ do: 'cancel-board', article, reason: 'no result can be had' });
const newDeal = (article: string) => ({ do: 'new-deal', article, reason: 'seen at the table' });
const rule = (article: string, adjustments: object) => ({
  ...{ do: 'give-ruling', article, reason: 'judged', adjustments },
});
const SIXTY = { kind: 'artificial', percent: 60 };
const FORTY = { kind: 'artificial', percent: 40 };
const claim = (tricks: number) => ({ do: 'claim', by: 'S', tricks });

describe('how cards are dealt', () => {
  const note = (method: string, more: object = {}) => ({ do: 'note-dealing', method, ...more });
  it('BD-L6A notes a shuffle and who asked for a cut; it is noted once', () => {
    const noted = table(note('one-at-a-time', { cutBy: 'E' }));
    expect(last(noted)).toEqual({
      ...{ type: 'DealingNoted', data: { method: 'one-at-a-time', cutBy: 'E' } },
    });
    expect(table(note('computer'), note('computer')).refusals).toEqual(['dealing-noted']);
    expect(table(note('computer', { cutBy: 'X' })).refusals).toEqual(['invalid-field']);
  });
  it('BD-L6B-1 refuses another number than thirteen where the program deals, and records it at a real table', () => {
    expect(opened('enforced').when(WRONG).refusals).toEqual(['BD-L6B-1']);
    const recorded = table(WRONG);
    expect([recorded.refusals, recorded.handOf('N').length, recorded.handOf('E').length]).toEqual([
      [],
      14,
      12,
    ]);
    expect(recorded.irregularities).toEqual([]);
  });
  it('BD-L6B-2 asks the director about cards dealt in blocks, until somebody calls', () => {
    expect(table(note('blocks')).waiting).toEqual(['attention BD-L6B-2: new-deal']);
    expect(table(note('one-at-a-time')).waiting).toEqual([]);
    expect(table(note('blocks'), DEAL, calls('Pass')).waiting).toEqual([]);
  });
  it('BD-L6C asks him about a deal that one side alone saw, unless he dealt himself', () => {
    expect(table(note('one-at-a-time', { present: ['NS'] })).waiting).toEqual(['attention BD-L6C: new-deal']);
    expect(table(note('one-at-a-time', { present: ['NS', 'EW'] })).waiting).toEqual([]);
    expect(table(note('director', { present: ['NS'] })).waiting).toEqual([]);
  });
  it('BD-L6E leaves the method to the director', () => {
    for (const method of ['one-at-a-time', 'computer', 'director', 'copied'])
      expect([table(note(method)).refusals, table(note(method)).waiting]).toEqual([[], []]);
    expect(table(note('by eye')).refusals).toEqual(['invalid-field']);
  });
});

describe('a new deal', () => {
  it('BD-L6D1 is ordered before the auction where the deal was wrong or a card was seen, and not after a call', () => {
    const anew = table(DEAL, newDeal('BD-L6D1'), WRONG);
    expect([anew.refusals, anew.types]).toEqual([[], ['CardsDealt', 'NewDealOrdered', 'CardsDealt']]);
    expect(table(DEAL, calls('1C'), newDeal('BD-L6D1')).refusals).toEqual(['BD-L6D1']);
  });
  it('BD-L6D2 lets no result stand of a sorted pack or of another session', () => {
    const played = table(DEAL, CALLS, cards('W:H2'), claim(9));
    expect(played.state.score?.notation).toBe('1SS+2');
    const anew = table(DEAL, CALLS, cards('W:H2'), claim(9), newDeal('BD-L6D2'), DEAL, calls('1C'));
    expect(anew.refusals).toEqual([]);
    expect(anew.types.slice(-4)).toEqual(['NewDealOrdered', 'DealScored', 'CardsDealt', 'CallMade']);
    expect(anew.state.score).toMatchObject({ notation: 'void', scores: {} });
    expect(anew.calls).toEqual(['N 1C']);
    expect(auditDeal(anew.stream)).toMatchObject({ ok: true });
  });
  it('BD-L6D3 is ordered for another reason, and never because the board was passed out', () => {
    const passed = table(DEAL, calls('Pass Pass Pass Pass'), newDeal('BD-L6D3'));
    expect([passed.refusals, passed.state.score?.notation]).toEqual([['BD-L22B'], 'Pass']);
    expect(table(DEAL, CALLS, newDeal('BD-L6D3'), DEAL).refusals).toEqual([]);
    const { reason: _, ...wordless } = newDeal('BD-L6D3');
    expect(table(DEAL, wordless).refusals).toEqual(['missing-field']);
  });
});

describe('the board on the table', () => {
  it('BD-L7A turned by a quarter is reported, and compared with its like alone by a ruling', () => {
    const turned = { do: 'report', article: 'BD-L7A', seat: 'N', facts: { turned: 90 } };
    const fouled = rule('BD-L87B', { NS: { kind: 'apart', form: 'B' }, EW: { kind: 'apart', form: 'B' } });
    const { irregularities, refusals, state } = table(DEAL, CALLS, claim(9), turned, fouled);
    expect([irregularities, refusals]).toEqual([['BD-L7A'], []]);
    expect(state.adjustments?.NS).toEqual({ kind: 'apart', form: 'B' });
  });
  it('BD-L7B1 has each take the hand of his own pocket', () => {
    const wrong = { do: 'wrong-hand', seat: 'E', pocket: 'W' };
    expect(opened('enforced').and(DEAL).when(wrong).refusals).toEqual(['BD-L7B1']);
    const found = table(DEAL, wrong);
    expect([found.refusals, found.irregularities]).toEqual([[], ['BD-L7B1']]);
    // What he has called with it is cancelled, as with a hand of another board.
    expect(table(DEAL, calls('Pass 1H'), wrong).calls).toEqual(['N Pass']);
    expect(table(DEAL, { ...wrong, pocket: 'E' }).refusals).toEqual(['which-hand']);
    expect(table(DEAL, { ...wrong, board: 7 }).refusals).toEqual(['which-hand']);
  });
  it('BD-L7B2 has hands counted before the first call; a call without a count is no fault', () => {
    const counted = table(DEAL, count({ N: 13 }), calls('1C'));
    expect([counted.refusals, counted.waiting]).toEqual([[], []]);
    expect(counted.events[1]).toEqual({
      ...{ type: 'HandsCounted', data: { counts: { N: 13 }, article: null } },
    });
    expect(table(DEAL, calls('1C'))).toMatchObject({ refusals: [], irregularities: [], waiting: [] });
    expect(table(DEAL, count({})).refusals).toEqual(['nothing-counted']);
    expect(opened('enforced').and(DEAL).when(COUNTED).refusals).toEqual(['enforced-table']);
  });
  it('BD-L7B3 records who touched cards of another, for the director to judge', () => {
    const touched = { do: 'report', article: 'BD-L7B3', seat: 'W', facts: { trick: 1, of: 'N' } };
    const judged = table(DEAL, CALLS, touched, rule('BD-L7B3', { EW: { kind: 'assigned', score: -110 } }));
    expect([judged.irregularities, judged.refusals]).toEqual([['BD-L7B3'], []]);
    expect(judged.state.adjustments).toEqual({ EW: { kind: 'assigned', score: -110 } });
  });
  it('BD-L7C has the hands returned after the play, and none taken out again by one side alone', () => {
    const back = ['N', 'E', 'S', 'W'].map((seat) => ({ do: 'return-hand', seat }));
    const take = (...present: readonly string[]) => ({ do: 'take-hand', seat: 'N', present });
    expect(table(DEAL, CALLS, back).refusals).toEqual(Array(4).fill('play-goes-on'));
    const over = [DEAL, ...CALLS, claim(9), ...back];
    expect(table(over, take('NS')).irregularities).toEqual(['BD-L7C']);
    for (const watched of [take('NS', 'EW'), take('arbiter')])
      expect(table(over, watched)).toMatchObject({ refusals: [], irregularities: [] });
    expect(table(over, back).refusals).toEqual(Array(4).fill('hand-returned'));
    expect(table(DEAL, CALLS, claim(9), take('arbiter')).refusals).toEqual(['hand-not-returned']);
  });
});

describe('a card in another hand', () => {
  it('BD-L13A1 is put right before anybody concerned has called, and the board is played normally', () => {
    const waits = table(WRONG, COUNTED);
    expect(last(waits)).toMatchObject({ data: { article: 'BD-L13A1' } });
    expect(waits.waiting).toEqual(['attention BD-L13A1: cancel-board']);
    const restored = table(WRONG, COUNTED, restore({ hands: RIGHT }), CALLS);
    expect([restored.refusals, restored.waiting]).toEqual([[], []]);
    expect([restored.handOf('N').length, restored.handOf('E')]).toEqual([13, hands.E]);
    // South's call does not count: his own hand is right.
    expect(table(WRONG, calls('Pass')).when(COUNTED).events.at(-1)?.data).toMatchObject({
      article: 'BD-L13B1',
    });
    // Where the record has the deal as it should be, the director restores it from there.
    expect(table(DEAL, COUNTED).waiting).toEqual(['attention BD-L13A1: restore-hands cancel-board']);
    expect(table(DEAL, COUNTED, restore()).refusals).toEqual([]);
    expect(table(WRONG, COUNTED, restore()).refusals).toEqual(['hands-to-give']);
    expect(table(DEAL, restore()).refusals).toEqual(['nothing-to-restore']);
  });
  it('BD-L13A2 where a card was seen, is played and looked at when it is scored', () => {
    const seen = [WRONG, COUNTED, restore({ hands: RIGHT, saw: ['E'] }), ...CALLS];
    expect(table(seen).waiting).toEqual([]);
    const scored = table(seen, claim(9));
    expect(scored.waiting).toEqual(['attention BD-L13A2: let-stand']);
    const stands = { do: 'let-stand', article: 'BD-L13A2', reason: 'no effect' };
    expect(table(seen, claim(9), stands).waiting).toEqual([]);
    expect(table(seen, claim(9), rule('BD-L13A2', { NS: SIXTY, EW: SIXTY })).waiting).toEqual([]);
    expect(table(seen, stands, stands).refusals).toEqual(['nothing-to-review']);
  });
  it('BD-L13B1 is put right after a call too, which stands; the director may adjust at the end', () => {
    const called = [WRONG, ...calls('1S Pass'), COUNTED];
    expect(last(table(called))).toMatchObject({ data: { article: 'BD-L13B1' } });
    const on = table(called, restore({ hands: RIGHT }));
    expect([on.refusals, on.calls, on.waiting]).toEqual([[], ['N 1S', 'E Pass'], []]);
    const end = [...calls('1S Pass Pass Pass').slice(2), { do: 'claim', by: 'N', tricks: 8 }];
    expect(table(called, restore({ hands: RIGHT }), end).waiting).toEqual(['attention BD-L13B1: let-stand']);
  });
  it('BD-L13B2 otherwise the board is cancelled, and is over when an adjusted score is awarded', () => {
    const begun = [WRONG, ...CALLS, ...cards('W:H2 N:HA E:H8 S:H5 N:DA E:DK'), COUNTED];
    // North has played the card that should be East's.
    expect(table(begun, restore({ hands: RIGHT })).refusals).toEqual(['BD-L13B2']);
    const cancelled = table(begun, cancel('BD-L13B2'));
    expect(cancelled.state.score).toMatchObject({ notation: 'void', scores: {} });
    expect(cancelled.waiting).toEqual([`dispute BD-L13B2: ${Array(5).fill('give-ruling').join(' ')}`]);
    expect(table(begun, cancel('BD-L13B2'), cancel('BD-L13B2')).refusals).toEqual(['board-cancelled']);
    expect(table(begun, cancel('BD-L13B2'), cards('S:D9')).refusals).toEqual(['deal-finished']);
    const over = table(begun, cancel('BD-L13B2'), rule('BD-L12C2a', { NS: FORTY, EW: SIXTY }));
    expect([over.waiting, over.state.adjustments]).toEqual([[], { NS: FORTY, EW: SIXTY }]);
  });
  it('BD-L13C not of the deal at all, is removed; only in a quitted trick may it lead to an adjustment', () => {
    const remove = { do: 'remove-card', seat: 'W', card: 'C7' };
    const begun = [DEAL, ...CALLS, ...cards('W:H2 N:HA E:H8 S:H5')];
    const all = count({ N: 13, E: 13, S: 13, W: 14 });
    expect(last(table(begun, all))).toMatchObject({ data: { article: 'BD-L13C' } });
    const never = table(begun, all, remove, claim(9));
    expect([never.refusals, never.waiting, never.state.score?.notation]).toEqual([[], [], '1SS+2']);
    // Only his hand was counted: once the card is gone nothing waits any more.
    const alone = table(begun, count({ W: 14 }));
    expect(alone.waiting).toHaveLength(1);
    expect(table(begun, count({ W: 14 }), remove).waiting).toEqual([]);
    expect(table(begun, count({ E: 12, W: 15 }), remove).waiting).toHaveLength(1);
    expect(table(begun, { ...remove, trick: 1 }).waiting).toEqual([]);
    expect(table(begun, { ...remove, trick: 1 }, claim(9)).waiting).toEqual(['attention BD-L13C: let-stand']);
    expect(table(begun, { ...remove, trick: 2 }).refusals).toEqual(['no-such-trick']);
    expect(table(begun, { ...remove, card: 'C5' }).refusals).toEqual(['card-of-the-deal']);
  });
  it('BD-L13D found after the play, cancels the result', () => {
    const played = [WRONG, ...CALLS, ...cards('W:H2'), claim(9)];
    const found = table(played, COUNTED);
    expect(last(found)).toMatchObject({ data: { article: 'BD-L13D' } });
    expect(found.waiting).toEqual(['attention BD-L13D: cancel-board']);
    const cancelled = table(played, COUNTED, cancel('BD-L13D'));
    expect(cancelled.refusals).toEqual([]);
    expect(cancelled.state.score?.scores).toEqual({});
    expect(cancelled.waiting[0]).toContain('dispute BD-L13D');
    expect(auditDeal(cancelled.stream)).toMatchObject({ ok: true });
  });
});

describe('a missing card', () => {
  const found = (where: string, more: object = {}) => ({
    ...{ do: 'restore-card', seat: 'W', card: 'D5', found: where, ...more },
  });
  const missing = [SHORT, ...CALLS];
  /** West showed out of diamonds at the first trick, the five of them lying on the floor. */
  const VOID_OF_DIAMONDS = {
    do: 'deal',
    hands: { ...hands, N: hand('AKQ2.AKQ.876432.'), W: hand('43.432..JT95432') },
  };

  it('BD-L14A found before the play, goes back to its hand; calls stand and nothing else follows', () => {
    const waits = table(missing, count({ W: 12 }));
    expect(last(waits)).toMatchObject({ data: { article: 'BD-L14A' } });
    expect(waits.waiting).toEqual(['attention BD-L14A: restore-card restore-card cancel-board']);
    for (const where of ['elsewhere', 'not-found']) {
      const back = table(missing, count({ W: 12 }), found(where));
      expect([back.refusals, back.waiting, back.duties, back.irregularities]).toEqual([[], [], [], []]);
      expect(back.handOf('W')).toHaveLength(13);
      expect(back.calls).toHaveLength(6);
      expect(last(back)).toMatchObject({ data: { article: 'BD-L14A' } });
    }
    expect(table(missing, found('elsewhere')).refusals).toEqual(['nothing-missing']);
    expect(table(missing, count({ W: 12 }), found('elsewhere', { card: 'CA' })).refusals).toEqual([
      'card-of-another',
    ]);
  });
  it('BD-L14B1 found among the played cards, is a matter of the defective trick that holds it', () => {
    const late = [...missing, ...cards('W:H2 N:HA E:H8 S:H5'), count({ W: 12 })];
    expect(last(table(late))).toMatchObject({ data: { article: 'BD-L14B1' } });
    const there = table(late, found('played-cards', { trick: 1 }));
    expect([there.refusals, there.irregularities]).toEqual([[], ['BD-L14B1']]);
    expect(there.handOf('W')).toHaveLength(11);
    expect(table(late, found('played-cards', { trick: 2 })).refusals).toEqual(['no-such-trick']);
    expect(table(late, found('played-cards')).refusals).toEqual(['no-such-trick']);
  });
  it('BD-L14B2 found elsewhere, is restored, and is a penalty card of a defender where it was seen', () => {
    const late = [...missing, ...cards('W:H2 N:HA E:H8 S:H5'), count({ W: 12 })];
    const hidden = table(late, found('elsewhere'));
    expect([hidden.duties, hidden.irregularities, hidden.handOf('W').includes('D5')]).toEqual([[], [], true]);
    const seen = table(late, found('elsewhere', { exposed: true }));
    expect([seen.duties, last({ ...seen, events: seen.events.slice(0, -1) })]).toEqual([
      ['major-penalty-card W D5'],
      expect.objectContaining({ type: 'CardRestored' }),
    ]);
  });
  it('BD-L14B3 not found, is rebuilt, and play goes on with the other card', () => {
    const late = [...missing, ...cards('W:H2 N:HA E:H8 S:H5'), count({ W: 12 }), found('not-found')];
    const on = table(late, cards('N:D2 E:DA S:D9 W:D5'));
    expect([on.refusals, on.irregularities]).toEqual([[], []]);
    expect(on.handOf('W')).toHaveLength(11);
  });
  it('BD-L14B4 was in the hand all the time: not to have followed with it is a revoke', () => {
    const late = (trick: string) => [VOID_OF_DIAMONDS, ...CALLS, ...cards(trick), count({ W: 12 })];
    const established = table(late('W:H2 N:HA E:H8 S:H5 N:D4 E:DA S:D9 W:C9'), found('elsewhere'));
    expect([established.irregularities, established.duties]).toEqual([
      ['BD-L14B4'],
      ['established-revoke W C9'],
    ]);
    const open = table(late('W:H2 N:HA E:H8 S:H5 N:D4 E:DA S:D9'), found('elsewhere'));
    expect([open.irregularities, open.duties]).toEqual([[], []]);
  });
  it('BD-L14C what partner learns from it is not his to use: reported, and ruled by the director', () => {
    const told = { do: 'report', article: 'BD-L14C', seat: 'E', facts: { card: 'D5' } };
    const used = table(missing, told, rule('BD-L16C2', { EW: { kind: 'assigned', score: -140 } }));
    expect([used.irregularities, used.refusals]).toEqual([['BD-L14C'], []]);
    expect(used.state.adjustments).toEqual({ EW: { kind: 'assigned', score: -140 } });
  });
});

describe('cards of another board', () => {
  const wrong = (seat: string) => ({ do: 'wrong-hand', seat, board: 7 });
  it('BD-L15A1 cancel the call that was made with them, and every later one', () => {
    const found = table(DEAL, calls('Pass 1NT Pass'), wrong('E'));
    expect([found.refusals, found.irregularities, found.calls]).toEqual([[], ['BD-L15A1'], ['N Pass']]);
    expect(found.types.slice(-3)).toEqual(['WrongHandFound', 'IrregularityObserved', 'CallsCancelled']);
    expect(table(DEAL, wrong('E')).calls).toEqual([]);
    expect(opened('enforced').and(DEAL).when(wrong('E')).refusals).toEqual(['BD-L15A1']);
    expect(table(DEAL, { ...wrong('E'), board: 1 }).refusals).toEqual(['which-hand']);
    expect(auditDeal(found.stream)).toMatchObject({ ok: true });
  });
  it('BD-L15A2 have the offender call again, unless his partner has called since', () => {
    const again = table(DEAL, calls('Pass 1NT Pass'), wrong('E'), { do: 'call', seat: 'E', call: '1C' });
    expect([again.refusals, again.calls]).toEqual([[], ['N Pass', 'E 1C']]);
    const late = table(DEAL, calls('Pass 1NT Pass Pass'), wrong('E'));
    expect([late.types.slice(-2), late.waiting]).toEqual([
      ['DealCancelled', 'DealScored'],
      [`dispute BD-L15A2: ${Array(5).fill('give-ruling').join(' ')}`],
    ]);
  });
  it('BD-L15A1 BD-L15A2 open the auction again where the last pass was made with them, unless a card was led', () => {
    const closed = calls('1NT Pass Pass Pass');
    const found = table(DEAL, closed, wrong('W'));
    expect([found.refusals, found.calls]).toEqual([[], ['N 1NT', 'E Pass', 'S Pass']]);
    expect(found.types.slice(-2)).toEqual(['AuctionReopened', 'CallsCancelled']);
    const on = table(DEAL, closed, wrong('W'), { do: 'call', seat: 'W', call: 'X' });
    expect([on.refusals, on.irregularities, on.calls.at(-1)]).toEqual([[], ['BD-L15A1'], 'W X']);
    expect(auditDeal(on.stream)).toMatchObject({ ok: true });
    const led = table(DEAL, closed, cards('E:HJ'), wrong('W'));
    expect(led.types.slice(-2)).toEqual(['DealCancelled', 'DealScored']);
  });
  it('BD-L15A3 are compared where they belong: the same call is nothing, another is for the director to judge', () => {
    const before = { do: 'call-elsewhere', seat: 'E', call: '1NT', board: 6 };
    const same = table(DEAL, before, calls('Pass 1NT'));
    expect([same.refusals, same.irregularities, same.waiting]).toEqual([[], [], []]);
    const other = table(DEAL, before, calls('Pass Pass'));
    expect([other.irregularities, other.waiting]).toEqual([
      ['BD-L15A3'],
      ['attention BD-L15A3: let-stand cancel-board'],
    ]);
    // His later calls are his own affair.
    expect(table(DEAL, before, calls('Pass 1NT X Pass Pass 2C')).irregularities).toEqual([]);
    expect(table(DEAL, calls('Pass 1NT'), before).refusals).toEqual(['called-already']);
    expect(opened('enforced').and(DEAL).when(before).refusals).toEqual(['enforced-table']);
  });
  it('BD-L15A4 may cost the side at fault more, and that side alone', () => {
    const { refusals, state } = table(DEAL, calls('Pass 1NT'), wrong('E'), rule('BD-L15A4', { EW: FORTY }));
    expect([refusals, state.adjustments]).toEqual([[], { EW: FORTY }]);
  });
});

describe('a board that one of them has played before', () => {
  const sheet = (notation: object) => [{ do: 'record-result', ...notation }];
  const played = sheet({ contract: '4S', declarer: 'S', tricks: 10 });
  const atSheet = (...acts: readonly (AnyAct | readonly AnyAct[])[]) =>
    given(dealDecider, undefined)
      .and({ ...opening, policy: 'observed', grain: 'result' })
      .when(...acts);
  const compared = (id: string, { state }: ReturnType<typeof atSheet>) => ({
    ...{ deal: id, group: 'b1', table: id, entries: { NS: `ns-${id}`, EW: `ew-${id}` } },
    ...{ scores: state.score?.scores ?? null, adjustments: state.adjustments },
  });
  const matchpointsOf = (...deals: readonly ReturnType<typeof compared>[]) =>
    methodOf('matchpoints')
      .awards(deals)
      .map(({ deal, side, value }) => `${deal} ${side} ${toDecimal(value, 0)}`);

  it('BD-L15B1 has its second result cancelled for both sides, and compared with nobody’s', () => {
    const first = compared('1', atSheet(played));
    const other = compared('2', atSheet(sheet({ contract: '4S', declarer: 'S', tricks: 9 })));
    const twice = atSheet(played, cancel('BD-L15B1'));
    expect([twice.refusals, twice.types.slice(-2)]).toEqual([[], ['DealCancelled', 'DealScored']]);
    expect(twice.state.score?.scores).toEqual({});
    expect(matchpointsOf(first, other, compared('3', twice))).toEqual(matchpointsOf(first, other));
    expect(atSheet(played, cancel('BD-L15B1'), cancel('BD-L15B1')).refusals).toEqual(['board-cancelled']);
    const { reason: _, ...wordless } = cancel('BD-L15B1');
    expect(atSheet(played, wordless).refusals).toEqual(['missing-field']);
  });
  it('BD-L15B3 leaves who has no valid score with an artificial one', () => {
    const spoilt = atSheet(played, cancel('BD-L15B1'), rule('BD-L15B3', { NS: SIXTY, EW: FORTY }));
    expect(spoilt.refusals).toEqual([]);
    expect(matchpointsOf(compared('3', spoilt))).toEqual(['3 NS 60', '3 EW 40']);
    expect(dealTableView(spoilt.state)?.waiting ?? []).toEqual([]);
  });
});
