import { openBridgeClub, patience, type BridgeClub } from './bridge-club';

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
