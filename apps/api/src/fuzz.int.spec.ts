import { homedir } from 'node:os';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { type Backend, startBackend } from '../testing/backend';
import { Fuzz, send, type Sent } from '../testing/fuzz';
import { CALLED_FOR, openHiddenSeason } from '../testing/hidden-season';
import { holderOf, stranger } from '../testing/holders';
import { KEPT_WORDS } from '../testing/scrabble';
import { signInAll } from '../testing/writing';

/** `npm run fuzz -- 100000 [SEED]` asks for more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 12);
/** Requests under way at the same time. */
const LANES = 8;

/** What no answer may hold: the insides of the program and of the machine, and what was sown and is hidden from these. */
const LEAKS = [
  ...[
    /\n\s+at .+:\d+:\d+/,
    /node_modules/,
    /node:internal/,
    /\.(?:ts|js):\d+/,
    /ECONN|ENOENT|SQLSTATE/,
    /INTERNAL_SERVER_ERROR/,
  ],
  ...[process.cwd(), homedir(), '1990-02-28', CALLED_FOR, 'arbitre_session', 'password_hash', 'scrypt'],
];

describe(`${REQUESTS} requests drawn from seed ${SEED}`, () => {
  let backend: Backend;
  beforeAll(async () => {
    await loadLexicon(KEPT_WORDS, TRIAL_LIST);
    backend = await startBackend({ wordsDirectory: KEPT_WORDS });
    await openHiddenSeason(await signInAll(backend));
  }, 120_000);
  afterAll(() => backend.stop());

  it(
    'are answered without a fault of the server, and tell nothing of its insides or of what is hidden',
    async () => {
      const fuzz = new Fuzz(backend.api.app.get(GraphQLSchemaHost).schema, SEED);
      const elsewhere = await holderOf(backend, 'scorer elsewhere', {
        role: 'scorer',
        scopes: ['competition:there'],
      });
      const senders = [stranger(backend), elsewhere];
      const statuses = new Map<number, number>();
      const wrong: unknown[] = [];
      let sent = 0;
      const judge = (request: Sent, status: number, text: string): void => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const asked = String(request.body ?? '') + request.path;
        const told = LEAKS.filter((leak) =>
          typeof leak === 'string' ? text.includes(leak) && !asked.includes(leak) : leak.test(text),
        );
        if ((status >= 500 && request.path !== '/health') || told.length > 0)
          wrong.push({
            status,
            told: told.map(String),
            text: text.slice(0, 500),
            request: { ...request, body: String(request.body).slice(0, 2_000) },
          });
      };
      const lane = async (): Promise<void> => {
        while (sent < REQUESTS && wrong.length < 10) {
          const sender = senders[sent++ % senders.length];
          const request = fuzz.next(sender?.client.cookie ?? '');
          const { status, text } = await send(backend.api.address, request);
          judge(request, status, text);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect({ wrong, statuses: [...statuses].sort() }).toEqual({ wrong: [], statuses: expect.any(Array) });
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
      expect(await stranger(backend).client.one('{ __typename }')).toBe('Query');
    },
    60_000 + REQUESTS * 60,
  );
});
