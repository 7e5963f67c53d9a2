import { firstContact, streams as ownStreams, withoutSecrets, type StoredEvent } from '@arbitre/events';
import { Option, type Command } from 'commander';
import { CannotCopy, copyLog } from '../eventstore/copy';
import { prepareServer, type Trial } from '../eventstore/prepare';
import { rawStore, type RawEvent } from '../eventstore/raw-store';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { followChains } from '../follow-chains';
import type { Terminal } from '../terminal';
import { eventStoreTexts } from '../texts/eventstore';
import { delegate } from './delegate';

/** The command that makes every read model anew; positions of another log mean nothing to them. */
const REBUILD = 'node dist/apps/worker/main.js rebuild all';

/** Tries an address before anything is done with it. @throws CannotDo with a sentence that says what is wrong with it */
const reachable = async (url: string, { texts }: Terminal): Promise<void> => {
  const said = eventStoreTexts[texts.language];
  const problem = await firstContact(url);
  if (problem !== null)
    throw new CannotDo(said.cannotReach(withoutSecrets(url), said.contact[problem.kind], problem.reason));
};

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
};

const storedEvent = ({ data, metadata, ...event }: RawEvent): StoredEvent => ({
  ...event,
  data: parsed(data),
  metadata: parsed(metadata),
});

const needed = (
  given: string | undefined,
  option: string,
  variable: string,
  { texts, environment }: Terminal,
): string => {
  const url = given ?? environment[variable];
  if (url === undefined || url === '')
    throw new CannotDo(eventStoreTexts[texts.language].addressNeeded(option, variable));
  return url;
};

/** Copies a log and checks the copy: 0 when it is whole, 1 when it is not, 2 when nothing could be done. */
export const copyCommand = async (
  addresses: { readonly from?: string; readonly to?: string },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, complain, progress } = terminal;
  const said = eventStoreTexts[texts.language];
  const from = needed(addresses.from, '--from', 'ESDB_FROM_URL', terminal);
  const to = needed(addresses.to, '--to', 'ESDB_TO_URL', terminal);
  if (from === to) throw new CannotDo(said.sameStore);
  await reachable(from, terminal);
  await reachable(to, terminal);
  const [source, target] = [rawStore(from), rawStore(to)];
  const { broken, streams, follow } = followChains();
  try {
    const copied = await copyLog(
      source,
      target,
      (now) => {
        progress(said.phase(now));
      },
      (raw) => {
        if (ownStreams.read(raw.stream) !== null) follow(storedEvent(raw));
      },
    );
    progress('');
    print(said.copied(copied.streams, copied.events, copied.before));
  } catch (error) {
    progress('');
    if (!(error instanceof CannotCopy)) throw error;
    complain(said.problem(error.problem));
    return error.problem.kind === 'differs' ? 1 : 2;
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
  for (const { stream, revision, why } of broken())
    complain(said.chainBroken(stream, revision, texts.breaks[why]));
  if (broken().length > 0) return 1;
  print(said.chains(streams()));
  print(said.next(REBUILD));
  return 0;
};

const isAsWanted = ({ wanted, could }: Trial): boolean => could === (wanted === 'may');

/** Prepares a secure server and prints what its account can do: 0 when that is as it should be. */
export const prepareCommand = async (
  options: { readonly url?: string; readonly account: string; readonly resetPassword?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, complain } = terminal;
  const said = eventStoreTexts[texts.language];
  const url = needed(options.url, '--url', 'ESDB_ADMIN_URL', terminal);
  if (/[?&]tls=false/i.test(url)) throw new CannotDo(said.insecure);
  const password = terminal.environment.ESDB_ACCOUNT_PASSWORD ?? '';
  if (password === '') throw new CannotDo(said.passwordNeeded);
  await reachable(url, terminal);
  const { account, resetPassword: reset = false } = options;
  const prepared = await prepareServer(url, { account, password, reset });
  print(said.prepared[prepared.account]);
  print(said.settings[prepared.settings]);
  const width = Math.max(...prepared.trials.map(({ what }) => said.tried[what].length));
  for (const trial of prepared.trials) {
    const line = `  ${said.tried[trial.what].padEnd(width)}  ${said.could[`${trial.could}`]}`;
    print(isAsWanted(trial) ? line : `${line}  <- ${said.wrong}`);
  }
  if (prepared.trials.every(isAsWanted)) {
    print(said.sound);
    return 0;
  }
  const nothing = prepared.trials.every(({ could }) => !could);
  complain(prepared.account === 'kept' && !reset && nothing ? said.otherPassword : said.unsound);
  return 1;
};

/** `arbitre eventstore copy` and `prepare`; everything else is the embedded store's own command line. */
export const addEventStore = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const said = eventStoreTexts[texts.language];
  const group = program
    .command('eventstore')
    .description(texts.eventstore)
    .allowUnknownOption()
    .allowExcessArguments()
    .action((_: unknown, command: Command) => finish(delegate('dist/tools/eventstore.js', command.args)));
  group
    .command('copy')
    .description(said.copy)
    .option('--from <url>', said.from)
    .option('--to <url>', said.to)
    .action((options: { readonly from?: string; readonly to?: string }) =>
      finish(copyCommand(options, terminal)),
    );
  group
    .command('prepare')
    .description(said.prepare)
    .option('--url <url>', said.url)
    .addOption(new Option('--account <name>', said.account).default('arbitre'))
    .option('--reset-password', said.reset)
    .action(
      (options: { readonly url?: string; readonly account: string; readonly resetPassword?: boolean }) =>
        finish(prepareCommand(options, terminal)),
    );
};
