import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';
import type { Adjustment, DealOpened, DealScore, RulingGiven } from '@arbitre/rules';

/** What a batch means for one deal. Null: the batch did not say. */
export type DealChange = {
  readonly deal: string;
  readonly competition: string;
  opened: { readonly data: DealOpened['data']; readonly at: string } | null;
  score: DealScore | null;
  /** A later ruling replaces an earlier one of the same side. */
  adjustments: Readonly<Record<string, Adjustment>> | null;
  revision: number;
  position: bigint;
  at: string;
};

export type HistoryLine = {
  readonly deal: string;
  readonly revision: number;
  readonly competition: string;
  readonly position: bigint;
  readonly at: string;
  readonly type: string;
  readonly actor: string;
  readonly role: string;
  readonly data: unknown;
};

export type DealChanges = { readonly deals: readonly DealChange[]; readonly history: readonly HistoryLine[] };

/** The events that people look for in the history of a result; calls and cards are in the replay. */
const TOLD = new Set([
  'DealOpened',
  'DealScored',
  'ResultCorrected',
  'RulingGiven',
  'ArbiterCalled',
  'IrregularityObserved',
]);

const historyLine = (deal: string, competition: string, event: RecordedEvent): HistoryLine => ({
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
  change.revision = event.revision;
  change.position = event.position;
  change.at = event.metadata.time;
  if (event.type === 'DealOpened')
    change.opened = { data: event.data as DealOpened['data'], at: event.metadata.time };
  if (event.type === 'DealScored') change.score = event.data as DealScore;
  if (event.type === 'RulingGiven') {
    const { adjustments } = event.data as RulingGiven['data'];
    change.adjustments = { ...change.adjustments, ...adjustments };
  }
};

const untouched = (deal: string, competition: string): DealChange => ({
  deal,
  competition,
  opened: null,
  score: null,
  adjustments: null,
  revision: -1,
  position: -1n,
  at: '',
});

/** Folds a batch into one change a deal and the lines of its history. */
export const dealChanges = (events: readonly RecordedEvent[]): DealChanges => {
  const deals = new Map<string, DealChange>();
  const history: HistoryLine[] = [];
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
