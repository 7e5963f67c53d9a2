import { isWide, readText } from '../../import/read-text';
import type { PbnProblem } from './contract';
import { otherKindOf } from './kind-of-file';

type PbnText = { readonly text: string; readonly problems: readonly PbnProblem[] };

const ofFile = { source: 'pbn', game: 0 } as const;

/** The text of a PBN file's bytes; one of another kind is named in one line. */
export const readPbnText = (content: string | Uint8Array): PbnText => {
  const isText = typeof content === 'string' || !isWide(content);
  const code = isText ? otherKindOf(content) : null;
  if (code !== null)
    return { text: '', problems: [{ ...ofFile, line: 1, severity: 'error', code, facts: {} }] };
  const { text, problems } = readText(content);
  return { text, problems: problems.map((problem) => ({ ...ofFile, ...problem })) };
};
