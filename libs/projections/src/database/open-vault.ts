import { Vault } from '@arbitre/events';
import type { DataSource } from 'typeorm';

/** The vault of a migrated database. @throws UnusableMasterKey */
export const openVault = (dataSource: DataSource, master: Uint8Array): Promise<Vault> =>
  Vault.open((sql, parameters) => dataSource.query(sql, [...(parameters ?? [])]), master);
