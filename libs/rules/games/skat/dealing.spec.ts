import { AT_18, given, bidding, CLUBS, deal, DEAL, pointsOf, scoreOf } from './testing/table';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';

const SHORT = deal(
  'CJ SJ CA CT CK C9 HA HT S7 D7',
  'HJ C8 SA ST SK S9 DA DT D9',
  'DJ CQ C7 SQ S8 DK DQ D8 HK HQ H7',
  'H9 H8',
);
const count = (counts: object, dealt?: boolean) => ({
  do: 'count',
  counts,
  ...(dealt === undefined ? {} : { dealt }),
});
const contest = (seat: string, step: string) => ({ do: 'contest', seat, step, reason: 'oublié' });

describe('before the deal', () => {
  it('SKAT-3.2.2.a the dealer shuffles', () => {
    expect(given().when({ do: 'shuffle', seat: 'rearhand' }).types).toEqual(['DeckShuffled']);
    expect(given().when({ do: 'shuffle', seat: 'forehand' }).refusals).toEqual(['SKAT-3.2.2.a']);
  });
  it('SKAT-3.2.2.b his right-hand neighbour cuts once', () => {
    const three = [
      { do: 'cut', seat: 'forehand' },
      { do: 'cut', seat: 'middlehand' },
      { do: 'cut', seat: 'middlehand' },
    ];
    expect(given().when(three).refusals).toEqual(['SKAT-3.2.2.b', 'SKAT-3.2.2.b']);
    expect(given({ players: 4 }).when({ do: 'cut', seat: 'rearhand' }).types).toEqual(['DeckCut']);
  });
  it('SKAT-3.2.3 marked cards are shuffled again before the cut', () => {
    const acts = [
      { do: 'shuffle', seat: 'rearhand', fault: 'leafed' },
      { do: 'cut', seat: 'middlehand' },
      { do: 'shuffle', seat: 'rearhand' },
      { do: 'cut', seat: 'middlehand' },
    ];
    const { refusals, irregularities } = given({ policy: 'enforced' }).when(acts);
    expect([refusals, irregularities]).toEqual([['SKAT-3.2.3'], ['SKAT-3.2.3']]);
  });
  it('SKAT-3.2.4 four cards at least are lifted, and left', () => {
    const cut = (lifted: number) => given().when({ do: 'cut', seat: 'middlehand', lifted }).refusals;
    expect([3, 4, 28, 29].map((lifted) => cut(lifted)[0] ?? null)).toEqual([
      'SKAT-3.2.4',
      null,
      null,
      'SKAT-3.2.4',
    ]);
  });
  it('SKAT-3.2.5.a the next player cuts for a neighbour who is away, at larger tables', () => {
    const cut = (seat: string, players: number, absent?: boolean) =>
      given({ players }).when({ do: 'cut', seat, absent }).refusals;
    expect(cut('middlehand', 4, true)).toEqual([]);
    expect(cut('middlehand', 4)).toEqual(['SKAT-3.2.2.b']);
    expect(cut('middlehand', 4, false)).toEqual(['SKAT-3.2.5.a']);
    expect(cut('forehand', 3, true)).toEqual(['SKAT-3.2.5.a']);
  });
  it('SKAT-3.2.5.b the arbiter decides how to go on when somebody stays away', () => {
    const acts = [
      { do: 'dispute', by: 'forehand', article: 'SKAT-3.2.5.b', reason: 'absent depuis 15 minutes' },
      DEAL,
      { do: 'rule', article: 'SKAT-3.2.5.b', reason: 'remplaçant', outcome: 'play-on' },
      DEAL,
    ];
    const { types, refusals } = given().when(acts);
    expect(refusals).toEqual(['SKAT-4.5.10.a']);
    expect(types).toEqual(['DisputeOpened', 'ArbiterDecided', 'CardsDealt']);
  });
});

