import { existsSync, readFileSync } from 'node:fs';
import type { FiledEvent, FiledResult } from '@arbitre/rules/games/bridge/event-file';
import type { FileFormat, ImportPlan, PbnOptions } from '../src/games/bridge/contract';
import { filedPlan, writeEvent } from '../src/games/bridge/convert';
import { planImport } from '../src/games/bridge/plan';

const shared = new URL('../../../../shared/data/bridge/', import.meta.url);

/** A record of others beside the working copy; null where it is not there. */
export const sharedRecord = (path: string): Uint8Array | null => {
  const file = new URL(path, shared);
  return existsSync(file) ? readFileSync(file) : null;
};

export const planned = (
  content: string | Uint8Array,
  format: FileFormat,
  options: PbnOptions = {},
): ImportPlan => planImport(content, { ...options, format }, '2026-11-28');

/** What is wrong with a file: line, severity, code. */
export const told = ({ problems }: ImportPlan): readonly string[] =>
  problems.map(({ line, severity, code }) => `${line} ${severity} ${code}`);

export const errorsIn = ({ problems }: ImportPlan): readonly string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ line, code }) => `${line} ${code}`);

const side = ({ number, field, kind }: FiledResult['entries']['NS']): string => `${kind} ${field} ${number}`;

/** What must survive a format: who met whom where with which cards, calls and result, and what a ruling gave. */
export const essenceOf = ({ results }: FiledEvent, without: readonly string[] = []) =>
  results
    .map((result) => {
      const { place, entries, setup, hands, course, lead, scores, awarded } = result;
      const essence: Readonly<Record<string, unknown>> = {
        ...{ session: place.session, round: place.round, table: place.table, board: place.board },
        ...{ NS: side(entries.NS), EW: side(entries.EW), setup },
        ...{
          hands:
            hands &&
            Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand?.toSorted()])),
        },
        ...{ course, result: result.result, lead, scores, awarded },
      };
      return Object.fromEntries(Object.entries(essence).filter(([name]) => !without.includes(name)));
    })
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** A file read, written in a format, and read again. */
export const thereAndBack = (plan: ImportPlan, format: FileFormat) => {
  const event = filedPlan(plan);
  const written = writeEvent(event, format);
  const again = planned(written.text, format);
  return { event, ...written, again, back: filedPlan(again) };
};

export { filedPlan, writeEvent };
