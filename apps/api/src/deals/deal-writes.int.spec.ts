import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { openPairs, pairs } from '../../testing/tournament';
import { refusedTo, type Roles, signInAll, write } from '../../testing/writing';

const SEATING = [
  { seat: 'N', entry: 'pair-1' },
  { seat: 'S', entry: 'pair-1' },
  { seat: 'E', entry: 'pair-2' },
  { seat: 'W', entry: 'pair-2' },
];
const suit = (letter: string) => Array.from('AKQJT98765432', (rank) => `${letter}${rank}`);
/** Every seat holds a suit: North the spades, East the hearts, South the diamonds, West the clubs. */
const HANDS = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
const RESULT = { contract: '4S', declarer: 'N', tricks: 10 };

describe('writing deals', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await openPairs(backend.store, 'cup', pairs(4));
  }, 60_000);
  afterAll(() => backend.stop());

  let board = 0;
  const nextBoard = () => ({
    competition: 'cup',
    place: { session: 1, round: 1, table: '1', board: ++board },
    seating: SEATING,
  });
  const recordOne = async () => {
    const answer = await write(roles.club, 'recordResult', { ...nextBoard(), result: RESULT });
    expect(answer).toMatchObject({ __typename: 'Committed' });
    return { deal: answer.id as string, expectedVersion: answer.version as number };
  };
  const openFull = async (policy = 'enforced') => {
    const answer = await write(roles.club, 'openDeal', { ...nextBoard(), policy, grain: 'full' });
    expect(answer).toMatchObject({ __typename: 'Committed', version: 0 });
    return { deal: answer.id as string, expectedVersion: 0 };
  };

  const auditorsAndStrangers = ['auditeur: not-permitted AUDITOR', 'nobody: not-signed-in null'];

  describe('recordResult', () => {
    it('is refused to auditors and to whoever is not signed in', async () => {
      const input = { ...nextBoard(), result: RESULT };
      expect(await refusedTo(roles, 'recordResult', input)).toEqual(auditorsAndStrangers);
    });

    it('scores the deal, and the reader sees it at that position', async () => {
      const { id, position } = await write(roles.club, 'recordResult', {
        ...nextBoard(),
        setup: { vulnerable: 'None' },
        result: RESULT,
      });
      const deal = await roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
           state notation grain version position competition { id } seating { seat entry { id } }
           sides { side score entry { number } award { text } adjustment } history { type actor role } } }`,
        { id, at: position },
      );
      expect(deal).toMatchObject({
        state: 'SCORED',
        grain: 'result',
        position,
        competition: { id: 'cup' },
        sides: [
          { side: 'NS', score: 420, entry: { number: 1 }, adjustment: null },
          { side: 'EW', score: -420, entry: { number: 2 }, adjustment: null },
        ],
        history: [
          { type: 'DealOpened', actor: 'club', role: 'club' },
          { type: 'DealScored', actor: 'club', role: 'club' },
        ],
      });
    });

    it('writes a repeated command once', async () => {
      const input = { ...nextBoard(), result: RESULT, clientMutationId: randomUUID() };
      const first = await write(roles.club, 'recordResult', input);
      expect(await write(roles.club, 'recordResult', input)).toEqual({ ...first, repeated: true });
      expect((await backend.store.load(`deal-${first.id as string}`)).revision).toBe(first.version);
    });

    it('refuses another result under the key of a write that was done', async () => {
      const input = { ...nextBoard(), result: RESULT, clientMutationId: randomUUID() };
      const first = await write(roles.club, 'recordResult', input);
      const other = await write(roles.club, 'recordResult', { ...input, result: { ...RESULT, tricks: 11 } });
      expect(other).toMatchObject({
        ...{ __typename: 'ValidationFailed', path: 'input.clientMutationId', code: 'command-id-reused' },
      });
      expect((await backend.store.load(`deal-${first.id as string}`)).revision).toBe(first.version);
    });

    it('does not take a second result for the same table and board', async () => {
      const place = { ...nextBoard(), result: RESULT };
      await write(roles.club, 'recordResult', place);
      const again = await write(roles.club, 'recordResult', place);
      expect(again).toMatchObject({ __typename: 'ConflictingVersion', yours: -1 });
    });

    it('names an entry that does not play', async () => {
      const seating = SEATING.map((seat) => (seat.seat === 'N' ? { ...seat, entry: 'pair-99' } : seat));
      const answer = await write(roles.club, 'recordResult', { ...nextBoard(), seating, result: RESULT });
      expect(answer).toMatchObject({
        __typename: 'RuleViolation',
        code: 'unknown-entry',
        facts: { entry: 'pair-99', seat: 'N' },
        messageEn: '"pair-99" is not entered in this competition.',
      });
    });

    it.each([
      ['a board of nought', { place: { session: 1, round: 1, table: '1', board: 0 } }, 'input.place.board'],
      ['a missing seat', { seating: SEATING.slice(1) }, 'input.seating.N'],
      ['a seat given twice', { seating: [...SEATING, SEATING[0]] }, 'input.seating.4.seat'],
      ['a result without contract', { result: { declarer: 'N', tricks: 10 } }, 'input.result.contract'],
      ['a result that is no object', { result: '4SN=' }, 'input.result'],
      ['a lead that is no card', { result: { ...RESULT, lead: 'XX' } }, 'input.result.lead'],
    ])('says where %s is', async (_, wrong, path) => {
      const answer = await write(roles.club, 'recordResult', { ...nextBoard(), result: RESULT, ...wrong });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path });
    });

    it('BD-L77-GAP-1: refuses a contract of the eighth level', async () => {
      const result = { ...RESULT, contract: '8S' };
      const answer = await write(roles.club, 'recordResult', { ...nextBoard(), result });
      expect(answer).toMatchObject({ __typename: 'RuleViolation', article: 'BD-L77-GAP-1', act: 0 });
    });
  });

  describe('openDeal', () => {
    it('is refused to auditors and to whoever is not signed in', async () => {
      const input = { ...nextBoard(), policy: 'observed', grain: 'full' };
      expect(await refusedTo(roles, 'openDeal', input)).toEqual(auditorsAndStrangers);
    });

    it('says where an unknown policy is', async () => {
      const answer = await write(roles.club, 'openDeal', {
        ...nextBoard(),
        policy: 'lenient',
        grain: 'full',
      });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path: 'input.policy' });
    });
  });

  describe('recordActs', () => {
    const dealt = { do: 'deal', hands: HANDS };
    const call = (seat: string, bid: string) => ({ do: 'call', seat, call: bid });

    it('is refused to auditors and to whoever is not signed in', async () => {
      const input = { ...(await openFull()), acts: [dealt] };
      expect(await refusedTo(roles, 'recordActs', input)).toEqual(auditorsAndStrangers);
    });

    it('records acts in order and replays them at any step', async () => {
      const deal = await openFull();
      const dealer = (['N', 'E', 'S', 'W'] as const)[(board - 1) % 4] ?? 'N';
      const { version, position } = await write(roles.club, 'recordActs', {
        ...{ ...deal, acts: [dealt, call(dealer, '1NT')] },
      });
      const read = await roles.nobody.one<
        Record<string, { step: number; steps: number; table: { calls: unknown[] } }>
      >(
        `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
           dealt: replay(step: 2) { step steps table } bid: replay { step steps table } events { type hash previousHash } } }`,
        { id: deal.deal, at: position },
      );
      expect(read.dealt?.table.calls).toEqual([]);
      expect(read.bid?.table.calls).toMatchObject([{ seat: dealer, call: '1NT' }]);
      expect(read.bid?.steps).toBe((version as number) + 1);
      const events = read.events as unknown as { hash: string; previousHash: string }[];
      expect(events.slice(1).map(({ previousHash }) => previousHash)).toEqual(
        events.slice(0, -1).map(({ hash }) => hash),
      );
    });

    it('replays from the opening to the last event, and no further', async () => {
      const { deal } = await openFull();
      const replay = (step: number) =>
        roles.nobody.ask(
          `query ($id: ID!, $step: Int) { deal(id: $id) { replay(step: $step) { step steps table } } }`,
          {
            ...{ id: deal, step },
          },
        );
      await roles.nobody.one('query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { id } }', {
        ...{ id: deal, at: String((await backend.store.load(`deal-${deal}`)).events[0]?.position) },
      });
      const [before, opened, beyond] = [await replay(0), await replay(1), await replay(2)];
      expect(before.data).toMatchObject({
        deal: { replay: { step: 0, steps: 1, table: { phase: 'waiting' } } },
      });
      expect(opened.data).toMatchObject({
        deal: { replay: { step: 1, steps: 1, table: { phase: 'waiting' } } },
      });
      expect(beyond.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    });

    it('BD-L1A-1: refuses a deal in which a card is held twice, 51 cards in all', async () => {
      const hands = { ...HANDS, E: ['SA', ...HANDS.E.slice(1)] };
      const answer = await write(roles.club, 'recordActs', {
        ...(await openFull()),
        acts: [{ ...dealt, hands }],
      });
      expect(answer).toMatchObject({
        __typename: 'RuleViolation',
        article: 'BD-L1A-1',
        act: 0,
        facts: { card: 'SA', seats: ['N', 'E'] },
      });
    });

    it('BD-L6B-1: refuses a deal with a hand of twelve cards', async () => {
      const hands = { ...HANDS, E: HANDS.E.slice(1) };
      const answer = await write(roles.club, 'recordActs', {
        ...(await openFull()),
        acts: [{ ...dealt, hands }],
      });
      expect(answer).toMatchObject({
        __typename: 'RuleViolation',
        article: 'BD-L6B-1',
        facts: { expected: 13 },
      });
    });

    it('refuses an illegal call with its article and its place in the batch, and writes nothing of it', async () => {
      const deal = await openFull();
      const dealer = (['N', 'E', 'S', 'W'] as const)[(board - 1) % 4] ?? 'N';
      const answer = await write(roles.club, 'recordActs', {
        ...{
          ...deal,
          acts: [dealt, call(dealer, '3NT'), call({ N: 'E', E: 'S', S: 'W', W: 'N' }[dealer], '2C')],
        },
      });
      expect(answer).toMatchObject({ __typename: 'RuleViolation', act: 2 });
      expect(answer.article).toMatch(/^BD-L/);
      expect(answer.messageFr).not.toBe('');
      expect((await backend.store.load(`deal-${deal.deal}`)).revision).toBe(0);
    });

    it('tells a conflict to whoever saw an older version', async () => {
      const deal = await openFull();
      await write(roles.club, 'recordActs', { ...deal, acts: [dealt] });
      const answer = await write(roles.staff, 'recordActs', { ...deal, acts: [dealt] });
      expect(answer).toMatchObject({ __typename: 'ConflictingVersion', yours: 0 });
    });

    it.each([
      ['no acts', [], 'input.acts'],
      ['an act that is text', ['pass'], 'input.acts.0'],
      ['an act without a name', [{ seat: 'N' }], 'input.acts.0.do'],
      ['a seat that nobody has', [{ do: 'call', seat: 'X', call: 'Pass' }], 'input.acts.0.seat'],
    ])('says where %s is', async (_, acts, path) => {
      const answer = await write(roles.club, 'recordActs', { ...(await openFull('observed')), acts });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path });
    });

    it('names a deal that does not exist', async () => {
      const input = { deal: 'cup.s9-r9-t9-b9', expectedVersion: 0, acts: [dealt] };
      const answer = await write(roles.club, 'recordActs', { ...input, expectedVersion: -1 });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path: 'input.expectedVersion' });
      expect((await write(roles.club, 'recordActs', input)).__typename).toBe('NotFound');
    });
  });

  describe('correctResult', () => {
    const correction = { reason: 'Misread score sheet', result: { ...RESULT, tricks: 9 } };

    it('is refused to clubs, auditors and whoever is not signed in', async () => {
      const refused = [
        'auditeur: not-permitted AUDITOR',
        'club: not-permitted CLUB',
        'nobody: not-signed-in null',
      ];
      expect(await refusedTo(roles, 'correctResult', { ...(await recordOne()), ...correction })).toEqual(
        refused,
      );
    });

    it('replaces the result and keeps the one before in the history', async () => {
      const { id, position } = await write(roles.staff, 'correctResult', {
        ...(await recordOne()),
        ...correction,
      });
      const deal = await roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { notation history { type } } }`,
        { id, at: position },
      );
      expect(deal).toMatchObject({
        notation: expect.stringContaining('-1') as string,
        history: [
          { type: 'DealOpened' },
          { type: 'DealScored' },
          { type: 'ResultCorrected' },
          { type: 'DealScored' },
        ],
      });
    });

    it('does not correct to the same result', async () => {
      const answer = await write(roles.staff, 'correctResult', {
        ...{ ...(await recordOne()), reason: 'again', result: RESULT },
      });
      expect(answer).toMatchObject({ __typename: 'RuleViolation', code: 'result-unchanged' });
    });

    it('wants a reason', async () => {
      const answer = await write(roles.staff, 'correctResult', {
        ...(await recordOne()),
        ...correction,
        reason: '',
      });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path: 'input.reason' });
    });
  });

  describe('callArbiter', () => {
    it('is refused to auditors and to whoever is not signed in', async () => {
      const input = { ...(await recordOne()), by: 'N', reason: 'Hesitation' };
      expect(await refusedTo(roles, 'callArbiter', input)).toEqual(auditorsAndStrangers);
    });

    it('is one line of the history', async () => {
      const input = { ...(await recordOne()), by: 'N', reason: 'Hesitation' };
      const { id, position } = await write(roles.club, 'callArbiter', input);
      const deal = await roles.nobody.one<{ history: { type: string; data: unknown }[] }>(
        `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { history { type data } } }`,
        { id, at: position },
      );
      expect(deal.history.at(-1)).toEqual({ type: 'ArbiterCalled', data: { by: 'N', reason: 'Hesitation' } });
    });
  });

  describe('giveRuling', () => {
    const ruling = {
      article: 'BD-L12C2',
      reason: 'No result was possible',
      adjustments: [
        { side: 'NS', artificialPercent: 60 },
        { side: 'EW', artificialPercent: 40 },
      ],
    };

    it('is refused to everyone but the arbiter', async () => {
      const input = { ...(await recordOne()), ...ruling };
      expect(await refusedTo(roles, 'giveRuling', input)).toEqual([
        'staff: not-permitted STAFF',
        'auditeur: not-permitted AUDITOR',
        'club: not-permitted CLUB',
        'nobody: not-signed-in null',
      ]);
    });

    it('adjusts both sides', async () => {
      const { id, position } = await write(roles.arbitre, 'giveRuling', {
        ...(await recordOne()),
        ...ruling,
      });
      const deal = await roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { state sides { side adjustment award { text } } } }`,
        { id, at: position },
      );
      expect(deal).toEqual({
        state: 'ADJUSTED',
        sides: [
          { side: 'NS', adjustment: { kind: 'artificial', percent: 60 }, award: { text: '60.00' } },
          { side: 'EW', adjustment: { kind: 'artificial', percent: 40 }, award: { text: '40.00' } },
        ],
      });
    });

    it('is withdrawn by the arbiter alone, and the result stands again', async () => {
      const ruled = async () => {
        const { id, version } = await write(roles.arbitre, 'giveRuling', {
          ...(await recordOne()),
          ...ruling,
        });
        return { deal: id, expectedVersion: version, ruling: 'r1', reason: 'Another pair' };
      };
      expect(await refusedTo(roles, 'withdrawRuling', await ruled())).toEqual([
        'staff: not-permitted STAFF',
        'auditeur: not-permitted AUDITOR',
        'club: not-permitted CLUB',
        'nobody: not-signed-in null',
      ]);
      const input = await ruled();
      const { id, position, version } = await write(roles.arbitre, 'withdrawRuling', input);
      const deal = await roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { state sides { adjustment } history { type } } }`,
        { id, at: position },
      );
      expect(deal).toMatchObject({ state: 'SCORED', sides: [{ adjustment: null }, { adjustment: null }] });
      expect(
        await write(roles.arbitre, 'withdrawRuling', { ...input, expectedVersion: version }),
      ).toMatchObject({ __typename: 'RuleViolation', article: 'ruling-withdrawn' });
    });

    it.each([
      [
        'both kinds at once',
        [{ side: 'NS', artificialPercent: 60, assignedScore: 50 }],
        'input.adjustments.0',
      ],
      ['neither kind', [{ side: 'NS' }], 'input.adjustments.0'],
      ['a side twice', [ruling.adjustments[0], ruling.adjustments[0]], 'input.adjustments.0'],
    ])('says where %s is', async (_, adjustments, path) => {
      const input = { ...(await recordOne()), ...ruling, adjustments };
      const answer = await write(roles.arbitre, 'giveRuling', input);
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path, code: 'one-adjustment' });
    });
  });
});
