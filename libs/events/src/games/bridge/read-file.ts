import { readLin } from '@arbitre/rules/games/bridge/lin';
import {
  pairIn,
  type PbnReading,
  type PbnRecords,
  readPbn,
  toRecords,
} from '@arbitre/rules/games/bridge/pbn';
import { isWide, readText } from '../../import/read-text';
import type { FileFormat, FileReading, OfficialRow, PbnOptions } from './contract';
import { otherKindOf } from './kind-of-file';
import { readUsebio } from './usebio/read';

type Reader = (text: string, options: PbnOptions) => Omit<FileReading, 'problems'>;

const TOTAL_COLUMNS = ['TotalScoreIMP', 'TotalIMP', 'TotalPercentage', 'TotalScorePercentage'];

/** The rows of a `TotalScoreTable`, of pairs that are entries (BD-PBN-23). */
const rankingIn = ({ games }: PbnReading, { entries }: PbnRecords): readonly OfficialRow[] => {
  const known = new Set(entries.map(({ id }) => id));
  return games
    .flatMap((game) => game.tables.get('TotalScoreTable')?.rows ?? [])
    .flatMap(({ cells, line }): readonly OfficialRow[] => {
      const { number = 0, id = '' } = pairIn(cells.PairId) ?? {};
      const entry = known.has(id) ? id : `team-${number}`;
      const column = TOTAL_COLUMNS.find((name) => cells[name] !== undefined);
      const total = column === undefined ? null : (cells[column] ?? null);
      // Where two fields use the same numbers, a pair's number alone does not say which row it is.
      return cells.Rank === undefined || !known.has(entry) ? [] : [{ line, entry, rank: cells.Rank, total }];
    });
};

const READERS: Readonly<Record<FileFormat, Reader>> = {
  pbn: (text) => {
    const reading = readPbn(text);
    const records = toRecords(reading);
    return { records, ranking: rankingIn(reading, records) };
  },
  lin: (text) => ({ records: toRecords(readLin(text)), ranking: [] }),
  usebio: (text, { event }) => readUsebio(text, event),
};

/** What a file of results says; one of another kind is named in one line. */
export const readFile = (
  content: string | Uint8Array,
  format: FileFormat,
  options: PbnOptions,
): FileReading => {
  const isText = typeof content === 'string' || !isWide(content);
  const code = isText ? otherKindOf(content, format) : null;
  if (code !== null)
    return {
      ...READERS.pbn('', options),
      problems: [{ line: 1, game: 0, severity: 'error', code, facts: {} }],
    };
  const { text, problems } = readText(content);
  return {
    ...READERS[format](text, options),
    problems: problems.map((problem) => ({ game: 0, ...problem })),
  };
};
