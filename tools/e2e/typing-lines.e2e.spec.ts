import { competition, openBridgeClub, patience, reads, type BridgeClub } from './bridge-club';

let at: BridgeClub;

beforeAll(async () => {
  at = await openBridgeClub();
  expect(await at.record([2, 2, 1])).toMatchObject({ __typename: 'Committed' });
}, 120_000);

afterAll(() => at.stop());

describe('opened lines', () => {
  const open = async (table: string, boards: string, ns: string, ew: string): Promise<void> => {
    const form = at.club.getByTestId('open-lines');
    await form.locator('[name=table]').fill(table);
    await form.locator('[name=boards]').fill(boards);
    await form.locator('[name=NS]').fill(ns);
    await form.locator('[name=EW]').fill(ew);
    await form.locator('button[type=submit]').click();
  };
  const refused = (text: string): Promise<void> =>
    at.club.getByTestId('open-lines').getByRole('alert').filter({ hasText: text }).waitFor();

  it(
    'outlive a reload, and are missing until they are stored',
    async () => {
      await at.enter(at.club, '?round=2');
      await open('4', '1-2', '7', '8');
      await at.line(at.club, 2, 4, 2).waitFor();
      await at.club.reload();
      await at.line(at.club, 2, 4, 2).waitFor();
      expect(await at.club.getByTestId('missing').innerText()).toBe('6 results missing');
    },
    patience,
  );

  it('are refused to a pair that sits at another table of the round, and to other pairs at the same table', async () => {
    await open('5', '1', '9', '1');
    await refused('1 Pair 1 already plays at table 1 this round: a side sits at one table at a time.');
    await open('5', '1', '9', '7');
    await refused('7 Pair 7 already plays at table 4');
    await open('1', '2', '9', '10');
    await refused('1 Pair 1 – 2 Pair 2 play at table 1 this round.');
    expect(await at.line(at.club, 2, 5, 1).count()).toBe(0);
  });

  it(
    'refuse a result when their pair has sat down elsewhere meanwhile, and can be closed',
    async () => {
      await at.record([2, 6, 1], '1NT', [7, 11]);
      await at.club.locator('[data-testid=seated-twice]').first().waitFor();
      await at.line(at.club, 2, 4, 1).fill('1NTN=');
      await at.line(at.club, 2, 4, 1).press('Enter');
      expect(await at.row(at.club, 2, 4, 1).getByTestId('echo').innerText()).toContain(
        '7 Pair 7 already plays at table 6',
      );
      expect(await at.notations(2)).not.toHaveProperty('4/1');
      await at.line(at.club, 2, 4, 1).press('Escape');
      await at.club.getByTestId('close-lines').click();
      await at.line(at.club, 2, 4, 1).waitFor({ state: 'detached' });
      await at.club.reload();
      await at.line(at.club, 2, 6, 1).waitFor();
      expect(await at.line(at.club, 2, 4, 1).count()).toBe(0);
    },
    patience,
  );
});

describe('a name in place of a result', () => {
  it(
    'leads to the line of whoever has it, by its first letters without accents',
    async () => {
      expect(
        await at.arbitre.mutate(at.staff, 'reviseEntry', {
          ...{ competition, entry: 'pair-12', kind: 'pair', number: 12 },
          members: [
            { givenName: 'Ana', familyName: 'Élan' },
            { givenName: 'Léo', familyName: 'Martin' },
          ],
        }),
      ).toMatchObject({ __typename: 'Committed' });
      expect(await at.record([1, 6, 1])).toMatchObject({ __typename: 'Committed' });
      await at.enter(at.club, '?round=1');
      const first = at.line(at.club, 1, 3, 2);
      const found = at.row(at.club, 1, 3, 2).getByTestId('sought').getByRole('button');
      await first.fill('/zz');
      expect(await found.count()).toBe(0);
      await first.fill('/mart');
      await found.getByText('Ana Élan – Léo Martin').waitFor();
      expect(await found.count()).toBe(1);
      await first.fill('/el');
      await found.getByText('Ana Élan – Léo Martin').waitFor();
      await first.press('Enter');
      // The first line of that table which still waits for a result.
      await reads(() => at.focused(at.club), '1/1/6/2');
      expect(await at.notations(1)).not.toHaveProperty('3/2');
    },
    patience,
  );
});

