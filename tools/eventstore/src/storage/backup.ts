import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from './database';
import { markFile } from './high-water-mark';
import { verifyDatabase } from './integrity';
import type { MaintenanceResult } from './maintenance-loop';
import { StorageRefusal } from './refusal';

/**
 * Copies the log as of now into one file while the store runs. The copy is checked and on disk before it bears its name.
 * @param to a file that does not exist yet
 */
export function backUp(database: DatabaseSync, to: string): MaintenanceResult {
  const unfinished = `${to}.unfinished`;
  try {
    if (existsSync(to)) return { kind: 'refused', reason: `${to} exists already.` };
    mkdirSync(dirname(to), { recursive: true });
    rmSync(unfinished, { force: true });
    database.prepare('VACUUM INTO ?').run(unfinished);
    verifyFile(unfinished);
    toDisk(unfinished);
    renameSync(unfinished, to);
    toDisk(dirname(to));
    return { kind: 'backed-up', bytes: statSync(to).size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Makes a data folder from a backup. Never overwrites a store.
 * @throws StorageRefusal for a damaged backup or a folder that holds a store.
 */
export function restoreBackup(from: string, dataDir: string): void {
  const target = databaseFile(dataDir);
  if (!existsSync(from)) throw new StorageRefusal(from, 'there is no such backup.');
  if (existsSync(target))
    throw new StorageRefusal(target, 'the folder holds a store already; restore into an empty one.');
  verifyFile(from);
  mkdirSync(dataDir, { recursive: true });
  rmSync(markFile(dataDir), { force: true });
  copyFileSync(from, target);
  toDisk(target);
  toDisk(dataDir);
}

function verifyFile(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    verifyDatabase(database, file);
  } finally {
    database.close();
  }
}

function toDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
