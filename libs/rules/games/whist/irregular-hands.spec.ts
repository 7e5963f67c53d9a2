import { handsWith, inPlay, Table, unknownHands } from './testing/table';

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
  return new Table().do({ do: 'deal', hands: dealt }, { do: 'turn-trump', card: 'H7' }).playOut(tricks);
};

/** Trick 3 lies with the three cards of East, South and North: West has not played to it. */
const missing = (trump = 'D7'): Table => {
  const named = { E: 'SQ', S: 'SK D3', N: 'S2', W: 'S9 D5 D6' };
  const table = inPlay({ ...named, N: `${named.N} ${trump}` }, trump);
  return table.cards('E:SQ S:SK').do({ do: 'play', seat: 'N', card: 'S2' });
};
const missed = (): Table => missing().do({ do: 'omit', seat: 'W' });

describe('irregular hands', () => {
  it('WHC-MI-1 give the other side the choice of a new deal', () => {
    const table = uneven(3).do(report('W', {}));
    expect(table.last.at(-1)?.data).toEqual({
      article: 'WHC-MI-1',
      to: 'NS',
      options: ['new-deal', 'play-on'],
    });
    expect(table.refuses(choose('E', 'new-deal'))).toBe('WHC-MI-1');
    expect(table.do(choose('N', 'new-deal')).voided()).toBe('new-deal N');
  });
  it('WHC-MI-2 let that side consult, and choose whenever it likes', () => {
    const table = uneven(6).do(report('W', {}), { do: 'consult', seat: 'N' }, { do: 'consult', seat: 'S' });
    expect(table.refuses({ do: 'consult', seat: 'E' })).toBe('WHC-MI-2');
    expect(table.playOut(11).do(choose('N', 'new-deal')).voided()).toBe('new-deal N');
  });
  it('WHC-MI-3 are played on as they are: thirteen tricks, a card left over', () => {
    const table = uneven(3).do(report('W', {}), choose('S', 'play-on')).playOut();
    const { NS = 0, EW = 0 } = table.view.tricks;
    expect(NS + EW).toBe(13);
    expect([table.hand('E'), table.hand('W')].map((hand) => hand.length)).toEqual([0, 1]);
  });
  it('WHC-MI-4 lead to a new deal without a choice when both sides have wrong numbers', () => {
    const table = unknownHands('H7')
      .cards('E:D5 S:D6 W:D8 N:D9')
      .do(report('E', { N: 13, E: 12, S: 14, W: 13 }));
    expect(table.last.at(-1)?.data).toEqual({ kind: 'new-deal', article: 'WHC-MI-4', dealer: 'N' });
  });
  it('WHC-MI-5 from a missed trick may be claimed only after the next card of the culprit', () => {
    const table = missed();
    expect(table.view.lastTrick?.winner).toBe('S');
    expect(table.refuses(report('W', {}, 'WHC-MI-5'))).toBe('WHC-MI-5');
    table.cards('S:D3 W:D5').do(report('W', {}, 'WHC-MI-5'));
    expect(table.state.offer).toMatchObject({ to: 'NS', options: ['new-deal', 'play-on'] });
  });
  it('WHC-MI-6 are the example of the rulebook: first the second trick, then the demand', () => {
    const table = missed().cards('S:D3');
    expect(table.refuses(report('W', {}, 'WHC-MI-5'))).toBe('WHC-MI-5');
    expect(table.cards('W:D5').refuses(report('W', {}, 'WHC-MI-5'))).toBe('accepted');
  });
  it('WHC-MI-GAP-1 begin with the fourth card of the first trick', () => {
    const three = unknownHands('H7').cards('E:D5 S:D6 W:D8').do(report('N', NUMBERS));
    expect(three.voided()).toBe('misdeal E');
    const four = unknownHands('H7').cards('E:D5 S:D6 W:D8 N:D9').do(report('N', NUMBERS));
    expect(four.state.offer).toMatchObject({ article: 'WHC-MI-1', to: 'NS' });
  });
  it('WHC-MI-GAP-2 are dealt anew by the same dealer', () => {
    const table = unknownHands('H7', { dealer: 'S' }).cards('W:D5 N:D6 E:D8 S:D9').do(report('E', NUMBERS));
    expect(table.do(choose('N', 'new-deal')).voided()).toBe('new-deal S');
  });
  it('WHC-MI-GAP-3 pass the lead on from a hand that has run out', () => {
    const hands = handsWith({ N: 'H7', E: 'H2 H3 H4 H5 H6 H8 H9 HT HJ HQ HK HA' });
    const moved = hands.E.find((card) => !card.startsWith('H')) ?? '';
    const dealt = { ...hands, E: hands.E.filter((card) => card !== moved), W: [...hands.W, moved] };
    const table = new Table().do({ do: 'deal', hands: dealt }, { do: 'turn-trump', card: 'H7' }).playOut(12);
    expect(table.view).toMatchObject({ lastTrick: { winner: 'E' }, turn: 'S' });
    expect(table.playOut().view.lastTrick?.cards.map(({ seat }) => seat)).toEqual(['S', 'W', 'N']);
  });
  it('WHC-MI-GAP-4 never make a revoke of the card left over', () => {
    const table = missed().playOut();
    expect(table.hand('W')).toHaveLength(1);
    expect(table.do({ do: 'claim-revoke', by: 'N', against: 'W' }).types()).not.toContain(
      'RevokeEstablished',
    );
  });
  it('WHC-MI-GAP-5 win a trick of three cards by the best of the three', () => {
    const table = missed();
    expect(table.view.lastTrick).toEqual({
      cards: [
        { seat: 'E', card: 'SQ' },
        { seat: 'S', card: 'SK' },
        { seat: 'N', card: 'S2' },
      ],
      winner: 'S',
    });
    expect(table.view.tricks).toEqual({ NS: 1, EW: 0 });
  });
  it('WHC-MI-GAP-6 are avoided by playing to the incomplete trick in time', () => {
    const table = missed().do({ do: 'supply', seat: 'W', card: 'S9' });
    expect(table.view.lastTrick?.cards).toHaveLength(4);
    expect(table.state.omissions).toEqual([]);
    const gathered = missed().do({ do: 'gather', seat: 'S' });
    expect(gathered.refuses({ do: 'supply', seat: 'W', card: 'S9' })).toBe('WHC-MI-GAP-6');
    const begun = missed().cards('S:D3').do({ do: 'supply', seat: 'W', card: 'S9' });
    expect(begun.hand('S')).toContain('D3');
    expect(begun.audit()).toMatchObject({ ok: true });
  });
  it('WHC-MI-GAP-7 are bound by the first choice of the side', () => {
    const table = uneven(3).do(report('W', {}), choose('N', 'play-on'));
    expect(table.refuses(choose('S', 'new-deal'))).toBe('WHC-MI-GAP-7');
  });
});
