import { type Backend, startBackend } from '../testing/backend';
import { enterTeam, openSession, openTeams, publishOneGame } from '../testing/teams';
import { type Roles, signInAll, write, type Written } from '../testing/writing';

/** Lawful, and made to be taken for something else on the way to a row and back. */
const ODD: readonly (readonly [string, string])[] = [
  ['emoji of several code points', '👩🏽\u200d⚕\ufe0f🇫🇷'],
  ['letters of four bytes', '𝔘𠜎𐍈'],
  ['Hebrew beside figures', 'אבג 12 דה'],
  ['Persian with a joiner', 'می\u200cخواهم'],
  ['a letter of two characters', 'E\u0301le\u0301onore'],
  ['the same letter of one', 'Éléonore'],
  ['stacked combining marks', 'Z\u0351\u0343\u0363a'],
  ['all the quotes', `'"\`’“”«»`],
  ['backslashes', String.raw`\\ \n \u0000 \'`],
  ['SQL', `'; DROP TABLE x;--`],
  ['an array or NULL of Postgres', String.raw`{\N,NULL,"a"}`],
  ['what a format fills', '%s ${x} {name} $1'],
  ['HTML', '<b onclick=x>&amp;'],
  ['JSON', '{"a":[null]}'],
  ['the text null', 'null'],
  ['the name of a prototype', '__proto__'],
  ['a number', '1e400'],
];

/** A competition of its own for every text: `d-html`. */
const idOf = (prefix: string, what: string): string =>
  `${prefix}-${what.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const committed = (answer: Written): Written => {
  if (answer.__typename !== 'Committed') throw new Error(JSON.stringify(answer));
  return answer;
};
const seating = ['N', 'S', 'E', 'W'].map((seat) => ({
  seat,
  entry: 'NS'.includes(seat) ? 'pair-1' : 'pair-2',
}));
const RESULT = { contract: '4S', declarer: 'N', tricks: 10 };

describe('what people type comes back as they typed it', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  /** A competition of two pairs that are all named by the text. */
  const open = async (id: string, text: string, more: object = {}): Promise<void> => {
    const order = { ruleset: 'bridge-duplicate@1', method: 'matchpoints', startsOn: '2026-11-21' };
    committed(await write(roles.staff, 'openCompetition', { id, name: text, region: text, ...order }));
    const guest = { familyName: text };
    for (const number of [1, 2]) {
      const entry = { competition: id, number, kind: 'pair', members: [guest, guest], ...more };
      committed(await write(roles.staff, 'registerEntry', entry));
    }
  };

  /** What the log keeps under this key, event by event. */
  const kept = async (stream: string, key: string): Promise<readonly unknown[]> =>
    (await backend.store.load(stream)).events
      .map(({ data }) => (data as Readonly<Record<string, unknown>>)[key])
      .filter((value) => value !== undefined);

  it.each(ODD)(
    'in a competition and its entries: %s',
    async (what, text) => {
      const id = idOf('c', what);
      await open(id, text, { club: text, field: text });
      const registered = await kept(`competition-${id}`, 'id');
      const last = { competition: id, entry: registered.at(-1), reason: text };
      committed(await write(roles.staff, 'withdrawEntry', last));
      const { position } = committed(
        await write(roles.staff, 'closeCompetition', { competition: id, reason: text }),
      );
      const read = await roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
         name region entries(first: 5) { nodes { name club field withdrawn } } } }`,
        { id, at: position },
      );
      const entry = { name: `${text} – ${text}`, club: text, field: text };
      expect(read).toEqual({
        ...{ name: text, region: text },
        entries: { nodes: [false, true].map((withdrawn) => ({ ...entry, withdrawn })) },
      });
      expect(await kept(`competition-${id}`, 'reason')).toEqual([text, text]);
    },
    30_000,
  );

  it.each(ODD)(
    'in a deal: %s',
    async (what, text) => {
      const competition = idOf('d', what);
      await open(competition, text);
      const place = { session: 1, round: 1, table: text, board: 1 };
      const answer = committed(
        await write(roles.club, 'recordResult', { competition, place, seating, result: RESULT }),
      );
      const deal = answer.id as string;
      let at = answer;
      const next = async (who: 'club' | 'arbitre', mutation: string, input: object): Promise<void> => {
        at = committed(await write(roles[who], mutation, { deal, expectedVersion: at.version, ...input }));
      };
      await next('club', 'callArbiter', { by: 'N', reason: text });
      await next('arbitre', 'correctResult', { reason: text, result: { ...RESULT, tricks: 9 } });
      const adjustments = [{ side: 'NS', artificialPercent: 60 }];
      await next('arbitre', 'giveRuling', { article: 'BD-L12C2a', reason: text, adjustments });
      const read = await roles.staff.one<{ table: string; history: { data: { reason?: string } }[] }>(
        'query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { table history { data } } }',
        { id: deal, at: at.position },
      );
      expect(read.table).toBe(text);
      const told = read.history.map(({ data }) => data.reason).filter((reason) => reason !== undefined);
      expect(told).toEqual([text, text, text]);
    },
    30_000,
  );

  it.each(ODD)(
    'in the acts of a table: %s',
    async (what, text) => {
      const competition = idOf('a', what);
      await open(competition, text);
      const place = { session: 1, round: 1, table: '1', board: 1 };
      const opened = committed(
        await write(roles.club, 'openDeal', {
          competition,
          place,
          seating,
          policy: 'observed',
          grain: 'full',
        }),
      );
      const deal = opened.id as string;
      const acts = [{ do: 'call', seat: 'N', call: '1C', note: text }];
      const { position } = committed(
        await write(roles.club, 'recordActs', { deal, expectedVersion: opened.version, acts }),
      );
      const read = await roles.staff.one<{ events: { data: { note?: string } }[] }>(
        'query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { events { data } } }',
        { id: deal, at: position },
      );
      expect(read.events.map(({ data }) => data.note).filter((note) => note !== undefined)).toEqual([text]);
    },
    30_000,
  );

  it.each(ODD)(
    'in a session: %s',
    async (what, text) => {
      const competition = idOf('s', what);
      await openTeams(roles, competition, 2, text);
      const session = await openSession(roles, competition);
      committed(await session.record(roles.club, enterTeam(1), enterTeam(2), publishOneGame));
      const measure = { author: 'host', target: 'team-1.2', measure: text, reason: text };
      committed(await session.record(roles.arbitre, { do: 'take-measure', ...measure }));
      const { position } = committed(await session.close(roles.arbitre, text));
      const read = await roles.staff.one<{ events: { data: { reason?: string; measure?: string } }[] }>(
        'query ($id: ID!, $at: EventPosition) { session(id: $id, atLeast: $at) { events { data } } }',
        { id: session.id, at: position },
      );
      const told = read.events.map(({ data }) => [data.measure, data.reason]).filter(([, reason]) => reason);
      expect(told).toEqual([
        [text, text],
        [undefined, text],
      ]);
    },
    30_000,
  );
});
