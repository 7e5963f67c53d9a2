import { AUDITORS_AND_STRANGERS, type Cup, startCup } from '../../testing/cup';
import { refusedTo, write } from '../../testing/writing';

const suit = (letter: string) => Array.from('AKQJT98765432', (rank) => `${letter}${rank}`);
/** Every seat holds a suit: North the spades, East the hearts, South the diamonds, West the clubs. */
const HANDS = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };

describe('writing acts', () => {
  let cup: Cup;
  beforeAll(async () => {
    cup = await startCup();
  }, 60_000);
  afterAll(() => cup.backend.stop());

  describe('openDeal', () => {
    it('is refused to auditors and to whoever is not signed in', async () => {
      const input = { ...cup.nextBoard(), policy: 'observed', grain: 'full' };
      expect(await refusedTo(cup.roles, 'openDeal', input)).toEqual(AUDITORS_AND_STRANGERS);
    });

    it('says where an unknown policy is', async () => {
      const answer = await write(cup.roles.club, 'openDeal', {
        ...cup.nextBoard(),
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
      const input = { ...(await cup.openFull()), acts: [dealt] };
      expect(await refusedTo(cup.roles, 'recordActs', input)).toEqual(AUDITORS_AND_STRANGERS);
    });

    it('records acts in order and replays them at any step', async () => {
      const deal = await cup.openFull();
      const dealer = cup.dealer();
      const { version, position } = await write(cup.roles.club, 'recordActs', {
        ...{ ...deal, acts: [dealt, call(dealer, '1NT')] },
      });
      const read = await cup.roles.nobody.one<
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
      const { deal } = await cup.openFull();
      const replay = (step: number) =>
        cup.roles.nobody.ask(
          `query ($id: ID!, $step: Int) { deal(id: $id) { replay(step: $step) { step steps table } } }`,
          {
            ...{ id: deal, step },
          },
        );
      await cup.roles.nobody.one(
        'query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { id } }',
        {
          ...{ id: deal, at: String((await cup.backend.store.load(`deal-${deal}`)).events[0]?.position) },
        },
      );
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
      const answer = await write(cup.roles.club, 'recordActs', {
        ...(await cup.openFull()),
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
      const answer = await write(cup.roles.club, 'recordActs', {
        ...(await cup.openFull()),
        acts: [{ ...dealt, hands }],
      });
      expect(answer).toMatchObject({
        __typename: 'RuleViolation',
        article: 'BD-L6B-1',
        facts: { expected: 13 },
      });
    });

    it('refuses an illegal call with its article and its place in the batch, and writes nothing of it', async () => {
      const deal = await cup.openFull();
      const dealer = cup.dealer();
      const answer = await write(cup.roles.club, 'recordActs', {
        ...{
          ...deal,
          acts: [dealt, call(dealer, '3NT'), call({ N: 'E', E: 'S', S: 'W', W: 'N' }[dealer], '2C')],
        },
      });
      expect(answer).toMatchObject({ __typename: 'RuleViolation', act: 2 });
      expect(answer.article).toMatch(/^BD-L/);
      expect(answer.messageFr).not.toBe('');
      expect((await cup.backend.store.load(`deal-${deal.deal}`)).revision).toBe(0);
    });

    it('tells a conflict to whoever saw an older version', async () => {
      const deal = await cup.openFull();
      await write(cup.roles.club, 'recordActs', { ...deal, acts: [dealt] });
      const answer = await write(cup.roles.staff, 'recordActs', { ...deal, acts: [dealt] });
      expect(answer).toMatchObject({ __typename: 'ConflictingVersion', yours: 0 });
    });

    it.each([
      ['no acts', [], 'input.acts'],
      ['an act that is text', ['pass'], 'input.acts.0'],
      ['an act without a name', [{ seat: 'N' }], 'input.acts.0.do'],
      ['a seat that nobody has', [{ do: 'call', seat: 'X', call: 'Pass' }], 'input.acts.0.seat'],
    ])('says where %s is', async (_, acts, path) => {
      const answer = await write(cup.roles.club, 'recordActs', { ...(await cup.openFull('observed')), acts });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path });
    });

    it('names a deal that does not exist', async () => {
      const input = { deal: 'cup.s9-r9-t9-b9', expectedVersion: 0, acts: [dealt] };
      const answer = await write(cup.roles.club, 'recordActs', { ...input, expectedVersion: -1 });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path: 'input.expectedVersion' });
      expect((await write(cup.roles.club, 'recordActs', input)).__typename).toBe('NotFound');
    });
  });
});
