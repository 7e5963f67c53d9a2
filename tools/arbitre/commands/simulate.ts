import { type EventStore, loadCompetition } from '@arbitre/events';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withDatabase } from '../database';
import { MOST_REGIONS } from '../demo/federation/draw';
import { writeFederation } from '../demo/federation/write';
import { season } from '../demo/season';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { DEMO_SIZE, seasonOf, type SeasonSize } from '../simulate/script';
import { drawSeason } from '../simulate/season';
import { isWhole, writeSeason } from '../simulate/write';
import type { Terminal } from '../terminal';
import { simulateTexts } from '../texts/simulate';

const MEMBERS_OF_A_REGION = 40;
const MOST_MEMBERS = 20_000;
const MOST_WEEKS = 30;
const MOST_SEED = 1_000_000;

type Options = SeasonSize & { readonly forDemo?: boolean };

const whole =
  (least: number, most: number) =>
  (given: string): number => {
    const value = Number(given);
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`${least} … ${most}`);
  };

/** Whether the log holds the demo, to which a season can be added that is nobody's. */
const isDemo = async (store: EventStore): Promise<boolean> => {
  const [first] = season();
  return first !== undefined && (await loadCompetition(store, first.id)) !== null;
};

/** Writes the season of that size, from where it was left; a season that is whole changes nothing. */
const simulateSeason = async (
  { forDemo = false, ...size }: Options,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, progress } = terminal;
  const said = simulateTexts[texts.language];
  const least = size.regions * MEMBERS_OF_A_REGION;
  if (size.members < least) throw new CannotDo(said.tooFew(least));
  await withDatabase(terminal, async (installed) => {
    if (forDemo && (await isWhole(installed.store, size))) {
      print(said.whole(seasonOf(size)));
      return;
    }
    if (forDemo && !(await isDemo(installed.store))) {
      print(said.noDemo);
      return;
    }
    // Drawn when it is needed: whoever starts the demo again waits for no cards.
    const { federation, steps } = await drawSeason(size);
    print(texts.demoFederation[await writeFederation(installed, federation, new Date().toISOString())]);
    await writeSeason(size, steps, {
      ...{ store: installed.store, vault: installed.vault },
      onProgress: (done, of) => {
        progress(said.progress(done, of));
      },
    });
    progress('');
    const played = steps.filter(({ kind }) => kind === 'competition').length;
    print(said.written(seasonOf(size), played, steps.length));
  });
  return 0;
};

export const addSimulate = (program: Command, terminal: Terminal, finish: Finish): void => {
  const said = simulateTexts[terminal.texts.language];
  const number = (flags: string, says: string, value: number, least: number, most: number): Option =>
    new Option(flags, says).default(value).argParser(whole(least, most));
  const { seed, regions, members, weeks } = DEMO_SIZE;
  program
    .command('simulate')
    .description(said.simulate)
    .command('season')
    .description(said.season)
    .addOption(number('--seed <number>', said.seed, seed, 0, MOST_SEED))
    .addOption(number('--regions <number>', said.regions(MOST_REGIONS), regions, 1, MOST_REGIONS))
    .addOption(
      number(
        '--members <number>',
        said.members(MEMBERS_OF_A_REGION),
        members,
        MEMBERS_OF_A_REGION,
        MOST_MEMBERS,
      ),
    )
    .addOption(number('--weeks <number>', said.weeks(MOST_WEEKS), weeks, 1, MOST_WEEKS))
    .option('--for-demo', said.forDemo)
    .action((options: Options) => finish(simulateSeason(options, terminal)));
};
