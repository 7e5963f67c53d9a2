import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';
import type {
  CompetitionMatched,
  CompetitionOpened,
  CompetitionRevised,
  Entry,
  EntryAdmitted,
  EntryRegistered,
  EntryRevised,
  EntryWithdrawn,
  Presence,
  Substitute,
  SubstituteNamed,
  RulingGiven,
  RulingWithdrawn,
  WithdrawalRevised,
} from '@arbitre/rules';
import type { Written } from '../table/statements';
import { LifeChanges } from './life-changes';
import type { CompetitionRow, resultTable } from './tables';

/** What a batch means for one competition's own row. `version` is null when only its deals were touched. */
export type Touched = {
  readonly id: string;
  position: bigint;
  /** When the event at `position` was written. */
  changedAt: string;
  version: number | null;
  state: CompetitionRow['state'];
  /** Deals that were opened. */
  deals: number;
  /** Whether something of it began. */
  begun: boolean;
};

/** The last word of a batch on one entry: registered (with its data), withdrawn, or both in that order. */
export type EntryChange = {
  readonly competition: string;
  readonly id: string;
  entry: Entry | null;
  /** What a row of before this batch is from now on. */
  revised: Entry | null;
  withdrawn: boolean;
  /** Null where the batch does not say it. */
  struck: boolean | null;
  /** Null where the batch does not say it. */
  waiting: boolean | null;

  presence: Presence | null;
  /** Those that the batch names. */
  readonly substitutes: Substitute[];
};

export type CompetitionChanges = {
  readonly opened: readonly { readonly competition: string; readonly data: CompetitionOpened['data'] }[];
  /** The last word of a batch on what a competition is. */
  readonly revised: readonly { readonly competition: string; readonly data: CompetitionRevised['data'] }[];
  /** What the registry says of regions and clubs, in the order of the log. */
  readonly matched: readonly { readonly competition: string; readonly data: CompetitionMatched['data'] }[];
  readonly touched: readonly Touched[];
  readonly entries: readonly EntryChange[];
  /** Deals that have a score or a ruling; counted once each, whatever is corrected later. */
  readonly finished: readonly Written<typeof resultTable>[];
  /** Deals that had nothing but a ruling, which was withdrawn. */
  readonly reopened: readonly string[];
  readonly life: LifeChanges;
};

class Folding {
  readonly opened: { competition: string; data: CompetitionOpened['data'] }[] = [];
  readonly revised = new Map<string, CompetitionRevised['data']>();
  readonly matched: { competition: string; data: CompetitionMatched['data'] }[] = [];
  readonly touched = new Map<string, Touched>();
  readonly entries = new Map<string, EntryChange>();
  readonly finished = new Map<string, string>();
  readonly reopened = new Set<string>();
  readonly life = new LifeChanges();

  touch(competition: string, event: RecordedEvent): Touched {
    let touched = this.touched.get(competition);
    if (touched === undefined) {
      touched = {
        id: competition,
        position: event.position,
        changedAt: '',
        version: null,
        state: 'open',
        deals: 0,
        begun: false,
      };
      this.touched.set(competition, touched);
    }
    touched.position = event.position;
    touched.changedAt = event.metadata.time;
    if (streams.idIn('competition', event.stream) !== null) touched.version = event.revision;
    return touched;
  }

  entry(competition: string, id: string): EntryChange {
    const key = `${competition}\n${id}`;
    const change = this.entries.get(key) ?? {
      ...{ competition, id, entry: null, revised: null, withdrawn: false, struck: null },
      ...{ waiting: null, presence: null, substitutes: [] },
    };
    this.entries.set(key, change);
    return change;
  }

  /** Entries of this batch that are there by now; those of before are rows. */
  private match(competition: string, data: CompetitionMatched['data']): void {
    this.matched.push({ competition, data });
    const { region } = data;
    const revised = this.revised.get(competition);
    if (revised !== undefined && region !== undefined) this.revised.set(competition, { ...revised, region });
    const clubs = new Map(data.clubs.map(({ word, club }) => [word, club]));
    for (const change of this.entries.values()) {
      const club = change.competition === competition ? clubs.get(change.entry?.club ?? '') : undefined;
      if (change.entry !== null && club !== undefined) change.entry = { ...change.entry, club };
      const anew = change.competition === competition ? clubs.get(change.revised?.club ?? '') : undefined;
      if (change.revised !== null && anew !== undefined) change.revised = { ...change.revised, club: anew };
    }
  }

