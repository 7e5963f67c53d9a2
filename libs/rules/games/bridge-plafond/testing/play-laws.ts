import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { bridgePlafond } from '../game';
import { atRealTable, calls, cards, DEAL, type Table } from './table';

/** South plays spades: West leads. */
const SOUTH = calls('Pass Pass 1S Pass Pass Pass');

/** A real table whose hands are known. */
export const table = (): Table => atRealTable().and(DEAL, SOUTH);
/** One of which the record knows these hands alone. */
export const unknown = (hands: Readonly<Record<string, readonly string[]>> = {}): Table =>
  atRealTable().and({ do: 'deal', hands }, SOUTH);
export const atStrictTable = (): Table => atRealTable({ policy: 'enforced' }).and(DEAL, SOUTH);

/** The first trick is won by the hand named, which leads to the second. */
export const LEADS = {
  N: cards('W:H2 N:HA E:H8 S:H5'),
  E: cards('W:D5 N:D2 E:DA S:D9'),
  S: cards('W:CJ N:C2 E:C6 S:CA'),
} as const satisfies Readonly<Record<string, readonly AnyAct[]>>;

export const doing = (name: string, fields: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  do: name,
  ...fields,
});

/** The cards of the trick on the table, and whose turn it is. */
export const onTable = ({ state }: Table): string => {
  const { trick, turn } = viewOf(state);
  return `${trick.cards.map(({ seat, card }) => `${seat}:${card}`).join(' ')} > ${turn ?? ''}`.trim();
};
export const legalIn = ({ state }: Table): string => viewOf(state).legal.join(' ');

const viewOf = (state: Table['state']) => bridgePlafond.tableView(state);
