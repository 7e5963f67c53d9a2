import { competition, openBridgeClub, patience, reads, type BridgeClub } from './bridge-club';

let at: BridgeClub;

beforeAll(async () => {
  at = await openBridgeClub();
}, 120_000);

afterAll(() => at.stop());

describe('what somebody is typing', () => {
  it(
    'stays on its line, with the caret, when another result of the page arrives',
    async () => {
      await at.enter(at.club);
      await at.club.locator('[data-testid=entry]:focus').waitFor();
      expect(await at.focused(at.club)).toBe('1/1/2/3');
      await at.club.keyboard.type('4H');
      await at.record([1, 3, 2]);
      await at.inState(at.club, 'stored', 1, 3, 2);
      expect(await at.line(at.club, 1, 2, 3).inputValue()).toBe('4H');
      expect(await at.focused(at.club)).toBe('1/1/2/3');
    },
    patience,
  );

  it(
    'stays in the form that opens lines, too',
    async () => {
      const form = at.club.getByTestId('open-lines');
      await form.locator('[name=table]').fill('7');
      await form.locator('[name=boards]').fill('9');
      await at.record([2, 2, 1]);
      await at.club.getByText('2/6').first().waitFor();
      expect(await form.locator('[name=table]').inputValue()).toBe('7');
      expect(await form.locator('[name=boards]').inputValue()).toBe('9');
    },
    patience,
  );

  it(
    'outlives another page and a reload',
    async () => {
      await at.club.getByRole('link', { name: 'Standings' }).click();
      await at.club.getByTestId('standing').first().waitFor();
      await at.enter(at.club);
      expect(await at.line(at.club, 1, 2, 3).inputValue()).toBe('4H');
      await at.club.reload();
      await at.line(at.club, 1, 2, 3).waitFor();
      expect(await at.line(at.club, 1, 2, 3).inputValue()).toBe('4H');
      expect(await at.row(at.club, 1, 2, 3).getByTestId('entry-status').innerText()).toBe('not stored');
    },
    patience,
  );

  it(
    'is not turned away from: the round stays when its last result arrives from elsewhere',
    async () => {
      await at.record([1, 3, 3]);
      await at.inState(at.club, 'stored', 1, 3, 3);
      await at.line(at.club, 1, 2, 3).fill('4HN=');
      // Two people at once: the last missing result of the round comes from the other one.
      await at.record([1, 2, 3], '3H');
      await at.inState(at.club, 'conflict', 1, 2, 3);
      expect(await at.line(at.club, 1, 2, 3).inputValue()).toBe('4HN=');
    },
    patience,
  );
});

describe('a result that arrives before Enter', () => {
  it(
    'is shown beside one’s own, both in words, and Enter chooses neither',
    async () => {
      const conflict = at.row(at.club, 1, 2, 3).getByTestId('entry-conflict');
      await conflict.getByText('Stored meanwhile by staff').waitFor();
      expect(await conflict.getByTestId('theirs').innerText()).toMatch(/3.*by North, made/s);
      expect(await conflict.getByTestId('mine').innerText()).toMatch(/4.*by North, made/s);
      const before = await at.notations(1);
      await at.line(at.club, 1, 2, 3).press('Enter');
      await at.club.keyboard.press('Enter');
      expect(await at.line(at.club, 1, 2, 3).inputValue()).toBe('4HN=');
      expect(await at.notations(1)).toEqual(before);
    },
    patience,
  );

  it(
    'is kept by one button; a role that may not correct has no other',
    async () => {
      expect(await at.club.getByTestId('keep-mine').count()).toBe(0);
      await at.club.getByTestId('keep-theirs').click();
      await at.inState(at.club, 'stored', 1, 2, 3);
      expect(await at.line(at.club, 1, 2, 3).inputValue()).toBe('3HN=');
    },
    patience,
  );

  it(
    'is replaced by whoever may, with a reason',
    async () => {
      await at.enter(at.staff, '?round=2');
      await at.line(at.staff, 2, 2, 1).fill('2SN=');
      const deal = `${competition}.s1-r2-t2-b1`;
      const arbiter = await at.arbitre.signedIn('arbitre');
      const result = { contract: '5C', declarer: 'S', tricks: 11 };
      const correction = { deal, reason: 'score slip', result };
      type Found = { deal: { version: number } };
      const { deal: found } = await at.arbitre.ask<Found>(arbiter, `{deal(id:"${deal}"){version}}`);
      const answer = await at.arbitre.mutate(arbiter, 'correctResult', {
        ...correction,
        expectedVersion: found.version,
      });
      expect(answer).toMatchObject({ __typename: 'Committed' });
      await arbiter.context().close();
      const conflict = at.row(at.staff, 2, 2, 1).getByTestId('entry-conflict');
      await conflict.getByText('Stored meanwhile by arbitre').waitFor();
      await at.staff.getByTestId('entry-reason').fill('read from the slip again');
      await at.staff.getByTestId('keep-mine').click();
      await at.inState(at.staff, 'corrected', 2, 2, 1);
      await reads(async () => (await at.notations(2))['2/1'], '2SN=');
    },
    patience,
  );
});
