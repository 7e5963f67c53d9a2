import { cards } from '@arbitre/rules/kernel/testing/cards';
import { joffre } from './game';
import { DEAL, EAST_7, enforced, given, legal, playOut, UNKNOWN, winnersOf } from './testing/table';

const bought = enforced().and(EAST_7);

describe('the play', () => {
  it('JOF-4.8 has the buyer lead, and makes the series of his card trump', () => {
    expect(joffre.tableView(bought.state).facts.trump).toBeUndefined();
    expect(bought.when(cards('S:D1')).refusals).toEqual(['JOF-4.8']);
    const led = bought.when(cards('E:D5'));
    expect([led.refusals, joffre.tableView(led.state).facts.trump]).toEqual([[], 'D']);
    // South buys: South leads, whoever dealt.
    const south = enforced().and([
      { do: 'pass', seat: 'E' },
      { do: 'bid', seat: 'S', points: 8 },
      { do: 'pass', seat: 'W' },
      { do: 'pass', seat: 'N' },
    ]);
    expect(south.when(cards('E:D5')).refusals).toEqual(['JOF-4.8']);
    expect(joffre.tableView(south.when(cards('S:H4')).state).facts.trump).toBe('H');
  });
  it('JOF-4.9 asks to follow who can, and nothing of who cannot', () => {
    const led = bought.and(cards('E:S2'));
    expect(led.when(cards('S:H0')).refusals).toEqual(['JOF-4.9']);
    expect(legal(led.state)).toEqual(['S3']);
    const france = bought.and(cards('E:D7 S:D1 W:D0 N:D2 E:H1 S:H4'));
    // West has no France: trump he has none, and every card of his is legal.
    expect(legal(france.state)).toHaveLength(7);
    expect(france.when(cards('W:S0')).refusals).toEqual([]);
  });
  it('JOF-4.10 gives the trick to the highest of the series led, or to the highest trump', () => {
    // Russia is trump; East's S2 is beaten by South's S3, W's S7 by N's trump C1 where N has no Germany any more.
    const table = given()
      .and(DEAL, EAST_7)
      .when(cards('E:C2 S:C5 W:C0 N:C1'), cards('S:S3 W:S7 N:S1 E:S2'), cards('W:S6 N:C4 E:D3 S:D1'));
    expect(winnersOf(table.events)).toBe('SWN');
    expect(table.refusals).toEqual([]);
  });
  it('JOF-4-GAP-5 has the winner lead, plays all eight tricks and takes no claim', () => {
    const one = bought.and(cards('E:D7 S:D1 W:D0 N:D2'));
    expect(one.when(cards('S:H4')).refusals).toEqual(['JOF-4-GAP-5']);
    expect(one.when({ do: 'claim', seat: 'E' }).refusals).toEqual(['JOF-4-GAP-5']);
    const over = playOut(one);
    expect(winnersOf(over.stream)).toHaveLength(8);
    expect(over.state.phase).toBe('finished');
    expect(over.when(cards('E:D7')).refusals).toEqual(['deal-finished']);
  });
  it('refuses a card that is not held, or was played, whatever the policy', () => {
    const table = given().and(DEAL, EAST_7, cards('E:D7'));
    expect(table.when(cards('S:D2')).violations[0]).toMatchObject({
      article: 'card-not-held',
      facts: { seat: 'S', holder: 'N' },
    });
    expect(table.when(cards('S:D7')).refusals).toEqual(['card-already-played']);
    expect(given().and(UNKNOWN, EAST_7, cards('E:D7')).when(cards('S:D7')).refusals).toEqual([
      'card-already-played',
    ]);
  });
});
