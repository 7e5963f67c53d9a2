type Cell = string | number;

/** What a spreadsheet would take for a formula is a text there: names come from people. */
const harmless = (text: string): string => (/^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text);

/** RFC 4180; `separator`: what spreadsheets of the language expect. Begins with a mark by which they know UTF-8. */
export const csvOf = (lines: readonly (readonly Cell[])[], separator: ',' | ';'): string => {
  const cell = (value: Cell): string => {
    const text = typeof value === 'number' ? String(value) : harmless(value);
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${lines.map((line) => line.map(cell).join(separator)).join('\r\n')}\r\n`;
};
