import { describe, expect, it } from '@jest/globals';
import { scrabbleActs, type ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { asksReason, conductAct, conductOf } from './conduct';

type Player = ScrabbleSessionView['players'][number];
const player = (given: Partial<Player>): Player =>
  ({ entry: 'ann', left: false, excluded: false, ...given }) as Player;
const at = '2026-11-21T20:00:00.000Z';

describe('what the desk notes of a player', () => {
  it('SCR-SAN-3 SCR-6-GAP-1 SCR-6-GAP-2 offers what the rules take now, each act with all that it asks for', () => {
    const now = { players: [player({})], phase: 'playing', nextGameAt: null } as const;
    const all = conductOf(now, 'ann');
    expect(all).toHaveLength(7);
    for (const name of all) {
      const { do: act, ...given } = conductAct(name, 'ann', 'bruit', at);
      const fields = scrabbleActs[act as 'warn'].fields as Record<
        string,
        { accepts(value: unknown): boolean }
      >;
      expect([name, Object.keys(given).filter((key) => !fields[key]?.accepts(given[key]))]).toEqual([
        name,
        [],
      ]);
      expect('reason' in given).toBe(asksReason(name));
    }
  });

  it.each([
    [{ players: [player({ excluded: true })] }, 'exclude'],
    [{ players: [player({ left: true })] }, 'leave'],
    [{ phase: 'published' as const }, 'disciplinary'],
    [{ nextGameAt: at }, 'lodge-appeal'],
    [{ players: [] }, 'record-offence'],
  ])('offers nothing that could only be refused: %j', (given, act) => {
    const view = { players: [player({})], phase: 'playing' as const, nextGameAt: null, ...given };
    expect(conductOf(view, 'ann')).not.toContain(act);
  });
});
