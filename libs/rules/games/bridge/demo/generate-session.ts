import type { DemoSession } from '@arbitre/rules/kernel/demo';
import type { BridgeAct } from '../acts';
import type { BridgeSetup } from '../setup';
import { randomDeal } from './random-deals';

const BOARDS = 6;
const PAIRS = ['pair-1', 'pair-2'];

/** Boards of one table whose calls and cards are legal and senseless. Pure: the same seed gives the same boards. */
export const generateSession = (seed: number): DemoSession<BridgeSetup, BridgeAct> => ({
  game: 'bridge',
  ruleset: 'bridge-duplicate@1',
  method: 'matchpoints',
  startsOn: '2026-03-07',
  entries: PAIRS.map((id, index) => ({ id, number: index + 1, kind: 'pair', members: [] })),
  sittings: [],
  deals: Array.from({ length: BOARDS }, (_, index) => {
    const { setup, commands } = randomDeal(seed * BOARDS + index);
    const { policy, grain, setup: own } = setup;
    const place = { session: 1, round: 1, table: '1', board: own.board };
    const seating = { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' };
    return { place, seating, policy, grain, setup: own, acts: commands };
  }),
});
