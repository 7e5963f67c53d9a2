import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';

describe('the audit in a log that is collected', () => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ auditInLog: true, jsonLog: true }, {}, ['log']);
  }, 60_000);

  it('has the same entries, a line of JSON each, and nothing that somebody typed', async () => {
    process.stdout.write = (line: string | Uint8Array): boolean => lines.push(String(line)) > 0;
    try {
      await new Client(backend.api.address).as('staff');
      await new Client(backend.api.address).one(SIGN_IN, { input: { account: 'staff', password: 'guess' } });
    } finally {
      // What was noted is written at the latest when the API stops.
      await backend.stop();
      process.stdout.write = write;
    }
    const entries = lines
      .flatMap((text) => text.trim().split('\n'))
      .map((line) => JSON.parse(line) as { readonly context?: string; readonly message: object })
      .filter(({ context }) => context === 'Audit')
      .map(({ message }) => message);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'ENTERED', what: 'signIn', account: 'staff', times: 1 }) as object,
        expect.objectContaining({ kind: 'REFUSED', what: 'signIn', code: 'sign-in-refused' }) as object,
      ]),
    );
    expect(lines.join('')).not.toContain('guess');
  }, 60_000);
});
