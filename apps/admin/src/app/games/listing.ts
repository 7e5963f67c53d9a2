import type { Type } from '@angular/core';
import type { LanguageCode } from '../language/plural';

type InBoth<Value> = Readonly<Record<LanguageCode, Value>>;

/** What a game calls the things that every competition page shows: one has boards and contracts, another hands and tricks. */
export type GameTerms = {
  /** One deal by its number, as a heading. */
  readonly board: (n: number) => string;
  readonly boards: string;
  readonly boardsLead: string;
  readonly chooseBoard: string;
  /** The round of a competition in which deals of the same numbers come again. */
  readonly round: (n: number) => string;
  /** Head of the column of score sheets' short forms. */
  readonly contract: string;
};

/** A page beside those of competitions, sessions and deals; for whoever is signed in. */
export type OwnPage = { readonly path: string; readonly page: () => Promise<Type<unknown>> };

/**
 * How a game stands in lists of all games, `games/<id>/listing.ts`: the little that pages need of it before its face is loaded.
 * All listings come with the first page: words only, nothing of the rules.
 */
export type GameListing = {
  /** The ranking methods that its competitions may have, by their ids. */
  readonly methods: Readonly<Record<string, InBoth<string>>>;
  /** Absent where the words of any game of cards fit. */
  readonly terms?: InBoth<GameTerms>;
  /** So many ranks of a published ranking have a medal, the first gold. */
  readonly medals?: number;
  /** Minutes for which a published ranking may be corrected, where its laws have a usual time. */
  readonly correctionMinutes?: number;
  /** Its results are typed a line each on the results page (`GameFace.results`); other games write them down in their sessions. */
  readonly typesResults?: true;
  /** What a telephone's code may be for, where somebody writes in a session. */
  readonly sessionCodes?: SessionCodes;
  readonly pages?: readonly OwnPage[];
  /** The one of `pages` on which results come in and go out as files; `?competition=ID` says of which competition. */
  readonly files?: string;
};

/** Each table that the acts of the session name, all of it, or one player whom its acts are about. */
export type SessionCodes = 'tables' | 'session' | 'players';

/** Declares how a game is listed; another shape does not compile. */
export const defineListing = (listing: GameListing): GameListing => listing;
