import { Injectable, computed, effect, inject, signal, untracked } from '@angular/core';
import { Connection } from '../connection/connection';
import { GameOnPage } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { RoomSession } from '../room/room.operations';
import { SessionChanged } from '../sessions/sessions.operations';
import { CompetitionContext } from '../standings/competition-context';

/** What a session shows; answers may overtake each other, what was asked for last counts. */
type Read = { readonly asked: number; readonly view: unknown };

/** What the sessions of a competition show, live, for a game that has something to say of it on the wall; nothing is read for others. */
@Injectable()
export class WallSessions {
  private readonly graphql = inject(GraphQL);
  private readonly context = inject(CompetitionContext);
  private readonly game = inject(GameOnPage);
  private readonly connection = inject(Connection);
  private readonly read = signal<ReadonlyMap<string, Read>>(new Map());
  private asked = 0;
  private readonly sessions = computed(
    (): readonly string[] => {
      const head = this.context.head();
      if (head === null || this.game.face()?.wall === undefined) return [];
      const voided = new Set(head.voidedSessions.map(({ number }) => number));
      return head.sessions.flatMap(({ id, number }) => (voided.has(number) ? [] : [id]));
    },
    { equal: (one, other) => one.join() === other.join() },
  );
  /** In the order of the sessions, as far as they are read. */
  readonly views = computed(() => this.sessions().flatMap((id) => this.read().get(id)?.view ?? []));

  constructor() {
    effect((onCleanup) => {
      this.connection.recoveries();
      const changes = this.sessions().map((session) => {
        untracked(() => void this.load(session));
        return this.graphql.client
          .subscribe({ query: SessionChanged, variables: { session } })
          .subscribe(({ data }) => {
            if (data !== undefined) void this.load(session, data.sessionChanged.position);
          });
      });
      onCleanup(() => {
        for (const each of changes) each.unsubscribe();
      });
    });
  }

  /** Where nobody answers, what was read stays; the next change, and the network when it is back, ask again. */
  private async load(id: string, atLeast?: string): Promise<void> {
    const asked = this.asked++;
    const variables = atLeast === undefined ? { id } : { id, atLeast };
    const { session } = await this.graphql.ask(RoomSession, variables).catch(() => ({ session: null }));
    if (session === null || (this.read().get(id)?.asked ?? -1) > asked) return;
    this.read.update((read) => new Map(read).set(id, { asked, view: session.view }));
  }
}
