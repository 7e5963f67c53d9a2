import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { tilesOf } from '../../room/room-tiles';
import { roomOf } from './room';

const slip = (entry: string, verdict: string) => ({ entry, verdict });
const game = {
  round: 3,
  alarms: [{ round: 3, entry: 'a', score: 90 }],
  rounds: [
    { number: 2, closed: true, slips: [slip('a', 'ok')], missing: [] },
    { number: 3, closed: false, slips: [slip('a', 'to-rule'), slip('b', 'ok')], missing: ['c'] },
  ],
} as unknown as ScrabbleSessionView;
const handedIn = (round: number, minute: number) => ({
  ...{ type: 'SlipSubmitted', data: { round } },
  at: `2026-11-25T20:0${minute}:00Z`,
});

describe('the room of a game of duplicate Scrabble', () => {
  it('is one tile: slips of the round, those missing, what waits for the arbiter, when the last one came', () => {
    const [tile] = tilesOf(
      3,
      roomOf(game, [handedIn(2, 1), handedIn(3, 4), { ...handedIn(3, 5), type: 'RoundClosed' }]),
      [],
    );
    expect(tile).toMatchObject({
      ...{ done: 2, missing: 1, next: null, unverified: 1, waits: true },
      ...{ last: '2026-11-25T20:04:00Z', name: { fr: 'La partie', en: 'The game' } },
    });
  });
  it('lacks nothing once the round is closed, and is not there before the first one', () => {
    const closed = { ...game, round: 2 };
    expect(tilesOf(2, roomOf(closed, []), [])[0]).toMatchObject({ done: 1, missing: 0, waits: false });
    expect(roomOf({ ...game, rounds: [] }, [])).toEqual([]);
  });
});
