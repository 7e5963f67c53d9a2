import type { TableOptions } from '@arbitre/rules/kernel/testing/given';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { given, DEAL, enforced, legal, OPENING, playOut, scoreOf, UNKNOWN, winnersOf } from './testing/table';
import { whistMilitaire } from './game';

/** The winner of one trick, hands unknown; the dealer sits on the first player's right. */
const wins = (trick: string, options: TableOptions): string =>
  winnersOf(given(options).when(UNKNOWN, cards(trick)).events);

describe('the play of a deal', () => {
  it('WM-4.2 gives the first lead to the player on the dealer’s left', () => {
    expect(enforced().when(cards('S:S7')).refusals).toEqual(['WM-4.2']);
    expect(enforced().when(cards('E:SK')).refusals).toEqual([]);
  });
  it('WM-4.3 asks for a card of the suit led from whoever holds one', () => {
    const { refusals, state } = enforced().when(cards('E:DQ S:H7'));
    expect(refusals).toEqual(['WM-4.3']);
    expect(legal(state)).toEqual(['D8', 'D7', 'D6', 'D5']);
  });
  it('WM-4.4 lets a player who cannot follow play anything', () => {
    const { state } = enforced().when(cards('E:DQ S:D5 W:D3 N:D2 E:DJ S:D6 W:D4 N:DK N:DA E:D9 S:D7'));
    expect(legal(state)).toEqual(['S6', 'S5', 'S4', 'S3', 'H6', 'H5', 'H4', 'H3', 'C5', 'C4', 'C3']);
    const on = 'E:DQ S:D5 W:D3 N:D2 E:DJ S:D6 W:D4 N:DK N:DA E:D9 S:D7';
    expect([
      enforced().when(cards(`${on} W:C5`)).refusals,
      enforced().when(cards(`${on} W:H3`)).refusals,
    ]).toEqual([[], []]);
  });
  it('WM-4.5 gives the trick to the highest trump, else to the highest card of the suit led', () => {
    expect(wins('W:SJ N:H4 E:ST S:C7', { deal: 3 })).toBe('N');
    expect(wins('E:CA S:C5 W:C2 N:C3', { deal: 1 })).toBe('E');
    expect(wins('E:CA S:H5 W:H9 N:C3', { deal: 1 })).toBe('W');
    expect(wins('E:C2 S:SA W:DA N:SK', { deal: 1 })).toBe('E');
  });
  it('WM-4.6 has the winner of a trick lead to the next', () => {
    const { refusals, state } = enforced().when(cards('E:SK S:S7 W:S3 N:SA'), cards('S:H7'), cards('N:H2'));
    expect(refusals).toEqual(['WM-4.6']);
    expect(state.play.turn).toBe(1);
  });
  it('WM-4.7 is played to the last card: claims and concessions are refused, the score waits for trick 13', () => {
    const table = enforced().when({ do: 'claim', seat: 'N' }, { do: 'concede', seat: 'E' });
    expect(table.refusals).toEqual(['WM-4.7', 'WM-4.7']);
    expect(scoreOf(table.state)).toBeNull();
    const { state } = playOut(table);
    expect(state.play.completed).toBe(13);
    expect(scoreOf(state)).not.toBeNull();
  });
  it('WM-4-GAP-1 ranks every suit from the ace down to the two, trump included', () => {
    expect(wins('N:C2 E:CA S:CK W:CJ', { deal: 4, trump: 'C' })).toBe('E');
    expect(wins('N:C2 E:CT S:C9 W:CJ', { deal: 4, trump: 'C' })).toBe('W');
  });
  it('WM-R7.1 waits for four confirmed counts before the first lead', () => {
    const unconfirmed = OPENING.slice(0, 3);
    expect(given({ policy: 'enforced' }).when(unconfirmed, cards('E:SK')).refusals).toEqual(['WM-R7.1']);
    const three = { do: 'count', counts: { N: 13, E: 13, S: 13 } };
    const { refusals } = given({ policy: 'enforced' }).when(
      unconfirmed,
      three,
      cards('E:SK'),
      { do: 'count', counts: { W: 13 } },
      cards('E:SK'),
    );
    // The second lead, after the fourth count, is taken.
    expect(refusals).toEqual(['WM-R7.1']);
  });
  it('WM-R8.2 shows who played which card to the player to play, and to no other', () => {
    const asked = (seat: string) => given().when(DEAL, cards('E:DQ'), { do: 'ask-cards', seat });
    expect(asked('S').events.at(-1)).toEqual({ type: 'TrickCardsAsked', data: { seat: 'S' } });
    expect(asked('N').refusals).toEqual(['WM-R8.2']);
  });
  it('WM-R9.1 leaves a card that followed suit on the table', () => {
    const back = { do: 'replace', seat: 'E', card: 'DQ', with: 'DJ' };
    expect(given().when(DEAL, cards('E:DQ'), back).refusals).toEqual(['WM-R9.1']);
    expect(enforced().when(cards('E:DQ'), back).refusals).toEqual(['WM-R9.1']);
  });
  it('WM-R11.1 closes the last trick to everybody once a card is led, save in a disputed revoke', () => {
    const look = { do: 'consult', by: 'S', trick: 1 };
    const first = [UNKNOWN, ...cards('E:SK S:S7 W:C3 N:SA')];
    expect(given().when(first, look).refusals).toEqual([]);
    const later = [...first, ...cards('N:H2')];
    expect(given().when(later, look).refusals).toEqual(['WM-R11.1']);
    const dispute = {
      do: 'dispute',
      by: 'N',
      article: 'WM-R9a',
      accused: 'W',
      trick: 1,
      reason: 'no spade?',
    };
    const { events, refusals } = given().when(later, dispute, { ...look, by: 'arbiter' });
    expect(refusals).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'TrickConsulted', data: { by: 'arbiter', trick: 1 } });
  });
  it('WM-R11.2 keeps the tricks in order with leader, cards and winner, for the review of a deal that is over', () => {
    const begun = given().when(DEAL, cards('E:SK S:S7 W:S3 N:SA N:C2 E:CJ')).state;
    expect(whistMilitaire.tableView(begun).review).toBeUndefined();
    const { state } = playOut(given().and(DEAL, cards('E:SK S:S7 W:S3 N:SA')));
    const { review = [], phase } = whistMilitaire.tableView(state);
    expect([phase, review.map(({ number }) => number)]).toEqual([
      'finished',
      Array.from({ length: 13 }, (_, index) => index + 1),
    ]);
    expect(review[0]).toEqual({
      ...{ number: 1, leader: 'E', winner: 'N' },
      cards: [
        { seat: 'E', card: 'SK' },
        { seat: 'S', card: 'S7' },
        { seat: 'W', card: 'S3' },
        { seat: 'N', card: 'SA' },
      ],
    });
    // The winner of each leads to the next, and together they are the pack.
    expect(review.slice(1).map(({ leader }) => leader)).toEqual(
      review.slice(0, -1).map(({ winner }) => winner),
    );
    expect(new Set(review.flatMap((trick) => trick.cards.map(({ card }) => card))).size).toBe(52);
  });
});
