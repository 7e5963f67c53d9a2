import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tables with a look of their own: figures and forms that bring print rules themselves, or that nobody prints. */
const OWN_LOOK: Readonly<Record<string, string>> = {
  'calendar/calendar-page.html': 'weeks of days: calendar-page.scss',
  'deal/table/auction-table.ts': 'the calls of one deal, four columns',
  'games/bridge-plafond/sheet/sheet-columns.html': 'the sheet of a rubber in two columns: sheet-columns.scss',
  'games/bridge/evening/evening-print.html': 'seating and guide cards: evening-print.scss',
  'games/scrabble/board/board.html': 'the board',
  'games/scrabble/game/slip-chart.ts': 'bars of a round, beside its table',
  'games/skat/list/skat-sheet.html': 'the game list: skat-sheet.scss',
  'games/skat/print/tournament-print.html': 'blank lists: tournament-print.scss',
  'games/skat/table/skat-bidding.ts': 'the bids of one game',
  'hall/division-hall-page.html': 'the screen of the hall',
  'hall/hall-page.html': 'the screen of the hall',
  'standings/why/standing-why.html': 'for those who do not see the chart',
};

const root = join(import.meta.dirname, '../../apps/admin/src');
const files = globSync('**/*.{html,scss,ts}', { cwd: root })
  .filter((path) => !/\.(?:spec|operations)\.ts$/.test(path))
  .map((path) => ({ path: path.replace(/^app\//, ''), text: readFileSync(join(root, path), 'utf8') }));

const tables = files.flatMap(({ path, text }) =>
  [...text.matchAll(/<table\b[^>]*>/g)].map(([tag], at) => ({
    path,
    tag,
    whole: text.split('<table')[at + 1] ?? '',
  })),
);

describe('tables on paper', () => {
  it('are drawn by the rules of all tables, or listed with what they have instead', () => {
    const shared = (tag: string): boolean => /class="table[ "]/.test(tag);
    expect(tables.length).toBeGreaterThan(40);
    const others = tables.filter(({ tag }) => !shared(tag)).map(({ path }) => path);
    expect([...new Set(others)].toSorted()).toEqual(Object.keys(OWN_LOOK).toSorted());
  });

  it('have a head, which every sheet repeats', () => {
    const headless = tables.filter(
      ({ path, tag, whole }) =>
        /class="table[ "]/.test(tag) && !whole.includes('<thead') && !(path in OWN_LOOK),
    );
    expect(headless.map(({ path }) => path)).toEqual([]);
  });

  it('hold all their columns: a sheet of A4 is narrower than a tablet, and no rule for small screens is for it', () => {
    const narrow = files.flatMap(({ path, text }) =>
      [...text.matchAll(/@media[^{]*max-width[^{]*\{/g)].map(([rule]) => ({ path, rule })),
    );
    expect(narrow.length).toBeGreaterThan(0);
    expect(narrow.filter(({ rule }) => !rule.includes('screen and'))).toEqual([]);
  });
});
