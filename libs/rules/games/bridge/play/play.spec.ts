import { given, calls, cards, DEAL } from '../testing/table';
import { bridgeDuplicate } from '../game';

/** South declares one spade: West leads, North is dummy... */
const CONTRACT = [DEAL, ...calls('Pass Pass 1S Pass Pass Pass')];
const enforced = (text: string) => given({ policy: 'enforced' }).when(CONTRACT, cards(text));
const observed = (text: string) => given().when(CONTRACT, cards(text));

const FIRST_TRICK = 'W:H2 N:HA E:H8 S:H5';

describe('the play', () => {
  it('BD-L41A-1 has declarer’s left-hand opponent lead', () => {
    expect(enforced('N:SA').refusals).toEqual(['BD-L41A-1']);
    expect(bridgeDuplicate.tableView(given({ policy: 'enforced' }).when(CONTRACT).state).turn).toBe('W');
  });
  it('BD-L41C-1 faces dummy with the opening lead', () => {
    expect(
      bridgeDuplicate.tableView(given({ policy: 'enforced' }).when(CONTRACT).state).facts.dummy,
    ).toBeUndefined();
    const { facts, seats } = bridgeDuplicate.tableView(enforced('W:H2').state);
    expect(facts.dummy).toBe('N');
    expect(seats.find(({ seat }) => seat === 'N')?.hand).toHaveLength(13);
  });
  it('BD-L44A leaves the lead free', () => {
    expect(bridgeDuplicate.tableView(given({ policy: 'enforced' }).when(CONTRACT).state).legal).toHaveLength(
      13,
    );
    for (const card of ['H2', 'S3', 'CJ'])
      expect(enforced(`W:${card}`).events.at(-1)).toEqual({ type: 'CardPlayed', data: { seat: 'W', card } });
  });
  it('BD-L44B takes one card from each hand in turn', () => {
    expect(enforced('W:H2 E:H8').refusals).toEqual(['BD-L44B']);
  });
  it('BD-L44C refuses another suit to a hand that can follow', () => {
    expect(enforced('W:H2 N:SA').refusals).toEqual(['BD-L44C']);
    expect(bridgeDuplicate.tableView(enforced('W:H2').state).legal).toEqual(['HA', 'HK', 'HQ']);
  });
  it('BD-L44D lets a void hand play anything', () => {
    const play = `${FIRST_TRICK} N:SA E:S9 S:S5 W:S3 N:SK E:ST S:S6 W:S4 N:SQ E:SJ S:S7`;
    const { state, refusals } = enforced(`${play} W:H3`);
    expect(refusals).toEqual([]);
    expect(bridgeDuplicate.tableView(state).lastTrick?.cards.at(-1)).toEqual({ seat: 'W', card: 'H3' });
    // Hearts, diamonds and clubs, and no duty to any of them.
    const suits = bridgeDuplicate.tableView(enforced(play).state).legal.map((card) => card.charAt(0));
    expect([...new Set(suits)].toSorted()).toEqual(['C', 'D', 'H']);
  });
  it('BD-L44E wins the trick with the highest trump', () => {
    const play = `${FIRST_TRICK} N:HK E:H9 S:H6 W:H3 N:HQ E:HT S:H7 W:H4 N:D2 E:DA S:D9 W:D5 E:HJ S:S5 W:D6 N:D3`;
    expect(enforced(play).events.at(-1)).toEqual({ type: 'TrickWon', data: { seat: 'S', number: 5 } });
  });
  it('BD-L44F wins it with the highest card of the suit led otherwise', () => {
    expect(enforced(FIRST_TRICK).events.at(-1)).toEqual({ type: 'TrickWon', data: { seat: 'N', number: 1 } });
  });
  it('BD-L44G has the winner lead', () => {
    expect(enforced(`${FIRST_TRICK} W:H3`).refusals).toEqual(['BD-L56']);
    expect(enforced(`${FIRST_TRICK} S:H6`).refusals).toEqual(['BD-L55A']);
    expect(enforced(`${FIRST_TRICK} N:HK`).refusals).toEqual([]);
  });
  it('refuses under either policy a card that cannot be there', () => {
    expect(observed('W:SA').refusals).toEqual(['card-not-held']);
    expect(observed('W:H2 N:HA E:H2').refusals).toEqual(['card-already-played']);
    expect(observed('W:H1').refusals).toEqual(['invalid-field']);
  });
  it('shows the last trick, the tricks of each side and the contract', () => {
    const view = bridgeDuplicate.tableView(enforced(`${FIRST_TRICK} N:HK`).state);
    expect(view.lastTrick?.winner).toBe('N');
    expect(view.lastTrick?.cards.map((card) => card.card)).toEqual(['H2', 'HA', 'H8', 'H5']);
    expect([view.tricks, view.contract, view.trick.number]).toEqual([{ NS: 1, EW: 0 }, '1S S', 2]);
  });
});

