import { competitionOf, type EventStore, hashOfRanking, type RecordedEvent, streams } from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests of the read models start services of tools; nothing that runs goes round
import { rankingOfLog } from '@arbitre/projections';
import type { RankingPublished } from '@arbitre/rules';
import type { Command } from 'commander';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { withStore } from '../store';
import type { Terminal } from '../terminal';

type Published = RankingPublished['data'];

/** A published version beside what the log comes to; `recounted`: the hash of the rows that were worked out anew. */
type Checked = { readonly number: number; readonly hash: string; readonly recounted: string };

const publishedIn = (events: readonly RecordedEvent[], competition: string): readonly Published[] =>
  events.flatMap(({ stream, type, data }) =>
    type === 'RankingPublished' && streams.idIn('competition', stream) === competition
      ? [data as Published]
      : [],
  );

const eventsOf = async (store: EventStore, competition: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const page of store.readAll({ after: null }))
    events.push(...page.filter(({ stream }) => competitionOf(stream) === competition));
  return events;
};

const checkedIn = (events: readonly RecordedEvent[], competition: string): readonly Checked[] =>
  publishedIn(events, competition).map(({ number, hash, asOf }) => {
    const before = events.filter(({ position }) => position <= BigInt(asOf));
    return { number, hash, recounted: hashOfRanking(rankingOfLog(before, competition)) };
  });

/** Works every published version of a ranking out anew, from the log alone, and compares its fingerprint. */
const rankingCommand = async (
  competition: string,
  { json = false }: { readonly json?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, complain } = terminal;
  const checked = await withStore(terminal, async (store) =>
    checkedIn(await eventsOf(store, competition), competition),
  );
  if (checked.length === 0) throw new CannotDo(texts.nothingPublished(competition));
  for (const { number, hash, recounted } of checked) {
    const holds = hash === recounted;
    if (json) print(JSON.stringify({ kind: 'version', number, hash, recounted, holds }));
    else if (holds) print(texts.rankingHolds(number, hash));
    else complain(texts.rankingDiffers(number, hash, recounted));
  }
  return checked.every(({ hash, recounted }) => hash === recounted) ? 0 : 1;
};

export const addRanking = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  program
    .command('ranking')
    .description(texts.rankingVerify)
    .command('verify')
    .description(texts.rankingVerify)
    .argument('<competition>', texts.rankingOf)
    .option('--json', texts.json)
    .action((competition: string, options: { readonly json?: boolean }) =>
      finish(rankingCommand(competition, options, terminal)),
    );
};
