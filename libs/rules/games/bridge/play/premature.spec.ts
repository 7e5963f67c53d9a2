import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import type { Seat } from '../events';
import { dealOf, explained, exposed, tableOf, take } from '../testing/penalties';
import { cards } from '../testing/table';

const HANDS = dealOf('AKQ2.AK.8432.432', 'T9.J985.AKQ.QJ87', '8765.Q76.JT9.AK6', 'J43.T432.765.T95');
const table = (...acts: readonly (AnyAct | readonly AnyAct[])[]) => tableOf(HANDS, acts.flat());

const NORTH = cards('W:H2 N:HA E:H5 S:H6');
const SOUTH = cards('W:CT N:C2 E:C7 S:CA');
// Dummy leads a club; West plays before East.
const EARLY = [...NORTH, ...cards('N:C2 W:C5')];
const OPTIONS =
  'S highest, S lowest, S require-D, S require-H, S require-S, S forbid-D, S forbid-H, S forbid-S, S free';

describe('a card before partner’s', () => {
  it('BD-L57A is for declarer to choose on, once the arbiter has explained it', () => {
    expect(table(EARLY)).toMatchObject({ irregularities: ['BD-L57A'], turn: 'E', trick: ['N:C2', 'W:C5'] });
    expect(table(EARLY).waiting).toEqual([
      'attention BD-L57A: arbiter offer-options, E draw-attention, S draw-attention, W draw-attention',
    ]);
    expect(table(EARLY, explained).waiting).toEqual([`offer BD-L57A: ${OPTIONS}`]);
    expect(table(EARLY, explained, take('N', 'highest')).refusals).toEqual(['BD-L10C2']);
    expect(table(EARLY, explained, take('S', 'require-C')).refusals).toEqual(['no-such-option']);
    expect(tableOf(HANDS, EARLY, 'enforced').refusals).toEqual(['BD-L44B']);
  });
  it.each([
    ['highest', 'forced-highest E', ['CQ']],
    ['lowest', 'forced-lowest E', ['C7']],
    ['free', null, ['CQ', 'CJ', 'C8', 'C7']],
  ] as const)('BD-L57A goes back as a major penalty card, with partner’s %s', (option, duty, legal) => {
    const chosen = table(EARLY, explained, take('S', option));
    expect(chosen.trick).toEqual(['N:C2']);
    expect(chosen.duties).toEqual(['major-penalty-card W C5', ...(duty === null ? [] : [duty])]);
    expect(chosen.legal).toEqual(legal);
  });
  it('BD-L57A flags partner’s card against what declarer asked, and lets the penalty card be played in turn', () => {
    const lowest = [...EARLY, explained, take('S', 'lowest')];
    const disobeyed = table(lowest, cards('E:CQ'));
    expect(disobeyed.irregularities).toEqual(['BD-L57A', 'BD-L57A']);
    // Not to play what was required is a revoke (BD-L61A).
    expect(disobeyed.waiting).toEqual([expect.stringContaining('attention BD-L61A: E CQ')]);
    expect(disobeyed.events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ facts: expect.objectContaining({ asked: ['forced-lowest'] }) }),
    );
    // What was asked stays until the trick is over: the card may be taken back.
    expect(disobeyed.duties).toEqual(['major-penalty-card W C5', 'forced-lowest E']);
    const obeyed = table(lowest, cards('E:C7 S:C6'));
    expect([obeyed.irregularities, obeyed.duties]).toEqual([['BD-L57A'], ['major-penalty-card W C5']]);
    expect(obeyed.legal).toEqual(['C5']);
    const done = table(lowest, cards('E:C7 S:C6 W:C5'));
    expect([done.duties, done.types.at(-1)]).toEqual([[], 'TrickWon']);
  });
  it('BD-L57A requires or forbids another suit of a partner who cannot follow', () => {
    const short = dealOf('AKQ2.AKQ.432.432', 'JT9.JT98.AKQJT8.', '8765.765.9.AKQJ8', '43.432.765.T9765');
    const early = [...cards('W:H2 N:HA E:H8 S:H5 N:C2 W:C5'), explained];
    const asked = (option: 'require-D' | 'forbid-D') => tableOf(short, [...early, take('S', option)]);
    expect(asked('require-D').legal).toEqual(['DA', 'DK', 'DQ', 'DJ', 'DT', 'D8']);
    expect(asked('require-D').duties).toEqual(['major-penalty-card W C5', 'forced-suit E DA']);
    expect(asked('forbid-D').legal).toEqual(['SJ', 'ST', 'S9', 'HJ', 'HT', 'H9']);
    const disobeyed = tableOf(short, [...early, take('S', 'require-D'), ...cards('E:SJ')]);
    expect(disobeyed.irregularities).toEqual(['BD-L57A', 'BD-L57A']);
  });
  it('BD-L57B leaves a partner who cannot obey any legal card', () => {
    const short = dealOf('AKQ2.AKQ.432.432', 'JT9.JT98.AKQJT8.', '8765.765.9.AKQJ8', '43.432.765.T9765');
    const early = [...cards('W:H2 N:HA E:H8 S:H5 N:C2 W:C5'), explained, take('S', 'lowest')];
    expect(tableOf(short, early).legal).toHaveLength(12);
    const played = tableOf(short, [...early, ...cards('E:DA')]);
    expect([played.irregularities, played.duties]).toEqual([['BD-L57A'], ['major-penalty-card W C5']]);
    // A hand that follows is not free for another suit (BD-L50-GAP-1).
    expect(table(EARLY, explained, take('S', 'require-D')).legal).toEqual(['CQ', 'CJ', 'C8', 'C7']);
  });
  it('BD-L57A is forfeited when declarer plays on, and asks again of a partner who had played already', () => {
    const on = table(EARLY, cards('E:C8 S:C6'));
    expect([on.waiting, on.duties, on.types.at(-1)]).toEqual([[], [], 'TrickWon']);
    const partner = [...EARLY, ...cards('E:C8'), explained];
    expect(table(partner, take('S', 'lowest'))).toMatchObject({
      ...{ trick: ['N:C2'], turn: 'E' },
      duties: ['major-penalty-card W C5', 'major-penalty-card E C8', 'forced-lowest E'],
    });
    expect(table(partner, take('S', 'free'))).toMatchObject({
      ...{ trick: ['N:C2', 'E:C8'], turn: 'S', duties: ['major-penalty-card W C5'] },
    });
  });
  it('BD-L57A is a lead to the next trick too, made before partner has played to this one', () => {
    // West has won with the ten as far as he can see, and goes on before East has played.
    const led = table(cards('W:CT N:C2'), { do: 'expose', seat: 'W', card: 'C9', led: true });
    expect(led.types.slice(-3)).toEqual(['CardExposed', 'IrregularityObserved', 'ObligationImposed']);
    expect(led).toMatchObject({
      ...{ irregularities: ['BD-L57A'], turn: 'E', trick: ['W:CT', 'N:C2'], refusals: [] },
      duties: ['major-penalty-card W C9'],
    });
    const early = { do: 'expose', seat: 'W', card: 'C9', led: true };
    const lowest = table(cards('W:CT N:C2'), early, explained, take('S', 'lowest'));
    expect([lowest.legal, lowest.duties]).toEqual([['C7'], ['major-penalty-card W C9', 'forced-lowest E']]);
  });
  it('BD-L57A lapses with its trick; the card that was led too early has declarer choose on partner’s lead', () => {
    // Declarer has played before East, who wins the trick with West's next lead on the table.
    const early = { do: 'expose', seat: 'W', card: 'C9', led: true };
    const won = table(cards('W:CT N:C2 S:C6'), early, cards('E:CQ'));
    expect(won).toMatchObject({
      ...{ turn: 'E', duties: ['major-penalty-card W C9'], legal: [] },
      waiting: ['offer BD-L50D2: S require, S forbid, S free'],
    });
  });
  it('BD-L57C1 costs nothing where declarer has played from both hands', () => {
    // South leads a trump; dummy's queen is played before West's card, and East follows before West.
    const both = [...SOUTH, ...cards('S:S5 N:SQ E:S9')];
    expect(table(both)).toMatchObject({
      ...{ irregularities: ['BD-L57C3', 'BD-L44B'], waiting: [], duties: [], turn: 'W' },
    });
    // Without dummy's card East's is premature.
    expect(table(SOUTH, cards('S:S5 E:S9')).irregularities).toEqual(['BD-L57A']);
  });
  it('BD-L57C2 costs nothing where dummy chose or suggested a card by himself', () => {
    const touched = (seat: Seat, trick: number) => ({
      ...{ do: 'report', article: 'BD-L45F', seat, facts: { card: 'SQ', trick } },
    });
    const early = (report: AnyAct) => table(SOUTH, cards('S:S5'), report, cards('E:S9'));
    expect(early(touched('N', 2))).toMatchObject({ irregularities: ['BD-L45F', 'BD-L44B'] });
    // Another trick, or another hand, excuses nobody.
    expect(early(touched('N', 1)).irregularities).toEqual(['BD-L45F', 'BD-L57A']);
    expect(early(touched('W', 2)).irregularities).toEqual(['BD-L45F', 'BD-L57A']);
  });
  it('BD-L57C3 keeps a card that declarer plays from either hand before its turn', () => {
    // West leads; declarer plays before East from his hand.
    const early = table(cards('W:CT N:C2 S:C6'));
    expect(early).toMatchObject({ irregularities: ['BD-L57C3'], waiting: [], turn: 'E', duties: [] });
    expect(table(cards('W:CT N:C2 S:C6 E:C7')).types.at(-1)).toBe('TrickWon');
  });
  it('BD-L57D is played at its turn where it is legal, when it came at the right-hand opponent’s', () => {
    const early = table(cards('W:CT E:C7'));
    expect(early).toMatchObject({ irregularities: ['BD-L57D'], waiting: [], turn: 'N', duties: [] });
    expect(table(cards('W:CT E:C7 N:C2 S:C6')).types.at(-1)).toBe('TrickWon');
  });
  it('BD-L57D is a major penalty card where it is not legal, once it is taken back', () => {
    const early = table(cards('W:CT E:DA'));
    expect(early.irregularities).toEqual(['BD-L57D', 'BD-L61A']);
    const back = table(cards('W:CT E:DA'), { do: 'withdraw', seat: 'E', card: 'DA' });
    expect(back).toMatchObject({ turn: 'N', trick: ['W:CT'], duties: ['major-penalty-card E DA'] });
  });
  it('BD-L59 lets who cannot do what was asked play any legal card', () => {
    const void_ = dealOf('AKQ2.AKQ.432.432', 'JT9.JT98.AKQ.876', '8765.765.JT9.AKQ', '43.432.8765.JT95');
    const noSpades = dealOf('AKQ8.AKQ.432.432', 'JT9432.JT98.AK.8', '765.765.JT9.AKQ7', '.432.Q8765.JT965');
    const required = [exposed('E', 'SJ'), take('S', 'require')];
    expect(tableOf(void_, required, 'enforced').legal).toEqual(['S4', 'S3']);
    expect(tableOf(noSpades, required, 'enforced').legal).toHaveLength(13);
    const led = tableOf(noSpades, [...required, ...cards('W:CJ')], 'enforced');
    expect([led.refusals, led.duties, led.irregularities]).toEqual([[], [], ['BD-L49']]);
  });
});
