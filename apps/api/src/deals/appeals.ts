import type { DealHistoryRow } from '@arbitre/projections';
import { appealId, type AppealHeard, type RulingAppealed } from '@arbitre/rules';
import type { Plain } from '../graphql/plain';
import type { Appeal } from './ruling.types';

/** What is told of an appeal: its words are null while they may not be read. */
type Shown<Data> = { readonly [Key in keyof Data]?: Data[Key] | null };
/** A line of a deal's history as its reader may see it. */
export type ShownLine = Pick<DealHistoryRow, 'revision' | 'type' | 'at'> & { readonly data: unknown };

/** An appeal, and the ruling against which it was lodged. */
export type KnownAppeal = Plain<Appeal> & { readonly ruling: string };

/** The appeals of a deal, oldest first, by the lines of its history. */
export const appealsIn = (lines: readonly ShownLine[]): readonly KnownAppeal[] => {
  const heard = lines.filter(({ type }) => type === 'AppealHeard');
  return lines
    .filter(({ type }) => type === 'RulingAppealed')
    .map(({ at, data }, index) => {
      const id = appealId(index);
      const { by = '', ruling = '', reason = null } = data as Shown<RulingAppealed['data']>;
      const end = heard.find((line) => (line.data as Shown<AppealHeard['data']>).appeal === id);
      const decided = end?.data as Shown<AppealHeard['data']> | undefined;
      return {
        ...{ id, by: by ?? '', ruling: ruling ?? '', reason, at: at.toISOString() },
        outcome: decided?.outcome ?? null,
        decision: decided?.reason ?? null,
        decidedAt: end?.at.toISOString() ?? null,
      };
    });
};
