import type { ImprobableFigures, OddFigure } from '@arbitre/rules/kernel/improbable';
import { BOOK } from '../score/table';
import { type EveningState, isAccepted, type Rubber, type SheetEntry } from './state';

/** A side that goes down so many, or makes so many more than it bid, is rare. */
const MANY = 5;
/** Deals of a rubber; three or four are usual for a game. */
const LONG = 20;

const marginOf = ({ result }: SheetEntry): number =>
  result?.kind === 'played' ? result.tricks - BOOK - result.contract.level : 0;

const oddLine = (own: Rubber, entry: SheetEntry, at: number): Pick<OddFigure, 'kind' | 'facts'> | null => {
  const { deal, line } = entry;
  const margin = marginOf(entry);
  if (margin <= -MANY) return { kind: 'many-undertricks', facts: { deal, line, tricks: -margin } };
  if (margin >= MANY) return { kind: 'many-overtricks', facts: { deal, line, tricks: margin } };
  const before = own.entries[at - 1];
  const twice = before?.line === line && entry.result?.kind === 'played';
  return twice ? { kind: 'same-line', facts: { deal, line } } : null;
};

const oddIn = (own: Rubber): readonly OddFigure[] => {
  const { round, table } = own;
  const lines = own.entries.flatMap((entry, at): readonly OddFigure[] => {
    const odd = oddLine(own, entry, at);
    const { deal, line } = entry;
    if (odd === null || line === null) return [];
    const writtenAs = { round, table, deal, line };
    return [{ figure: `r${round} t${table} d${deal} ${line}`, round, table, entry: null, writtenAs, ...odd }];
  });
  const last = own.entries.at(-1);
  const line = last?.line ?? null;
  if (own.entries.length < LONG || last === undefined || line === null) return lines;
  const long: OddFigure = {
    ...{
      figure: `r${round} t${table} ${own.entries.length}`,
      kind: 'long-rubber',
      round,
      table,
      entry: null,
    },
    writtenAs: { round, table, deal: last.deal, line },
    facts: { deals: own.entries.length },
  };
  return [...lines, long];
};

/** What an evening holds improbable: until the totals are accepted somebody may still have slipped. */
export const improbableLines: ImprobableFigures<EveningState> = {
  says: {
    'many-undertricks': {
      fr: 'Donne {deal} ({line}) : {tricks} levées de chute. Le contrat, les levées ?',
      en: 'Deal {deal} ({line}): {tricks} down. The contract, the tricks?',
    },
    'many-overtricks': {
      fr: 'Donne {deal} ({line}) : {tricks} levées de mieux. Le contrat, les levées ?',
      en: 'Deal {deal} ({line}): {tricks} overtricks. The contract, the tricks?',
    },
    'same-line': {
      fr: 'Donne {deal} ({line}) : la même ligne que la donne d’avant. Écrite deux fois ?',
      en: 'Deal {deal} ({line}): the same line as the deal before. Written twice?',
    },
    'long-rubber': {
      fr: 'Un robre de {deals} donnes. Toutes de ce robre ?',
      en: 'A rubber of {deals} deals. All of this rubber?',
    },
  },
  find: (state) => [...state.rubbers.values()].filter((own) => !isAccepted(own)).flatMap(oddIn),
};
