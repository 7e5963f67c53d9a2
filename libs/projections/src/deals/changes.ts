import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';
import type {
  DealOpened,
  DealScore,
  ResultWithdrawn,
  RulingGiven,
  RulingWithdrawn,
  SeatingCorrected,
} from '@arbitre/rules';
import type { Written } from '../table/statements';
import { ON_RESULT } from './said-of-result';
import type { DealRow, dealHistoryTable, Entered } from './tables';

/** What a batch means for one deal. Null: the batch did not say. */
export type DealChange = {
  readonly id: string;
  readonly competition: string;
  opened: { readonly data: DealOpened['data']; readonly at: string } | null;
  score: DealScore | null;
  /** Who entered that score. */
  entered: Entered | null;
  /** The score of before was taken away, whatever stands after the batch. */
  takenAway: boolean;
  /** Whether nothing was played after all; null where the batch does not say. */
  unplayed: boolean | null;
  /** Who sits where from now on, where somebody said it anew. */
  seating: DealOpened['data']['seating'] | null;
  /** A later ruling replaces an earlier one of the same side. */
  adjustments: DealRow['adjustments'];
  /** A ruling was withdrawn: nothing counts of what rulings gave before `adjustments`. */
  withdrawn: boolean;
  /** What was said of the result that stands after the batch. */
  onResult: readonly RecordedEvent[];
  version: number;
  position: bigint;
  changedAt: string;
};

export type DealChanges = {
  readonly deals: readonly DealChange[];
  readonly history: readonly Written<typeof dealHistoryTable>[];
};

/** The events that people look for in the history of a result; calls and cards are in the replay. */
const TOLD = new Set([
  'DealOpened',
  'DealScored',
  ...['ResultCorrected', 'ResultWithdrawn', 'SeatingCorrected'],
  ...['SideConfirmed', 'ResultDisputed', 'ResultUpheld', 'ResultRepeated'],
  'RulingGiven',
  'RulingWithdrawn',
  ...['ArbiterCalled', 'CallClosed', 'RulingAppealed', 'AppealHeard'],
  'AttentionDrawn',
  'IrregularityObserved',
]);

const historyLine = (
  deal: string,
  competition: string,
  event: RecordedEvent,
): Written<typeof dealHistoryTable> => ({
  deal,
  competition,
  revision: event.revision,
  position: event.position,
  at: event.metadata.time,
  type: event.type,
  actor: event.metadata.actor.id,
  role: event.metadata.actor.role,
  data: event.data,
});

const fold = (change: DealChange, event: RecordedEvent): void => {
  change.version = event.revision;
  change.position = event.position;
  change.changedAt = event.metadata.time;
  if (event.type === 'DealOpened')
    change.opened = { data: event.data as DealOpened['data'], at: event.metadata.time };
  if (event.type === 'DealScored') {
    const { actor, time } = event.metadata;
    change.score = event.data as DealScore;
    change.entered = { actor: actor.id, role: actor.role, at: time };
    change.unplayed = false;
    change.onResult = [];
  }
  if (event.type === 'ResultWithdrawn') {
    change.score = null;
    change.entered = null;
    change.takenAway = true;
    change.unplayed = (event.data as ResultWithdrawn['data']).because === 'not-played';
    change.onResult = [];
  }
  if (event.type === 'SeatingCorrected') change.seating = (event.data as SeatingCorrected['data']).seating;
  if (ON_RESULT.has(event.type)) change.onResult = [...change.onResult, event];
  if (event.type === 'RulingGiven') {
    const { adjustments } = event.data as RulingGiven['data'];
    if (Object.keys(adjustments).length > 0) change.adjustments = { ...change.adjustments, ...adjustments };
  }
  if (event.type === 'RulingWithdrawn') {
    const { adjustments } = event.data as RulingWithdrawn['data'];
    change.adjustments = Object.keys(adjustments).length === 0 ? null : adjustments;
    change.withdrawn = true;
  }
};

const untouched = (id: string, competition: string): DealChange => ({
  id,
  competition,
  opened: null,
  ...{ score: null, entered: null, takenAway: false, unplayed: null, seating: null },
  adjustments: null,
  withdrawn: false,
  onResult: [],
  version: -1,
  position: -1n,
  changedAt: '',
});

/** Folds a batch into one change a deal and the lines of its history. */
export const dealChanges = (events: readonly RecordedEvent[]): DealChanges => {
  const deals = new Map<string, DealChange>();
  const history: Written<typeof dealHistoryTable>[] = [];
  for (const event of events) {
    const competition = competitionOf(event.stream);
    if (competition === null) continue;
    const deal = streams.idIn('deal', event.stream) ?? '';
    const change = deals.get(deal) ?? untouched(deal, competition);
    deals.set(deal, change);
    fold(change, event);
    if (TOLD.has(event.type)) history.push(historyLine(deal, competition, event));
  }
  return { deals: [...deals.values()], history };
};
