/** What a line holds beside its end of two bytes (BD-PBN-1). */
const LONGEST = 253;

/** Letters of ISO 8859-1 in one line: no control character, and letters of other alphabets by their nearest. */
const latinText = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ' ';
      if (code <= 0xff) return letter;
      const nearest = letter.normalize('NFKD').replace(/\p{Mark}/gu, '');
      return nearest.length > 0 && Array.from(nearest).every((each) => (each.codePointAt(0) ?? 0) <= 0xff)
        ? nearest
        : '?';
    })
    .join('');

/** Text of people as a cell or a tag may hold it. */
const plainText = (text: string): string => latinText(text).trim();

/** BD-PBN-18. */
const SYMBOLS: Readonly<Record<string, string>> = { '♠': '\\S', '♥': '\\H', '♦': '\\D', '♣': '\\C' };

const escaped = (value: string): string =>
  value
    .trim()
    .split(/([♠♥♦♣])/u)
    .map((part) => SYMBOLS[part] ?? latinText(part).replace(/["\\]/g, '\\$&'))
    .join('');

/** `[Name "value"]`, cut where its line would be too long (BD-PBN-4). */
export const tagLine = (name: string, value: string): string => {
  const most = LONGEST - name.length - 5;
  let shown = escaped(value).slice(0, most);
  // A cut must not leave half of an escaped character.
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(shown)) shown = shown.slice(0, -1);
  return `[${name} "${shown}"]`;
};

/** A cell of text. */
export const quoted = (text: string): string =>
  `"${plainText(text).replaceAll('"', "'").replaceAll('\\', '/').slice(0, 60)}"`;

type Column = { readonly name: string; readonly text?: true };
type Row = { readonly cells: readonly string[]; readonly comment?: string };

/** A table with its widths, and after a row what is said of it (BD-PBN-22). */
export const tableLines = (
  name: string,
  columns: readonly Column[],
  rows: readonly Row[],
): readonly string[] => {
  const widths = columns.map((_, at) => Math.max(1, ...rows.map(({ cells }) => (cells[at] ?? '').length)));
  const heads = columns.map(
    ({ name: column, text }, at) => `${column}\\${widths[at] ?? 1}${text === true ? 'L' : 'R'}`,
  );
  const lines = rows.map(({ cells, comment }) => {
    const line = cells
      .map((cell, at) =>
        columns[at]?.text === true ? cell.padEnd(widths[at] ?? 1) : cell.padStart(widths[at] ?? 1),
      )
      .join(' ')
      .trimEnd();
    return comment === undefined ? line : `${line} ; ${comment}`;
  });
  return [`[${name} "${heads.join(';')}"]`, ...lines];
};

/** The bytes of a text in ISO 8859-1 (BD-PBN-2). */
export const latinBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0x3f;
    return code > 0xff ? 0x3f : code;
  });
