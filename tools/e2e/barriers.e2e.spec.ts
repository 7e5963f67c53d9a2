import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';
import { barriers, sticksOut, tooSmall, wordsOfMachines } from './pages/findings';
import { routesOfAdmin } from './pages/routes';

// Every page of the admin, on a wide screen and on a telephone, in light and dark, in both languages: for whoever reads it aloud,
// enlarges it, or touches it, and without a word that is a program's.

const TEAMS = '/competitions/demo-equipes';
const PUBLISHED = 'demo-butler';
const DIVISION = '2026.nord-first';

/** A division of two teams, whose rules its page says. */
const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' } },
  ...{ entries: { kind: 'team', most: 2, waiting: 1 }, calendar: { legs: 2 } },
  ...{ match: { by: 'result', win: 3, draw: 1, loss: 0 }, forfeit: { score: [3, 0] } },
  ...{ withdrawal: { results: 'struck' }, order: ['direct-points', 'difference', 'lot'] },
};

const PATH = '2026.path';
const SCORING = { figure: { by: 'total' }, order: ['lot'] };
const PATH_RULES = {
  ...{ league: 1, format: 'path', title: { fr: 'Essai', en: 'Trial' } },
  phases: [
    { id: 'region', level: 'region', scoring: SCORING },
    { id: 'final', level: 'final', scoring: SCORING, quota: { places: 2, fixed: 1, reserves: 1 } },
  ],
};

/** What each account looks at; `null`: nobody is signed in. Every route is in it, and pages that show more by their address. */
const LOOKED_AT: readonly (readonly [string | null, readonly string[]])[] = [
  [null, ['/sign-in', '/password', '/table', '/competitions', '/competitions/demo-skat?embed']],
  ['admin', ['/account', '/accounts', '/audit', '/officials', `${TEAMS}/officials`]],
  [
    'staff',
    [
      ...[
        '/today',
        '/calendar?day=2026-05-09',
        '/competitions',
        '/opening',
        '/regions',
        '/regions/nord',
        '/registry/words',
        '/clubs',
        '/clubs/D101',
      ],
      ...['/clubs/import', '/clubs/import/nothing', '/members?region=nord', '/members/D00001'],
      ...['/members/import', '/members/import/nothing', `${TEAMS}/entries`, '/solos'],
      ...['/bridge/files', '/bridge/files?competition=demo-butler'],
      ...[`/competitions/${PUBLISHED}/published`, `/competitions/${PUBLISHED}/published/1`],
      ...['/seasons', '/seasons/2026', '/seasons/2026/opening'],
      ...['table', 'fixtures', 'rankings', 'cross', 'competitions', 'entries', 'rules'].map(
        (page) => `/divisions/${DIVISION}/${page}`,
      ),
      ...[`/divisions/${PATH}/phases`, `/hall/divisions/${PATH}`],
    ],
  ],
  [
    'arbitre',
    [
      ...['', '/arbiter', '/room', '/tasks', '/entry'].map((page) => TEAMS + page),
      ...['?why=team-1', '?view=rounds', '?view=cross', '/boards?session=1&board=4'].map(
        (page) => `/competitions/demo-equipes${page}`,
      ),
      ...[
        'skat',
        'whist',
        'whist-militaire',
        'scrabble',
        'joffre',
        'cribbage',
        'five-hundred',
        'plafond',
        'whist-bridge',
      ].flatMap((game) => ['', '/sessions/1', '/room'].map((page) => `/competitions/demo-${game}${page}`)),
      ...[
        '/competitions/demo-skat/sessions/1?series=1&table=1',
        '/competitions/demo-scrabble/sessions/1?desk=1',
        '/competitions/demo-joffre/entry?round=1',
        '/deals/demo-cribbage.s1-r1-t1-b1?step=22',
        '/deals/demo-plafond.s1-r1-t1-b1?step=6',
      ],
      ...['/hall/demo-equipes', '/deals/nothing', '/nothing'],
    ],
  ],
];

