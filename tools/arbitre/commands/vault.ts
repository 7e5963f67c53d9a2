import { masterKey, nextMasterKey, readMasterKey, takeNext } from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests of the read models start services of tools; nothing that runs goes round
import { changeMasterKey } from '@arbitre/projections';
import type { Command } from 'commander';
import { vaultKeyFile, withTables } from '../database';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import type { Terminal } from '../terminal';
import { vaultTexts } from '../texts/vault';

const byEnvironment = (given: string, terminal: Terminal): Promise<ExitStatus> => {
  const said = vaultTexts[terminal.texts.language];
  const { ARBITRE_VAULT_KEY_NEXT: asked = '' } = terminal.environment;
  if (asked === '') throw new CannotDo(said.unnamed);
  return withTables<ExitStatus>(terminal, async (database) => {
    const [now, next] = [
      readMasterKey(given, 'ARBITRE_VAULT_KEY'),
      readMasterKey(asked, 'ARBITRE_VAULT_KEY_NEXT'),
    ];
    if (Buffer.from(now).equals(next)) throw new CannotDo(said.same);
    const isChanged = await changeMasterKey(database, now, next);
    terminal.print(isChanged ? said.changed : said.already);
    return 0;
  });
};

/** One that was stopped half-way goes on with the key that it made: the vault may be locked with it already. */
const byFile = (terminal: Terminal): Promise<ExitStatus> =>
  withTables<ExitStatus>(terminal, async (database) => {
    const file = vaultKeyFile(terminal);
    await changeMasterKey(database, await masterKey(undefined, file), await nextMasterKey(file));
    await takeNext(file);
    terminal.print(vaultTexts[terminal.texts.language].changedFile(file));
    return 0;
  });

const change = async (terminal: Terminal): Promise<ExitStatus> => {
  const { ARBITRE_VAULT_KEY: given = '' } = terminal.environment;
  return given === '' ? byFile(terminal) : byEnvironment(given, terminal);
};

/** `arbitre vault change-key`: whoever has the master key can give it another one. */
export const addVault = (program: Command, terminal: Terminal, finish: Finish): void => {
  const said = vaultTexts[terminal.texts.language];
  program
    .command('vault')
    .description(said.vault)
    .command('change-key')
    .description(said.change)
    .action(() => finish(change(terminal)));
};
