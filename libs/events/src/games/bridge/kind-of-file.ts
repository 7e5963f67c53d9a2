import { refuse } from './problems';

/** Kinds of files that people take for PBN; each is named by one line. */
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

const kindOfText = (text: string): Kind | null => {
  const start = text.replace(/^(?:\ufeff|\u00ef\u00bb\u00bf)/, '').trimStart();
  if (start === '') return 'file-empty';
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype usebio[^>]*>\s*)?<usebio\b/is.test(start))
    return 'file-usebio';
  if (/^(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body)\b/is.test(start)) return 'file-html';
  if (/^<(?:\?xml|[a-z!])/i.test(start)) return 'file-xml';
  if (/^(?:%.*\n)*\s*[a-z]{2}\|[^|]*\|/.test(start)) return 'file-lin';
  return HAS_TAG.test(text) ? null : 'file-not-pbn';
};

/** What a file is when it is no PBN, null when it may be one. */
export const otherKindOf = (content: string | Uint8Array): Kind | null => {
  if (typeof content === 'string') return kindOfText(content);
  const magic = MAGIC.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte));
  if (magic !== undefined) return magic[0];
  // Characters of one byte each: enough to tell the kind, whatever the encoding is.
  const start = new TextDecoder('latin1').decode(content.subarray(0, 65_536));
  const control = start.match(CONTROL)?.length ?? 0;
  if (control > 0 && control * 50 > start.length) return 'file-binary';
  const kind = kindOfText(start);
  return kind === 'file-not-pbn' && content.length > 65_536
    ? kindOfText(new TextDecoder().decode(content))
    : kind;
};
