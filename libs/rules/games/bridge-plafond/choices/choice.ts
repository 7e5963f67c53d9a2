import type { MatterEnd } from '@arbitre/rules/kernel/mistakes/matters';
import type { Seat } from '@arbitre/rules/kernel/compass';
import type { Refusal } from '@arbitre/rules/kernel/decider';
import type { Course } from '../course';
import type { BridgePlafondState } from '../state';

/** A choice that an article gives one player, open until he makes it or it lapses (BP-OPT-GAP-1). */
export type Choice = {
  readonly article: string;
  /** Who has it, alone. */
  readonly to: Seat;
  readonly options: readonly string[];
  readonly until: MatterEnd;
  /** The player at fault. */
  readonly offender: Seat;
  /** The cards in question, and the call, by its place on the record from 1. */
  readonly cards: readonly string[];
  readonly call?: number;
};

/** What follows from a choice: worked out event by event on the course of the act. */
export type Consequence = {
  /** Why an option may not be taken any more, or null. */
  readonly problem?: (state: BridgePlafondState, choice: Choice, option: string) => Refusal | null;
  readonly taken: (course: Course, choice: Choice, option: string) => void;
  /** Where nobody took it in time; nothing where it is left out. */
  readonly lapsed?: (course: Course, choice: Choice) => void;
};

/** By the article that gives the choice. */
export type Consequences = Readonly<Record<string, Consequence>>;

/** The option by which a deal is dealt again, wherever an article gives it. */
export const NEW_DEAL = 'new-deal';
