import { rankingPosition, rankingSources, type Transaction } from '@arbitre/projections';
import {
  type Award,
  awardsOfDeals,
  courseOf,
  type Parting,
  partingsOf,
  type Part,
  partsOf,
  type RankingSources,
  type StandingAfter,
} from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/** Competitions whose course is at hand: those that are looked at this evening. */
const MOST_KNOWN = 40;

/** Appeals are few, and whoever may not read all that was ruled has rankings of his own. */
const MOST_OTHERS = 4;

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** What the ranking of a competition is made of at one position, and what follows from it: worked out when it is first asked for. */
export class Course {
  constructor(
    readonly position: bigint,
    readonly sources: RankingSources,
  ) {}

  readonly awards = once((): readonly Award[] => [
    ...awardsOfDeals(this.sources.method, this.sources.deals),
    ...this.sources.sessionAwards,
  ]);

  private readonly others = new LRUCache<string, RankingSources>({ max: MOST_OTHERS });

  /** What it would be made of if something of it were otherwise; `key` says what, in full. */
  otherwise(key: string, make: () => RankingSources): RankingSources {
    const other = this.others.get(key) ?? make();
    this.others.set(key, other);
    return other;
  }

  /** After each round. */
  readonly rounds = once((): readonly StandingAfter[] => courseOf(this.sources));

  readonly parts = once((): ReadonlyMap<string, readonly Part[]> =>
    Map.groupBy(partsOf(this.sources.method, this.awards()), ({ entry }) => entry),
  );

  readonly partings = once((): ReadonlyMap<string, Parting> => {
    const rows = this.rounds().at(-1)?.rows ?? [];
    return partingsOf(this.sources.method, rows, this.awards(), this.sources.standing.lots);
  });
}

/** The courses of rankings, by the tables that the rankings are made from, all of one moment. */
@Injectable()
export class Courses {
  private readonly known = new LRUCache<string, Promise<Course | null>>({ max: MOST_KNOWN });

  constructor(private readonly database: DataSource) {}

  /** Everybody who looks at a hall after a result shares one. Null for a competition that the read model does not know. */
  of(competition: string): Promise<Course | null> {
    return this.inReadModel(async (tx) => {
      const position = await rankingPosition(tx, competition);
      if (position === null) return null;
      const key = `${competition}\n${position}`;
      const known = this.known.get(key);
      if (known !== undefined) return known;
      const reading = rankingSources(tx, competition).then(
        (sources) => sources && new Course(sources.position, sources),
      );
      this.known.set(key, reading);
      reading.catch(() => this.known.delete(key));
      return reading;
    });
  }

  /** What the ranking would be made of if that session were void. */
  without(competition: string, session: number): Promise<RankingSources | null> {
    return this.inReadModel((tx) => rankingSources(tx, competition, { without: session }));
  }

  /** What it would be made of if that entry were struck; if its results stood, where it is struck. */
  turned(competition: string, entry: string): Promise<RankingSources | null> {
    return this.inReadModel((tx) => rankingSources(tx, competition, { turned: entry }));
  }

  /** Tables by the names that projections know them by, all at one moment. */
  private inReadModel<Answer>(read: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET LOCAL search_path TO read');
      return read({
        rows: <Row>(sql: string, parameters?: readonly unknown[]) =>
          manager.query<Row[]>(sql, parameters === undefined ? [] : [...parameters]),
        run: () => Promise.reject(new Error('Nothing is written to a read model from here.')),
      });
    });
  }
}
