import { cards } from '@arbitre/rules/kernel/testing/cards';
import {
  handsWith,
  inPlay,
  type Table,
  unknownHands,
  given,
  viewOf,
  handOf,
  voided,
  audit,
  upTo,
} from './testing/table';

const NUMBERS = { N: 13, E: 12, S: 13, W: 14 };
const choose = (by: string, choice: string) => ({ do: 'choose', by, choice });
const report = (seat: string, facts: object, article = 'WHC-MI-1') => ({
  do: 'report',
  article,
  seat,
  facts,
});

/** East was dealt twelve cards and West fourteen; `tricks` are played before it is noticed. */
const uneven = (tricks: number): Table => {
  const hands = handsWith({ N: 'H7', E: 'C2' });
  const moved = hands.E.find((card) => !card.startsWith('H') && card !== 'C2') ?? '';
  const dealt = { ...hands, E: hands.E.filter((card) => card !== moved), W: [...hands.W, moved] };
  return given().and({ do: 'deal', hands: dealt }, { do: 'turn-trump', card: 'H7' }).goingOn(upTo(tricks));
};

/** Trick 3 lies with the three cards of East, South and North: West has not played to it. */
const missing = (trump = 'D7'): Table => {
  const named = { E: 'SQ', S: 'SK D3', N: 'S2', W: 'S9 D5 D6' };
  const table = inPlay({ ...named, N: `${named.N} ${trump}` }, trump);
  return table.and(cards('E:SQ S:SK')).and({ do: 'play', seat: 'N', card: 'S2' });
};
const missed = (): Table => missing().and({ do: 'omit', seat: 'W' });

