import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installWordList } from '@arbitre/events/games/scrabble';
import { compileLexicon } from '@arbitre/rules/scrabble';
import { type Backend, startBackend } from '../../../../testing/backend';
import { gameOf, openGame, openPlayers } from '../../../../testing/scrabble';
import { type Roles, signInAll } from '../../../../testing/writing';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const LISTS = '{ wordLists { name words fingerprint official } }';
const CHECK =
  'query ($name: String!, $words: [String!]!) { wordCheck(name: $name, words: $words) { word valid } }';
const DRAW = [
  { do: 'verify-bag', by: 'arbiter' },
  { do: 'draw', letters: 'JOUEUSE' },
];

describe('word lists', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const install = (name: string, words: string) =>
    installWordList(backend.settings.wordsDirectory, name, bytes(words));

  it('are told to those who are signed in, and to nobody else', async () => {
    for (const query of [LISTS, '{ wordCheck(name: "trial", words: ["AS"]) { valid } }']) {
      const { errors } = await roles.nobody.ask(query);
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', role: null } }]);
    }
    for (const role of ['staff', 'arbitre', 'auditeur', 'club'] as const)
      expect(await roles[role].one(LISTS)).toEqual(expect.any(Array));
  });

  it('are asked for words of an installed list, and for no absurd number of them', async () => {
    const unknown = await roles.club.ask(CHECK, { name: 'ods7', words: ['AS'] });
    expect(unknown.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', known: expect.arrayContaining(['trial']) as unknown } },
    ]);
    for (const words of [Array<string>(101).fill('AS'), ['A'.repeat(41)]])
      expect((await roles.club.ask(CHECK, { name: 'trial', words })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
  });

  it('SCR-5-1 say which words they admit, a moment after they were installed', async () => {
    const { lexicon } = await install('ods9', 'été\nAS\nSA\n');
    expect(await roles.staff.one(LISTS)).toContainEqual({
      ...{ name: 'ods9', words: 3, fingerprint: lexicon.fingerprint, official: true },
    });
    const words = ['été', ' as ', 'ASA', 'A-S', ''];
    expect(await roles.arbitre.one(CHECK, { name: 'ods9', words })).toEqual([
      { word: 'ETE', valid: true },
      { word: 'AS', valid: true },
      { word: 'ASA', valid: false },
      { word: 'A-S', valid: false },
      { word: '', valid: false },
    ]);
  });

  it('SCR-GEN-16 are named when a game is opened: it carries the fingerprint of the words installed here', async () => {
    const { lexicon } = await install('coupe', 'JOUEUSE\nAS\nSA\n');
    await openPlayers(roles, 'named', 1);
    expect(await openGame(roles, 'named', { wordList: { name: 'coupe' } })).toMatchObject({
      ...{ __typename: 'Committed', id: 'named.s1' },
    });
    const { setup } = await roles.nobody.one<{ setup: unknown }>('{ session(id: "named.s1") { setup } }');
    expect(setup).toMatchObject({
      wordList: { name: 'coupe', fingerprint: lexicon.fingerprint, official: true },
      seconds: 180,
    });
  });

  it('that nobody installed open no game; those who ask learn which there are', async () => {
    await openPlayers(roles, 'unknown', 1);
    const answer = await openGame(roles, 'unknown', { wordList: { name: 'ods7' } });
    expect(answer).toMatchObject({
      ...{ __typename: 'ValidationFailed', code: 'invalid-field', path: 'input.setup.wordList.name' },
      messageEn: expect.stringContaining('trial') as unknown,
    });
    for (const setup of [{}, { wordList: 'ods7' }, { wordList: { name: 7 } }])
      expect(await openGame(roles, 'unknown', setup)).toMatchObject({ __typename: 'ValidationFailed' });
    expect((await backend.store.load('session-unknown.s1')).revision).toBe(-1);
  });

  it('that a game misses are found once they are installed, without a restart', async () => {
    const { fingerprint } = compileLexicon('region', ['JOUEUSE', 'JOUEUSES', 'REGION']);
    await openPlayers(roles, 'missed', 1);
    const game = gameOf(await openGame(roles, 'missed', { wordList: { name: 'region', fingerprint } }));
    expect(await game.record(roles.arbitre, ...DRAW)).toMatchObject({
      ...{ __typename: 'RuleViolation', code: 'word-list-not-installed', act: 1 },
      facts: { name: 'region', fingerprint },
    });
    await install('region', 'JOUEUSE\nJOUEUSES\nREGION\n');
    expect(await game.record(roles.arbitre, ...DRAW)).toMatchObject({ __typename: 'Committed' });
  });

  it('are told on the page of a game as soon as they are there', async () => {
    const { fingerprint } = compileLexicon('page', ['PAGE', 'PAGES']);
    await openPlayers(roles, 'page', 1);
    await openGame(roles, 'page', { wordList: { name: 'page', fingerprint } });
    const installed = async (): Promise<boolean> => {
      const { view } = await roles.nobody.one<{ view: { wordList: { installed: boolean } } }>(
        '{ session(id: "page.s1") { view } }',
      );
      return view.wordList.installed;
    };
    expect(await installed()).toBe(false);
    await install('page', 'PAGE\nPAGES\n');
    expect(await installed()).toBe(true);
  });

  it('that cannot be used are told with the reason where people see whether all is well', async () => {
    await install('good', 'AS\n');
    await writeFile(join(backend.settings.wordsDirectory, 'bad.lexicon'), 'AS');
    expect(await roles.staff.one(LISTS)).not.toContainEqual(expect.objectContaining({ name: 'bad' }));
    const { words } = await roles.staff.one<{ words: unknown }>('{ status { words { ok detail } } }');
    expect(words).toMatchObject({
      ...{
        ok: false,
        detail: expect.stringMatching(/bad cannot be used: not-a-lexicon.*good \(1 words\)/) as unknown,
      },
    });
  });
});
