import { given, calls, DEAL } from '../testing/table';
import { bridgeDuplicate } from '../game';
import { said } from '../testing/auction';

const enforced = (text: string) => given({ policy: 'enforced' }).when(DEAL, calls(text));
const observed = (text: string) => given().when(DEAL, calls(text));

const contractAfter = (text: string): unknown =>
  enforced(text).events.find((event) => event.type === 'AuctionClosed')?.data.contract;

const ONE_CLUB = { level: 1, strain: 'C', declarer: 'N' };

describe('the auction', () => {
  it('BD-L17B refuses a first call by anyone but the dealer', () => {
    expect(given({ policy: 'enforced' }).when(DEAL, { do: 'call', seat: 'E', call: '1C' }).refusals).toEqual([
      'BD-L17C',
    ]);
  });
  it('BD-L17C goes clockwise', () => {
    expect(enforced('1C Pass Pass').state.auction.turn).toBe(3);
    const acts = [DEAL, ...calls('1C'), { do: 'call', seat: 'S', call: 'Pass' }];
    expect(given({ policy: 'enforced' }).when(acts).refusals).toEqual(['BD-L17C']);
  });
  it('BD-L18A has bids of one to seven and nothing else', () => {
    for (const text of ['0NT', '3Z', '10C']) expect(enforced(text).refusals).toEqual(['invalid-field']);
    expect(enforced('8C').refusals).toEqual(['BD-L38']);
    for (const text of ['3NT', '7S', '7NT']) expect(enforced(text).refusals).toEqual([]);
    const { legal } = bridgeDuplicate.tableView(given({ policy: 'enforced' }).when(DEAL).state);
    expect(legal.filter((call) => /^\d/.test(call))).toHaveLength(35);
  });
  it.each(['2S', '2NT', '3C', '7NT'])(
    'BD-L18B BD-L18C %s supersedes two hearts, by its level or its strain, and is the contract',
    (higher) => {
      expect(contractAfter(`2H ${higher} Pass Pass Pass`)).toMatchObject({
        ...{ level: Number(higher.charAt(0)), strain: higher.slice(1), declarer: 'E', risk: '' },
      });
    },
  );
  it.each(['2H', '2D', '2C', '1NT', '1C'])('BD-L18B BD-L18C %s does not supersede two hearts', (lower) => {
    expect(enforced(`2H ${lower}`).refusals).toEqual(['BD-L18D']);
    const left = enforced(`2H ${lower} Pass`);
    expect(left.refusals).toEqual(['BD-L18D', 'BD-L17C']);
    expect(bridgeDuplicate.tableView(left.state)).toMatchObject({ turn: 'E', facts: { standing: '2H N' } });
  });
  it('BD-L18D refuses an insufficient bid under enforcement', () => {
    expect(enforced('1S 1H').refusals).toEqual(['BD-L18D']);
    expect(enforced('1S 1S').refusals).toEqual(['BD-L18D']);
  });
  it('BD-L18E ranks no trump above spades, hearts, diamonds and clubs', () => {
    expect(enforced('1NT 1S').refusals).toEqual(['BD-L18D']);
  });
  it.each(['X', 'Pass X', '1C Pass X', '1C X X'])('BD-L19A1 refuses the double at the end of %s', (text) => {
    const { refusals, state } = enforced(text);
    expect([refusals, state.auction.risk]).toEqual([['BD-L19A1'], text.includes('X X') ? 1 : 0]);
  });
  it('BD-L19A1 takes the double of an opponent’s last bid, passes between', () => {
    expect(contractAfter('1C X Pass Pass Pass')).toEqual({ ...ONE_CLUB, risk: 'X' });
    expect(contractAfter('1C Pass Pass X Pass Pass Pass')).toEqual({ ...ONE_CLUB, risk: 'X' });
    expect(contractAfter('1C Pass 2C Pass Pass X Pass Pass Pass')).toEqual({
      ...{ ...ONE_CLUB, level: 2, risk: 'X' },
    });
  });
  it('BD-L19B1 takes the redouble of an opponent’s double, passes between', () => {
    expect(contractAfter('1C X XX Pass Pass Pass')).toEqual({ ...ONE_CLUB, risk: 'XX' });
    expect(contractAfter('1C X Pass Pass XX Pass Pass Pass')).toEqual({ ...ONE_CLUB, risk: 'XX' });
  });
  it.each(['XX', '1C XX', '1C X Pass XX', '1C X XX XX'])(
    'BD-L19B1 refuses the redouble at the end of %s',
    (text) => {
      const { refusals, state } = enforced(text);
      expect(refusals).toEqual(['BD-L19B1']);
      expect(state.auction.calls.map(({ call }) => call)).toEqual(text.split(' ').slice(0, -1));
    },
  );
  it('BD-L19C lets a later bid supersede a double', () => {
    expect(contractAfter('1C X 1D Pass Pass Pass')).toEqual({
      level: 1,
      strain: 'D',
      risk: '',
      declarer: 'S',
    });
  });
  it('BD-L19D keeps a double that no bid follows', () => {
    expect(contractAfter('1C X XX Pass Pass Pass')).toEqual({
      level: 1,
      strain: 'C',
      risk: 'XX',
      declarer: 'N',
    });
  });
  it('BD-L19D raises what the contract is worth', () => {
    const made = (text: string): unknown =>
      given().when(DEAL, calls(`1C ${text} Pass Pass Pass`.replace('  ', ' ')), {
        do: 'record-result',
        contract: `1C${text.replaceAll('X XX', 'XX')}`,
        declarer: 'N',
        tricks: 7,
      }).state.score?.scores.NS;
    expect([made(''), made('X'), made('X XX')]).toEqual([70, 140, 230]);
  });
  it('BD-L22A closes after three passes; who first named the strain for the side declares', () => {
    expect(contractAfter('1H Pass 2H 3C 4H Pass Pass Pass')).toEqual({
      level: 4,
      strain: 'H',
      risk: '',
      declarer: 'N',
    });
    expect(contractAfter('Pass Pass Pass 1C 1D Pass 2D 3D X Pass Pass Pass')).toEqual({
      level: 3,
      strain: 'D',
      risk: 'X',
      declarer: 'W',
    });
  });
  it('BD-L22B passes the deal out after four passes, with no score', () => {
    const { events } = enforced('Pass Pass Pass Pass');
    expect(events.slice(-2)).toEqual([
      { type: 'AuctionClosed', data: { contract: null } },
      expect.objectContaining({
        type: 'DealScored',
        data: expect.objectContaining({ scores: { NS: 0, EW: 0 } }),
      }),
    ]);
    const played = { do: 'play', seat: 'E', card: 'HJ' };
    const after = given({ policy: 'enforced' }).when(DEAL, calls('Pass Pass Pass Pass'), played);
    expect([after.refusals.length, after.state.phase]).toEqual([1, 'finished']);
  });
  it('BD-L39A refuses a call after the final pass', () => {
    expect(enforced('1C Pass Pass Pass 1D').refusals).toEqual(['BD-L39A']);
    expect(enforced('1C Pass Pass Pass 1D').state.contract).toMatchObject({ level: 1, strain: 'C' });
  });
  it('BD-DECL-1 makes the first of the side who named the final denomination declarer, in any bid', () => {
    const table = enforced('1NT Pass 2H Pass 2S Pass 4S Pass Pass Pass');
    expect(bridgeDuplicate.tableView(table.state)).toMatchObject({ contract: '4S N', turn: 'E' });
  });
  it('BD-DECL-2 leaves out the opponents’ bids of that denomination, and calls that no longer count', () => {
    const cue = given({ policy: 'enforced', board: 4 }).when(
      DEAL,
      said('W:1S N:X E:Pass S:2S W:Pass N:4S E:Pass S:Pass W:Pass'),
    );
    expect(cue.state.contract).toMatchObject({ strain: 'S', declarer: 'S' });
    // North's first bid of spades is withdrawn.
    const withdrawn = given().when(
      DEAL,
      said('N:1S N:1NT'),
      { do: 'rule-call', finding: 'unintended', reason: 'slip' },
      said('E:Pass S:2S W:Pass N:4S E:Pass S:Pass W:Pass'),
    );
    expect(withdrawn.state.contract).toMatchObject({ level: 4, strain: 'S', declarer: 'S' });
  });
  it('BD-L19A2 takes a double for that of the bid as it was made, whatever was said with it', () => {
    const spoken = { do: 'call', seat: 'S', call: 'X', note: 'I double four spades' };
    const { events, state } = given({ policy: 'enforced', board: 4 }).when(
      DEAL,
      said('W:4H N:Pass E:Pass'),
      spoken,
      said('W:Pass N:Pass E:Pass'),
    );
    expect(events).toContainEqual({
      type: 'CallMade',
      data: { seat: 'S', call: 'X', note: 'I double four spades' },
    });
    expect(state.contract).toEqual({ level: 4, strain: 'H', risk: 'X', declarer: 'W' });
  });
  it('BD-L19B2 takes a redouble for that of the doubled bid', () => {
    const spoken = { do: 'call', seat: 'W', call: 'XX', note: 'redouble three no' };
    const { state } = given({ policy: 'enforced', board: 4 }).when(
      DEAL,
      said('W:4H N:X E:Pass S:Pass'),
      spoken,
      said('N:Pass E:Pass S:Pass'),
    );
    expect(state.contract).toEqual({ level: 4, strain: 'H', risk: 'XX', declarer: 'W' });
  });
  it('BD-L18F-1 keeps one call of two cards that were pulled; what else was shown is reported', () => {
    const shown = { do: 'report', article: 'BD-L18F-1', seat: 'N', facts: { seen: '1NT and 2C' } };
    const table = given().when(DEAL, said('N:2C'), shown, {
      do: 'rule-call',
      finding: 'unintended',
      seat: 'N',
      call: '1NT',
      reason: 'left 1NT on the table',
    });
    expect([table.irregularities, bridgeDuplicate.tableView(table.state).calls]).toEqual([
      ['BD-L18F-1'],
      [{ seat: 'N', call: '1NT' }],
    ]);
  });
  it('offers exactly the legal calls', () => {
    const view = bridgeDuplicate.tableView(enforced('7S X').state);
    expect([view.turn, view.legal]).toEqual(['S', ['Pass', 'XX', '7NT']]);
  });
});