describe('irregular hands', () => {
  it('WHC-MI-1 give the other side the choice of a new deal', () => {
    const table = uneven(3).and(report('W', {}));
    expect(table.events.at(-1)?.data).toEqual({
      article: 'WHC-MI-1',
      to: 'NS',
      options: ['new-deal', 'play-on'],
    });
    expect(table.when(choose('E', 'new-deal')).refusals).toEqual(['WHC-MI-1']);
    expect(voided(table.and(choose('N', 'new-deal')))).toBe('new-deal N');
  });
  it('WHC-MI-2 let that side consult, and choose whenever it likes', () => {
    const table = uneven(6).and(report('W', {}), { do: 'consult', seat: 'N' }, { do: 'consult', seat: 'S' });
    expect(table.when({ do: 'consult', seat: 'E' }).refusals).toEqual(['WHC-MI-2']);
    expect(voided(table.goingOn(upTo(11)).and(choose('N', 'new-deal')))).toBe('new-deal N');
  });
  it('WHC-MI-3 are played on as they are: thirteen tricks, a card left over', () => {
    const table = uneven(3).and(report('W', {}), choose('S', 'play-on')).goingOn(upTo());
    const { NS = 0, EW = 0 } = viewOf(table).tricks;
    expect(NS + EW).toBe(13);
    expect([handOf(table, 'E'), handOf(table, 'W')].map((hand) => hand.length)).toEqual([0, 1]);
  });
  it('WHC-MI-4 lead to a new deal without a choice when both sides have wrong numbers', () => {
    const table = unknownHands('H7')
      .and(cards('E:D5 S:D6 W:D8 N:D9'))
      .and(report('E', { N: 13, E: 12, S: 14, W: 13 }));
    expect(table.events.at(-1)?.data).toEqual({ kind: 'new-deal', article: 'WHC-MI-4', dealer: 'N' });
  });
  it('WHC-MI-5 from a missed trick may be claimed only after the next card of the culprit', () => {
    const table = missed();
    expect(viewOf(table).lastTrick?.winner).toBe('S');
    expect(table.when(report('W', {}, 'WHC-MI-5')).refusals).toEqual(['WHC-MI-5']);
    const claimed = table.and(cards('S:D3 W:D5'), report('W', {}, 'WHC-MI-5'));
    expect(claimed.state.offer).toMatchObject({ to: 'NS', options: ['new-deal', 'play-on'] });
  });
  it('WHC-MI-6 are the example of the rulebook: first the second trick, then the demand', () => {
    const table = missed().and(cards('S:D3'));
    expect(table.when(report('W', {}, 'WHC-MI-5')).refusals).toEqual(['WHC-MI-5']);
    expect(table.and(cards('W:D5')).when(report('W', {}, 'WHC-MI-5')).refusals).toEqual([]);
  });
  it('WHC-MI-GAP-1 begin with the fourth card of the first trick', () => {
    const three = unknownHands('H7').and(cards('E:D5 S:D6 W:D8')).and(report('N', NUMBERS));
    expect(voided(three)).toBe('misdeal E');
    const four = unknownHands('H7').and(cards('E:D5 S:D6 W:D8 N:D9'), report('N', NUMBERS));
    expect(four.state.offer).toMatchObject({ article: 'WHC-MI-1', to: 'NS' });
  });
  it('WHC-MI-GAP-2 are dealt anew by the same dealer', () => {
    const table = unknownHands('H7', { dealer: 'S' }).and(cards('W:D5 N:D6 E:D8 S:D9'), report('E', NUMBERS));
    expect(voided(table.and(choose('N', 'new-deal')))).toBe('new-deal S');
  });
  it('WHC-MI-GAP-3 pass the lead on from a hand that has run out', () => {
    const hands = handsWith({ N: 'H7', E: 'H2 H3 H4 H5 H6 H8 H9 HT HJ HQ HK HA' });
    const moved = hands.E.find((card) => !card.startsWith('H')) ?? '';
    const dealt = { ...hands, E: hands.E.filter((card) => card !== moved), W: [...hands.W, moved] };
    const table = given()
      .and({ do: 'deal', hands: dealt }, { do: 'turn-trump', card: 'H7' })
      .goingOn(upTo(12));
    expect(viewOf(table)).toMatchObject({ lastTrick: { winner: 'E' }, turn: 'S' });
    expect(viewOf(table.goingOn(upTo())).lastTrick?.cards.map(({ seat }) => seat)).toEqual(['S', 'W', 'N']);
  });
  it('WHC-MI-GAP-4 never make a revoke of the card left over', () => {
    const table = missed().goingOn(upTo());
    expect(handOf(table, 'W')).toHaveLength(1);
    expect(table.and({ do: 'claim-revoke', by: 'N', against: 'W' }).types).not.toContain('RevokeEstablished');
  });
  it('WHC-MI-GAP-5 win a trick of three cards by the best of the three', () => {
    const table = missed();
    expect(viewOf(table).lastTrick).toEqual({
      cards: [
        { seat: 'E', card: 'SQ' },
        { seat: 'S', card: 'SK' },
        { seat: 'N', card: 'S2' },
      ],
      winner: 'S',
    });
    expect(viewOf(table).tricks).toEqual({ NS: 1, EW: 0 });
  });
  it('WHC-MI-GAP-6 are avoided by playing to the incomplete trick in time', () => {
    const table = missed().and({ do: 'supply', seat: 'W', card: 'S9' });
    expect(viewOf(table).lastTrick?.cards).toHaveLength(4);
    expect(table.state.omissions).toEqual([]);
    const gathered = missed().and({ do: 'gather', seat: 'S' });
    expect(gathered.when({ do: 'supply', seat: 'W', card: 'S9' }).refusals).toEqual(['WHC-MI-GAP-6']);
    const begun = missed().and(cards('S:D3'), { do: 'supply', seat: 'W', card: 'S9' });
    expect(handOf(begun, 'S')).toContain('D3');
    expect(audit(begun)).toMatchObject({ ok: true });
  });
  it('WHC-MI-GAP-7 are bound by the first choice of the side', () => {
    const table = uneven(3).and(report('W', {}), choose('N', 'play-on'));
    expect(table.when(choose('S', 'new-deal')).refusals).toEqual(['WHC-MI-GAP-7']);
  });
});
