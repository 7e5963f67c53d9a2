import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';
import { callDuties } from './auction-laws/duties';
import { playDuties } from './play-laws/duties';

/** What a seat may owe at this table. */
export const duties: DutyTable = { ...callDuties, ...playDuties };