describe('claims and recorded results', () => {
  const claim = (by: 'N' | 'S' | 'W', tricks: number) =>
    given({ policy: 'enforced' }).when(CONTRACT, cards(FIRST_TRICK), { do: 'claim', by, tricks });

  it('BD-L68A BD-L69A ends the play with declarer’s total as agreed', () => {
    expect(claim('S', 10).events.slice(-2)).toEqual([
      { type: 'ClaimMade', data: { by: 'S', tricks: 10 } },
      {
        type: 'DealScored',
        data: {
          notation: '1SS+3',
          result: { contract: '1S', declarer: 'S', tricks: 10 },
          scores: { NS: 170, EW: -170 },
        },
      },
    ]);
  });
  it('BD-L68B1 takes a concession the same way', () => {
    expect(claim('W', 13).state.score?.scores).toEqual({ NS: 260, EW: -260 });
  });
  it('BD-L68A refuses fewer tricks than won and more than left', () => {
    expect(claim('S', 0).refusals).toEqual(['BD-L68A']);
    expect(claim('S', 13).refusals).toEqual([]);
    const lost = cards('W:CJ N:C2 E:C6 S:CA');
    expect(
      given({ policy: 'enforced' }).when(CONTRACT, lost, { do: 'claim', by: 'S', tricks: 0 }).refusals,
    ).toEqual(['BD-L68A']);
  });
  it('BD-L43A1 refuses a claim by dummy', () => {
    expect(claim('N', 10).refusals).toEqual(['BD-L43A1']);
  });
  it('BD-L79A1 closes a play that stopped with its recorded result, when the tricks allow it', () => {
    const record = (tricks: number) =>
      given().when(CONTRACT, cards(FIRST_TRICK), {
        do: 'record-result',
        contract: '1S',
        declarer: 'S',
        tricks,
      });
    expect(record(0).refusals).toEqual(['BD-L79A1']);
    expect(record(8).state.score?.notation).toBe('1SS+1');
  });
  it('refuses a recorded result that contradicts the auction', () => {
    const act = { do: 'record-result', contract: '2S', declarer: 'S', tricks: 8 };
    expect(given().when(CONTRACT, act).refusals).toEqual(['contract-differs']);
  });
  it.each([
    [{ contract: '4S', declarer: 'N', tricks: 14 }],
    [{ contract: '4S', declarer: 'N', tricks: -1 }],
    [{ contract: '4S', declarer: 'N', tricks: 9.5 }],
    [{ contract: '8S', declarer: 'N', tricks: 9 }],
    [{ contract: '4S', declarer: 'X', tricks: 9 }],
    [{ contract: '4S', tricks: 9 }],
    [{ contract: 'Pass', declarer: 'N' }],
    [{ contract: 'Pass', tricks: 0 }],
  ])('BD-L77-GAP-1 refuses the result %j', (result) => {
    const act = { do: 'record-result', ...result } as { do: 'record-result'; contract: string };
    expect(given().when(DEAL, act).refusals).toEqual(['BD-L77-GAP-1']);
  });
  it('BD-L41A-1 flags a recorded lead that lies in another hand', () => {
    const act = { do: 'record-result', contract: '1S', declarer: 'S', tricks: 8, lead: 'HA' };
    expect(given().when(DEAL, act).irregularities).toEqual(['BD-L41A-1']);
    expect(given().when(DEAL, { ...act, lead: 'H2' }).irregularities).toEqual([]);
  });
});

describe('the deal', () => {
  const { hands } = DEAL;
  it('BD-L1A-1 refuses the same card twice', () => {
    const act = { do: 'deal', hands: { ...hands, W: [...hands.W.slice(1), 'SA'] } };
    expect(given().when(act).refusals).toEqual(['BD-L1A-1']);
  });
  it('BD-L6B-1 refuses 51 cards where the program deals', () => {
    const act = { do: 'deal', hands: { ...hands, W: hands.W.slice(1) } };
    expect(given({ policy: 'enforced' }).when(act).refusals).toEqual(['BD-L6B-1']);
    expect(given().when(act).refusals).toEqual([]);
  });
  it('takes a hand that is not known from a real table, and not where it must refuse a revoke', () => {
    const act = { do: 'deal', hands: { N: hands.N, E: null, S: hands.S } };
    expect(given().when(act).refusals).toEqual([]);
    expect(given({ policy: 'enforced' }).when(act).refusals).toEqual(['BD-L6B-1']);
  });
  it('refuses a second deal and a card that does not exist', () => {
    expect(given().when(DEAL, DEAL).refusals).toEqual(['already-dealt']);
    expect(given().when({ do: 'deal', hands: { ...hands, W: ['XX'] } }).refusals).toEqual(['invalid-field']);
  });
});