let arbitre: Installation;
let page: Page;
let deals: readonly string[];

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  page = await arbitre.signedIn('staff', { touch: true, width: 1440 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByText('Qualification par équipes').first().waitFor();
  type Asked = { competition: { publishing: { asOf: string }; deals: { nodes: { id: string }[] } } };
  const firstOf = async (competition: string): Promise<string> => {
    const asked = `{competition(id:"${competition}"){deals(first:1){nodes{id}}}}`;
    return (await arbitre.ask<Asked>(page, asked)).competition.deals.nodes[0]?.id ?? 'nothing';
  };
  const games = [
    'demo-equipes',
    'demo-skat',
    'demo-whist',
    'demo-whist-militaire',
    'demo-joffre',
    'demo-cribbage',
    'demo-five-hundred',
  ];
  deals = await Promise.all(games.map(firstOf));
  const { competition } = await arbitre.ask<Asked>(
    page,
    `{competition(id:"${PUBLISHED}"){publishing{asOf}}}`,
  );
  const written = [
    ['publishRanking', { competition: PUBLISHED, asOf: competition.publishing.asOf }],
    [
      'openSeason',
      { season: '2026', name: '2026-2027', from: '2026-09-01', until: '2027-06-30', games: ['skat'] },
    ],
    ['takePart', { season: '2026', region: 'nord', from: '2026-09-15', until: '2027-05-31', window: 14 }],
    [
      'openDivision',
      {
        division: DIVISION,
        title: 'Nord, first',
        game: 'skat',
        level: 'first',
        region: 'nord',
        rules: RULES,
      },
    ],
    ['openDivision', { division: PATH, title: 'Path', game: 'skat', level: 'first', rules: PATH_RULES }],
  ] as const;
  for (const [name, input] of written) {
    const { __typename, code = '' } = await arbitre.mutate(page, name, input);
    if (__typename !== 'Committed') throw new Error(`${name} was refused: ${code}`);
  }
}, 180_000);

afterAll(() => arbitre.stop());

const signIn = async (account: string | null): Promise<void> => {
  await page.context().clearCookies();
  if (account === null) return;
  const query = 'mutation($input:SignInInput!){signIn(input:$input){__typename}}';
  await arbitre.ask(page, query, { input: { account, password: `${account}-demo` } });
};

/** What is wrong with the page as it is shown in every way. */
const findings = async (path: string): Promise<readonly string[]> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${arbitre.stack.address}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = new Map<string, readonly string[]>([
    ['light, wide', [...(await barriers(page)), ...(await wordsOfMachines(page))]],
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.set('dark', await barriers(page, ['color-contrast']));
  // Pressed by its own event: a page for a hall lies over it.
  const language = page.getByTestId('language');
  if ((await language.count()) > 0) await language.dispatchEvent('click');
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = [await barriers(page), await sticksOut(page), await tooSmall(page.locator('body'))];
  found.set('French, dark, 390 px', [...narrow.flat(), ...(await wordsOfMachines(page))]);
  if ((await language.count()) > 0) await language.dispatchEvent('click');
  return [...found].flatMap(([how, all]) => all.map((each) => `${path}, ${how}: ${each}`));
};

/** The route by which an address is shown: the one with the fewest holes. */
const routeOf = (path: string): string | undefined => {
  const parts = path.replace(/\?.*$/u, '').split('/');
  const leadsThere = (route: string): boolean => {
    const asked = route.split('/');
    if (route === '/**') return true;
    return (
      asked.length === parts.length && asked.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  };
  const holes = (route: string): number => (route === '/**' ? 99 : route.split(':').length);
  return routesOfAdmin()
    .filter(leadsThere)
    .toSorted((a, b) => holes(a) - holes(b))[0];
};

describe('the pages of the admin', () => {
  it('are all looked at', () => {
    const looked = new Set(LOOKED_AT.flatMap(([, paths]) => [...paths, '/deals/one'].map(routeOf)));
    expect(routesOfAdmin().filter((route) => !looked.has(route))).toEqual([]);
  });

  it.each(LOOKED_AT)(
    'keep nobody out, stand within a telephone and are hit by a finger: as %s sees them',
    async (account, paths) => {
      await signIn(account);
      const found: string[] = [];
      const all = account === 'arbitre' ? [...paths, ...deals.map((id) => `/deals/${id}`)] : paths;
      for (const path of all) found.push(...(await findings(path)));
      expect(found).toEqual([]);
    },
    300_000,
  );
});
