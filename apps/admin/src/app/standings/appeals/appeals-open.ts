import { computed, type Signal } from '@angular/core';
import { liveQuery } from '../../graphql/live-query';
import { UnderAppeal, type UnderAppealResult } from './appeals.operations';

type Competition = NonNullable<UnderAppealResult['competition']>;
export type OpenAppeals = NonNullable<Competition['underAppeal']>;

export type AppealsOfCompetition = {
  /** Null where none is open. */
  readonly open: Signal<OpenAppeals | null>;
  /** Entries whose row is marked. */
  readonly entries: Signal<ReadonlySet<string>>;
  readonly playedUnder: Signal<readonly string[]>;
};

/** What is under appeal in a competition, anew with every change of its standings. In an injection context. */
export const openAppeals = (
  asked: () => { readonly id: string; readonly atLeast?: string | null } | null,
): AppealsOfCompetition => {
  const query = liveQuery(UnderAppeal, asked, false);
  const open = computed(() => query.data()?.competition?.underAppeal ?? null);
  return {
    open,
    entries: computed(() => new Set(open()?.entries)),
    playedUnder: computed(() => query.data()?.competition?.playedUnder ?? []),
  };
};