describe('an auction that breaks the law at a real table', () => {
  it('BD-L27A1 counts an insufficient bid that left-hand opponent calls over', () => {
    const { irregularities, state } = observed('1S 1H 2C Pass Pass');
    expect(irregularities).toEqual(['BD-L18D']);
    expect(given().when(DEAL, calls('1S 1H Pass Pass Pass')).state.contract).toEqual({
      level: 1,
      strain: 'H',
      risk: '',
      declarer: 'E',
    });
    expect(state.contract).toBeNull();
  });
  it('BD-L27B1a lets the lowest sufficient bid of the same strain replace it without more', () => {
    const acts = [DEAL, ...calls('1S 1H'), { do: 'call', seat: 'E', call: '2H' }];
    const { state, irregularities } = given().when(acts);
    expect(irregularities).toEqual(['BD-L18D']);
    const view = bridgeDuplicate.tableView(state);
    expect(view.obligations).toEqual([]);
    expect(view.calls.map((call) => call.call)).toEqual(['1S', '2H']);
  });
  it('BD-L27B2 makes the partner pass throughout after any other replacement', () => {
    const acts = [DEAL, ...calls('1S 1H'), { do: 'call', seat: 'E', call: 'Pass' }];
    const view = bridgeDuplicate.tableView(given().when(acts).state);
    expect(view.obligations).toEqual([
      { kind: 'must-pass', seat: 'W', cards: [], article: 'BD-L27B2' },
      { kind: 'lead-penalty', seat: 'W', cards: [], article: 'BD-L27B2' },
    ]);
  });
  it('BD-L29A counts a call out of rotation that left-hand opponent calls over', () => {
    const acts = [DEAL, { do: 'call', seat: 'E', call: '1C' }, { do: 'call', seat: 'S', call: '1D' }];
    const { irregularities, state } = given().when(acts);
    expect(irregularities).toEqual(['BD-L17C']);
    expect(state.auction.turn).toBe(3);
  });
  it('BD-L29B cancels a call out of rotation when the right player calls', () => {
    const acts = [DEAL, { do: 'call', seat: 'E', call: '1C' }, { do: 'call', seat: 'N', call: '1S' }];
    const { irregularities, state } = given().when(acts);
    expect(irregularities).toEqual(['BD-L17C']);
    expect(bridgeDuplicate.tableView(state).calls.map((call) => call.call)).toEqual(['1S']);
    expect(state.auction.turn).toBe(1);
  });
  it('BD-L36B cancels an inadmissible double when it is replaced', () => {
    const acts = [DEAL, ...calls('1S Pass X'), { do: 'call', seat: 'S', call: '2S' }];
    const { irregularities, state } = given().when(acts);
    expect(irregularities).toEqual(['BD-L19A1']);
    const view = bridgeDuplicate.tableView(state);
    expect(view.calls.map((call) => call.call)).toEqual(['1S', 'Pass', '2S']);
    expect(view.obligations.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['must-pass', 'N'],
      ['lead-penalty', 'N'],
    ]);
    const partner = given().when(
      acts,
      { do: 'call', seat: 'W', call: 'Pass' },
      { do: 'call', seat: 'N', call: '3C' },
    );
    expect(partner.irregularities).toEqual(['BD-L19A1', 'BD-L35']);
  });
  describe('a choice of the left-hand opponent', () => {
    const explained = { do: 'offer-options' };
    const take = (by: 'N' | 'E' | 'S' | 'W', option: 'accept' | 'refuse') => ({
      do: 'take-option',
      by,
      option,
    });
    const insufficient = [DEAL, ...calls('1S 1H')];
    const told = (state: Parameters<typeof bridgeDuplicate.tableView>[0]) =>
      bridgeDuplicate
        .openMatters?.(state)
        .map(({ kind, article, options }) => [kind, article, options.map(({ by }) => by).join(' ')]);

    it('BD-L10C1 waits for the arbiter to explain, then for that opponent alone', () => {
      expect(told(given().when(insufficient).state)).toEqual([['attention', 'BD-L18D', 'arbiter N E S W']]);
      const { state, types } = given().when(insufficient, explained);
      expect(types.at(-1)).toBe('OptionsOffered');
      expect(told(state)).toEqual([['offer', 'BD-L27A1', 'S S']]);
    });
    it('BD-L10C2 is taken by nobody else, and once', () => {
      const acts = [...insufficient, explained];
      const others = [take('N', 'accept'), take('W', 'refuse'), explained];
      expect(given().when(acts, others).refusals).toEqual(['BD-L10C2', 'BD-L10C2', 'no-choice']);
      expect(given().when(insufficient, take('S', 'accept')).refusals).toEqual(['no-choice']);
    });
    it('BD-L27A1 accepts the insufficient bid: the auction goes on from it', () => {
      const { state } = given().when(insufficient, explained, take('S', 'accept'));
      const view = bridgeDuplicate.tableView(state);
      expect([view.turn, view.facts.standing, told(state)]).toEqual(['S', '1H E', []]);
      expect(view.legal).toContain('1S');
    });
    it('BD-L27B0 refuses it: the offender replaces it, and no call of the opponent accepts it any more', () => {
      const refusedBid = [...insufficient, explained, take('S', 'refuse')];
      const { state } = given().when(refusedBid);
      expect([bridgeDuplicate.tableView(state).turn, told(state)]).toEqual([
        'E',
        [['obligation', 'BD-L27B0', 'E E']],
      ]);
      const replaced = given().when(refusedBid, { do: 'call', seat: 'E', call: '2H' });
      expect([replaced.irregularities, told(replaced.state)]).toEqual([['BD-L18D'], []]);
      expect(bridgeDuplicate.tableView(replaced.state).obligations).toEqual([]);
      const early = given().when(refusedBid, { do: 'call', seat: 'S', call: '2C' });
      expect(early.irregularities).toEqual(['BD-L18D', 'BD-L17C']);
    });
    it('BD-L29B cancels a call out of rotation that is refused: the right player calls', () => {
      const { state } = given().when(
        DEAL,
        { do: 'call', seat: 'E', call: '1C' },
        explained,
        take('S', 'refuse'),
      );
      const view = bridgeDuplicate.tableView(state);
      expect([view.turn, view.calls, told(state)]).toEqual(['N', [], []]);
    });
    it('BD-L17D3 BD-L29A closes no auction with a pass out of rotation that is accepted', () => {
      const passes = [DEAL, ...calls('1S Pass Pass'), { do: 'call', seat: 'N', call: 'Pass' }];
      const { state, types } = given().when(passes, explained, take('E', 'accept'));
      expect(types.slice(-3)).toEqual(['OptionTaken', 'CallAccepted', 'CallsCancelled']);
      expect([state.phase, bridgeDuplicate.tableView(state).turn]).toEqual(['auction', 'W']);
    });
    it('BD-L36B offers nobody an inadmissible double', () => {
      const { state, refusals } = given().when(DEAL, calls('1S Pass X'), explained);
      expect([refusals, told(state)]).toEqual([
        ['no-choice'],
        [['attention', 'BD-L19A1', 'arbiter N E S W']],
      ]);
    });
  });

  it('BD-L35 notes a bid by a player who must pass', () => {
    const acts = [
      DEAL,
      ...calls('1S 1H'),
      { do: 'call', seat: 'E', call: '3C' },
      { do: 'rule-call', finding: 'not-comparable', reason: 'it shows no hearts' },
      { do: 'call', seat: 'S', call: 'Pass' },
      { do: 'call', seat: 'W', call: '4C' },
    ];
    expect(given().when(acts).irregularities).toEqual(['BD-L18D', 'BD-L35']);
  });
});
