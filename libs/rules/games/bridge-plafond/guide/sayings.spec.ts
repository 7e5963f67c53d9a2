import { describe, expect, it } from '@jest/globals';
import { ask } from './testing/ask';

const HAND = 'KJ852.A32.K43.32';
const said = (about: Parameters<typeof ask>[1]): readonly string[] =>
  ask(HAND, about).counsels.map(({ article }) => article);

const OPENING = {};
/** Opener, whom partner has raised: short of game, and in it. */
const SHORT = { auction: '1S Pass 2S Pass' };
const GAME = { auction: '1S Pass 4S Pass' };
const LEAD = { auction: '1NT Pass 3NT Pass Pass Pass' };
const THIRD = { led: 'S6' };

/** What is said without a card or call of its own, and only at its moment. */
describe('sayings of the guide', () => {
  it.each([
    ['BP-G-ENCH-0', 'before anybody has bid', OPENING, SHORT],
    ['BP-G-MARQUE-2', 'before anybody has bid', OPENING, SHORT],
    ['BP-G-MARQUE-1', 'while the side’s bid makes no game', SHORT, GAME],
    ['BP-G-MARQUE-3', 'while the side’s bid makes no game', SHORT, GAME],
    ['BP-G-FLANC-1', 'to the third hand', THIRD, LEAD],
    ['BP-G-FLANC-2', 'to the third hand', THIRD, LEAD],
    ['BP-G-FLANC-3', 'to the third hand', THIRD, LEAD],
    ['BP-G-FLANC-5', 'to the third hand', THIRD, LEAD],
    ['BP-G-APPEL-2', 'to the third hand', THIRD, LEAD],
  ])('%s is said %s, and not elsewhere', (article, _, there, elsewhere) => {
    expect(said(there)).toContain(article);
    expect(said(elsewhere)).not.toContain(article);
  });
});
