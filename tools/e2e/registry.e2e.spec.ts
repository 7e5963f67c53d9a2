/// <reference lib="dom" />
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { filesHolding, formsOf } from '../testing/src/written-anywhere.ts';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let staff: Page;

const onRedis = async <Value>(use: (redis: Redis) => Promise<Value>): Promise<Value> => {
  const redis = new Redis(arbitre.stack.urls.REDIS_URL);
  try {
    return await use(redis);
  } finally {
    redis.disconnect();
  }
};

/** A limit against hanging, for steps that load pages and wait for what follows. */
const patience = 60_000;

// Redis keeps every command in a file from the start, as an installation of people does.
beforeAll(async () => {
  arbitre = await startInstallation({ demo: false, durable: true });
  await onRedis((redis) => redis.config('SET', 'appendonly', 'yes'));
  staff = await arbitre.signedIn('staff');
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

type Typed = Readonly<Record<string, string>>;

/** Opens the form of one act below `at`, and types into its fields. */
const fill = async (at: Page | Locator, act: string, typed: Typed): Promise<Locator> => {
  const form = at.locator(`[data-act=${act}]`);
  const open = form.locator('> button');
  if ((await open.getAttribute('aria-expanded')) === 'false') await open.click();
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name=${name}]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  return form;
};

const send = async (form: Locator): Promise<void> => {
  await form.locator('button[type=submit]').click();
};

/** The same, sent and written: the form is closed, and its button has the focus. */
const act = async (at: Page | Locator, name: string, typed: Typed): Promise<void> => {
  const form = await fill(at, name, typed);
  await send(form);
  await form.locator('form').waitFor({ state: 'detached' });
  expect(await form.locator('> button').evaluate(hasFocus)).toBe(true);
};

/** The same where the button makes room for the one that takes it back, which has the focus then. */
const turn = async (at: Page | Locator, name: string, typed: Typed, back: string): Promise<void> => {
  await send(await fill(at, name, typed));
  await at.locator(`[data-act=${back}] > button:focus`).waitFor();
};

/** The read model of regions follows what was opened by itself. */
const regionsPlayedIn = async (): Promise<number> => {
  const query = '{regions(first:10){nodes{competitionCount}}}';
  const { regions } = await arbitre.ask<{ regions: { nodes: { competitionCount: number }[] } }>(staff, query);
  return regions.nodes.filter(({ competitionCount }) => competitionCount > 0).length;
};

const region = (id: string): Locator => staff.locator(`[data-testid=federation-region][data-region=${id}]`);

const member = (licence: string): Locator => staff.locator(`[data-testid=member][data-licence="${licence}"]`);

/** How many events of a member there are, without the first; null where there is no such member. */
const versionOf = async (licence: string): Promise<number | null> => {
  const query = 'query($licence:ID!){member(licence:$licence){version}}';
  const answer = await arbitre.ask<{ member: { version: number } | null }>(staff, query, { licence });
  return answer.member?.version ?? null;
};

/** What stands in the files where names would: types of events, names of tables, keys of the queue, first lines of logs. */
const TRACES = [
  'MemberRegistered',
  'counted_competition',
  'arbitre:',
  'successfully started',
  'worker ready',
];

/** Brings to the files of Postgres what it holds in memory. */
const settleFiles = async (): Promise<void> => {
  const postgres = new pg.Client({ connectionString: arbitre.stack.urls.DATABASE_URL });
  await postgres.connect();
  try {
    await postgres.query('CHECKPOINT');
  } finally {
    await postgres.end();
  }
};

/** Every key of Redis and what it holds: jobs of queues, buckets, throttles. */
const inRedis = (): Promise<Buffer> =>
  onRedis(async (redis) => {
    await redis.config('SET', 'rdbcompression', 'no');
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    const held = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    return Buffer.concat([Buffer.from(keys.join('\n')), ...held]);
  });

const hasFocus = (element: Element): boolean => element === document.activeElement;

/** A name that occurs nowhere else. */
const ZYX = {
  ...{ licence: 'Z-1', familyName: 'Zyxowska', givenName: 'Bérénice', birthDate: '1990-02-28' },
  ...{ club: '59001', category: 'senior', year: '2026', from: '2025-09-01' },
} satisfies Typed;

describe('the registry on its pages', () => {
  it(
    'has regions that are opened, renamed and moved, and a region is never offered to lie within itself',
    async () => {
      await go(staff, '/regions');
      await act(staff, 'openRegion', { name: 'France', timeZone: 'Europe/Paris' });
      await region('france').waitFor();
      await act(staff, 'openRegion', { name: 'Île-du-Nord', parent: 'france', timeZone: 'Europe/Paris' });
      await region('ile-du-nord').getByText('Europe/Paris').waitFor();
      await act(region('ile-du-nord'), 'renameRegion', { name: 'Nord' });
      await region('ile-du-nord').getByRole('rowheader', { name: 'Nord', exact: true }).waitFor();

      const moving = await fill(region('france'), 'moveRegion', {});
      await moving.locator('option').first().waitFor({ state: 'attached' });
      expect(await moving.locator('option').count()).toBe(1);
      await moving.locator('select').press('Escape');
      await moving.locator('form').waitFor({ state: 'detached' });

      const again = await fill(staff, 'openRegion', { name: 'France', timeZone: 'europe/paris' });
      await send(again);
      await again.getByText('This does not fit. What does: Such as Europe/Paris').waitFor();
      await fill(staff, 'openRegion', { timeZone: 'Europe/Paris' });
      await send(again);
      await again.getByText('This exists already').waitFor();
    },
    patience,
  );

  it(
    'knows the regions that competitions name, however they write them',
    async () => {
      for (const [id, word] of [
        ['a', 'ÎLE du nord'],
        ['b', 'Ailleurs'],
      ] as const)
        await arbitre.mutate(staff, 'openCompetition', {
          ...{ id, name: id, region: word, startsOn: '2026-05-02' },
          ...{ ruleset: 'whist@1', method: 'whist-sessions' },
        });
      while ((await regionsPlayedIn()) < 2) await staff.waitForTimeout(200);
      await go(staff, '/regions');
      await region('ile-du-nord').getByRole('link', { name: '1' }).waitFor();
      expect(await staff.getByTestId('region').getByRole('link').allInnerTexts()).toEqual(['Ailleurs']);
      await region('ile-du-nord').getByRole('link', { name: '1' }).click();
      await staff.getByTestId('registered').getByText('Europe/Paris').waitFor();
    },
    patience,
  );

  it(
    'has clubs that are registered, found, renamed and moved to another region from a day on',
    async () => {
      await arbitre.mutate(staff, 'openRegion', { id: 'sud', name: 'Sud', timeZone: 'Europe/Paris' });
      await go(staff, '/clubs');
      await staff.getByText('No club yet.').waitFor();
      const lille = { number: '59001', name: 'Lille', region: 'ile-du-nord', from: '2025-09-01' };
      await act(staff, 'registerClub', lille);
      await act(staff, 'registerClub', { ...lille, number: '13001', name: 'Marseille', region: 'sud' });
      await staff.getByText('2 clubs').waitFor();
      await staff.locator('input[type=search]').fill('lil\u0007');
      await staff.locator('[data-number="13001"]').waitFor({ state: 'detached' });
      await staff.locator('[data-number="59001"]').getByRole('link').click();
      await act(staff, 'renameClub', { name: 'Cercle de Lille' });
      await staff.getByRole('heading', { name: 'Cercle de Lille' }).waitFor();
      const moving = await fill(staff, 'moveClub', { region: 'sud', from: '2024-09-01' });
      await send(moving);
      await moving.getByText('the past is not rewritten').waitFor();
      await act(staff, 'moveClub', { region: 'sud', from: '2099-09-01' });
      await staff.getByTestId('club-regions').getByText('1 September 2099').first().waitFor();
      const closing = { on: '2099-12-01', reason: 'inactive', confirm: '59001' };
      await turn(staff, 'closeClub', closing, 'reopenClub');
      await staff.getByText('Closes on 1 December 2099').waitFor();
      await go(staff, '/clubs');
      await staff.locator('[data-testid=club][data-number="59001"]').getByText('Closes on').waitFor();
      await go(staff, '/clubs/59001');
      await turn(staff, 'reopenClub', { reason: 'mistake' }, 'closeClub');
      expect(await staff.getByTestId('closed').count()).toBe(0);
    },
    patience,
  );

  it(
    'has members: one for a second click, found by name, with their club and category, transferred and renewed',
    async () => {
      await go(staff, '/members');
      await staff.getByText('No member yet.').waitFor();
      const strange = await fill(staff, 'registerMember', { ...ZYX, familyName: 'Zy\u0007xowska' });
      await send(strange);
      await strange.getByText('The character U+0007 does not belong here: take it out.').waitFor();
      expect(await strange.locator('[name=familyName]').evaluate(hasFocus)).toBe(true);
      await fill(staff, 'registerMember', { familyName: ZYX.familyName, club: '99999' });
      await send(strange);
      await strange.getByText('No club has the number "99999"').waitFor();
      await fill(staff, 'registerMember', { club: ZYX.club });
      await strange.locator('button[type=submit]').dblclick();
      await strange.locator('form').waitFor({ state: 'detached' });
      await staff.getByText('1 member', { exact: true }).waitFor();
      expect(await versionOf('Z-1')).toBe(0);

      const other = { ...ZYX, licence: 'Z-2', familyName: 'Dupont', givenName: 'Paul', club: '13001' };
      await act(staff, 'registerMember', other);
      await staff.getByText('2 members', { exact: true }).waitFor();
      await staff.locator('input[type=search]').first().fill('berenice zyx');
      await member('Z-2').waitFor({ state: 'detached' });
      expect(await member('Z-1').getByRole('rowheader').innerText()).toBe('Zyxowska Bérénice');
      expect(staff.url()).not.toContain('zyx');
      await member('Z-1').getByRole('rowheader').getByRole('link').click();

      await act(staff, 'transferMember', { club: '13001', from: '2026-02-01' });
      await staff.getByTestId('member-clubs').getByText('Marseille').waitFor();
      await act(staff, 'setCategory', { category: 'vétéran', from: '2026-02-01' });
      await staff.getByTestId('member-categories').getByText('vétéran').waitFor();
      const renewing = await fill(staff, 'renewLicence', { year: '2020' });
      await send(renewing);
      await renewing.getByText('2020 is no further year').waitFor();
      await act(staff, 'renewLicence', { year: '2031' });
      await staff.getByTestId('licences').getByText('2031').waitFor();
      await act(staff, 'correctPersonal', { email: 'berenice@club.example' });
      await staff.getByTestId('personal').getByText('berenice@club.example').waitFor();

      await go(staff, '/members?club=13001&category=v%C3%A9t%C3%A9ran&region=sud');
      await member('Z-1').waitFor();
      expect(await staff.getByTestId('member').count()).toBe(1);
      await go(staff, '/clubs/13001');
      await member('Z-1').waitFor();
      expect(await staff.getByTestId('member').count()).toBe(2);
    },
    patience,
  );

  it(
    'proposes who may be registered twice, merges when asked to, and undoes it',
    async () => {
      const { position } = await arbitre.mutate(staff, 'registerMember', {
        ...{ ...ZYX, licence: 'Z-4', year: 2026, birthDate: undefined },
      });
      const query = 'query($atLeast:EventPosition){namesakes(atLeast:$atLeast){one{licence}}}';
      await arbitre.ask(staff, query, { atLeast: position });
      await go(staff, '/members');
      await staff.getByText('Possible duplicates (1)').click();
      await staff.getByTestId('pairs').getByRole('link').click();
      const identity = staff.getByTestId('identity');
      await identity.getByText('May be the same person').waitFor();
      await send(await fill(identity.getByTestId('alike'), 'mergeMembers', {}));
      await identity.getByTestId('aliases').getByText('Z-4').waitFor();
      expect(await identity.getByTestId('alike').count()).toBe(0);
      await go(staff, '/members/Z-4');
      await staff.locator('header').getByText('Z-1', { exact: true }).waitFor();
      await go(staff, '/members');
      await member('Z-1').waitFor();
      expect(await member('Z-4').count()).toBe(0);

      await go(staff, '/members/Z-1');
      await send(await fill(identity, 'undoMemberMerge', {}));
      await identity.getByText('No other number is merged into this one.').waitFor();
      await send(await fill(identity.getByTestId('alike'), 'tellMembersApart', {}));
      await identity.getByTestId('alike').waitFor({ state: 'detached' });
      await go(staff, '/members');
      await member('Z-4').waitFor();
      expect(await staff.getByTestId('pairs').count()).toBe(0);
      await arbitre.mutate(staff, 'eraseMember', { licence: 'Z-4', reason: 'mistake' });
    },
    patience,
  );

  it(
    'takes no text over GraphQL that no form would send',
    async () => {
      for (const familyName of ['Zy\u0007', 'Zy\ud800', 'Zy\u202e'])
        await expect(
          arbitre.mutate(staff, 'registerMember', { ...ZYX, licence: 'Z-9', year: 2026, familyName }),
        ).rejects.toThrow('cannot be kept');
      await expect(versionOf('Z-9')).resolves.toBeNull();
    },
    patience,
  );

  it(
    'tells auditors the licences and no names, and forgets whoever is erased',
    async () => {
      const auditor = await arbitre.signedIn('auditeur', { width: 390, height: 844 });
      await go(auditor, '/members');
      await auditor.getByTestId('member').first().waitFor();
      expect(await auditor.getByTestId('members').innerText()).not.toContain('Zyxowska');
      expect(await auditor.locator('[data-act]').count()).toBe(0);
      expect(await auditor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await go(auditor, '/members/Z-1');
      await auditor.getByText('Your role may not see who this is.').waitFor();
      expect(await auditor.locator('[data-act]').count()).toBe(0);

      await go(staff, '/members/Z-1');
      const erasing = await fill(staff, 'eraseMember', { reason: 'asked', confirm: 'Z-2' });
      await send(erasing);
      await erasing.getByText('Type “Z-1” to confirm.').waitFor();
      await fill(staff, 'eraseMember', { confirm: 'Z-1' });
      await send(erasing);
      await staff.getByTestId('erased').waitFor();
      expect(await staff.getByTestId('erased').evaluate(hasFocus)).toBe(true);
      expect(await staff.locator('main').innerText()).not.toMatch(/Zyxowska|Bérénice/i);
      expect(await staff.locator('[data-act]').count()).toBe(0);
      await go(staff, '/members');
      await member('Z-1').getByText('Erased').waitFor();
      await staff.locator('input[type=search]').first().fill('zyxowska');
      await staff.getByText('No member like that.').waitFor();
      await auditor.context().close();
    },
    patience,
  );

  it(
    'leaves nobody’s name, erased or not, in any file of store, Postgres and Redis, in Redis itself or in what the programs log',
    async () => {
      await go(staff, '/members');
      await act(staff, 'registerMember', { ...ZYX, licence: 'Z-3', familyName: 'Quxowska', club: '13001' });
      await member('Z-3').waitFor();
      await settleFiles();
      const secrets = ['Zyxowska', 'Quxowska', ZYX.birthDate].flatMap(formsOf);
      for (const folder of [arbitre.dataDir, arbitre.logs])
        expect(await filesHolding(folder, secrets)).toEqual([]);
      // Each of these places would have had it: what did happen is found there.
      const [files, logs] = await Promise.all(
        [arbitre.dataDir, arbitre.logs].map((folder) =>
          filesHolding(
            folder,
            TRACES.map((each) => Buffer.from(each)),
          ),
        ),
      );
      const places = ['eventstore', 'postgres/base', 'postgres/pg_wal', 'redis/appendonlydir'];
      expect(places.filter((place) => !files?.some((file) => file.startsWith(place)))).toEqual([]);
      expect(logs).toEqual(expect.arrayContaining(['api.log', 'worker.log']));
      const held = await inRedis();
      expect(secrets.some((secret) => held.includes(secret))).toBe(false);
    },
    patience,
  );

  it(
    'offers nobody what he may not do, and fits a phone',
    async () => {
      const club = await arbitre.signedIn('club', { width: 390, height: 844, locale: 'fr-FR' });
      for (const path of ['/regions', '/clubs', '/clubs/59001']) {
        await go(club, path);
        await club.locator('table a').first().waitFor();
        expect(await club.locator('[data-act]').count()).toBe(0);
        expect(await club.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
      expect(await club.getByRole('link', { name: 'Membres' }).count()).toBe(0);
      await club.context().close();
    },
    patience,
  );
});
