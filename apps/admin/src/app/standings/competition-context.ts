import { Injectable, effect, inject, signal, untracked } from '@angular/core';
import { isSettled, Session } from '../account/account';
import { GraphQL } from '../graphql/client';
import { typesResults } from '../games/listings';
import { liveQuery } from '../graphql/live-query';
import { CompetitionHead, StandingsChanged } from './standings.operations';

/** One competition as all its pages share it: its head, and the position of its newest change. */
@Injectable()
export class CompetitionContext {
  private readonly graphql = inject(GraphQL);
  readonly id = signal('');
  /** Position of the newest change that came after what the pages read when they were opened; null before the first. */
  readonly changed = signal<string | null>(null);
  /** The newest position that the subscription told: first where the standings stood when it began. */
  private readonly announced = signal<string | null>(null);
  private readonly query = liveQuery(CompetitionHead, () => (this.id() === '' ? null : { id: this.id() }));
  readonly head = () => this.query.data()?.competition ?? null;
  /** The game runs its competitions in sessions with an order of their own. */
  readonly hasSessions = () =>
    this.query.data()?.sessionRules.some(({ ruleset }) => ruleset === this.head()?.ruleset) ?? false;
  /** The game is played in deals; a game that is nothing but its sessions has no boards and no results to enter. */
  readonly hasDeals = () =>
    this.query.data()?.games.some(({ ruleset }) => ruleset === this.head()?.ruleset) ?? true;
  /** The seats of its tables, in rotation order; none where the game has none. */
  readonly seats = () =>
    this.query.data()?.games.find(({ ruleset }) => ruleset === this.head()?.ruleset)?.seats ?? [];
  /** Its results are typed a line each on a page of their own; other games write them down in their sessions. */
  readonly hasLines = () => typesResults(this.head()?.game ?? '');
  readonly missing = () => this.query.data() !== null && this.query.data()?.competition === null;
  readonly loading = this.query.loading;

  constructor() {
    const { place, settled } = inject(Session);
    effect(() => {
      if (this.id() !== '') place.set({ competition: this.id() });
    });
    effect(() => {
      place();
      settled.set(isSettled(this.head()?.stage));
    });
    effect((onCleanup) => {
      const competition = this.id();
      if (competition === '') return;
      const changes = this.graphql.client
        .subscribe({ query: StandingsChanged, variables: { competition } })
        .subscribe(({ data }) => {
          if (data !== undefined) this.announced.set(data.standingsChanged.position);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
    effect(() => {
      const announced = this.announced();
      const head = this.head();
      if (announced === null || head === null) return;
      // What is announced first may have been read already.
      if (untracked(this.changed) !== null || BigInt(announced) > BigInt(head.position))
        this.learn(announced);
    });
    effect(() => {
      const atLeast = this.changed();
      if (atLeast !== null)
        this.graphql.ask(CompetitionHead, { id: this.id(), atLeast }).catch(() => undefined);
    });
  }

  /** Positions only grow: a late message about an older change is no news. */
  learn(position: string): void {
    const known = this.changed();
    if (known === null || BigInt(position) > BigInt(known)) this.changed.set(position);
  }
}
