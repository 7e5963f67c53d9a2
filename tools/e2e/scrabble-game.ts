/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { enter, openEvening, patience, type Way } from './evening';
import type { Installation } from './installation';

// A game of duplicate Scrabble as its arbiter runs it from the desk, with keys or with a finger.

const SCRABBLE = 'Duplicate Scrabble – Total of points';
export const PLAYERS = ['Ana Aubin', 'Ana Barbe'];

/** What a game is opened with, as the form calls it. */
type Opening = { readonly rules?: string; readonly games?: string; readonly seconds?: string };

/** Opens a competition for the players, and its first game, by the forms of the pages; its address. */
export const openGame = async (
  arbitre: Installation,
  host: Page,
  way: Way,
  name: string,
  { rules, games = '1', seconds = '1 min (blitz)' }: Opening = {},
  players: readonly string[] = PLAYERS,
): Promise<string> => {
  const path = await openEvening(arbitre, host, way, name, SCRABBLE);
  await enter(host, way, 'player', players);
  await way.go(host, 'Sessions');
  const form = host.getByTestId('game-opening');
  // A new server is still compiling its word list.
  await form.waitFor({ timeout: patience });
  await way.choose(form.getByTestId('seconds'), seconds);
  if (rules !== undefined) await way.choose(form.locator('[name=rules]'), rules);
  await way.type(form.locator('[name=games]'), games);
  await way.press(form.getByTestId('open-game'));
  await host.getByTestId('phase').waitFor();
  return path;
};

/** The desk of one page. */
export type Desk = {
  /** Goes to the desk from the page of the game. */
  open(path: string): Promise<void>;
  act(name: string): Locator;
  /** The next step by the key of the desk, or its button: recorded, its button is gone. */
  step(...names: readonly string[]): Promise<void>;
  /** From the drawn rack to the slips on the desk; the time is run out. */
  playTime(): Promise<void>;
  /** Lines of the field of slips, each sent by Enter; nobody waits for the server. */
  slips(...lines: readonly string[]): Promise<void>;
  judged(verdict?: string): Locator;
};

/** A limit of a round and the pause before it, run out (SCR-3C-1, SCR-3A-GAP-4). */
const BLITZ_MS = 61_000;
const PAUSE_MS = 21_000;

/** @param page has a clock of its own, so that nobody waits for the end of a round */
export const deskOf = (arbitre: Installation, page: Page, way: Way): Desk => {
  const act = (name: string): Locator => page.getByTestId(name);
  const step: Desk['step'] = async (...names) => {
    for (const name of names) {
      await way.strike(act(name), 'Control+Enter');
      await act(name).waitFor({ state: 'detached' });
    }
  };
  return {
    act,
    step,
    open: async (path) => {
      await page.clock.install();
      await page.goto(`${arbitre.stack.address}${path}/sessions/1`);
      await way.press(act('to-desk'));
      await act('present').waitFor();
    },
    playTime: async () => {
      await act('call-rack').waitFor();
      await page.clock.fastForward(PAUSE_MS);
      await step('call-rack', 'repeat-rack', 'start-clock');
      await act('clock').waitFor();
      await page.clock.fastForward(BLITZ_MS);
      await step('collect-slips');
      await act('slip').waitFor();
    },
    slips: async (...lines) => {
      const field = act('slip');
      for (const line of lines) {
        // Without a line Enter stores what is offered.
        if (line !== '') await (way.options.touch ? way.type(field, line) : page.keyboard.type(line));
        await page.keyboard.press('Enter');
      }
    },
    judged: (verdict) =>
      act('slips').locator(verdict === undefined ? '[data-verdict]' : `[data-verdict=${verdict}]`),
  };
};
