import { Injectable, computed, effect, inject } from '@angular/core';
import { Session } from '../account/account';
import { Announcer } from '../announce/announcer';
import { DealsChanged } from '../arbiter/arbiter.operations';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { pageTexts } from '../language/page-texts';
import { SessionChanged } from '../sessions/sessions.operations';
import { CompetitionContext } from '../standings/competition-context';
import { CompetitionTasks as Asked, type CompetitionTasksResult } from './tasks.operations';
import { taskTexts } from './task-texts';

export type Task = NonNullable<CompetitionTasksResult['competition']>['tasks'][number];

/** What waits in the competition for whoever looks, live: one list for its tab, its page and the arbiter's. */
@Injectable()
export class CompetitionTasks {
  private readonly graphql = inject(GraphQL);
  private readonly account = inject(Session);
  private readonly context = inject(CompetitionContext);
  /** Strangers and telephones at a table are told of no task. */
  private readonly asked = computed(() =>
    this.account.account() === null || this.account.isAtTable() ? '' : this.context.id(),
  );
  private readonly query = liveQuery(Asked, () => (this.asked() === '' ? null : { id: this.asked() }));
  readonly all = computed((): readonly Task[] => this.query.data()?.competition?.tasks ?? []);
  /** The sessions that go on: what is written in them may look improbable. */
  private readonly sessions = computed(
    () =>
      this.query
        .data()
        ?.competition?.sessions.filter(({ state }) => state === 'OPEN')
        .map(({ id }) => id) ?? [],
    { equal: (one, other) => one.join() === other.join() },
  );
  readonly loading = computed(() => this.query.data() === null);
  private waited: number | null = null;
  /** A position that arrived while an answer was on its way: many results at once are one more question. */
  private next: string | null = null;
  private asking = false;

  constructor() {
    const announcer = inject(Announcer);
    const texts = pageTexts(taskTexts);
    effect((onCleanup) => {
      const competition = this.asked();
      if (competition === '') return;
      const changes = this.graphql.client
        .subscribe({ query: DealsChanged, variables: { competition } })
        .subscribe(({ data }) => {
          if (data !== undefined) void this.learn(data.dealsChanged.position);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
    effect((onCleanup) => {
      const changes = this.sessions().map((session) =>
        this.graphql.client
          .subscribe({ query: SessionChanged, variables: { session } })
          .subscribe(({ data }) => {
            if (data !== undefined) void this.learn(data.sessionChanged.position);
          }),
      );
      onCleanup(() => {
        for (const each of changes) each.unsubscribe();
      });
    });
    effect(() => {
      if (this.loading()) return;
      const count = this.all().length;
      if (this.waited !== null && count > this.waited) announcer.say(texts().arrived(count));
      this.waited = count;
    });
  }

  /** What waits as it is after a write. */
  async learn(position: string): Promise<void> {
    this.next = position;
    if (this.asking) return;
    this.asking = true;
    for (let atLeast = this.taken(); atLeast !== null; atLeast = this.taken())
      await this.graphql.ask(Asked, { id: this.asked(), atLeast }).catch(() => undefined);
    this.asking = false;
  }

  private taken(): string | null {
    const next = this.next;
    this.next = null;
    return next;
  }
}
