import {
  type CompetitionState,
  type DealPlace,
  type DealState,
  isDealOver,
  replayDeal,
  type SessionDeal,
} from '@arbitre/rules';
import { competitionOf, dealId, dealStream, sessionStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import { loadCompetition } from './competition';

const keyOf = ({ round, table, board }: DealPlace): string => `r${round}-t${table}-b${board}`;

const sessionDealOf = (state: DealState, version: number): SessionDeal | null => {
  const { opened, score, adjustments } = state;
  return opened === null
    ? null
    : { place: opened.place, seating: opened.seating, score, adjustments, over: isDealOver(state), version };
};

/** The number at the end of a session's id, `cup.s2`. */
const numberOf = (session: string): number => Number(session.slice(session.lastIndexOf('.s') + 2));

/**
 * What the acts of a session need beside its own stream: its competition, and deals that they rest on. Acts are judged in
 * one step that cannot wait: what they ask for is noted, looked up afterwards (`lookUp`), and they are judged again.
 */
export class Surroundings {
  private wantsCompetition = false;
  private hasCompetition = false;
  private known: CompetitionState | null = null;
  private readonly wanted = new Map<string, DealPlace>();
  private readonly read = new Map<string, SessionDeal | null>();

  constructor(
    private readonly store: EventStore,
    private readonly session: string,
  ) {}

  competition(): CompetitionState | null {
    this.wantsCompetition = true;
    return this.known;
  }

  /** In the order asked for, null where there is none; null as long as they were not all looked up. */
  deals(places: readonly DealPlace[]): readonly (SessionDeal | null)[] | null {
    for (const place of places) this.wanted.set(keyOf(place), place);
    if (!places.every((place) => this.read.has(keyOf(place)))) return null;
    return places.map((place) => this.read.get(keyOf(place)) ?? null);
  }

  /** True where something new was asked for: it is known now. */
  async lookUp(): Promise<boolean> {
    const missing = [...this.wanted].filter(([key]) => !this.read.has(key));
    const first = this.wantsCompetition && !this.hasCompetition;
    if (!first && missing.length === 0) return false;
    const competition = competitionOf(sessionStream(this.session)) ?? '';
    if (first) {
      this.known = await loadCompetition(this.store, competition);
      this.hasCompetition = true;
    }
    const session = numberOf(this.session);
    for (const [key, place] of missing) {
      const { events, revision } = await this.store.load(
        dealStream(dealId(competition, { ...place, session })),
      );
      this.read.set(key, sessionDealOf(replayDeal(events), revision));
    }
    return true;
  }
}
