import type { DomainEvent, Refusal } from '../decider';
import { refuse } from '../shared-refusals';
import type { CompetitionEvent, RankingPublished } from './contract';

/**
 * Where a competition is in its life. `planned` and `running` follow from what was opened; the others are passages that events
 * record: over or published, out of reach of corrections, never touched again.
 */
export const STAGES = ['planned', 'running', 'provisional', 'official', 'final'] as const;
export type Stage = (typeof STAGES)[number];

/** How far the last publication has come. */
export const SETTLED = ['unpublished', 'provisional', 'official', 'final'] as const;
export type Settled = (typeof SETTLED)[number];

/** What was played is provisional once nothing enters any more, published or not. */
export const stageOf = (settled: Settled, begun: boolean, closed = false): Stage => {
  if (settled !== 'unpublished') return settled;
  if (closed) return 'provisional';
  return begun ? 'running' : 'planned';
};

/** The newest published version, and what has become of it. */
export type Publication = {
  readonly number: number;
  readonly asOf: string;
  readonly hash: string;
  readonly settled: Exclude<Settled, 'unpublished'>;
  /** When corrections end by the clock; null: somebody ends them, or they were reopened and nothing was published since. */
  readonly until: string | null;
};

const published = ({
  number,
  asOf,
  hash,
  finality,
  correctableUntil,
}: RankingPublished['data']): Publication => ({
  ...{ number, asOf, hash, settled: finality, until: correctableUntil ?? null },
});

export const evolvePublication = (known: Publication | null, event: CompetitionEvent): Publication | null => {
  if (event.type === 'RankingPublished') return published(event.data);
  if (known === null) return null;
  switch (event.type) {
    case 'CorrectionsClosed':
      return { ...known, settled: 'official' };
    case 'CorrectionsReopened':
      return { ...known, settled: 'provisional', until: null };
    case 'CompetitionFinalised':
      return { ...known, settled: 'final' };
    default:
      return known;
  }
};

/** Whether the clock has ended the corrections, recorded or not. `at`: UTC, ISO 8601; unknown in a replay. */
export const isDue = ({ settled, until }: Publication, at: string | undefined): boolean =>
  settled === 'provisional' && until !== null && at !== undefined && Date.parse(at) >= Date.parse(until);

/**
 * Why nothing that counts may change any more; null while it may. What an event has closed stays closed, whatever a clock says.
 */
export const correctionsOver = (publication: Publication | null, at: string | undefined): Refusal | null => {
  if (publication === null || (publication.settled === 'provisional' && !isDue(publication, at))) return null;
  return refuse('corrections-closed', { number: publication.number, since: publication.until });
};

const CHANGE_RESULTS = new Set([
  ...['DealOpened', 'DealScored', 'ResultCorrected', 'ResultRecorded', 'RulingGiven', 'RulingWithdrawn'],
  ...['ResultWithdrawn', 'SeatingCorrected'],
  ...['AppealDecided', 'SessionScored', 'SessionOpened'],
]);

/** Whether something among these events of a deal or a session may change a ranking. */
export const changesResults = (events: readonly DomainEvent[]): boolean =>
  events.some(({ type }) => CHANGE_RESULTS.has(type));
