import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSecretsFromFiles } from './secrets-from-files';

const ADDRESS = 'postgres://postgres/arbitre';

describe('a secret in a file', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-secrets-'));
    file = join(folder, 'secret');
    await writeFile(file, `${ADDRESS}\n`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is read in place of its variable, and what is no secret is not', () => {
    expect(withSecretsFromFiles({ DATABASE_URL_FILE: file, DATABASE_URL: '', API_HOST_FILE: file })).toEqual({
      ...{ DATABASE_URL_FILE: file, API_HOST_FILE: file },
      DATABASE_URL: ADDRESS,
    });
    expect(withSecretsFromFiles({ REDIS_URL: 'redis://here', REDIS_URL_FILE: '' })).toMatchObject({
      REDIS_URL: 'redis://here',
    });
  });

  it.each([
    [
      'both are set',
      () => ({ REDIS_URL: 'redis://here', REDIS_URL_FILE: file }),
      /^REDIS_URL and REDIS_URL_FILE are both set/,
    ],
    [
      'is not there',
      () => ({ ARBITRE_VAULT_KEY_FILE: '/nowhere' }),
      /^ARBITRE_VAULT_KEY_FILE is "\/nowhere", which cannot be read/,
    ],
    [
      'is empty',
      () => ({ OIDC_CLIENT_SECRET_FILE: '/dev/null' }),
      /^OIDC_CLIENT_SECRET_FILE is "\/dev\/null", which is empty/,
    ],
  ])('is refused where it %s, by a sentence without what it holds', (_, environment, sentence) => {
    expect(() => withSecretsFromFiles(environment())).toThrow(sentence);
    expect(() => withSecretsFromFiles(environment())).not.toThrow(/brume/);
  });
});
