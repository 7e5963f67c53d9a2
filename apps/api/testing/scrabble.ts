import { join } from 'node:path';
import { RunningSession } from './teams';
import { type Roles, write, type Written } from './writing';

/** Keeps the compiled trial list from one test run to the next: compiling takes seconds. */
export const KEPT_WORDS = join(import.meta.dirname, '../../../node_modules/.cache/arbitre-words');

/** A competition of duplicate Scrabble with players `player-1` … `player-<count>`, through the API; `club`: of all of them. */
export const openPlayers = async (
  { staff }: Roles,
  id: string,
  count: number,
  club: string | null = null,
): Promise<void> => {
  await write(staff, 'openCompetition', {
    ...{ id, name: `Coupe ${id}`, region: 'Nord', startsOn: '2026-11-21' },
    ...{ ruleset: 'scrabble@1', method: 'scrabble-total' },
  });
  for (let number = 1; number <= count; number++)
    await write(staff, 'registerEntry', {
      ...{ competition: id, number, kind: 'player' },
      ...(club === null ? {} : { club }),
    });
};

export const openGame = (
  { staff }: Roles,
  competition: string,
  setup: Readonly<Record<string, unknown>>,
): Promise<Written> => write(staff, 'openSession', { competition, number: 1, setup });

/** The game that a write has opened. */
export const gameOf = ({ id, version }: Written): RunningSession =>
  new RunningSession(id as string, version as number);

/** From the rack's announcement to the collected slips. */
export const roundAt = (minute: number): readonly unknown[] => {
  const at = (second: number): string =>
    new Date(Date.UTC(2026, 10, 21, 14, minute, second)).toISOString().replace('.000', '');
  return [
    { do: 'call-rack', at: at(0) },
    { do: 'repeat-rack', at: at(15) },
    { do: 'start-clock', at: at(20) },
    { do: 'end-time', at: at(200) },
    { do: 'collect-slips' },
  ];
};
