import type { Client } from './client';
import { type Roles, write, type Written } from './writing';

/** A competition of whist militaire with teams `team-1` … `team-<count>`, through the API. */
export const openTeams = async (
  { staff }: Roles,
  id: string,
  count: number,
  region = 'Nord',
): Promise<void> => {
  const order = { ruleset: 'whist-militaire@1', method: 'team-points' };
  await write(staff, 'openCompetition', {
    ...{ id, name: `Coupe ${id}`, region, startsOn: '2026-05-02', ...order },
  });
  for (let number = 1; number <= count; number++)
    await write(staff, 'registerEntry', {
      ...{ competition: id, number, kind: 'team', label: `Équipe ${number}` },
    });
};

/** Four players `team-<team>.1` … `team-<team>.4`, the first their captain. */
export const enterTeam = (number: number) => ({
  do: 'enter-team',
  team: `team-${number}`,
  captain: `team-${number}.1`,
  players: [1, 2, 3, 4].map((place) => `team-${number}.${place}`),
});

export const publishOneGame = { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] };

/** A session under way, as its page keeps it: the next write names the version that the last one gave. */
export class RunningSession {
  constructor(
    readonly id: string,
    private version: number,
  ) {}

  async record(client: Client, ...acts: readonly unknown[]): Promise<Written> {
    const answer = await write(client, 'recordSessionActs', {
      ...{ session: this.id, expectedVersion: this.version, acts },
    });
    if (answer.__typename === 'Committed') this.version = answer.version as number;
    return answer;
  }

  async close(client: Client, reason: string): Promise<Written> {
    return write(client, 'closeSession', { session: this.id, expectedVersion: this.version, reason });
  }
}

export const openSession = async ({ staff }: Roles, competition: string): Promise<RunningSession> => {
  const { id, version } = await write(staff, 'openSession', { competition, number: 1 });
  return new RunningSession(id as string, version as number);
};
