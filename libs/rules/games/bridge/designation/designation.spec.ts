import { hand } from '@arbitre/rules/kernel/testing/cards';
import { cards } from '../testing/table';
import { type From, played } from '../testing/played';
import { calls } from '../testing/table';

const say = (call: string) => ({ do: 'designate', call });
/** South plays in notrump with North as dummy: West leads. */
const NOTRUMP = calls('Pass Pass 1NT Pass Pass Pass');
const deal = (N: string, E: string, S: string, W: string) => ({
  ...{ do: 'deal', hands: { N: hand(N), E: hand(E), S: hand(S), W: hand(W) } },
});
const HANDS = deal('K94.AQ82.Q73.Q64', 'QJT.J9.AK52.J875', 'A87.KT7.J64.AKT2', '6532.6543.T98.93');
const from: From = { deal: HANDS, auction: NOTRUMP, policy: 'enforced' };

/** The card that dummy plays, or the article by which there is none. */
const meaning = (before: string, call: string, more: From = {}): string => {
  const { events, refusals } = played([...cards(before), say(call)], { ...from, ...more });
  const [first] = events.filter(({ type }) => type === 'CardDesignated');
  const { card = null } = (first?.data ?? {}) as { readonly card?: string | null };
  return refusals[0] ?? card ?? 'anything';
};

const DUMMY_LAST = 'W:D8 N:D3 E:DA S:D4 E:H9 S:HK W:H3';
const DUMMY_WON = 'W:H3 N:HQ E:H9 S:H7';
const HAND_WON = 'W:S2 N:S4 E:ST S:SA';

describe('what declarer says of dummy’s card', () => {
  it.each([
    ['BD-L46A suit and rank', 'W:H3', 'H2', 'H2'],
    ['BD-L46A as people write a ten', 'W:D8', 'D10', 'BD-L46B4'],
    ['BD-L46A high asks for a suit that was led', HAND_WON, 'high', 'BD-L46A'],
    ['BD-L46A low asks for a suit that was led', DUMMY_WON, 'low', 'BD-L46A'],
    ['BD-L46A win asks for a trick to win', DUMMY_WON, 'win', 'BD-L46A'],
    ['BD-L46B1a high is the highest of the suit led', 'W:H3', 'high', 'HA'],
    ['BD-L46B1a high in another suit', 'W:S2', 'high', 'SK'],
    [
      'BD-L46B1b win is the lowest that wins where dummy plays last',
      'W:S2 N:S4 E:ST S:SA S:CA W:C3 N:C4 E:C5 S:HT W:H3',
      'win',
      'HQ',
    ],
    ['BD-L46B1b win is the lowest that nothing unseen beats where others are to play', 'W:H3', 'win', 'HQ'],
    ['BD-L46B1b win where no card is known to win', 'W:D8', 'win', 'BD-L46B1b'],
    ['BD-L46B1b win where the trick is lost', DUMMY_LAST, 'win', 'HA'],
    ['BD-L46B1c low is the lowest of the suit led', 'W:H3', 'low', 'H2'],
    ['BD-L46B2 a suit without a rank is its lowest card', 'W:C3', 'C', 'C4'],
    ['BD-L46B2 a suit without a rank on lead', DUMMY_WON, 'S', 'S4'],
    ['BD-L46B2 a suit in which the rank is left out, not the one led', 'W:H3', 'C', 'BD-L44C'],
    ['BD-L46B3a a rank on lead continues the suit that dummy has won', DUMMY_WON, 'A', 'HA'],
    ['BD-L46B3a a rank that the suit has not is another suit’s', DUMMY_WON, 'K', 'SK'],
    ['BD-L46B3b two cards of a rank: declarer says which', DUMMY_WON, 'Q', 'BD-L46B3b'],
    ['BD-L46B3b the one that may be played is meant', 'W:D8', 'Q', 'DQ'],
    ['BD-L46B4 a card that dummy does not hold', 'W:H3', 'HJ', 'BD-L46B4'],
    ['BD-L46B4 a rank that dummy does not hold', DUMMY_WON, 'J', 'BD-L46B4'],
    ['BD-L46B5 anything leaves it to the defenders', 'W:H3', 'anything', 'anything'],
  ])('%s', (_, before, call, expected) => {
    expect(meaning(before, call)).toBe(expected);
  });
  it('BD-L46B4 a suit that dummy has played out names no card', () => {
    const spades = 'W:S2 N:S4 E:ST S:S7 E:SJ S:S8 W:S3 N:S9 E:SQ S:SA W:S5 N:SK';
    expect(meaning(`${spades} S:CA W:C3`, 'S')).toBe('BD-L46B4');
    expect(meaning(`${spades} S:CA W:C3`, 'high')).toBe('CQ');
  });
  it('BD-L46B1c BD-L46B4 low and high in a suit of which dummy has none name no card', () => {
    const without = deal('K942.AQ82.Q7364.', 'QJT.J9.AK5.J8754', 'A87.KT7.J2.AKQT2', '653.6543.T98.963');
    for (const word of ['low', 'high']) expect(meaning('W:C3', word, { deal: without })).toBe('BD-L46B4');
    expect(meaning('W:C3', 'D', { deal: without })).toBe('D3');
  });
  it('BD-L46B2 a suit named after another was led is dummy’s revoke at a real table', () => {
    const { table, irregularities } = played([...cards('W:H3'), say('C')], { ...from, policy: 'observed' });
    expect([table, irregularities]).toEqual(['W:H3 N:C4', ['BD-L61A']]);
  });
  it('BD-L45B plays dummy’s card by its name, with no word of dummy’s', () => {
    const named = played([...cards('W:H3'), say('HQ')], from);
    expect([named.types.slice(-2), named.table]).toEqual([['CardDesignated', 'CardPlayed'], 'W:H3 N:HQ']);
    const touched = { do: 'report-dummy', did: 'touched-card', card: 'HQ' };
    expect(played([...cards('W:H3'), touched], from).refusals).toEqual(['BD-L45F']);
    expect(played(cards('W:H3 N:HQ'), from).table).toBe('W:H3 N:HQ');
  });
  it('BD-L42A has dummy follow suit for declarer', () => {
    const { refusals } = played([...cards('W:C3'), say('HA')], from);
    expect(refusals).toEqual(['BD-L44C']);
  });
  it('asks for the whole card where nobody knows dummy’s hand', () => {
    const unknown = { ...HANDS, hands: { ...HANDS.hands, N: null } };
    const at = { deal: unknown, policy: 'observed' } as const;
    expect(meaning('W:H3', 'low', at)).toBe('dummy-not-known');
    expect(meaning('W:H3', 'H2', at)).toBe('H2');
  });
  it('refuses other words', () => {
    expect(meaning('W:H3', 'the nice one')).toBe('invalid-field');
  });
});

