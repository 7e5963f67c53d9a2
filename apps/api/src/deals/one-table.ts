import { type EventStore, dealId, dealStream, type OpenDealInput, type WriteOutcome } from '@arbitre/events';
import { refuse } from '@arbitre/rules';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Statement, prepared } from '../connections/prepared';
import { EVENT_STORE } from '../connections/tokens';

type Seated = Required<Pick<OpenDealInput, 'competition' | 'place' | 'seating'>>;
type Found = { readonly entry: string; readonly elsewhere: string | null };

/** Entries that can sit at one table only (a team sits at several), each with another table of the round where it plays. */
const TABLES: Statement = {
  name: 'one-table',
  text: `
    SELECT entry.id AS entry,
           (SELECT deal.table_name FROM read.deal AS deal
             WHERE deal.competition = $1 AND deal.session = $2 AND deal.round = $3 AND deal.table_name <> $4
               AND jsonb_path_query_array(deal.seating, '$.*') @> jsonb_build_array(entry.id)
             LIMIT 1) AS elsewhere
      FROM read.entry AS entry
     WHERE entry.competition = $1 AND entry.id = ANY($5::text[]) AND entry.kind <> 'team'`,
};

/** The rounds of the halls that play now. */
const MOST_KNOWN = 20_000;

/**
 * A pair or a player sits at one table of a round. The read model knows where everybody sat; what this process has just
 * written, and is writing, it remembers itself, so that nobody has to wait for the read model between two lines.
 */
@Injectable()
export class OneTable {
  private readonly known = new Map<string, string>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly database: DataSource,
  ) {}

  /** Writes, unless an entry sits at another table of the round; a deal that is there already is answered by its write. */
  async seated(input: Seated, write: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
    const { competition, place, seating } = input;
    const keyOf = (entry: string): string => JSON.stringify([competition, place.session, place.round, entry]);
    const entries = [...new Set(Object.values(seating))];
    if (entries.every((entry) => this.known.get(keyOf(entry)) === place.table)) return write();
    const found = await prepared<Found>(this.database, TABLES, [
      ...[competition, place.session, place.round, place.table, entries],
    ]);
    const others = found.map(({ entry, elsewhere }) => ({
      ...{ entry, table: elsewhere ?? this.known.get(keyOf(entry)) ?? place.table },
    }));
    const other = others.find(({ table }) => table !== place.table);
    if (other !== undefined)
      return (await this.isThere(input)) ? write() : elsewhere(input, other.entry, other.table);
    const taken = found.map(({ entry }) => keyOf(entry)).filter((key) => !this.known.has(key));
    for (const key of taken) this.remember(key, place.table);
    const outcome = await write().catch((error: unknown) => {
      // It may have been written: the read model will tell.
      this.forget(taken);
      throw error;
    });
    if (outcome.kind === 'refused' || outcome.kind === 'conflict') this.forget(taken);
    return outcome;
  }

  /** Somebody sits elsewhere in the round of that deal than was noted: the read model tells from here on. */
  seatedAnew(deal: string): void {
    const place = /^(.+)\.s(\d+)-r(\d+)-/.exec(deal);
    if (place === null) return;
    const [, competition, session, round] = place;
    const ofRound = JSON.stringify([competition, Number(session), Number(round)]).slice(0, -1);
    this.forget([...this.known.keys()].filter((key) => key.startsWith(`${ofRound},`)));
  }

  /** A command that is sent again finds its own deal, whatever was written since. */
  private async isThere({ competition, place }: Seated): Promise<boolean> {
    return (await this.store.load(dealStream(dealId(competition, place)))).revision >= 0;
  }

  private remember(key: string, table: string): void {
    this.known.set(key, table);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }

  private forget(keys: readonly string[]): void {
    for (const key of keys) this.known.delete(key);
  }
}

const elsewhere = ({ place, seating }: Seated, entry: string, table: string): WriteOutcome => {
  const seat = Object.keys(seating).find((each) => seating[each] === entry) ?? '';
  const { violation } = refuse('entry-at-another-table', { entry, seat, table, round: place.round });
  return { kind: 'refused', act: 0, violation, game: null };
};
