import type { EventStore, KnownRisks } from '@arbitre/events';
import { lag, type Lag } from '@arbitre/projections';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RedisLink } from '../connections/redis-link';
import { EVENT_STORE, STORE_RISKS } from '../connections/tokens';
import type { Plain } from '../graphql/plain';
import { Stocks } from '../stock/stocks';
import { stateOf, type Part, type Status } from './status.types';

const PATIENCE_MS = 2_000;

const failure = (error: unknown): Plain<Part> => ({
  ok: false,
  detail: error instanceof Error ? error.message : String(error),
});

/** A part that does not answer in two seconds is not well. */
const checked = async (check: () => Promise<string>): Promise<Plain<Part>> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Plain<Part>>((resolve) => {
    timer = setTimeout(() => {
      resolve({ ok: false, detail: `no answer within ${PATIENCE_MS / 1000} s` });
    }, PATIENCE_MS);
  });
  const answer = check().then((detail): Plain<Part> => ({ ok: true, detail }), failure);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};

type PartName = 'store' | 'redis' | 'database' | 'worker' | 'words';

/** What the installation knows of itself, whoever asks. */
type Measured = Omit<Plain<Status>, PartName> & { readonly parts: Readonly<Record<PartName, Plain<Part>>> };

type ReadModels = Pick<Plain<Status>, 'lag' | 'readModels' | 'waitingSince'> & {
  readonly worker: Plain<Part>;
};

/** What is not known is not said: no figure, and no worker that is well. */
const unknownBy = ({ detail }: Plain<Part>): ReadModels => ({
  worker: { ok: false, detail: `not known, the database cannot be asked: ${detail}` },
  ...{ lag: null, readModels: null, waitingSince: null },
});

const told = ({ state, events, milliseconds, alarms, incidents, secondSteps }: Lag): ReadModels => {
  const parked = alarms.length === 0 ? '' : `; ${alarms.length} competitions parked by an alarm`;
  const failing = secondSteps.flatMap((step) => step.failing);
  const failed = failing.length === 0 ? '' : `; ${failing.length} competitions cannot be computed`;
  const said = incidents.map(({ detail, mend }) => `; ${detail} ${mend}`).join('');
  const detail = `${state}, ${events} events and ${milliseconds} ms behind${parked}${failed}${said}`;
  const sound = alarms.length + failing.length + incidents.length === 0;
  const well = (state === 'current' || state === 'behind') && sound;
  return {
    worker: { ok: well, detail },
    lag: events,
    readModels: stateOf(state),
    waitingSince: events === 0 ? null : new Date(Date.now() - milliseconds),
  };
};

@Injectable()
export class StatusReader {
  private asking: Promise<Measured> | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly redis: RedisLink,
    private readonly stocks: Stocks,
    @Inject(STORE_RISKS) private readonly risks: KnownRisks,
  ) {}

  /** Those who ask at the same time are told the same: every open page asks. */
  now(): Promise<Measured> {
    this.asking ??= this.measured().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  private async measured(): Promise<Measured> {
    const [store, redis, database] = await Promise.all([
      checked(async () => {
        const head = await this.eventStore.head();
        return [head === null ? 'empty' : `last position ${head}`, ...this.risks.sentences].join('; ');
      }),
      checked(() => this.pingRedis()),
      checked(async () => {
        await this.database.query('SELECT 1');
        return 'answers';
      }),
    ]);
    const { worker, ...shown } = database.ok ? await this.readModels(store.ok) : unknownBy(database);
    const parts = { store, redis, database, worker, words: this.stocks.status() };
    return { up: store.ok && database.ok, ...shown, parts };
  }

  private async pingRedis(): Promise<string> {
    if (this.redis.state === null)
      return 'not told (REDIS_URL): this process alone counts attempts to sign in, and requests are not counted';
    await this.redis.ping();
    return 'answers';
  }

  /** Measured by this process itself, from the end of the log (`storeAnswers`) and the checkpoints. */
  private async readModels(storeAnswers: boolean): Promise<ReadModels> {
    const measured = lag(this.database, storeAnswers ? this.eventStore : undefined);
    const asked = await checked(() => measured.then(() => 'answers'));
    return asked.ok ? told(await measured) : unknownBy(asked);
  }
}