describe('play anything', () => {
  const ANYTHING = [...cards('W:H3'), say('anything')];
  const choose = (by: string, card: string) => ({ do: 'choose-card', by, card });
  it('BD-L46B5 lets either defender choose, the first who speaks, among the cards that dummy may play', () => {
    const waits = played(ANYTHING, from);
    expect([waits.table, waits.turn]).toEqual(['W:H3', 'N']);
    expect(waits.waiting).toEqual(['offer BD-L46B5: W choose-card, E choose-card']);
    expect(waits.matters[0]?.options.map(({ by, act }) => `${by} ${String(act.card)}`)).toEqual([
      ...['W HA', 'W HQ', 'W H8', 'W H2', 'E HA', 'E HQ', 'E H8', 'E H2'],
    ]);
    for (const by of ['E', 'W'])
      expect(played([...ANYTHING, choose(by, 'H8')], from)).toMatchObject({
        table: 'W:H3 N:H8',
        waiting: [],
      });
    expect(played([...ANYTHING, choose('E', 'H8'), choose('W', 'HA')], from).refusals).toEqual(['no-choice']);
  });
  it('BD-L46B5 is not declarer’s side’s to choose, nor an illegal card', () => {
    for (const by of ['N', 'S'])
      expect(played([...ANYTHING, choose(by, 'H8')], from).refusals).toEqual(['BD-L10C2']);
    for (const policy of ['enforced', 'observed'] as const) {
      expect(played([...ANYTHING, choose('E', 'C4')], { ...from, policy }).refusals).toEqual(['BD-L44C']);
      expect(played([...ANYTHING, choose('E', 'HJ')], { ...from, policy }).refusals).toEqual([
        'card-not-held',
      ]);
    }
    expect(played([...ANYTHING, ...cards('N:H2')], from).refusals).toEqual(['BD-L46B5']);
    expect(played([...ANYTHING, ...cards('N:H2')], { ...from, policy: 'observed' }).table).toBe('W:H3 N:H2');
  });
});
