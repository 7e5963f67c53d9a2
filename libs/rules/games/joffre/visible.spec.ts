import { cards } from '@arbitre/rules/kernel/testing/cards';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { joffre } from './game';
import {
  calls,
  DEAL,
  EAST_7,
  enforced,
  given,
  hand,
  legal,
  playOut,
  UNKNOWN,
  visible,
} from './testing/table';

const bought = given().and(DEAL, EAST_7);
const drop = (seat: string, card: string): AnyAct => ({ do: 'expose', seat, card, cause: 'dropped' });
const two = (seat: string, ...pair: readonly string[]): AnyAct => ({ do: 'play-two', seat, cards: pair });

describe('how a card becomes visible', () => {
  it('JOF-6a keeps a card played out of turn face up; the turn stays', () => {
    const { state, irregularities } = bought.when(cards('E:D5 W:S6'));
    expect([irregularities, visible(state)]).toEqual([['JOF-6a'], ['W:S6']]);
    expect(joffre.tableView(state).turn).toBe('S');
    expect(enforced().and(EAST_7, cards('E:D5')).when(cards('W:S6')).refusals).toEqual(['JOF-6a']);
    // Before the auction is over as well.
    expect(visible(given().and(DEAL).when(cards('E:D5')).state)).toEqual(['E:D5']);
  });
  it('JOF-6b plays one of two cards and leaves the other visible', () => {
    const { state, irregularities } = bought.when(cards('E:H1'), two('S', 'H3', 'H2'));
    expect([irregularities, visible(state)]).toEqual([['JOF-6b'], ['S:H2']]);
    expect(joffre.tableView(state).trick.cards.at(-1)).toEqual({ seat: 'S', card: 'H3' });
    expect(
      enforced()
        .and(EAST_7)
        .when(two('E', 'D7', 'D6')).refusals,
    ).toEqual(['enforced-table']);
  });
  it('JOF-6c leaves a dropped card visible', () => {
    const { state, irregularities } = bought.when(drop('S', 'H0'));
    expect([irregularities, visible(state)]).toEqual([['JOF-6c'], ['S:H0']]);
    expect(bought.when(drop('S', 'D7')).refusals).toEqual(['card-not-held']);
  });
  it('JOF-6d makes a card that failed to follow visible, and has its player follow', () => {
    const wrong = bought.and(cards('E:S2')).when(cards('S:C5'));
    expect(wrong.irregularities).toEqual(['JOF-6d']);
    const mended = wrong.when({ do: 'replace', seat: 'S', card: 'C5', with: 'S3' });
    expect([mended.refusals, visible(mended.state)]).toEqual([[], ['S:C5']]);
    expect(joffre.tableView(mended.state).trick.cards.at(-1)).toEqual({ seat: 'S', card: 'S3' });
    expect(wrong.when({ do: 'replace', seat: 'S', card: 'C5', with: 'H0' }).refusals).toEqual(['JOF-4.9']);
    expect(
      bought.and(cards('E:S2 S:S3')).when({ do: 'replace', seat: 'S', card: 'S3', with: 'H0' }).refusals,
    ).toEqual(['JOF-6d']);
  });
  it('JOF-6.1 leaves any other way to the arbiter, who confirms it', () => {
    const seen = { do: 'expose', seat: 'N', card: 'H7', cause: 'other' };
    expect(bought.when(seen).refusals).toEqual(['exposure-ruled']);
    const rule = {
      ...{ do: 'rule', article: 'JOF-6.1', outcome: 'visible-card', reason: 'held for all to see' },
      ...{ seat: 'N', card: 'H7' },
    };
    expect(visible(bought.when(rule).state)).toEqual(['N:H7']);
    expect(bought.when({ ...rule, card: 'D7' }).refusals).toEqual(['card-not-held']);
  });
  it('JOF-6-GAP-2 plays the legal one of two; the higher, a trump first, of two; and asks between equals', () => {
    const hands = { N: hand('0.0123..010'), E: [], S: [], W: [] };
    expect(hands.N).toHaveLength(8);
    const put = (lead: string, pair: readonly string[], choice?: string): string => {
      const table = given().and(UNKNOWN, EAST_7, cards(lead));
      const act = { ...two('S', ...pair), ...(choice === undefined ? {} : { choice }) };
      const { state, refusals } = table.when(act);
      const played = joffre.tableView(state).trick.cards.find(({ seat }) => seat === 'S')?.card;
      return refusals[0] ?? `${played ?? '-'} ${visible(state).join(' ')}`;
    };
    // Germany is trump from East's lead on; in the second trick France is led.
    expect(put('E:S7', ['S1', 'D7'])).toBe('S1 S:D7');
    expect(put('E:S7 S:S2 W:S3 N:S4 E:H5', ['S1', 'D7'])).toBe('S1 S:D7');
    expect(put('E:S7 S:S2 W:S3 N:S4 E:H5', ['D3', 'C6'])).toBe('C6 S:D3');
    expect(put('E:S7 S:S2 W:S3 N:S4 E:H5', ['D3', 'C3'])).toBe('JOF-6-GAP-2');
    expect(put('E:S7 S:S2 W:S3 N:S4 E:H5', ['D3', 'C3'], 'C3')).toBe('C3 S:D3');
    expect(put('E:S7', ['D3', 'D3'])).toBe('invalid-field');
  });
});

