import { DestroyRef, Injectable, computed, effect, inject, signal } from '@angular/core';
import type { SessionPlan } from '@arbitre/rules/kernel/session/contract';
import { Connection } from '../connection/connection';
import { GameOnPage } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { PageReads } from '../graphql/page-reads';
import { Language } from '../language/language';
import { loadEntries } from '../sessions/load-entries';
import type { SessionEntries } from '../sessions/session-entries';
import { SessionChanged } from '../sessions/sessions.operations';
import { CompetitionContext } from '../standings/competition-context';
import { RoomDeals as RoomDealsQuery, RoomFacts, RoomSession, type RoomDealsResult } from './room.operations';
import type { RoomCall, RoomDeal, RoomFact, RoomTable } from './room-tiles';

/** Calls of the arbiter move no standings: they are looked for so often, and the age of entries counts on. */
const LOOK_EVERY = 20_000;

/** What a room shows of one session: its deals, and what its order plans; live. */
@Injectable()
export class RoomDeals {
  private readonly graphql = inject(GraphQL);
  private readonly context = inject(CompetitionContext);
  private readonly connection = inject(Connection);
  private readonly game = inject(GameOnPage);
  private readonly language = inject(Language);
  readonly session = signal(0);
  readonly deals = signal<readonly RoomDeal[]>([]);
  private readonly hallCalls = signal<readonly RoomCall[]>([]);
  /** The calls from the hall of this session that wait, for whoever judges. */
  readonly calls = computed(() => this.hallCalls().filter(({ session }) => session === this.session()));
  private readonly facts = signal<readonly RoomFact[]>([]);
  readonly entries = signal<SessionEntries>(new Map());
  readonly loaded = signal(false);
  /** The moment that ages are counted from. */
  readonly now = signal(Date.now());
  private readonly order = signal<{ readonly plan: SessionPlan | null; readonly view: unknown }>({
    plan: null,
    view: null,
  });
  /** The round that is played, where the order of the session says it. */
  readonly round = computed(() => this.order().plan?.round ?? null);
  readonly planned = computed((): readonly RoomTable[] => {
    const { plan, view } = this.order();
    const own = view === null ? undefined : this.game.face()?.room?.(view, this.facts());
    return own ?? plan?.tables ?? [];
  });

  constructor() {
    const asked = (): object | null =>
      this.session() === 0 ? null : { id: this.context.id(), session: this.session() };
    inject(PageReads).add(RoomDealsQuery, asked, inject(DestroyRef));
    effect((onCleanup) => {
      const [id, number] = [this.context.id(), this.session()];
      this.connection.recoveries();
      if (id === '' || number === 0) return;
      const look = (): void => {
        this.now.set(Date.now());
        this.load(id, number, null).catch(() => undefined);
      };
      look();
      this.loadOrder(`${id}.s${number}`);
      const timer = setInterval(look, LOOK_EVERY);
      const changes = this.graphql.client
        .subscribe({ query: SessionChanged, variables: { session: `${id}.s${number}` } })
        .subscribe(({ data }) => {
          if (data !== undefined) this.loadOrder(`${id}.s${number}`, data.sessionChanged.position);
        });
      onCleanup(() => {
        clearInterval(timer);
        changes.unsubscribe();
      });
    });
    effect(() => {
      const atLeast = this.context.changed();
      const [id, number] = [this.context.id(), this.session()];
      if (atLeast !== null && number > 0) this.load(id, number, atLeast).catch(() => undefined);
    });
  }

  private async load(id: string, session: number, atLeast: string | null): Promise<void> {
    const deals: RoomDeal[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answer: RoomDealsResult = await this.graphql.ask(RoomDealsQuery, {
        ...{ id, session },
        ...(atLeast === null ? {} : { atLeast }),
        ...(after === null ? {} : { after }),
      });
      if (answer.competition === null) return;
      this.hallCalls.set(answer.competition.hallCalls);
      deals.push(...answer.competition.deals.nodes);
      after = answer.competition.deals.pageInfo.endCursor;
      more = answer.competition.deals.pageInfo.hasNextPage;
    }
    if (session !== this.session()) return;
    this.now.set(Date.now());
    this.deals.set(deals);
    this.loaded.set(true);
  }

  /** When a session that holds the entries of its tables was last written to at each, and by what names they go. */
  private async loadOwn(variables: { readonly id: string; readonly atLeast?: string }): Promise<void> {
    const { session } = await this.graphql.ask(RoomFacts, variables).catch(() => ({ session: null }));
    if (session !== null) this.facts.set(session.events);
    if (this.planned().every(({ entry }) => entry === undefined)) return;
    const entries = await loadEntries(this.graphql, this.language, this.context.id()).catch(() => null);
    if (entries !== null) this.entries.set(entries);
  }

  private loadOrder(id: string, atLeast?: string): void {
    if (!this.context.hasSessions()) return;
    const variables = atLeast === undefined ? { id } : { id, atLeast };
    this.graphql.ask(RoomSession, variables).then(
      ({ session }) => {
        this.order.set({ plan: (session?.plan ?? null) as SessionPlan | null, view: session?.view ?? null });
        if (this.planned().some(({ own }) => own !== undefined)) void this.loadOwn(variables);
      },
      () => undefined,
    );
  }
}
