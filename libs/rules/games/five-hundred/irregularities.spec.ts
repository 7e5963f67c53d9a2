import { fiveHundred } from './game';
import { calls, cards, CUT, DEAL, enforced, given, HANDS, KITTY, taken, UNKNOWN } from './testing/table';

const dealt = given({ first: 'E' }).and(DEAL);
const VOIDED = ['waiting', 2, 'E'];
const stateOf = ({ state }: typeof dealt): readonly unknown[] => [
  state.phase,
  state.attempt,
  state.setup.dealer,
];

describe('what is dealt again', () => {
  it('C500-7.1 is dealt by the same dealer, who never loses his turn, and keeps its number', () => {
    const seen = dealt.when({ do: 'see-kitty', seat: 'N' });
    expect(seen.events.at(-1)).toEqual({ type: 'DealVoided', data: { article: 'C500-7.5', dealer: 'E' } });
    expect([stateOf(seen), seen.state.setup.deal]).toEqual([VOIDED, 1]);
    expect(seen.when({ do: 'cut', seat: 'N' }, DEAL).refusals).toEqual([]);
  });
  it('C500-7.2 is a pack with a card face up in it', () => {
    const show = (seat: string) => ({ do: 'expose', seat, card: 'S6', cause: 'pack' });
    const found = given({ first: 'E' }).when(show('E'));
    expect([found.irregularities, found.types.at(-1), stateOf(found)]).toEqual([
      ['C500-7.2'],
      'DealVoided',
      VOIDED,
    ]);
    expect(dealt.when(show('S')).violations[0]).toMatchObject({
      article: 'C500-7.2',
      facts: { dealer: 'E' },
    });
    expect(enforced().when({ ...show('N') }).refusals).toEqual(['enforced-table']);
    expect(taken().and(cards('E:HA')).when(show('N')).refusals).toEqual(['deal-begun']);
  });
  it('C500-7.3 is a pack from which cards are missing', () => {
    const counted = dealt.when({ do: 'count-pack', cards: 45 });
    expect([counted.irregularities, stateOf(counted)]).toEqual([['C500-7.3'], VOIDED]);
    expect(dealt.when({ do: 'count-pack', cards: 46 }).types).toEqual(['PackCounted']);
    expect(dealt.when({ do: 'count-pack', cards: -1 }).refusals).toEqual(['invalid-field']);
  });
  it('C500-7.4 is a pack that was not cut, until the first card is led', () => {
    const missed = dealt.when({ do: 'miss-cut', by: 'S' });
    expect([missed.types, stateOf(missed)]).toEqual([
      ['CutMissed', 'IrregularityObserved', 'DealVoided'],
      VOIDED,
    ]);
    expect(given().and(CUT, DEAL).when({ do: 'miss-cut', by: 'S' }).refusals).toEqual(['already-cut']);
    expect(given().when({ do: 'miss-cut', by: 'S' }).refusals).toEqual(['not-dealt']);
    expect(taken().when({ do: 'miss-cut', by: 'S' }).types.at(-1)).toBe('DealVoided');
    expect(enforced().when({ do: 'miss-cut', by: 'S' }).refusals).toEqual(['enforced-table']);
  });
  it('C500-7.5 is a deal whose kitty somebody saw before the auction was over, bids or no bids', () => {
    for (const table of [dealt, dealt.and(calls('7S', 'E'))]) {
      const seen = table.when({ do: 'see-kitty', seat: 'N' });
      expect([seen.irregularities, stateOf(seen)]).toEqual([['C500-7.5'], VOIDED]);
      expect(seen.state.calls).toEqual([]);
    }
    const over = given().and(DEAL, calls('8H pass pass pass'));
    expect(over.when({ do: 'see-kitty', seat: 'N' }).types).not.toContain('DealVoided');
    expect(over.when({ do: 'see-kitty', seat: 'N' }).irregularities).toEqual(['C500-5.1']);
    expect(enforced().when({ do: 'see-kitty', seat: 'N' }).refusals).toEqual(['enforced-table']);
  });
});

describe('a wrong number of cards', () => {
  const eleven = {
    do: 'deal',
    hands: { ...HANDS, W: [...HANDS.W, 'H5'] },
    kitty: KITTY.filter((card) => card !== 'H5'),
  };
  const rule = { do: 'rule', article: 'C500-7-GAP-1', outcome: 'redeal', reason: 'eleven cards' };

  it('C500-7-GAP-1 is dealt again when it is found before the first lead', () => {
    const table = given({ first: 'E' }).when(eleven);
    expect(table.irregularities).toEqual(['C500-7-GAP-1']);
    const found = table.when({ do: 'count', counts: { W: 11, kitty: 5 } });
    expect([found.types, stateOf(found)]).toEqual([
      ['HandsCounted', 'IrregularityObserved', 'DealVoided'],
      VOIDED,
    ]);
    expect(table.when({ do: 'count', counts: { W: 10 } }).violations[0]).toMatchObject({
      article: 'count-differs',
      facts: { seat: 'W', given: 10, known: 11 },
    });
    expect(table.when({ do: 'count', counts: { kitty: 6 } }).refusals).toEqual(['count-differs']);
    expect(table.when({ do: 'count', counts: {} }).refusals).toEqual(['invalid-field']);
    expect(dealt.when({ do: 'count', counts: { N: 10, kitty: 6 } }).types).toEqual(['HandsCounted']);
    expect(
      given()
        .and(UNKNOWN)
        .when({ do: 'count', counts: { kitty: 5 } })
        .types.at(-1),
    ).toBe('DealVoided');
  });
  it('C500-7-GAP-1 is the arbiter’s when it is found later; a missing cut then stands', () => {
    const later = given()
      .and(eleven, calls('8H pass pass pass'), { do: 'take-kitty', seat: 'E' })
      .and({ do: 'discard', seat: 'E', cards: eleven.kitty }, { do: 'discard', seat: 'E', cards: ['CA'] })
      .and(cards('E:HA'));
    const found = later.when({ do: 'count', counts: { W: 11 } });
    expect(found.types).toEqual(['HandsCounted', 'IrregularityObserved']);
    expect(found.when(rule).types).toEqual(['ArbiterDecided', 'DealVoided']);
    expect(later.when({ do: 'count-pack', cards: 45 }).types).not.toContain('DealVoided');
    const cut = taken().and(cards('E:HA S:H4 W:HJ N:H6 E:HK')).when({ do: 'miss-cut', by: 'S' });
    expect([cut.irregularities, cut.state.phase]).toEqual([['C500-7-GAP-1'], 'play']);
  });
  it('lets a hand run out before the others', () => {
    const table = given().and(eleven, calls('8H pass pass pass'), { do: 'take-kitty', seat: 'E' });
    const nine = table.and({ do: 'discard', seat: 'E', cards: [...eleven.kitty, 'CA'] });
    let now = nine;
    for (let step = 0; step < 60 && now.state.phase === 'play'; step++) {
      const { turn, legal } = fiveHundred.tableView(now.state);
      now = now.and({ do: 'play', seat: turn ?? 'N', card: legal[0] ?? '' });
    }
    expect(now.state.play.completed).toBe(10);
    expect(now.state.score).not.toBeNull();
  });
});