  private count({ stream }: RecordedEvent, competition: string): void {
    const deal = streams.idIn('deal', stream) ?? '';
    this.finished.set(deal, competition);
    this.reopened.delete(deal);
  }

  private withdraw({ stream, data }: RecordedEvent): void {
    const { adjustments, scored } = data as RulingWithdrawn['data'];
    if (scored || Object.keys(adjustments).length > 0) return;
    this.reopen({ stream });
  }

  /** It has no result any more. */
  private reopen({ stream }: Pick<RecordedEvent, 'stream'>): void {
    const deal = streams.idIn('deal', stream) ?? '';
    this.reopened.add(deal);
    this.finished.delete(deal);
  }

  add(competition: string, event: RecordedEvent): void {
    const touched = this.touch(competition, event);
    this.life.add(competition, event);
    switch (event.type) {
      case 'CompetitionOpened':
        this.opened.push({ competition, data: event.data as CompetitionOpened['data'] });
        break;
      case 'CompetitionRevised':
        this.revised.set(competition, event.data as CompetitionRevised['data']);
        break;
      case 'CompetitionMatched':
        this.match(competition, event.data as CompetitionMatched['data']);
        break;
      case 'EntryRegistered': {
        const { waiting = false, ...entry } = event.data as EntryRegistered['data'];
        Object.assign(this.entry(competition, entry.id), { entry, waiting, withdrawn: false });
        break;
      }
      case 'EntryRevised': {
        const { reason: _, ...entry } = event.data as EntryRevised['data'];
        const change = this.entry(competition, entry.id);
        if (change.entry === null) change.revised = entry;
        else change.entry = entry;
        break;
      }
      case 'EntryAdmitted':
        this.entry(competition, (event.data as EntryAdmitted['data']).entry).waiting = false;
        break;
      case 'EntryWithdrawn':
        Object.assign(this.entry(competition, (event.data as EntryWithdrawn['data']).entry), {
          withdrawn: true,
          struck: (event.data as EntryWithdrawn['data']).results === 'struck',
        });
        break;
      case 'WithdrawalRevised': {
        const { entry, results } = event.data as WithdrawalRevised['data'];
        this.entry(competition, entry).struck = results === 'struck';
        break;
      }
      case 'EntryArrived':
      case 'EntryAway':
        this.entry(competition, (event.data as EntryWithdrawn['data']).entry).presence =
          event.type === 'EntryArrived' ? 'here' : 'away';
        break;
      case 'SubstituteNamed': {
        const { entry, out, in: substitute, session, round } = event.data as SubstituteNamed['data'];
        this.entry(competition, entry).substitutes.push({ out, in: substitute, session, round });
        break;
      }
      case 'CompetitionClosed':
        touched.state = 'closed';
        break;
      case 'DealOpened':
        touched.deals++;
        touched.begun = true;
        break;
      case 'SessionOpened':
        touched.begun = true;
        break;
      case 'RulingGiven':
        if (Object.keys((event.data as RulingGiven['data']).adjustments).length > 0)
          this.count(event, competition);
        break;
      case 'DealScored':
        this.count(event, competition);
        break;
      case 'RulingWithdrawn':
        this.withdraw(event);
        break;
      case 'ResultWithdrawn':
        this.reopen(event);
    }
  }
}

/** Folds a batch into the few changes that it comes to; events that this model does not know only move positions. */
export const competitionChanges = (events: readonly RecordedEvent[]): CompetitionChanges => {
  const folding = new Folding();
  for (const event of events) {
    const competition = competitionOf(event.stream);
    if (competition !== null) folding.add(competition, event);
  }
  return {
    opened: folding.opened,
    revised: [...folding.revised].map(([competition, data]) => ({ competition, data })),
    matched: folding.matched,
    touched: [...folding.touched.values()],
    entries: [...folding.entries.values()],
    finished: [...folding.finished].map(([deal, competition]) => ({ deal, competition })),
    reopened: [...folding.reopened],
    life: folding.life,
  };
};
