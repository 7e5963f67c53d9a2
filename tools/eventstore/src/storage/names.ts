import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Recent } from './recent';

const CACHED_NAMES = 50_000;

/** The numbers that stand for stream names and event types in the log. */
export class Names {
  private readonly byName = new Recent<string, number>(CACHED_NAMES);
  private readonly byId = new Recent<number, string>(CACHED_NAMES);
  private readonly selectId: StatementSync;
  private readonly selectName: StatementSync;
  private readonly insert: StatementSync;

  constructor(database: DatabaseSync, table: 'stream' | 'event_type') {
    this.selectId = database.prepare(`SELECT id FROM ${table} WHERE name = ?`);
    this.selectName = database.prepare(`SELECT name FROM ${table} WHERE id = ?`);
    this.insert = database.prepare(`INSERT INTO ${table} (name) VALUES (?)`);
  }

  idOf(name: string): number | undefined {
    const cached = this.byName.get(name);
    if (cached !== undefined) return cached;
    const row = this.selectId.get(name);
    if (row === undefined) return undefined;
    this.byName.set(name, row.id as number);
    return row.id as number;
  }

  nameOf(id: number): string {
    const cached = this.byId.get(id);
    if (cached !== undefined) return cached;
    const name = (this.selectName.get(id)?.name ?? '') as string;
    this.byId.set(id, name);
    return name;
  }

  /** The number of a name, given on first use. Call within the transaction that uses it. */
  obtain(name: string): number {
    const known = this.idOf(name);
    if (known !== undefined) return known;
    const id = Number(this.insert.run(name).lastInsertRowid);
    this.byName.set(name, id);
    return id;
  }

  /** Forgets what a rolled-back transaction may have given. */
  forget(): void {
    this.byName.clear();
    this.byId.clear();
  }
}
