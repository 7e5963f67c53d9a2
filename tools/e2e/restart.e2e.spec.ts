import type { Installation } from './installation';
import { startInstallation } from './installation';

/** Settles when the named part runs again, once for each call. */
const restarts = () => {
  const waiting = new Map<string, () => void>();
  const given: string[] = [];
  return {
    given,
    next: (name: string): Promise<void> =>
      new Promise((resolve) => {
        waiting.set(name, resolve);
      }),
    watch: {
      ended: () => undefined,
      restarted: (name: string) => waiting.get(name)?.(),
      givenUp: (name: string, why: string) => {
        given.push(`${name}: ${why}`);
      },
    },
  };
};

describe('an installation whose services die', () => {
  const heard = restarts();
  let installation: Installation;

  beforeAll(async () => {
    installation = await startInstallation({ demo: false, durable: true, watch: heard.watch });
  }, 240_000);

  afterAll(async () => {
    await installation.stop();
  });

  const competitions = async (): Promise<number> => {
    const response = await fetch(`${installation.stack.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ competitions(first: 50) { totalCount } }' }),
    });
    const { data } = (await response.json()) as { data: { competitions: { totalCount: number } } | null };
    return data?.competitions.totalCount ?? -1;
  };

  it.each(['Redis', 'Postgres', 'Event store', 'Worker', 'API'])(
    '%s killed: it runs again, what is written after it is shown, and nothing written before is lost',
    async (name) => {
      const again = heard.next(name);
      process.kill(installation.stack.pids[name] ?? 0, 'SIGKILL');
      await again;
      const { code, out } = await installation.arbitre(
        ...[
          'import',
          'pbn',
          'libs/rules/games/bridge/fixtures/ruter71.pbn',
          '--competition',
          `after-${name.toLowerCase().replace(' ', '-')}`,
        ],
      );
      expect({ code, out }).toMatchObject({ code: 0 });
      const wanted = ['Redis', 'Postgres', 'Event store', 'Worker', 'API'].indexOf(name) + 1;
      let shown = -1;
      for (let tries = 0; tries < 300 && shown !== wanted; tries++) {
        shown = await competitions().catch(() => -1);
        if (shown !== wanted) await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(shown).toBe(wanted);
      expect(heard.given).toEqual([]);
    },
    120_000,
  );

  it('stops, and leaves no process behind', async () => {
    await installation.stop();
    for (const pid of Object.values(installation.stack.pids)) expect(() => process.kill(pid, 0)).toThrow();
  }, 60_000);
});
