import { FILE_FORMATS, type FileFormat } from './contract';
import { refuse } from './problems';

/** Kinds of files that people take for results; each is named by one line. */
type Kind = Parameters<typeof refuse>[0] & `file-${string}`;

/** How the binary formats that lie beside result files begin. */
const MAGIC: readonly (readonly [Kind, readonly number[]])[] = [
  ['file-archive', [0x50, 0x4b, 0x03, 0x04]],
  ['file-archive', [0x1f, 0x8b]],
  ['file-pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;

/** A PBN file has at least one tag pair at the beginning of a line. */
const HAS_TAG = /^[ \t\ufeff]*\[\s*[A-Za-z_][A-Za-z0-9_]*\s*"/m;

const LIN = /^(?:%.*\n)*\s*[a-z]{2}\|[^|]*\|/i;

/** The format that a text begins as, or what else it is. */
const kindOfText = (text: string): FileFormat | Kind => {
  const start = text.replace(/^(?:\ufeff|\u00ef\u00bb\u00bf)/, '').trimStart();
  if (start === '') return 'file-empty';
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype usebio[^>]*>\s*)?<usebio\b/is.test(start))
    return 'usebio';
  if (/^(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body)\b/is.test(start)) return 'file-html';
  if (/^<(?:\?xml|[a-z!])/i.test(start)) return 'file-xml';
  if (LIN.test(start)) return 'lin';
  return HAS_TAG.test(text) ? 'pbn' : 'file-unknown';
};

const OTHER_FORMAT = { pbn: 'file-pbn', lin: 'file-lin', usebio: 'file-usebio' } as const;

const LONGEST_LOOK = 65_536;

const textOtherThan = (text: string, format: FileFormat): Kind | null => {
  const kind = kindOfText(text);
  if (kind === format) return null;
  // A document type with declarations of its own is the parser's to refuse, by its line.
  if (format === 'usebio' && kind === 'file-xml' && /<usebio\b/i.test(text)) return null;
  return kind === 'pbn' || kind === 'lin' || kind === 'usebio' ? OTHER_FORMAT[kind] : kind;
};

/** What a file is when it is not of this format, null when it may be. */
export const otherKindOf = (content: string | Uint8Array, format: FileFormat = 'pbn'): Kind | null => {
  if (typeof content === 'string') return textOtherThan(content, format);
  const magic = MAGIC.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte));
  if (magic !== undefined) return magic[0];
  // Characters of one byte each: enough to tell the kind, whatever the encoding is.
  const start = new TextDecoder('latin1').decode(content.subarray(0, LONGEST_LOOK));
  const control = start.match(CONTROL)?.length ?? 0;
  if (control > 0 && control * 50 > start.length) return 'file-binary';
  const kind = textOtherThan(start, format);
  return kind === 'file-unknown' && content.length > LONGEST_LOOK
    ? textOtherThan(new TextDecoder().decode(content), format)
    : kind;
};

/** The format that a file is written in; null where it is none that is read. */
export const formatOf = (content: string | Uint8Array): FileFormat | null =>
  FILE_FORMATS.find((format) => otherKindOf(content, format) === null) ?? null;
