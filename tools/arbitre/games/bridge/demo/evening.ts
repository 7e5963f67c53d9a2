import type { BridgeActs } from '@arbitre/rules/bridge';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import type { Session } from '../../../demo/write-session';

/** Odd, so that a Mitchell movement meets everybody once: pairs of East-West go up a table, boards go down one. */
const TABLES = 7;
const BOARDS = 3;

const CONTRACTS = ['1N', '2H', '2S', '3N', '3N', '4H', '4S', '4S', '2D', '3C', '5C', '1S', '6S'] as const;
const DECLARERS = ['N', 'E', 'S', 'W'] as const;

/** A contract that suits the board, and tricks around it: tables agree mostly, as they do. */
const resultOf = (board: number, random: Seeded): BridgeActs.BridgeActNamed<'record-result'> => {
  const usual = CONTRACTS[(board * 5) % CONTRACTS.length] ?? '3N';
  const contract = random(4) === 0 ? (CONTRACTS[random(CONTRACTS.length)] ?? usual) : usual;
  const declarer = DECLARERS[(board + (random(5) === 0 ? 1 : 0)) % 4] ?? 'N';
  const tricks = Math.min(13, 6 + Number(contract[0]) - 2 + random(4));
  return { do: 'record-result', contract, declarer, tricks };
};

/** The movement of the room, everybody in place, and a round called once the one before is played. */
const sitting = (pairs: readonly string[]): NonNullable<Session['sittings']>[number] => ({
  number: 1,
  setup: { movement: 'mitchell', tables: TABLES, boards: BOARDS },
  steps: [
    {
      role: 'club',
      acts: pairs.map((entry, at) => ({
        ...{ do: 'seat-entry', entry, from: 1 },
        place: at < TABLES ? `NS${at + 1}` : `EW${at - TABLES + 1}`,
      })),
    },
    ...Array.from({ length: TABLES }, (_, at) => ({
      ...{ role: 'club' as const, ...(at === 0 ? {} : { played: at }) },
      acts: [{ do: 'start-round', round: at + 1 }],
    })),
    { role: 'club', played: TABLES, acts: [] },
  ],
});

/** A club's evening of pairs: who meets whom, and what each table writes down. Pure: the same seed, the same evening. */
export const evening = (seed: number): Omit<Session, 'startsOn'> => {
  const random = seeded(seed);
  const rounds = Array.from({ length: TABLES }, (_, index) => index);
  return {
    game: 'bridge',
    ruleset: 'bridge-duplicate@1',
    method: 'matchpoints',
    entries: Array.from({ length: 2 * TABLES }, (_, index) => ({
      ...{ id: `pair-${index + 1}`, number: index + 1, kind: 'pair' as const, members: [] },
    })),
    sittings: [sitting(Array.from({ length: 2 * TABLES }, (_, index) => `pair-${index + 1}`))],
    deals: rounds.flatMap((round) =>
      Array.from({ length: BOARDS }, (_, nth) => nth).flatMap((nth) =>
        rounds.map((table) => {
          const set = (table + round) % TABLES;
          const board = set * BOARDS + nth + 1;
          const [north, east] = [table + 1, TABLES + ((table - round + TABLES) % TABLES) + 1];
          return {
            place: { session: 1, round: round + 1, table: String(table + 1), board },
            seating: { N: `pair-${north}`, S: `pair-${north}`, E: `pair-${east}`, W: `pair-${east}` },
            ...{ policy: 'observed' as const, grain: 'result' as const, setup: { board } },
            acts: [resultOf(board, random)],
          };
        }),
      ),
    ),
  };
};
