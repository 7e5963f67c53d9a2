import { type AsOf, type EventStore, rankingsOfDivision, toldOfDivision } from '@arbitre/events';
import { rulesInForce, stateTold, tableDifference, tableTold } from '@arbitre/rules/leagues';
import type { Command } from 'commander';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { withStore } from '../store';
import type { Terminal } from '../terminal';
import { seasonTexts } from '../texts/seasons';
import { printChanges, printTable } from './league-table';

type Options = {
  readonly why?: string;
  readonly asOf?: string;
  readonly at?: string;
  readonly published?: string;
  readonly against?: string;
};

const asOfIn = ({ asOf, at }: Options): AsOf => {
  if (asOf !== undefined && /^\d+$/u.test(asOf)) return { position: BigInt(asOf) };
  return at === undefined ? null : { time: at };
};

/** Where the log stood when that version of the ranking was published. */
const publishedAs = async (
  store: EventStore,
  division: string,
  number: string,
  { texts }: Terminal,
): Promise<AsOf> => {
  const rankings = await rankingsOfDivision(store, division);
  const ranking = rankings.find(({ data }) => String(data.number) === number);
  if (ranking === undefined)
    throw new CannotDo(seasonTexts[texts.language].noVersion(number, rankings.length));
  return { position: BigInt(ranking.data.asOf) };
};

const told = async (store: EventStore, division: string, asOf: AsOf, { texts }: Terminal) => {
  const known = await toldOfDivision(store, division, asOf);
  const table = known && tableTold(known);
  if (known === null || table === null) throw new CannotDo(seasonTexts[texts.language].noDivision(division));
  return { table, decimals: rulesInForce(stateTold(known))?.decimals ?? 2 };
};

const print = (id: string, options: Options, terminal: Terminal): Promise<ExitStatus> =>
  withStore(terminal, async (store): Promise<ExitStatus> => {
    const { published, against, why } = options;
    const asOf =
      published === undefined ? asOfIn(options) : await publishedAs(store, id, published, terminal);
    const { table, decimals } = await told(store, id, asOf, terminal);
    if (against === undefined) printTable(table, decimals, why, terminal);
    else {
      const before = await told(store, id, await publishedAs(store, id, against, terminal), terminal);
      printChanges(tableDifference(before.table, table), decimals, terminal);
    }
    return 0;
  });

/** `arbitre division table`: as it is, as it was, as it was published, or what has changed since it was. */
export const addDivisionTable = (division: Command, terminal: Terminal, finish: Finish): void => {
  const said = seasonTexts[terminal.texts.language];
  division
    .command('table')
    .description(said.table)
    .argument('<id>', said.divisionId)
    .option('--why <entry>', said.why)
    .option('--as-of <position>', said.asOf)
    .option('--at <moment>', said.at)
    .option('--published <number>', said.published)
    .option('--against <number>', said.against)
    .action((id: string, options: Options) => finish(print(id, options, terminal)));
};
