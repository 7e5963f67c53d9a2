import { describe, expect, it } from '@jest/globals';
import game, { type PlafondEveningView } from '@arbitre/rules/bridge-plafond';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { roomOf } from './room';
import { drawnTable } from './testing/evening';

const viewAfter = (
  lines: readonly string[],
  ...more: readonly { readonly do: string }[]
): PlafondEveningView => {
  const { rules } = game.session ?? {};
  if (rules === undefined) throw new Error('no session');
  return rules.view(
    drawnTable(rules, lines, more),
    { kind: 'everyone' },
    EMPTY_SHELF,
  ) as unknown as PlafondEveningView;
};

describe('the room of an evening of bridge-plafond', () => {
  it('has the rubber of each table, which awaits its next deal until the rubber is over', () => {
    const facts = [{ type: 'LineWritten', data: { round: 1, table: '1' }, at: '2026-05-09T20:00:00Z' }];
    expect(roomOf(viewAfter(['1HN=']), facts)).toEqual([
      {
        ...{ round: 1, table: '1', boards: [1, 2] },
        own: { done: 1, last: '2026-05-09T20:00:00Z', disputed: false, unverified: 0 },
      },
    ]);
  });

  it('has totals that wait to be accepted, and nothing to wait for once they are', () => {
    const over = ['4HN=', '4SN='];
    expect(roomOf(viewAfter(over), [])[0]).toMatchObject({ boards: [1, 2], own: { done: 2, unverified: 1 } });
    const accepted = ['ana', 'bea'].map((by) => ({ do: 'accept-totals', round: 1, table: '1', by }));
    expect(roomOf(viewAfter(over, ...accepted), [])[0]).toMatchObject({ own: { unverified: 0 } });
  });

  it('is empty before a partie is called', () => {
    expect(roomOf({ parties: [] }, [])).toEqual([]);
  });
});
