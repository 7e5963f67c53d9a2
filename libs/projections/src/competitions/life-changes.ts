import { type RecordedEvent, streams } from '@arbitre/events';
import type { HallCallClosed, HallCallMade, RankingPublished, SessionVoided } from '@arbitre/rules';
import type { Written } from '../table/statements';
import type {
  CompetitionRow,
  hallCallTable,
  passageTable,
  PublicationRow,
  publicationTable,
  voidedSessionTable,
} from './tables';

/** How far the publication of a competition has come. */
export type Settlement = {
  readonly id: string;
  readonly settled: CompetitionRow['settled'];
  readonly publishedNumber: number;
  readonly correctableUntil: string | null;
};

type Finality = {
  readonly competition: string;
  readonly number: number;
  readonly finality: PublicationRow['finality'];
};
type Voided = { readonly row: Written<typeof voidedSessionTable>; readonly voided: boolean };

/** What a batch says of the lives of competitions: the last word of each, and all passages. */
export class LifeChanges {
  readonly publications: Written<typeof publicationTable>[] = [];
  readonly passages: Written<typeof passageTable>[] = [];
  readonly settlements = new Map<string, Settlement>();
  readonly finalities = new Map<string, Finality>();
  readonly calls: Written<typeof hallCallTable>[] = [];
  readonly callsClosed: ({ readonly competition: string } & Pick<
    HallCallClosed['data'],
    'call' | 'outcome'
  >)[] = [];
  readonly voided = new Map<string, Voided>();

  add(competition: string, event: RecordedEvent): void {
    if (streams.idIn('competition', event.stream) === null || event.type === 'EntryRegistered') return;
    if (event.type === 'HallCallMade' || event.type === 'HallCallClosed') {
      this.call(competition, event);
      return;
    }
    this.passages.push(passageOf(competition, event));
    if (event.type === 'RankingPublished') this.publish(competition, event);
    else if (event.type in SETTLED) this.settle(competition, event);
    else if (event.type === 'SessionVoided' || event.type === 'SessionReinstated')
      this.void(competition, event);
  }

  private call(competition: string, { type, data, metadata }: RecordedEvent): void {
    if (type === 'HallCallClosed') {
      const { call, outcome } = data as HallCallClosed['data'];
      this.callsClosed.push({ competition, call, outcome });
      return;
    }
    const { round = null, by = null, ...rest } = data as HallCallMade['data'];
    this.calls.push({ competition, ...rest, round, by, at: metadata.time, outcome: null });
  }

  private publish(competition: string, { data, metadata, position }: RecordedEvent): void {
    const { asOf, correctableUntil = null, reason = null, ...rest } = data as RankingPublished['data'];
    const { number, finality } = rest;
    const { time: publishedAt, actor } = metadata;
    this.publications.push({
      ...{ ...rest, competition, asOf: BigInt(asOf), correctableUntil, reason, publishedAt, position },
      ...{ actor: actor.id, role: actor.role },
    });
    this.settlements.set(competition, {
      ...{ id: competition, settled: finality, publishedNumber: number },
      correctableUntil: finality === 'provisional' ? correctableUntil : null,
    });
  }

  private settle(competition: string, { type, data }: RecordedEvent): void {
    const { number } = data as { readonly number: number };
    const finality = SETTLED[type as keyof typeof SETTLED];
    this.finalities.set(`${competition}\n${number}`, { competition, number, finality });
    this.settlements.set(competition, {
      ...{ id: competition, settled: finality, publishedNumber: number, correctableUntil: null },
    });
  }

  private void(competition: string, { type, data }: RecordedEvent): void {
    const { session: number, reason } = data as SessionVoided['data'];
    const row = { competition, number, reason };
    this.voided.set(`${competition}\n${number}`, { row, voided: type === 'SessionVoided' });
  }
}

/** What a version is after an event that names it. */
const SETTLED = {
  CorrectionsClosed: 'official',
  CorrectionsReopened: 'provisional',
  CompetitionFinalised: 'final',
} as const;

type Said = Readonly<Partial<Record<'reason' | 'note' | 'entry' | 'asOf', string>>> &
  Readonly<Partial<Record<'number' | 'session', number>>>;

const passageOf = (
  competition: string,
  { revision, type, metadata, data, position }: RecordedEvent,
): Written<typeof passageTable> => {
  const { reason, note, number, session, entry, asOf } = data as Said;
  return {
    ...{ competition, revision, type, at: metadata.time, position },
    ...{ actor: metadata.actor.id, role: metadata.actor.role, reason: reason ?? note ?? null },
    about: entry ?? (number ?? session)?.toString() ?? asOf ?? null,
  };
};
