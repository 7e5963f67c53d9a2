import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';
import type {
  CompetitionOpened,
  CompetitionRevised,
  DealOpened,
  DealScore,
  Entry,
  EntryAdmitted,
  EntryRegistered,
  EntryRevised,
  EntryWithdrawn,
  Finality,
  RulingGiven,
  RulingWithdrawn,
  Scoring,
  SeatingCorrected,
  SessionScored,
  WithdrawalRevised,
} from '@arbitre/rules';
import { entriesBySide } from './entries-by-side';
import { foldSessionTop, type SessionTops, sessionTops, TOP_EVENTS } from './session-tops';
import { foldPenalties, foldSessionScored, type SessionChanges, sessionChanges } from './session-changes';
import { foldVoiding, type VoidChanges } from './void-sessions';
import type { ScoredDealRow } from './tables';

/** A deal as the ranking will compare it. */
export type OpenedDeal = Omit<ScoredDealRow, 'scores' | 'adjustments' | 'disputed'>;
export type SeatedAnew = Pick<ScoredDealRow, 'deal' | 'entries' | 'partners'>;

/** What a batch adds to a deal's result; null where it did not say. */
export type ResultChange = {
  readonly deal: string;
  scores: ScoredDealRow['scores'];
  adjustments: ScoredDealRow['adjustments'];
  /** A ruling was withdrawn: nothing counts of what rulings gave before `adjustments`. */
  withdrawn: boolean;
  disputed: boolean | null;
  /** The score of before was taken away. */
  takenAway: boolean;
};

export type EntrantChange = {
  readonly competition: string;
  readonly id: string;
  entry: Entry | null;
  /** It has left, or still waits for a place; null where the batch does not say it. */
  withdrawn: boolean | null;
  /** It is not ranked, whatever it has played; null where the batch does not say it. */
  struck: boolean | null;
};

/** A method, and what was chosen of it. */
export type ChosenMethod = { readonly method: string; readonly scoring: Scoring | null };

const chosenIn = ({
  method,
  scoring,
}: Pick<CompetitionOpened['data'], 'method' | 'scoring'>): ChosenMethod => ({
  method,
  scoring: scoring ?? null,
});

/** A batch as the standings see it. Maps keep the order of the log. */
export type StandingChanges = {
  readonly methods: Map<string, ChosenMethod>;
  /** Competitions of which something was said anew, with the method from now on. */
  readonly revised: Map<string, ChosenMethod>;
  readonly entrants: Map<string, EntrantChange>;
  readonly deals: OpenedDeal[];
  readonly results: Map<string, ResultChange>;
  /** Deals whose entries sat otherwise, by side. */
  readonly seated: Map<string, SeatedAnew>;
  readonly sessions: SessionChanges;
  readonly tops: SessionTops;
  readonly voiding: VoidChanges;
  /** Competitions whose ranking may come out differently, with the last event that says so. */
  readonly touched: Map<string, RecordedEvent>;
};

const openedDeal = (competition: string, deal: string, data: DealOpened['data']): OpenedDeal => ({
  deal,
  competition,
  groupKey: `s${data.place.session}-b${data.place.board}`,
  tableName: data.place.table,
  partners: {},
  ...entriesBySide(data.ruleset, data.seating),
});

const entrant = (changes: StandingChanges, competition: string, id: string): EntrantChange => {
  const key = `${competition}\n${id}`;
  const change = changes.entrants.get(key) ?? { competition, id, entry: null, withdrawn: null, struck: null };
  changes.entrants.set(key, change);
  return change;
};

const result = (changes: StandingChanges, deal: string): ResultChange => {
  const change = changes.results.get(deal) ?? {
    ...{ deal, scores: null, adjustments: null, withdrawn: false, disputed: null, takenAway: false },
  };
  changes.results.set(deal, change);
  return change;
};

