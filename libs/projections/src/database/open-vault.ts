import { type Query, Vault } from '@arbitre/events';
import type { DataSource } from 'typeorm';

const queryOn =
  (dataSource: DataSource): Query =>
  (sql, parameters) =>
    dataSource.query(sql, [...(parameters ?? [])]);

/** The vault of a migrated database. @throws UnusableMasterKey */
export const openVault = (dataSource: DataSource, master: Uint8Array): Promise<Vault> =>
  Vault.open(queryOn(dataSource), master);

/** Locks the vault of a migrated database with another master key (`Vault.changeMaster`). @throws UnusableMasterKey */
export const changeMasterKey = (
  dataSource: DataSource,
  master: Uint8Array,
  next: Uint8Array,
): Promise<boolean> => Vault.changeMaster(queryOn(dataSource), master, next);