describe('the deal', () => {
  const pack = PACK_32.cards.map(formatCard);
  const { events } = given({ policy: 'enforced' }).when({ do: 'deal', pack });
  const dealt = events.find((event) => event.type === 'CardsDealt')?.data;
  const at = (...places: number[]) => places.map((place) => pack[place - 1]);
  it('SKAT-3.2.6.a gives three, four and three cards to each', () => {
    expect(dealt?.hands.forehand).toEqual(at(1, 2, 3, 12, 13, 14, 15, 24, 25, 26));
    expect(dealt?.hands.middlehand).toEqual(at(4, 5, 6, 16, 17, 18, 19, 27, 28, 29));
    expect(dealt?.hands.rearhand).toEqual(at(7, 8, 9, 20, 21, 22, 23, 30, 31, 32));
    expect(given({ policy: 'enforced' }).when(SHORT).refusals).toEqual(['SKAT-3.2.6.a']);
  });
  it('SKAT-3.2.6.b lays the skat aside after the first packet', () => {
    expect(dealt?.skat).toEqual(at(10, 11));
  });
  it('SKAT-3.2.8 SKAT-3.2-GAP-2 is repeated by the same dealer when a card came face up', () => {
    const exposed = { do: 'expose-in-deal', seat: 'rearhand', card: 'H9' };
    const { types, state, events: seen } = given().when(exposed);
    expect(types).toEqual(['CardExposedInDeal', 'IrregularityObserved', 'DealVoided']);
    expect(seen.at(-1)?.data).toEqual({ article: 'SKAT-3.2.8', again: 'same-dealer' });
    expect([state.phase, state.attempt, state.setup.dealer]).toEqual(['waiting', 2, 1]);
    expect(given().when(AT_18, exposed).refusals).toEqual(['deal-begun']);
  });
  it('SKAT-3.2.10 is contested only until the cards are picked up', () => {
    expect(given().when(DEAL, contest('forehand', 'cut')).types.at(-1)).toBe('DealVoided');
    const picked = ['forehand', 'middlehand', 'rearhand'].map((seat) => ({ do: 'pick-up', seat }));
    expect(given().when(DEAL, picked, contest('forehand', 'cut')).refusals).toEqual(['SKAT-3.2.10']);
    expect(given().when(AT_18, contest('rearhand', 'dealing')).refusals).toEqual(['SKAT-3.2.10']);
  });
  it('SKAT-4.5.3 a hand picked up early ends that player’s objections only', () => {
    const early = [{ do: 'pick-up', seat: 'forehand' }, DEAL];
    expect(given().when(early).irregularities).toEqual(['SKAT-4.5.3']);
    expect(given().when(early, contest('forehand', 'cut')).refusals).toEqual(['SKAT-3.2.10']);
    expect(given().when(early, contest('middlehand', 'cut')).refusals).toEqual([]);
  });
  it('SKAT-3.2.11 by the wrong player is void, even after the game', () => {
    const over = [...CLUBS, { do: 'concede', seat: 'forehand' }];
    const report = { do: 'report', article: 'SKAT-3.2.11', seat: 'middlehand' };
    const { types, events: seen, state } = given().when(over, report);
    expect(types.slice(-3)).toEqual(['IrregularityObserved', 'DealVoided', 'DealScored']);
    expect(seen.at(-2)?.data).toEqual({ article: 'SKAT-3.2.11', again: 'proper-dealer' });
    expect([state.phase, scoreOf(state)]).toEqual(['waiting', null]);
    expect(
      given()
        .when({ ...DEAL, by: 'forehand' })
        .types.at(-1),
    ).toBe('DealVoided');
    expect(given({ policy: 'enforced' }).when({ ...DEAL, by: 'forehand' }).refusals).toEqual(['SKAT-3.2.1']);
    expect(given({ policy: 'enforced' }).when({ ...DEAL, by: 'rearhand' }).refusals).toEqual([]);
  });
  it('SKAT-3.2.16 that is correct is a game, passed in or not', () => {
    const passed = given().when(DEAL, bidding('M:pass R:pass F:pass'));
    expect(passed.state.phase).toBe('finished');
    expect(given().when(DEAL, bidding('M:pass R:pass F:pass'), DEAL).refusals).toEqual(['deal-finished']);
  });
});

describe('a wrong number of cards', () => {
  const game = [SHORT, ...AT_18.slice(1), ...CLUBS.slice(-3)];
  it('SKAT-3.2.9.a has the deal repeated while the auction goes on', () => {
    const { irregularities, types, state } = given().when(SHORT, count({ middlehand: 9, rearhand: 11 }));
    expect(irregularities).toEqual(['SKAT-3.2.9.a', 'SKAT-3.2.9.a']);
    expect(types.at(-1)).toBe('DealVoided');
    expect(state.phase).toBe('waiting');
    expect(
      given()
        .when(AT_18, count({ middlehand: 10 }, true))
        .types.at(-1),
    ).toBe('HandsCounted');
  });
  it('SKAT-3.2.9.a has it repeated later only if both parties hold a wrong number', () => {
    const both = given().when({ do: 'deal' }, CLUBS.slice(1), count({ forehand: 9, middlehand: 11 }, true));
    expect(both.types.at(-1)).toBe('DealVoided');
  });
  it('SKAT-3.2.9.b costs the party that has it the game after the auction', () => {
    const { state } = given().when(game, count({ middlehand: 9, rearhand: 11 }, true));
    expect([pointsOf(state), state.ended?.article]).toEqual([36, 'SKAT-3.2.9.b']);
  });
  it('SKAT-3.2.9.b costs the declarer his game where it is he who has it', () => {
    // Eleven cards and a skat of one.
    const eleven = deal(
      'CJ SJ CA CT CK C9 HA HT S7 D7 H9',
      'HJ C8 SA ST SK S9 DA DT D9 H7',
      'DJ CQ C7 SQ S8 DK DQ D8 HK HQ',
      'H8',
    );
    const own = [eleven, ...AT_18.slice(1), ...CLUBS.slice(-3)];
    const { state, refusals } = given().when(own, count({ forehand: 11 }, true));
    expect([refusals, pointsOf(state)]).toEqual([[], -72]);
    expect(state.ended).toEqual({
      article: 'SKAT-3.2.9.b',
      outcome: { kind: 'decided', won: false, level: 'simple' },
    });
  });
  it('SKAT-4.5.6 is reported before the auction ends', () => {
    const counted = given().when(SHORT, count({ rearhand: 10 }));
    expect(counted.refusals).toEqual(['count-differs']);
    expect(
      given()
        .when({ do: 'deal' }, count({ rearhand: 11 }))
        .types.at(-1),
    ).toBe('DealVoided');
    expect(given().when(DEAL, count({ rearhand: 10 })).types).toEqual(['CardsDealt', 'HandsCounted']);
  });
});