const fold = (changes: StandingChanges, competition: string, event: RecordedEvent): void => {
  if (TOP_EVENTS.has(event.type)) {
    foldSessionTop(changes.tops, competition, event);
    // What is retained counts when its round is closed.
    if (event.type !== 'TopRetained') changes.touched.set(competition, event);
    return;
  }
  const deal = streams.idIn('deal', event.stream) ?? '';
  switch (event.type) {
    case 'CompetitionOpened':
      changes.methods.set(competition, chosenIn(event.data as CompetitionOpened['data']));
      break;
    case 'CompetitionRevised':
      changes.revised.set(competition, chosenIn(event.data as CompetitionRevised['data']));
      break;
    case 'SessionVoided':
    case 'SessionReinstated':
      foldVoiding(changes.voiding, competition, event);
      break;
    case 'EntryRegistered': {
      const { waiting = false, ...entry } = event.data as EntryRegistered['data'];
      Object.assign(entrant(changes, competition, entry.id), { entry, withdrawn: waiting });
      break;
    }
    case 'EntryRevised': {
      const { reason: _, ...entry } = event.data as EntryRevised['data'];
      entrant(changes, competition, entry.id).entry = entry;
      break;
    }
    case 'EntryAdmitted':
      entrant(changes, competition, (event.data as EntryAdmitted['data']).entry).withdrawn = false;
      break;
    case 'EntryWithdrawn': {
      const { entry, results } = event.data as EntryWithdrawn['data'];
      Object.assign(entrant(changes, competition, entry), { withdrawn: true, struck: results === 'struck' });
      break;
    }
    case 'WithdrawalRevised': {
      const { entry, results } = event.data as WithdrawalRevised['data'];
      entrant(changes, competition, entry).struck = results === 'struck';
      break;
    }
    case 'DealOpened':
      changes.deals.push(openedDeal(competition, deal, event.data as DealOpened['data']));
      return;
    case 'DealScored':
      Object.assign(result(changes, deal), { scores: (event.data as DealScore).scores, disputed: false });
      break;
    case 'SeatingCorrected': {
      const { entries, partners = {} } = event.data as SeatingCorrected['data'];
      changes.seated.set(deal, { deal, entries, partners });
      // Its awards go to others.
      result(changes, deal);
      break;
    }
    case 'ResultWithdrawn':
      Object.assign(result(changes, deal), { scores: null, disputed: false, takenAway: true });
      break;
    case 'SideConfirmed':
    case 'ResultDisputed':
    case 'ResultUpheld':
      result(changes, deal).disputed = (event.data as { finality: Finality }).finality === 'disputed';
      break;
    case 'RulingGiven': {
      const { adjustments, ruling, penalties } = event.data as RulingGiven['data'];
      const change = result(changes, deal);
      if (Object.keys(adjustments).length > 0) change.adjustments = { ...change.adjustments, ...adjustments };
      change.disputed = false;
      foldPenalties(changes.sessions, competition, { deal, ruling, penalties }, true);
      break;
    }
    case 'RulingWithdrawn': {
      const { adjustments, ruling, penalties } = event.data as RulingWithdrawn['data'];
      const change = result(changes, deal);
      foldPenalties(changes.sessions, competition, { deal, ruling, penalties }, false);
      change.adjustments = Object.keys(adjustments).length === 0 ? null : adjustments;
      change.withdrawn = true;
      break;
    }
    case 'SessionScored': {
      const session = streams.idIn('session', event.stream) ?? '';
      foldSessionScored(changes.sessions, competition, session, event.data as SessionScored['data']);
    }
  }
  changes.touched.set(competition, event);
};

/** Folds a batch into what the ranking must know. */
export const standingChanges = (events: readonly RecordedEvent[]): StandingChanges => {
  const changes: StandingChanges = {
    methods: new Map(),
    revised: new Map(),
    entrants: new Map(),
    deals: [],
    results: new Map(),
    seated: new Map(),
    sessions: sessionChanges(),
    tops: sessionTops(),
    voiding: new Map(),
    touched: new Map(),
  };
  for (const event of events) {
    const competition = competitionOf(event.stream);
    if (competition !== null) fold(changes, competition, event);
  }
  return changes;
};
