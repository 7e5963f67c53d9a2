import { SEATS } from '@arbitre/rules/kernel/compass';
import { parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import type { Annotated } from '../pbn/annotate';
import type { PbnCard, PbnContract } from '../pbn/game';
import type { Complain } from '../pbn/problem';
import type { Contract, Seat } from '../events';
import type { LinCommand } from './commands';
import type { LinDeal } from './hands';

const WORDS: Readonly<Record<string, string>> = { P: 'Pass', D: 'X', R: 'XX', DBL: 'X', RDBL: 'XX' };

/** `p`, `d`, `r`, `2D!`, `3N`: a call as the notation writes it (BD-LIN-8). */
const callIn = (text: string): string => {
  const call = text.trim().replaceAll('!', '').toUpperCase();
  const bid = /^([1-9])([CDHSN])T?$/.exec(call);
  return WORDS[call] ?? (bid === null ? call : `${bid[1] ?? ''}${bid[2] === 'N' ? 'NT' : (bid[2] ?? '')}`);
};

/** What an alert without a word says. */
const ALERT = '!';

/** The calls of a board, each with what explains it; notes by number. */
export const callsIn = (
  commands: readonly LinCommand[],
): { readonly items: readonly Annotated[]; readonly notes: ReadonlyMap<number, string> } => {
  const items: Annotated[] = [];
  const notes = new Map<number, string>();
  for (const { name, value, line } of commands) {
    if (name === 'mb') {
      const note = items.length + 1;
      if (value.includes('!')) notes.set(note, ALERT);
      items.push({ text: callIn(value), line, marks: [], note });
    } else if (name === 'an' && items.length > 0 && value.trim() !== '')
      notes.set(items.length, value.trim());
  }
  return { items, notes };
};

/** The cards in the order of play; each belongs to whoever holds it (BD-LIN-9). */
export const cardsIn = (
  commands: readonly LinCommand[],
  { hands }: LinDeal,
  complain: Complain,
): readonly PbnCard[] => {
  const cards: PbnCard[] = [];
  for (const { name, value, line } of commands) {
    if (name !== 'pc') continue;
    const card = value.trim().toUpperCase().replace('10', 'T');
    const seat = SEATS.find((each) => hands[each].includes(card));
    if (seat === undefined) complain(line, 'bad-card', { card: card.slice(0, 20) });
    else cards.push({ seat, card, line });
  }
  return cards;
};

/** `mc|11|`: declarer's tricks in all (BD-LIN-10). */
export const claimIn = (commands: readonly LinCommand[], complain: Complain): number | null => {
  const claim = commands.findLast(({ name }) => name === 'mc');
  if (claim === undefined || claim.value.trim() === '') return null;
  const tricks = Number(claim.value);
  if (Number.isInteger(tricks) && tricks >= 0 && tricks <= 13) return tricks;
  complain(claim.line, 'bad-result', { result: claim.value.slice(0, 20) });
  return null;
};

export type LinResult =
  | {
      readonly contract: Extract<PbnContract, { kind: 'passed-out' }>;
      readonly declarer: null;
      readonly tricks: null;
    }
  | {
      readonly contract: Extract<PbnContract, { kind: 'played' }>;
      readonly declarer: Seat;
      readonly tricks: number;
    };

/** `4HN+1`, `3NS=`, `4SXE-2`, `PASS` (BD-LIN-3); null for a board that was not played, or a text that is none. */
export const readRs = (text: string): LinResult | null => {
  const compact = text.replace(/\s/g, '').toUpperCase();
  if (compact === 'PASS' || compact === 'P')
    return { contract: { kind: 'passed-out' }, declarer: null, tricks: null };
  const [, bid = '', strain = '', risk = '', seat = '', margin = ''] =
    /^([1-7])(C|D|H|S|NT?)(X{0,2})([NESW])(=|[+-]\d{1,2})$/.exec(compact) ?? [];
  const undertaking = parseUndertaking(`${bid}${strain}${risk}`);
  const declarer = SEATS.find((each) => each === seat);
  const tricks = 6 + Number(bid) + (margin === '=' ? 0 : Number(margin));
  if (undertaking === null || declarer === undefined || tricks < 0 || tricks > 13) return null;
  return { contract: { kind: 'played', ...undertaking }, declarer, tricks };
};

export const contractTag = (contract: Contract | null): PbnContract =>
  contract === null
    ? { kind: 'passed-out' }
    : { kind: 'played', level: contract.level, strain: contract.strain, risk: contract.risk };
