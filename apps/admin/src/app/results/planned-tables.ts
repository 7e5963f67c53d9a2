import { Injectable, computed, effect, inject, signal } from '@angular/core';
import type { SessionPlan } from '@arbitre/rules/kernel/session/contract';
import { Connection } from '../connection/connection';
import { GraphQL } from '../graphql/client';
import { SessionChanged } from '../sessions/sessions.operations';
import { CompetitionContext } from '../standings/competition-context';
import { PlannedTablesOf } from './results.operations';
import type { PlannedLine } from './score-sheet';

type Known = { readonly session: string; readonly plan: SessionPlan };

/** What the order of a session plans: lines are there and seated before anybody types, round by round as they are called. */
@Injectable()
export class PlannedTables {
  private readonly graphql = inject(GraphQL);
  private readonly context = inject(CompetitionContext);
  private readonly connection = inject(Connection);
  /** The number of the session whose plan is wanted; 0: none. */
  readonly number = signal(0);
  private readonly session = computed(() =>
    this.number() === 0 || this.context.id() === '' ? '' : `${this.context.id()}.s${this.number()}`,
  );
  private readonly known = signal<Known | null>(null);
  /** The session that the server has answered about. */
  private readonly asked = signal<string | null>(null);
  /** Questions are counted: an answer that comes behind that of a later one is old. */
  private asking = 0;
  private answered = 0;
  private readonly plan = computed(() => {
    const known = this.known();
    return known?.session === this.session() ? known.plan : null;
  });
  /** Whether it is known what the session plans, or that it plans nothing. */
  readonly settled = computed(
    () => this.asked() === this.session() || (this.context.head() !== null && !this.context.hasSessions()),
  );
  /** Nobody says here who sits: the order does. */
  readonly seatsAll = computed(() => this.plan() !== null);
  readonly lines = computed((): readonly PlannedLine[] =>
    (this.plan()?.tables ?? []).flatMap(({ round, table, boards, seating, open }) =>
      boards.map((board) => ({
        ...{ session: this.number(), round, table, board, seating },
        ...(open === true ? { open } : {}),
      })),
    ),
  );

  constructor() {
    effect((onCleanup) => {
      const session = this.session();
      this.connection.recoveries();
      if (session === '' || !this.context.hasSessions()) return;
      this.load(session);
      const changes = this.graphql.client
        .subscribe({ query: SessionChanged, variables: { session } })
        .subscribe(({ data }) => {
          if (data !== undefined) this.load(session, data.sessionChanged.position);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
  }

  private load(session: string, atLeast?: string): void {
    const asking = ++this.asking;
    this.graphql
      .ask(PlannedTablesOf, atLeast === undefined ? { id: session } : { id: session, atLeast })
      .then(
        ({ session: found }) => {
          if (asking < this.answered) return;
          this.answered = asking;
          const plan = (found?.plan ?? null) as SessionPlan | null;
          this.known.set(plan === null ? null : { session, plan });
          this.asked.set(session);
        },
        () => {
          this.asked.set(session);
        },
      );
  }
}