describe('what a visible card asks for', () => {
  it('JOF-6.2 leaves it its value and its points', () => {
    const over = playOut(bought.and(drop('W', 'S0'), cards('E:S2')));
    expect(over.state.score).not.toBeNull();
    const { NS = 0, EW = 0 } = joffre.tableView(over.state).cardPoints ?? {};
    expect(NS + EW).toBe(10);
    // The Kaiser fell to South's S3 in the first trick.
    const first = bought.and(drop('W', 'S0')).when(cards('E:S2 S:S3 W:S0 N:S1')).state;
    expect(joffre.tableView(first).cardPoints).toEqual({ NS: -2, EW: 0 });
    expect(visible(first)).toEqual([]);
  });
  it('JOF-6.3 has it played when its series is led, or when its player cannot follow', () => {
    const dropped = bought.and(drop('S', 'H0'));
    expect(legal(dropped.and(cards('E:H1')).state)).toEqual(['H0']);
    expect(dropped.and(cards('E:H1')).when(cards('S:H4')).irregularities).toEqual(['JOF-6.3']);
    // South has England: no other card is legal but the one that follows.
    expect(legal(dropped.and(cards('E:D7')).state)).toEqual(['D1']);
    const noEngland = dropped.and(cards('E:D7 S:D1 W:D0 N:D2 E:D6'));
    expect(legal(noEngland.state)).toEqual(['H0']);
    const strict = enforced().and(EAST_7);
    expect(strict.when(drop('S', 'H0')).refusals).toEqual(['enforced-table']);
  });
  it('JOF-6.4 keeps the partner from leading its series', () => {
    const table = given().and(DEAL, calls('pass pass pass 7')).when(drop('S', 'H0'), cards('N:H7'));
    expect(table.irregularities).toEqual(['JOF-6c', 'JOF-6.4']);
    const { state } = given().and(DEAL, calls('pass pass pass 7'), drop('S', 'H0'));
    expect(legal(state)).toEqual(['S1', 'D2', 'C6', 'C4', 'C1']);
    expect(joffre.tableView(state).obligations.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'visible-card S',
      'forbidden-lead N',
    ]);
  });
  it('JOF-6-GAP-1 has it led, of several the one that its player likes, and so made trump by a buyer', () => {
    const one = given().and(DEAL, drop('S', 'C7'), calls('pass 7 pass pass'));
    expect(legal(one.state)).toEqual(['C7']);
    expect(joffre.tableView(one.when(cards('S:C7')).state).facts.trump).toBe('C');
    const both = one.and(drop('S', 'H0'));
    expect(legal(both.state)).toEqual(['H0', 'C7']);
    expect(one.when(cards('S:H4')).irregularities).toEqual(['JOF-6-GAP-1']);
    // A partner who has nothing else leads the forbidden series.
    const france = {
      N: hand('.76543210..'),
      E: hand('7654..7654.'),
      S: hand('3210..3210.'),
      W: hand('...76543210'),
    };
    const table = given().and({ do: 'deal', hands: france }, drop('S', 'D3'), calls('pass pass pass 7'));
    expect(table.when(cards('N:H7')).irregularities).toEqual([]);
    expect(legal(table.and(drop('N', 'H1')).state)).toEqual(['H1']);
  });
});
