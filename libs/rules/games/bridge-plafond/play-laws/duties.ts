import type { DutyTable } from '@arbitre/rules/kernel/mistakes/duties';

export const playDuties: DutyTable = {};
