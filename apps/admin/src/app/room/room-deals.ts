import { Injectable, computed, effect, inject, signal } from '@angular/core';
import type { SessionPlan } from '@arbitre/rules/kernel/session/contract';
import { Connection } from '../connection/connection';
import { GameOnPage } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { SessionChanged } from '../sessions/sessions.operations';
import { CompetitionContext } from '../standings/competition-context';
import { RoomDeals as RoomDealsQuery, RoomSession, type RoomDealsResult } from './room.operations';
import type { RoomDeal, RoomTable } from './room-tiles';

/** Calls of the arbiter move no standings: they are looked for so often, and the age of entries counts on. */
const LOOK_EVERY = 20_000;

/** What a room shows of one session: its deals, and what its order plans; live. */
@Injectable()
export class RoomDeals {
  private readonly graphql = inject(GraphQL);
  private readonly context = inject(CompetitionContext);
  private readonly connection = inject(Connection);
  private readonly game = inject(GameOnPage);
  readonly session = signal(0);
  readonly deals = signal<readonly RoomDeal[]>([]);
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
    return plan?.tables ?? (view === null ? [] : (this.game.face()?.room?.(view) ?? []));
  });

  constructor() {
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
      deals.push(...answer.competition.deals.nodes);
      after = answer.competition.deals.pageInfo.endCursor;
      more = answer.competition.deals.pageInfo.hasNextPage;
    }
    if (session !== this.session()) return;
    this.now.set(Date.now());
    this.deals.set(deals);
    this.loaded.set(true);
  }

  private loadOrder(id: string, atLeast?: string): void {
    if (!this.context.hasSessions()) return;
    this.graphql.ask(RoomSession, atLeast === undefined ? { id } : { id, atLeast }).then(
      ({ session }) => {
        this.order.set({ plan: (session?.plan ?? null) as SessionPlan | null, view: session?.view ?? null });
      },
      () => undefined,
    );
  }
}
