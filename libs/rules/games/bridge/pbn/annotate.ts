import type { Complain } from './problem';
import type { PbnItem } from './scan';

/** A call, a card or a mark of a section with what hangs on it. */
export type Annotated = {
  readonly text: string;
  readonly line: number;
  /** Irregularity marks before it: `I`, `S`, `R`, `L` (BD-PBN-17). */
  readonly marks: readonly string[];
  /** Number of the note that explains it, 0 for none. */
  readonly note: number;
  /** What is thought of it, by the numbers of the standard, lowest first. */
  readonly nags?: readonly number[];
};

/** Suffixes `! ? !! ?? !? ?!` stand for the NAGs 1 to 6 of calls and 7 to 12 of cards (BD-PBN-14, BD-PBN-16). */
const SUFFIXES = ['!', '?', '!!', '??', '!?', '?!'];
const HIGHEST_NAG = 255;
const HIGHEST_NOTE = 32;

type Kind = 'call' | 'card';
type Open = {
  text: string;
  line: number;
  marks: string[];
  note: number;
  judged: boolean;
  nags: number[];
  references: number;
};

type Judgement = { readonly line: number; readonly text: string; readonly nag: number };

const judge = (open: Open | undefined, { line, text, nag }: Judgement, complain: Complain): void => {
  if (open === undefined) complain(line, 'annotation-of-nothing', { text });
  else if (open.judged) complain(line, 'double-annotation', { of: open.text, text });
  else {
    open.judged = true;
    open.nags.push(nag);
  }
};

const readNag = (open: Open | undefined, item: PbnItem, kind: Kind, complain: Complain): void => {
  const nag = /^\$\d{1,3}$/.test(item.value) ? Number(item.value.slice(1)) : -1;
  const judgement = nag >= 1 && nag <= 12;
  const wrongKind = judgement && (kind === 'call' ? nag > 6 : nag <= 6);
  if (nag < 0 || nag > HIGHEST_NAG || wrongKind) complain(item.line, 'bad-nag', { nag: item.value });
  else if (judgement) judge(open, { line: item.line, text: item.value, nag }, complain);
  else open?.nags.push(nag);
};

const readReference = (open: Open | undefined, item: PbnItem, complain: Complain): void => {
  const note = /^=\d{1,2}=$/.test(item.value) ? Number(item.value.slice(1, -1)) : 0;
  if (note < 1 || note > HIGHEST_NOTE) {
    complain(item.line, 'bad-note-reference', { reference: item.value });
    return;
  }
  if (open === undefined) complain(item.line, 'annotation-of-nothing', { text: item.value });
  else if (open.references++ > 0)
    complain(item.line, 'double-annotation', { of: open.text, text: item.value });
  else open.note = note;
};

/** Groups the tokens of an auction or a play: each call or card with its marks, suffix, NAGs and note. */
export const annotate = (
  tokens: readonly PbnItem[],
  kind: Kind,
  complain: Complain,
): readonly Annotated[] => {
  const found: Open[] = [];
  let marks: string[] = [];
  for (const item of tokens) {
    const { value, line } = item;
    if (value.startsWith('$')) readNag(found.at(-1), item, kind, complain);
    else if (value.startsWith('=')) readReference(found.at(-1), item, complain);
    else if (/^[!?]+$/.test(value)) {
      if (!SUFFIXES.includes(value)) complain(line, 'bad-suffix', { suffix: value.slice(0, 20) });
      else {
        const nag = SUFFIXES.indexOf(value) + (kind === 'call' ? 1 : 7);
        judge(found.at(-1), { line, text: value, nag }, complain);
      }
    } else if (/^\^[A-Za-z]$/.test(value) && value.toUpperCase() !== '^S')
      marks.push(value.slice(1).toUpperCase());
    else {
      found.push({ text: value, line, marks, note: 0, judged: false, nags: [], references: 0 });
      marks = [];
    }
  }
  if (marks.length > 0) complain(tokens.at(-1)?.line ?? 0, 'mark-of-nothing', { marks });
  return found.map(({ text, line, marks: before, note, nags }) => ({
    ...{ text, line, marks: before, note },
    nags: nags.toSorted((a, b) => a - b),
  }));
};

/** What is thought of a call or a card, where anything is. */
export const judgementsOf = ({ nags = [] }: Annotated): { readonly nags?: readonly number[] } =>
  nags.length === 0 ? {} : { nags };
