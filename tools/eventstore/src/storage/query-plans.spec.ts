import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backUp } from './backup';
import { databaseFile, openMaintenance } from './database';
import { newEventId } from './event-id';
import { verifyDatabase } from './integrity';
import type { StorageRequest } from './messages';
import { packed } from './proposed-events';
import { startReader } from './reader-loop';
import { SCHEMA } from './schema';
import { startWriter } from './writer-loop';

/** What looks at a whole table on purpose: the list of all groups, and checks. */
const WHOLE = [/ FROM consumer_group$/, / FROM event ORDER BY stream, revision$/, / FROM sqlite_schema$/];
/** The first or last entry of an index is one step away, whatever SQLite calls it. */
const ONE_END = [
  /ORDER BY position DESC LIMIT 1( OFFSET \?)?$/,
  /^SELECT max\(position\) AS position FROM event$/,
];

const folder = mkdtempSync(join(tmpdir(), 'arbitre-plans-'));
const prepared = new Set<string>();
const prepare = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, 'prepare')
  ?.value as DatabaseSync['prepare'];
const empty = new DatabaseSync(':memory:');
empty.exec(SCHEMA);

/** The storage threads' own loops, asked for everything once, while `prepare` is listened to. */
beforeAll(() => {
  DatabaseSync.prototype.prepare = function (sql, ...rest) {
    prepared.add(sql);
    return prepare.call(this, sql, ...rest);
  };
  const dataDir = join(folder, 'data');
  const writer = startWriter({ role: 'writer', dataDir }, () => undefined);
  const reader = startReader({ role: 'reader', dataDir }, () => undefined);
  const ask = (loop: typeof writer, request: StorageRequest) => {
    loop([{ kind: 'requests', requests: [{ id: 1, request }] }]);
  };
  const event = { id: newEventId(), type: 'x', json: true, metadata: Buffer.alloc(0), data: Buffer.alloc(0) };
  const shape = { resolveLinks: true, structuredIds: false, maxCount: 10, backwards: false } as const;
  ask(writer, { kind: 'append', stream: 's', expected: 'any', events: [packed([event])] });
  ask(writer, { kind: 'save-group', stream: 's', group: 'g', settings: '{}', checkpoint: null });
  ask(writer, { kind: 'drop-group', stream: 's', group: 'g' });
  ask(reader, { kind: 'read-stream', stream: 's', from: 'start', subscription: false, ...shape });
  ask(reader, { kind: 'read-all', from: 'end', ...shape });
  ask(reader, { kind: 'list-groups' });
  const copying = openMaintenance(dataDir);
  verifyDatabase(copying, databaseFile(dataDir));
  backUp(copying, join(folder, 'backup.db'));
  copying.close();
  for (const loop of [reader, writer]) loop([{ kind: 'stop' }]);
});
afterAll(() => {
  DatabaseSync.prototype.prepare = prepare;
  rmSync(folder, { recursive: true });
});

/** SQLite's plan for a statement, a line a table. */
const planOf = (sql: string): string[] =>
  prepare
    .call(empty, `EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));

/** The comparisons that a statement makes, and how many of them its plan leaves to an index. */
const comparisons = (sql: string): number =>
  (/ WHERE (.*)$/s.exec(sql)?.[1]?.match(/(?:=|<|>) \?/g) ?? []).length;
const served = (plan: readonly string[]): number =>
  plan.flatMap((line) => /\((.*)\)/.exec(line)?.[1]?.match(/[=<>]\?/g) ?? []).length;

it('every statement that the store prepares finds its rows by an index, on all that it compares', () => {
  expect(prepared.size).toBeGreaterThan(25);
  for (const sql of prepared) {
    if (/^(PRAGMA|VACUUM) /.test(sql)) continue;
    const plan = planOf(sql);
    expect({ sql, plan }).toEqual({
      sql,
      plan: expect.not.arrayContaining([expect.stringMatching(/TEMP B-TREE/)]),
    });
    if ([...WHOLE, ...ONE_END].some((pattern) => pattern.test(sql))) continue;
    expect({ sql, plan }).toEqual({
      sql,
      plan: expect.not.arrayContaining([expect.stringMatching(/^SCAN/)]),
    });
    expect({ sql, plan, byIndex: served(plan) }).toEqual({ sql, plan, byIndex: comparisons(sql) });
  }
});

it.each([
  ['a scan', 'SELECT * FROM event WHERE id = ?', 0, 1],
  ['half an index', 'SELECT max(revision) FROM event WHERE stream = ? AND id = ?', 1, 2],
  ['a whole index', 'SELECT data FROM event WHERE stream = ? AND revision = ?', 2, 2],
])('the test itself tells %s', (_text, sql, byIndex, asked) => {
  expect([served(planOf(sql)), comparisons(sql)]).toEqual([byIndex, asked]);
});
