import { randomUUID } from 'node:crypto';
import {
  accountRefusals,
  Accounts,
  HOURS,
  Links,
  type Purpose,
  refuseToAccount,
  SecondFactors,
} from '@arbitre/accounts';
import { type EventStore, giveGrant } from '@arbitre/events';
import { explain, type Refusal } from '@arbitre/rules';
import { federationRefusals, type Role, roles } from '@arbitre/rules/federation';
import { Argument, type Command, Option } from 'commander';
import { withDatabase } from '../database';
import type { ExitStatus, Finish } from '../exit-status';
import type { Terminal } from '../terminal';
import { accountsTexts } from '../texts/accounts';

type Care = {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly secondFactors: SecondFactors;
  readonly store: EventStore;
};

const withAccounts = (terminal: Terminal, work: (care: Care) => Promise<ExitStatus>): Promise<ExitStatus> =>
  withDatabase(terminal, ({ store, database, vault }) =>
    work({
      ...{ accounts: new Accounts(database, vault), links: new Links(database) },
      ...{ secondFactors: new SecondFactors(database, vault), store },
    }),
  );

const refused = ({ violation }: Pick<Refusal, 'violation'>, terminal: Terminal): ExitStatus => {
  terminal.complain(
    explain(null, violation, { ...accountRefusals, ...federationRefusals })[terminal.texts.language],
  );
  return 1;
};

const tell = async (
  id: string,
  purpose: Purpose,
  { links }: Care,
  address: string,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const link = await links.make(id, purpose);
  terminal.print(
    accountsTexts[terminal.texts.language].link(new URL(`/password#${link}`, address).href, HOURS[purpose]),
  );
  return 0;
};

type Options = { readonly name?: string; readonly role: string; readonly address: string };
type GrantOptions = { readonly scope: string; readonly from?: string; readonly until?: string };

/** Grants are given by whoever runs this on the installation's own machine. */
const give = async (
  account: string,
  role: string,
  { scope, from, until }: GrantOptions,
  { store, accounts }: Care,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const time = new Date().toISOString();
  const days = { from: from ?? time.slice(0, 10), ...(until === undefined ? {} : { until }) };
  const outcome = await giveGrant(
    store,
    { account, role: role as Role, scope, why: 'appointed', ...days },
    { commandId: randomUUID(), actor: { id: 'importer', role: 'importer' }, time },
    accounts.whileGrantsChange,
  );
  return outcome.kind === 'refused' ? refused(outcome, terminal) : 0;
};

const create = (
  signIn: string,
  { name = signIn, role, address }: Options,
  terminal: Terminal,
): Promise<ExitStatus> =>
  withAccounts(terminal, async (care) => {
    const made = await care.accounts.create({ signIn, name });
    if (!('id' in made)) return refused(made, terminal);
    const given = await give(made.id, role, { scope: 'federation' }, care, terminal);
    return given === 0 ? tell(made.id, 'invitation', care, address, terminal) : given;
  });

const grant = (
  signIn: string,
  role: string,
  options: GrantOptions,
  terminal: Terminal,
): Promise<ExitStatus> =>
  withAccounts(terminal, async (care) => {
    const found = await care.accounts.credentialsOf(signIn);
    return found === null ? unknown(signIn, terminal) : give(found.id, role, options, care, terminal);
  });

const unknown = (signIn: string, terminal: Terminal): ExitStatus =>
  refused(refuseToAccount('account-not-found', { id: signIn.slice(0, 80) }), terminal);

const reset = (signIn: string, { address }: Options, terminal: Terminal): Promise<ExitStatus> =>
  withAccounts(terminal, async (care) => {
    const found = await care.accounts.credentialsOf(signIn);
    if (found === null) return unknown(signIn, terminal);
    return tell(found.id, 'reset', care, address, terminal);
  });

const resetFactor = (signIn: string, terminal: Terminal): Promise<ExitStatus> =>
  withAccounts(terminal, async ({ accounts, secondFactors }) => {
    const found = await accounts.credentialsOf(signIn);
    if (found === null) return unknown(signIn, terminal);
    const removed = await secondFactors.removeAll(found.id);
    return removed ? 0 : refused(refuseToAccount('second-factor-not-set', {}), terminal);
  });

/** `arbitre accounts`: whoever can read the database and the master key can let people in. */
export const addAccounts = (program: Command, terminal: Terminal, finish: Finish): void => {
  const said = accountsTexts[terminal.texts.language];
  const accounts = program.command('accounts').description(said.accounts);
  const address = (): Option => new Option('--address <url>', said.address).default('http://localhost:4300');
  accounts
    .command('create')
    .description(said.create)
    .argument('<sign-in>', said.signIn)
    .option('--name <name>', said.name)
    .addOption(new Option('--role <role>', said.role).choices(roles).default('administrator'))
    .addOption(address())
    .action((signIn: string, options: Options) => finish(create(signIn, options, terminal)));
  accounts
    .command('grant')
    .description(said.grant)
    .argument('<sign-in>', said.signIn)
    .addArgument(new Argument('<role>', said.role).choices(roles))
    .option('--scope <scope>', said.scope, 'federation')
    .option('--from <day>', said.from)
    .option('--until <day>', said.until)
    .action((signIn: string, role: string, options: GrantOptions) =>
      finish(grant(signIn, role, options, terminal)),
    );
  accounts
    .command('reset')
    .description(said.reset)
    .argument('<sign-in>', said.signIn)
    .addOption(address())
    .action((signIn: string, options: Options) => finish(reset(signIn, options, terminal)));
  accounts
    .command('reset-second-factor')
    .description(said.resetFactor)
    .argument('<sign-in>', said.signIn)
    .action((signIn: string) => finish(resetFactor(signIn, terminal)));
};
