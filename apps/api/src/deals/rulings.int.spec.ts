import { AUDITORS_AND_STRANGERS, type Cup, startCup } from '../../testing/cup';
import { refusedTo, write } from '../../testing/writing';

describe('calling the arbiter, and what he rules', () => {
  let cup: Cup;
  beforeAll(async () => {
    cup = await startCup();
  }, 60_000);
  afterAll(() => cup.backend.stop());

  describe('callArbiter', () => {
    it('is refused to auditors and to whoever is not signed in', async () => {
      const input = { ...(await cup.recordOne()), by: 'N', reason: 'Hesitation' };
      expect(await refusedTo(cup.roles, 'callArbiter', input)).toEqual(AUDITORS_AND_STRANGERS);
    });

    it('is one line of the history', async () => {
      const input = { ...(await cup.recordOne()), by: 'N', reason: 'Hesitation' };
      const { id, position } = await write(cup.roles.club, 'callArbiter', input);
      const deal = await cup.roles.nobody.one<{ history: { type: string; data: unknown }[] }>(
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
      const input = { ...(await cup.recordOne()), ...ruling };
      expect(await refusedTo(cup.roles, 'giveRuling', input)).toEqual([
        'staff: not-permitted STAFF',
        'auditeur: not-permitted AUDITOR',
        'club: not-permitted CLUB',
        'nobody: not-signed-in null',
      ]);
    });

    it('adjusts both sides', async () => {
      const { id, position } = await write(cup.roles.arbitre, 'giveRuling', {
        ...(await cup.recordOne()),
        ...ruling,
      });
      const deal = await cup.roles.nobody.one(
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
        const { id, version } = await write(cup.roles.arbitre, 'giveRuling', {
          ...(await cup.recordOne()),
          ...ruling,
        });
        return { deal: id, expectedVersion: version, ruling: 'r1', reason: 'Another pair' };
      };
      expect(await refusedTo(cup.roles, 'withdrawRuling', await ruled())).toEqual([
        'staff: not-permitted STAFF',
        'auditeur: not-permitted AUDITOR',
        'club: not-permitted CLUB',
        'nobody: not-signed-in null',
      ]);
      const input = await ruled();
      const { id, position, version } = await write(cup.roles.arbitre, 'withdrawRuling', input);
      const deal = await cup.roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { state sides { adjustment } history { type } } }`,
        { id, at: position },
      );
      expect(deal).toMatchObject({ state: 'SCORED', sides: [{ adjustment: null }, { adjustment: null }] });
      expect(
        await write(cup.roles.arbitre, 'withdrawRuling', { ...input, expectedVersion: version }),
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
      const input = { ...(await cup.recordOne()), ...ruling, adjustments };
      const answer = await write(cup.roles.arbitre, 'giveRuling', input);
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path, code: 'one-adjustment' });
    });
  });
});
