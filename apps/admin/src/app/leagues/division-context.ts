import { computed, effect, inject, Injectable, signal } from '@angular/core';
import { Session } from '../account/account';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Registry } from '../people/registry';
import { DivisionChanged, OneDivision } from './leagues.operations';

/** The season that a division's id begins with. */
export const seasonOf = (division: string): string => division.slice(0, Math.max(0, division.indexOf('.')));

/** Positions only grow. */
const later = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return BigInt(one) > BigInt(other) ? one : other;
};

/** One division as all its pages share it. */
@Injectable()
export class DivisionContext {
  private readonly graphql = inject(GraphQL);
  private readonly registry = inject(Registry);
  private readonly session = inject(Session);
  readonly id = signal('');
  /** The position of the newest change of its table that the subscription told. */
  private readonly changed = signal<string | null>(null);
  private readonly atLeast = computed(() => later(this.registry.seen(), this.changed()));
  private readonly query = liveQuery(OneDivision, () =>
    this.id() === '' ? null : { id: this.id(), season: seasonOf(this.id()), atLeast: this.registry.seen() },
  );
  readonly head = computed(() => this.query.data()?.division ?? null);
  readonly season = computed(() => this.query.data()?.season ?? null);
  readonly missing = computed(() => this.query.data() !== null && this.head() === null);
  /** What its queries ask for. */
  readonly asked = computed(() => (this.id() === '' ? null : { id: this.id(), atLeast: this.atLeast() }));
  /** A closed season takes nothing but named corrections. */
  readonly open = computed(() => this.season()?.stage === 'OPEN');

  constructor() {
    effect(() => {
      if (this.id() !== '') this.session.place.set({ division: this.id() });
    });
    effect((onCleanup) => {
      const division = this.id();
      this.changed.set(null);
      if (division === '') return;
      let first = true;
      const changes = this.graphql.client
        .subscribe({ query: DivisionChanged, variables: { division } })
        .subscribe(({ data }) => {
          // It says first where the table stands, which is being read already.
          if (data !== undefined && !first) this.changed.set(data.divisionChanged.position);
          first = false;
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
  }

  /** Whether whoever looks may do that here, and the season still takes it. */
  may(operation: string): boolean {
    return this.open() && this.session.operations().has(operation);
  }

  /** What even a closed season takes. */
  mayCorrect(operation: string): boolean {
    return this.season()?.stage !== 'ARCHIVED' && this.session.operations().has(operation);
  }
}
