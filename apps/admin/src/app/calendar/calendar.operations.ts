// Generated from calendar.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
/** COMPETITION: its first day, where no session is planned. SESSION: one that is planned. CORRECTIONS_END: by the clock. PHASE_…: of a region in a season; its results are corrected until PHASE_CORRECTIONS_END. */
export type CalendarKind =
  | 'COMPETITION'
  | 'CORRECTIONS_END'
  | 'FIXTURE'
  | 'PHASE_BEGINS'
  | 'PHASE_CORRECTIONS_END'
  | 'PHASE_ENDS'
  | 'SEASON_BEGINS'
  | 'SEASON_ENDS'
  | 'SESSION';

export type FixtureStage =
  | 'DISPUTED'
  | 'DUE'
  | 'FORFEITED'
  | 'REPORTED'
  | 'SETTLED';

/** Where a competition is in its life: PROVISIONAL once nothing enters it any more or its ranking is published, OFFICIAL when corrections are over, FINAL when nobody touches it any more. */
export type Stage =
  | 'FINAL'
  | 'OFFICIAL'
  | 'PLANNED'
  | 'PROVISIONAL'
  | 'RUNNING';

export type CalendarVariables = Exact<{
  from: string;
  until: string;
  region?: string | null | undefined;
  game?: string | null | undefined;
}>;


export type CalendarResult = { readonly calendar: ReadonlyArray<{ readonly id: string, readonly day: string, readonly kind: CalendarKind, readonly at: string | null, readonly game: string | null, readonly regionName: string | null, readonly session: number | null, readonly clubName: string | null, readonly competition: { readonly id: string, readonly name: string, readonly stage: Stage } | null, readonly season: { readonly id: string, readonly name: string } | null, readonly fixture: { readonly fixture: string, readonly round: number, readonly postponed: boolean, readonly stage: FixtureStage, readonly division: { readonly id: string, readonly title: string } | null, readonly sides: ReadonlyArray<{ readonly entry: string, readonly name: string }> } | null }> };


export const Calendar = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Calendar"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"competition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixture"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"postponed"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}],"hash":"ee0aebf0ca9f8cc1790ac271915f51a223a2d39e972443af2d75461d78ed164b","takes":"($from: String!, $until: String!, $region: ID, $game: String)"} as unknown as DocumentNode<CalendarResult, CalendarVariables>;