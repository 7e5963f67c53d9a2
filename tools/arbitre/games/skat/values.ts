import { skatValueTable, type SkatValueRow } from '@arbitre/rules/skat';
import type { Terminal } from '../../terminal';

const rowText = ({ game, cells }: SkatValueRow): string =>
  `${game.padEnd(4)}${cells.map(({ value }) => String(value).padStart(5)).join('')}`;

/** SKAT-5.6: every value that a game of skat can have. */
export const printValues = (json: boolean, { print }: Terminal): void => {
  for (const row of skatValueTable()) print(json ? JSON.stringify({ kind: 'values', ...row }) : rowText(row));
};
