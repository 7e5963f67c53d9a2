import { AUDITORS_AND_STRANGERS, type Cup, RESULT, startCup } from '../../testing/cup';
import { refusedTo, write, type Written } from '../../testing/writing';

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

    describe('where two tables have played a board', () => {
      type Place = { readonly place: { readonly board: number } };
      /** Ten tricks at table 1, nine at table 2; what each side has in the end, table by table. */
      const twoTables = async () => {
        const place = cup.nextBoard() as Place;
        const there = { ...place, place: { ...place.place, table: '2' } };
        const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 3}` }));
        const first = await write(cup.roles.club, 'recordResult', { ...place, result: RESULT });
        const result = { ...RESULT, tricks: 9 };
        const second = await write(cup.roles.club, 'recordResult', { ...there, seating, result });
        const awards = async (at: unknown): Promise<readonly (readonly string[])[]> => {
          type Side = { readonly award: { readonly text: string } };
          const { deals } = await cup.roles.nobody.one<{ deals: { nodes: { sides: Side[] }[] } }>(
            `query ($board: Int!, $at: EventPosition) { competition(id: "cup", atLeast: $at) {
               deals(first: 5, session: 1, board: $board) { nodes { sides { award { text } } } } } }`,
            { board: place.place.board, at },
          );
          return deals.nodes.map(({ sides }) => sides.map(({ award }) => award.text));
        };
        return { first, second, awards };
      };
      const rule = (of: Record<string, unknown>, article: string, adjustments: readonly object[]) =>
        write(cup.roles.arbitre, 'giveRuling', {
          ...{ deal: of.id, expectedVersion: of.version, article, reason: 'as explained', adjustments },
        });

      it('S26 gives each side another score, or several weighed, and compares the others with that', async () => {
        const { first, second, awards } = await twoTables();
        const split = await rule(first, 'BD-L12C1e', [
          { side: 'NS', assignedScore: -100 },
          { side: 'EW', assignedScore: -620 },
        ]);
        expect(await awards(split.position)).toEqual([
          ['50.00', '0.00'],
          ['50.00', '100.00'],
        ]);
        const weighed = [
          { score: 620, percent: 60 },
          { score: -100, percent: 30 },
        ];
        const short = await rule(second, 'BD-L12C1c', [{ side: 'NS', weighed }]);
        expect(short).toMatchObject({ __typename: 'RuleViolation', article: 'weights-of-100' });
        const [best, other] = weighed;
        const whole = [best, { ...other, percent: 40 }];
        const ruled = await rule(second, 'BD-L12C1c', [{ side: 'NS', weighed: whole }]);
        // 60 percent of it beat the -100 of table 1, 40 percent tie with it.
        expect((await awards(ruled.position)).map(([northSouth]) => northSouth)).toEqual(['20.00', '80.00']);
      });

      it('S10 compares a table that played the board in another form with its like alone', async () => {
        const { second, awards } = await twoTables();
        const before = await awards(second.position);
        expect(before).toEqual([
          ['100.00', '0.00'],
          ['0.00', '100.00'],
        ]);
        const apart = (form: string) => ['NS', 'EW'].map((side) => ({ side, form }));
        expect(await rule(second, 'BD-L87B', apart('B2'))).toMatchObject({ code: 'invalid-field' });
        const ruled = await rule(second, 'BD-L87B', apart('B'));
        // Each table is alone with its form: nothing to compare with (BD-NEUBERG-3).
        expect(await awards(ruled.position)).toEqual([
          ['60.00', '60.00'],
          ['60.00', '60.00'],
        ]);
        const back = await write(cup.roles.arbitre, 'withdrawRuling', {
          ...{
            deal: second.id,
            expectedVersion: ruled.version,
            ruling: 'r1',
            reason: 'the cards were right',
          },
        });
        expect(await awards(back.position)).toEqual(before);
      });
    });

    describe('by a law that asks for more', () => {
      const READ = `query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { rulings(first: 1) { nodes {
        id outcome facts article adjustments penalties { entry kind size } deal { id state } } } } }`;
      /** The newest ruling of the competition, which is the one that was written last. */
      const newest = async ({ position }: Written): Promise<unknown> => {
        const { rulings } = await cup.roles.nobody.one<{ rulings: { nodes: readonly unknown[] } }>(READ, {
          at: position,
        });
        return rulings.nodes[0];
      };
      const slow = {
        ...{ article: 'BD-L90B2', reason: 'Six minutes over', outcome: 'penalised', adjustments: [] },
        facts: { agreed: true, told: 'six minutes over the clock' },
      };
      const total = async (at: unknown): Promise<string | undefined> => {
        const { standing } = await cup.roles.nobody.one<{ standing: { total: { text: string } } | null }>(
          `query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { standing(entry: "pair-2") { total { text } why { key article reason } } } }`,
          { at },
        );
        return standing?.total.text;
      };

      it('BD-L90A BD-L90-GAP-1 penalises an entry by the usual size, off its own total, until it is withdrawn', async () => {
        const recorded = await cup.recordOne();
        const given = await write(cup.roles.arbitre, 'giveRuling', {
          ...{ ...recorded, ...slow },
          penalties: [{ entry: 'pair-2', kind: 'PROCEDURAL' }],
        });
        expect(await newest(given)).toMatchObject({
          ...{ id: 'r1', outcome: 'penalised', facts: slow.facts, adjustments: {} },
          penalties: [{ entry: 'pair-2', kind: 'PROCEDURAL', size: 25 }],
          deal: { id: given.id, state: 'SCORED' },
        });
        const penalised = await total(given.position);
        const back = await write(cup.roles.arbitre, 'withdrawRuling', {
          ...{ deal: given.id, expectedVersion: given.version, ruling: 'r1', reason: 'Another pair' },
        });
        expect(Number(await total(back.position))).toBeGreaterThan(Number(penalised));
      });

      it('BD-L75C lets a result stand that nobody was misled about, and refuses a score for it', async () => {
        const recorded = await cup.recordOne();
        const forgot = {
          ...{ article: 'BD-L75C', reason: 'Rightly explained', outcome: 'stands', adjustments: [] },
          facts: {
            ...{ agreed: false, evidence: ['the system card'], offender: 'W', told: 'transfer' },
            finding: 'mistaken-call',
          },
        };
        const adjustments = [{ side: 'NS', assignedScore: 420 }];
        expect(
          await write(cup.roles.arbitre, 'giveRuling', {
            ...recorded,
            ...forgot,
            outcome: 'assigned',
            adjustments,
          }),
        ).toMatchObject({ __typename: 'RuleViolation', article: 'BD-L75C' });
        const given = await write(cup.roles.arbitre, 'giveRuling', { ...recorded, ...forgot });
        expect(await newest(given)).toMatchObject({
          ...{ outcome: 'stands', facts: forgot.facts, penalties: [] },
          deal: { id: given.id, state: 'SCORED' },
        });
      });

      it.each([
        ['a fact is missing', { facts: { agreed: true } }, 'facts.told'],
        ['a fact is none of the law', { facts: { ...slow.facts, moment: 'play' } }, 'facts.moment'],
      ])('says where %s', async (_, change, field) => {
        const input = { ...(await cup.recordOne()), ...slow, ...change };
        const answer = await write(cup.roles.arbitre, 'giveRuling', {
          ...{ ...input, penalties: [{ entry: 'pair-2', kind: 'WARNING' }] },
        });
        expect(JSON.stringify(answer)).toContain(field);
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
