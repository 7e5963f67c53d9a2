import { randomUUID } from 'node:crypto';
import { AUDITORS_AND_STRANGERS, RESULT, SEATING, type Cup, startCup } from '../../testing/cup';
import { refusedTo, write } from '../../testing/writing';

describe('writing results', () => {
  let cup: Cup;
  beforeAll(async () => {
    cup = await startCup();
  }, 60_000);
  afterAll(() => cup.backend.stop());

  describe('recordResult', () => {
    it('is refused to auditors and to whoever is not signed in', async () => {
      const input = { ...cup.nextBoard(), result: RESULT };
      expect(await refusedTo(cup.roles, 'recordResult', input)).toEqual(AUDITORS_AND_STRANGERS);
    });

    it('scores the deal, and the reader sees it at that position', async () => {
      const { id, position } = await write(cup.roles.club, 'recordResult', {
        ...cup.nextBoard(),
        setup: { vulnerable: 'None' },
        result: RESULT,
      });
      const deal = await cup.roles.nobody.one(
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
      const input = { ...cup.nextBoard(), result: RESULT, clientMutationId: randomUUID() };
      const first = await write(cup.roles.club, 'recordResult', input);
      expect(await write(cup.roles.club, 'recordResult', input)).toEqual({ ...first, repeated: true });
      expect((await cup.backend.store.load(`deal-${first.id as string}`)).revision).toBe(first.version);
    });

    it('refuses another result under the key of a write that was done', async () => {
      const input = { ...cup.nextBoard(), result: RESULT, clientMutationId: randomUUID() };
      const first = await write(cup.roles.club, 'recordResult', input);
      const other = await write(cup.roles.club, 'recordResult', {
        ...input,
        result: { ...RESULT, tricks: 11 },
      });
      expect(other).toMatchObject({
        ...{ __typename: 'ValidationFailed', path: 'input.clientMutationId', code: 'command-id-reused' },
      });
      expect((await cup.backend.store.load(`deal-${first.id as string}`)).revision).toBe(first.version);
    });

    it('does not take a second result for the same table and board', async () => {
      const place = { ...cup.nextBoard(), result: RESULT };
      await write(cup.roles.club, 'recordResult', place);
      const again = await write(cup.roles.club, 'recordResult', place);
      expect(again).toMatchObject({ __typename: 'ConflictingVersion', yours: -1 });
    });

    it('names an entry that does not play', async () => {
      const seating = SEATING.map((seat) => (seat.seat === 'N' ? { ...seat, entry: 'pair-99' } : seat));
      const answer = await write(cup.roles.club, 'recordResult', {
        ...cup.nextBoard(),
        seating,
        result: RESULT,
      });
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
      const answer = await write(cup.roles.club, 'recordResult', {
        ...cup.nextBoard(),
        result: RESULT,
        ...wrong,
      });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path });
    });

    it('BD-L77-GAP-1: refuses a contract of the eighth level', async () => {
      const result = { ...RESULT, contract: '8S' };
      const answer = await write(cup.roles.club, 'recordResult', { ...cup.nextBoard(), result });
      expect(answer).toMatchObject({ __typename: 'RuleViolation', article: 'BD-L77-GAP-1', act: 0 });
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
      expect(
        await refusedTo(cup.roles, 'correctResult', { ...(await cup.recordOne()), ...correction }),
      ).toEqual(refused);
    });

    it('replaces the result and keeps the one before in the history', async () => {
      const { id, position } = await write(cup.roles.staff, 'correctResult', {
        ...(await cup.recordOne()),
        ...correction,
      });
      const deal = await cup.roles.nobody.one(
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
      const answer = await write(cup.roles.staff, 'correctResult', {
        ...{ ...(await cup.recordOne()), reason: 'again', result: RESULT },
      });
      expect(answer).toMatchObject({ __typename: 'RuleViolation', code: 'result-unchanged' });
    });

    it('wants a reason', async () => {
      const answer = await write(cup.roles.staff, 'correctResult', {
        ...(await cup.recordOne()),
        ...correction,
        reason: '',
      });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path: 'input.reason' });
    });
  });
});
