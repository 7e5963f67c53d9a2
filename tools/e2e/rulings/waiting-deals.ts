import type { Page } from 'playwright-core';
import { patience, seating } from '../bridge-club';
import type { Answer, Installation } from '../installation';

/** What the specs of rulings share: one installation with its pages, there once it has started. */
export type RulingsScene = {
  readonly arbitre: Installation;
  readonly staff: Page;
  readonly arbiter: Page;
  readonly page: Page;
  /** The competition of pairs. */
  readonly bridge: string;
  readonly committed: (on: Page, name: string, input: Record<string, unknown>) => Promise<Answer>;
  /** Opens a deal on the page of the club. */
  readonly see: (deal: string | undefined) => Promise<void>;
  /** A ruling as a person reads it: each term with what is said of it. */
  readonly shown: (within: 'events' | 'history') => Promise<[string, string][]>;
};

const skat = 'ruled-skat';

/** What waits for somebody at a table, and what is written there by buttons and forms. */
export const describeWaitingDeals = (scene: RulingsScene): void => {
  const skatTable = async (board: number): Promise<{ id: string; version: number }> => {
    const deal = await scene.committed(scene.staff, 'openDeal', {
      ...{ competition: skat, place: { session: 1, round: 1, table: '1', board } },
      ...{ grain: 'full', policy: 'observed', setup: { players: 3 } },
      seating: ['forehand', 'middlehand', 'rearhand'].map((seat, index) => ({
        ...{ seat, entry: `player-${index + 1}` },
      })),
    });
    return { id: deal.id ?? '', version: deal.version ?? 0 };
  };

  beforeAll(async () => {
    const opened = { ruleset: 'skat@1', region: 'Nord', method: 'skat-seeger-fabian' };
    await scene.committed(scene.staff, 'openCompetition', {
      ...{ id: skat, name: skat, ...opened, startsOn: '2026-11-20' },
    });
    for (const number of [1, 2, 3])
      await scene.committed(scene.staff, 'registerEntry', {
        ...{ competition: skat, number, kind: 'player' },
      });
  }, patience);

  const waiting = (on: Page) => on.getByTestId('waiting');

  describe('a deal that waits for its arbiter', () => {
    it(
      'says so to everybody, by its article, and offers the decision to the arbiter alone',
      async () => {
        const { id, version } = await skatTable(2);
        const article = 'SKAT-3.2.5.b';
        await scene.committed(scene.staff, 'recordActs', {
          ...{ deal: id, expectedVersion: version },
          acts: [{ do: 'dispute', by: 'forehand', article, reason: 'away for 15 minutes' }],
        });
        await scene.see(id);
        await waiting(scene.page).waitFor();
        expect(await waiting(scene.page).innerText()).toContain('Arbiter');
        expect(await waiting(scene.page).innerText()).toContain(article);
        expect(await waiting(scene.page).getByRole('button').count()).toBe(0);
        await scene.arbiter.goto(`${scene.arbitre.stack.address}/deals/${id}`);
        await waiting(scene.arbiter).waitFor();
        expect(await waiting(scene.arbiter).getByRole('button').allInnerTexts()).toEqual([
          'play goes on',
          'what was disputed is proven',
          'deal again',
        ]);
        await waiting(scene.arbiter).getByRole('button', { name: 'play goes on' }).click();
        await waiting(scene.arbiter).locator('input[name=reason]').fill('A substitute plays.');
        await waiting(scene.arbiter).locator('input[name=reason]').press('Enter');
        await scene.arbiter.getByTestId('events').getByTestId('ruling').waitFor();
        await waiting(scene.arbiter).waitFor({ state: 'detached' });
        await waiting(scene.page).waitFor({ state: 'detached' });
      },
      patience,
    );
  });

  describe('a lead out of turn at a bridge table', () => {
    const suit = (letter: string, ranks: string): string[] => Array.from(ranks, (rank) => `${letter}${rank}`);
    const hand = (text: string): string[] =>
      text.split('.').flatMap((ranks, at) => suit('SHDC'.charAt(at), ranks));
    const hands = {
      ...{ N: hand('AKQ2.AKQ.432.432'), E: hand('JT9.JT98.AKQ.876') },
      ...{ S: hand('8765.765.JT9.AKQ'), W: hand('43.432.8765.JT95') },
    };
    const calls = ['Pass', 'Pass', '1S', 'Pass', 'Pass', 'Pass'].map((call, at) => ({
      ...{ do: 'call', seat: 'NESW'.charAt(at % 4), call },
    }));

    it(
      'BD-L9B2 stops the table until the arbiter has explained it; declarer then has the suit required, all by buttons',
      async () => {
        const opened = await scene.committed(scene.staff, 'openDeal', {
          ...{
            competition: scene.bridge,
            place: { session: 1, round: 1, table: '1', board: 3 },
            seating: seating(1, 2),
          },
          ...{ grain: 'full', policy: 'observed', setup: { dealer: 'N' } },
        });
        const id = opened.id ?? '';
        await scene.committed(scene.staff, 'recordActs', {
          ...{ deal: id, expectedVersion: opened.version },
          acts: [{ do: 'deal', hands }, ...calls, { do: 'play', seat: 'E', card: 'HJ' }],
        });
        await scene.see(id);
        const south = waiting(scene.page).locator('.acts', { hasText: 'South' });
        await south.getByRole('button', { name: 'Draw attention' }).click();
        await waiting(scene.page).getByText('Attention drawn by South').waitFor();
        await waiting(scene.page).getByText('BD-L9B2').waitFor();
        expect(await waiting(scene.page).getByRole('button').count()).toBe(0);
        await scene.arbiter.goto(`${scene.arbitre.stack.address}/deals/${id}`);
        await waiting(scene.arbiter).getByRole('button', { name: 'Explain the choice' }).click();
        await waiting(scene.page).getByRole('button', { name: 'Require the suit' }).click();
        await waiting(scene.page).waitFor({ state: 'detached' });
        // The page opens where the play begins; what the choice came to is its last step.
        await scene.page.goto(`${scene.arbitre.stack.address}/deals/${id}?step=16`);
        const duty = scene.page.getByTestId('duties').filter({ hasText: 'Suit of the lead required' });
        await duty.waitFor();
        expect(await duty.innerText()).toContain('until it is met once, for declarer');
      },
      patience,
    );
  });

  describe('attention at a table of skat', () => {
    it(
      'is drawn by whoever records, to an article of the game and a seat, and stops the table',
      async () => {
        const { id } = await skatTable(3);
        await scene.see(id);
        const form = scene.page.getByTestId('draw-attention');
        await form.getByText('Draw attention').first().click();
        await form.locator('input[name=article]').fill('SKAT-9.9.9');
        expect(await form.getByRole('button').isDisabled()).toBe(true);
        await form.locator('input[name=article]').fill('SKAT-3.2.5.b');
        await form.locator('select[name=by]').selectOption('rearhand');
        await form.locator('select[name=seat]').selectOption('forehand');
        await form.getByRole('button').click();
        await waiting(scene.page).getByText('Attention drawn by Rearhand').waitFor();
        await waiting(scene.page).getByText('SKAT-4.5.10.a').waitFor();
        expect(await form.getAttribute('open')).toBeNull();
      },
      patience,
    );
  });

  describe('whatever else the rules allow at a table', () => {
    it(
      'is written in a form that asks for nothing that they would refuse',
      async () => {
        const { id } = await skatTable(4);
        await scene.see(id);
        const form = scene.page.getByTestId('deal-acts');
        await form.getByText('Other acts of the table').click();
        const offered = form.locator('#deal-act option');
        await offered.filter({ hasText: 'Shuffle' }).waitFor({ state: 'attached' });
        expect(await offered.allInnerTexts()).not.toContain('Play a card');
        await form.locator('#deal-act').selectOption({ label: 'Shuffle' });
        // Nobody else may: he need not be chosen.
        expect(await form.locator('select[name=seat] option').allTextContents()).toEqual([' Rearhand ']);
        await form.getByRole('button', { name: 'Record' }).click();
        await scene.page.getByTestId('announcement').getByText('Recorded: Shuffle').waitFor();
        await scene.page.locator('arb-event-list').getByText('shuffle').waitFor();
        expect(await form.locator('#deal-act:focus').count()).toBe(1);
      },
      patience,
    );
  });

  describe('a ruling on a dispute', () => {
    it(
      'says what was decided, by which article, and why',
      async () => {
        const deal = await skatTable(1);
        const article = 'SKAT-3.2.5.b';
        await scene.committed(scene.arbiter, 'recordActs', {
          ...{ deal: deal.id, expectedVersion: deal.version },
          acts: [
            { do: 'dispute', by: 'forehand', article, reason: 'away for 15 minutes' },
            { do: 'rule', article, reason: 'A substitute plays.', outcome: 'play-on' },
          ],
        });
        await scene.see(deal.id);
        await scene.page.getByTestId('events').getByTestId('ruling').waitFor();
        expect(await scene.shown('events')).toEqual([
          ['Decision', 'play goes on'],
          ['Article', `${article} When somebody stays away, the referee says how to go on.`],
          ['Reason', 'A substitute plays.'],
        ]);
      },
      patience,
    );
  });
};
