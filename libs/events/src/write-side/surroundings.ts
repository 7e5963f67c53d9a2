import {
  type CompetitionState,
  type DealPlace,
  type DealState,
  finalityOf,
  isDealOver,
  isReplaced,
  replayDeal,
  type SessionDeal,
  sidesOf,
} from '@arbitre/rules';
import { competitionOf, dealId, dealStream, sessionStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import { loadCompetition } from './competition';

const keyOf = ({ round, table, board }: DealPlace): string => `r${round}-t${table}-b${board}`;

const sessionDealOf = (state: DealState, version: number): SessionDeal | null => {
  const { opened, score, adjustments, confirmation } = state;
  if (opened === null) return null;
  const { place, seating } = opened;
  const finality = score === null || isReplaced(state) ? null : finalityOf(confirmation, sidesOf(state));
  return { place, seating, score, adjustments, finality, over: isDealOver(state), version };
};

/** The number at the end of a session's id, `cup.s2`. */
const numberOf = (session: string): number => Number(session.slice(session.lastIndexOf('.s') + 2));

/** What the acts of a session need beside its own stream: its competition, and deals that they rest on. Each is read once. */
export class Surroundings {
  private known: Promise<CompetitionState | null> | null = null;
  private readonly read = new Map<string, Promise<SessionDeal | null>>();
  private readonly competitionId: string;

  constructor(
    private readonly store: EventStore,
    private readonly session: string,
  ) {
    this.competitionId = competitionOf(sessionStream(session)) ?? '';
  }

  competition(): Promise<CompetitionState | null> {
    return (this.known ??= loadCompetition(this.store, this.competitionId));
  }

  /** In the order asked for, null where there is none. */
  deals(places: readonly DealPlace[]): Promise<readonly (SessionDeal | null)[]> {
    return Promise.all(places.map((place) => this.deal(place)));
  }

  private deal(place: DealPlace): Promise<SessionDeal | null> {
    const key = keyOf(place);
    const deal = this.read.get(key) ?? this.loadDeal(place);
    this.read.set(key, deal);
    return deal;
  }

  private async loadDeal(place: DealPlace): Promise<SessionDeal | null> {
    const id = dealId(this.competitionId, { ...place, session: numberOf(this.session) });
    const { events, revision } = await this.store.load(dealStream(id));
    return sessionDealOf(replayDeal(events), revision);
  }
}