describe('a board that is not played', () => {
  it(
    'S11 is no average: its line waits for nothing any more, and the sides have a board less',
    async () => {
      await at.enter(at.staff, '?round=1');
      const missing = at.staff.getByTestId('missing');
      const before = Number.parseInt(await missing.innerText(), 10);
      await at.line(at.staff, 1, 3, 3).press('F2');
      const panel = at.staff.getByTestId('line-place');
      await panel.getByText('No result is waited for at table 3, board 3 any more.').waitFor();
      await panel.locator('[name=place-reason]').fill('No time for it');
      await panel.getByTestId('place-send').click();
      await panel.waitFor({ state: 'detached' });
      await at.inState(at.staff, 'unplayed', 1, 3, 3);
      await missing.getByText(`${before - 1} result`).waitFor();
      type Played = { readonly competition: { readonly standings: { readonly nodes: readonly Row[] } } };
      type Row = { readonly deals: number; readonly entry: { readonly id: string } };
      const query = `{competition(id:"${competition}"){standings(first:20){nodes{deals entry{id}}}}}`;
      const { standings } = (await at.arbitre.ask<Played>(at.staff, query)).competition;
      const deals = (id: string) => standings.nodes.find(({ entry }) => entry.id === id)?.deals;
      expect([deals('pair-5'), deals('pair-6')]).toEqual([1, 1]);
    },
    patience,
  );
});

describe('a result in the wrong place', () => {
  it(
    'is moved from its line, which says before what will be where; no place that has one is offered',
    async () => {
      await at.enter(at.staff, '?round=1');
      await at.line(at.staff, 1, 1, 1).press('F2');
      const panel = at.staff.getByTestId('line-place');
      await panel.locator('[name=to-table]').fill('3');
      await panel.getByText('3NTN= stands at table 3, board 1 already: move that one first.').waitFor();
      expect(await panel.getByTestId('place-send').isDisabled()).toBe(true);
      await panel.locator('[name=to-board]').fill('2');
      await panel
        .getByText(
          '3NTN= leaves table 1, board 1 and counts at table 3, board 2, for NS 5 Pair 5, EW 6 Pair 6.',
        )
        .waitFor();
      await panel.locator('[name=to-board]').press('Enter');
      await at.inState(at.staff, 'stored', 1, 3, 2);
      await at.inState(at.staff, 'empty', 1, 1, 1);
      await panel.waitFor({ state: 'detached' });
      expect(await at.focused(at.staff)).toBe('1/1/1/1');
      expect(await at.notations(1)).toMatchObject({ '1/1': null, '3/2': '3NTN=' });
    },
    patience,
  );

  it(
    'S08 S09 goes to whoever sat there: a whole table changes sides by one command, or is another pair’s',
    async () => {
      const seats = async (): Promise<readonly string[]> => {
        const query = `{competition(id:"${competition}"){deals(first:50,session:1){nodes{round table board sides{side entry{id}}}}}}`;
        type Sides = { readonly entry: { readonly id: string } | null }[];
        type Nodes = { round: number; table: string; board: number; sides: Sides }[];
        const found = await at.arbitre.ask<{ competition: { deals: { nodes: Nodes } } }>(at.staff, query);
        return found.competition.deals.nodes
          .filter(({ round, table }) => round === 1 && table === '2')
          .map(({ board, sides }) => `${board} ${sides.map(({ entry }) => entry?.id ?? '').join(' ')}`);
      };
      await at.enter(at.staff, '?round=1');
      await at.line(at.staff, 1, 2, 1).press('F2');
      const panel = at.staff.getByTestId('line-place');
      await panel.getByLabel('Sides the other way').check();
      await panel.getByLabel('The whole table this round (2 boards)').check();
      await panel.getByText('Table 2, 2 boards: NS 4 Pair 4, EW 3 Pair 3.').waitFor();
      await panel.getByTestId('place-send').click();
      await panel.waitFor({ state: 'detached' });
      await reads(async () => (await seats()).join(), '1 pair-4 pair-3,2 pair-4 pair-3');

      await at.line(at.staff, 1, 2, 2).press('F2');
      await panel.getByLabel('Other players').check();
      await panel.getByText('They are the ones who are noted there.').waitFor();
      await panel.locator('[name=number-NS]').fill('99');
      await panel.getByText('Nobody has number 99 in this competition.').waitFor();
      await panel.locator('[name=number-NS]').fill('1');
      await panel.getByText('1 Pair 1 is noted at table 1 this round, too: correct that one next.').waitFor();
      await panel.locator('[name=number-NS]').fill('9');
      await panel.locator('[name=number-NS]').press('Enter');
      await panel.waitFor({ state: 'detached' });
      await reads(async () => (await seats()).join(), '1 pair-4 pair-3,2 pair-9 pair-3');
    },
    patience,
  );
});
