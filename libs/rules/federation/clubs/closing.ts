import type { Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { ClubState } from './state';

/** Why nothing may begin at a club on that day; null when it may. */
export const closedFrom = ({ closedOn }: ClubState, day: string): Refusal | null =>
  closedOn === null || day < closedOn ? null : refuse('club-closed', { on: closedOn });

/** Why nothing may become part of a club that closes, whatever the day; null while it does not. */
export const closes = ({ closedOn: on }: ClubState): Refusal | null =>
  on === null ? null : refuse('club-closed', { on });
