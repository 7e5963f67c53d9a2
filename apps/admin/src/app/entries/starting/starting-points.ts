/** An entry as a line names it: by its number, and its field where several have that number. */
export type Numbered = { readonly id: string; readonly number: number; readonly field?: string | null };

/** By entry. */
export type Points = Readonly<Record<string, number>>;

const LINE = /^(?:([^\s\d]\S*)\s+)?(\d{1,5})\s*[;:,\s]\s*([+-]?\d{1,6}(?:[.,]\d{1,2})?)$/u;
const MOST = 100_000;

const entryOf = (entries: readonly Numbered[], number: number, field: string | undefined): string | null => {
  const found = entries.filter(
    (each) => each.number === number && (field === undefined || each.field === field),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
};

/** `7 2.5` a line: what an entry begins with. Null where a line says none, an entry is not there, or twice. */
export const startingTyped = (typed: string, entries: readonly Numbered[]): Points | null => {
  const points = new Map<string, number>();
  for (const line of typed.split(/\r\n|\r|\n/u)) {
    if (line.trim() === '') continue;
    const [, field, number = '', value = ''] = LINE.exec(line.trim()) ?? [];
    const entry = number === '' ? null : entryOf(entries, Number(number), field);
    const amount = Number(value.replace(',', '.'));
    if (entry === null || points.has(entry) || Math.abs(amount) > MOST) return null;
    points.set(entry, amount);
  }
  return Object.fromEntries(points);
};

/** The lines of what is known, by number. */
export const linesOf = (points: Points, entries: readonly Numbered[]): string =>
  entries
    .filter(({ id }) => Object.hasOwn(points, id))
    .toSorted((a, b) => a.number - b.number)
    .map(({ id, number, field }) => {
      const shared = entries.filter((each) => each.number === number).length > 1;
      return [...(shared && field ? [field] : []), number, points[id]].join(' ');
    })
    .join('\n');
