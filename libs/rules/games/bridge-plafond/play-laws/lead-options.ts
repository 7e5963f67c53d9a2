import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';

/** A suit for each lead that may be ordered: `lead-H`. */
export const LEAD_OPTIONS: readonly string[] = Array.from(SUIT_LETTERS, (suit) => `lead-${suit}`);
export const suitOfOption = (option: string): string => option.slice(-1);
