import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import type { BenchServices } from './services';

type Exports = Readonly<Record<string, unknown>>;
/** What a bench gives: its figures one after the other, or all at its end. */
type Figures = AsyncIterable<Figure> | Iterable<Figure> | Promise<readonly Figure[]>;

/** One area of `npm run bench -- AREA`: where its bench lies, and what it needs to run. */
export type Area = {
  readonly entry: string;
  readonly run: (bench: Exports, services: BenchServices) => AsyncIterable<Figure>;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

const call = (bench: Exports, name: string, options?: unknown): Figures => {
  const found = bench[name];
  if (typeof found !== 'function') throw new Error(`The bench has no ${name}().`);
  return (found as (options?: unknown) => Figures)(options);
};

const GAMES = 'libs/rules/games';

/** A game with more to measure than its deals has an area of its own. */
const ownBenches: Readonly<Record<string, Area>> = Object.fromEntries(
  readdirSync(join(root, GAMES))
    .map((game) => [game, `${GAMES}/${game}/bench/index.ts`] as const)
    .filter(([, entry]) => existsSync(join(root, entry)))
    .map(([game, entry]): [string, Area] => [
      game,
      {
        entry,
        run: async function* (bench) {
          yield* await call(bench, 'default');
        },
      },
    ]),
);

/** Benches live beside what they measure and are built when they run: the command line carries none of them. */
export const areas: Readonly<Record<string, Area>> = {
  rules: {
    entry: 'libs/rules/bench/index.ts',
    run: async function* (bench) {
      const only = process.env.RULES_GAME;
      yield* await call(bench, 'rulesBench', only === undefined ? {} : { only });
    },
  },
  ...ownBenches,
  leagues: {
    entry: 'tools/arbitre/bench/index.ts',
    run: async function* (bench, services) {
      yield* await call(bench, 'leaguesBench');
      const storeUrl = await services.eventStore();
      const servers = { databaseUrl: await services.postgres(), redisUrl: await services.redis() };
      const events = Number(process.env.LEAGUES_EVENTS ?? 1_000_000);
      yield* await call(bench, 'seasonBench', { storeUrl, ...servers, root, events });
    },
  },
  store: {
    entry: 'tools/eventstore/bench/index.ts',
    run: async function* (bench) {
      const soakMinutes = Number(process.env.STORE_SOAK_MINUTES ?? 0);
      yield* await call(bench, 'storeBench', { soakMinutes });
    },
  },
  import: {
    entry: 'libs/events/bench/index.ts',
    run: async function* (bench, services) {
      yield* await call(bench, 'importBench', { storeUrl: await services.eventStore(), root });
    },
  },
  projections: {
    entry: 'libs/projections/bench/index.ts',
    run: async function* (bench) {
      yield* await call(bench, 'projectionsBench');
    },
  },
  api: {
    entry: 'apps/api/bench/index.ts',
    run: async function* (bench, services) {
      const storeUrl = await services.eventStore();
      const servers = { databaseUrl: await services.postgres(), redisUrl: await services.redis() };
      yield* await call(bench, 'apiBench', { storeUrl, ...servers, root });
    },
  },
  admin: {
    entry: 'tools/e2e/bench/index.ts',
    run: async function* (bench) {
      yield* await call(bench, 'adminBench');
    },
  },
};
