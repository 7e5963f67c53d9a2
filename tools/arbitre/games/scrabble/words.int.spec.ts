import { arbitreWith, folderOf } from '../../testing/command-line';
import { mkdirSync } from 'node:fs';

const { at, file } = folderOf('cli-words');

const arbitre = (...args: readonly string[]) => arbitreWith({ ARBITRE_WORDS: at('lists') }, args);

describe('arbitre words', () => {
  it('says where lists would lie when there is none', async () => {
    const { status, out } = await arbitre('words', 'list');
    expect({ status, told: out.includes(at('lists')) }).toEqual({ status: 0, told: true });
  });

  it('installs a list, counted and fingerprinted, and looks words up in it', async () => {
    const list = file('list.txt', 'été\nSA\nJOUEUSE\nSÀ\n');
    const installed = await arbitre('words', 'install', list, '--name', 'club', '--json');
    expect(JSON.parse(installed.out)).toEqual({
      kind: 'list',
      name: 'club',
      words: 3,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      merged: 1,
      written: true,
    });
    expect(await arbitre('words', 'check', 'joueuse', 'Été', '--name', 'club')).toEqual({
      status: 0,
      out: 'JOUEUSE  admitted\nETE  admitted\n',
      err: '',
    });
    expect((await arbitre('words', 'check', 'SA', 'SAS', '--name', 'club')).status).toBe(1);
  });

  it('refuses a wrong list whole, every fault on its line', async () => {
    const list = file('wrong.txt', 'AS\nA1\nAS\n');
    const { status, err } = await arbitre('words', 'install', list, '--name', 'wrong');
    expect({ status, lines: err.trim().split('\n').length, first: err.slice(0, 7) }).toEqual({
      status: 1,
      lines: 3,
      first: 'line 2:',
    });
    expect((await arbitre('words', 'list')).out).not.toContain('wrong');
  });

  it('shows a damaged file with what to do', async () => {
    mkdirSync(at('lists'), { recursive: true });
    file('lists/broken.lexicon', 'nonsense');
    const { status, out } = await arbitre('words', 'list');
    expect({ status, told: /broken {2}not-a-lexicon: .*install/.test(out) }).toEqual({
      status: 1,
      told: true,
    });
  });

  it('ends with 2 for a file that is not there', async () => {
    const { status, err } = await arbitre('words', 'install', at('none.txt'), '--name', 'x');
    expect({ status, told: err.includes('none.txt') }).toEqual({ status: 2, told: true });
  });
});
