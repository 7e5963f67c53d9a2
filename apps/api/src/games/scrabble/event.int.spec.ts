import { openCompetition, openSession, recordSessionActs, registerEntries, uuidV5 } from '@arbitre/events';
import { compileLexicon, newShelf } from '@arbitre/rules/scrabble';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';

const NAMESPACE = '1b1f1f5e-53a7-5c0b-9a55-6f2d2b6a9c11';
const WORDS = 'JOUEUSE JOUEUSES SKI TAIE AS SA';
const EVENT = 'scrabble-event';

const QUERY = `query ($id: ID!, $at: EventPosition, $field: String) { competition(id: $id, atLeast: $at) {
  fields clubTotals { rank club members total top deficit percent }
  standings(first: 10, field: $field) { nodes { rank field total { text } top deficit percent entry { id } } } } }`;

type Answer = {
  readonly competition: {
    readonly fields: readonly string[];
    readonly clubTotals: readonly unknown[];
    readonly standings: {
      readonly nodes: readonly {
        readonly rank: number;
        readonly total: { readonly text: string };
        readonly top: number | null;
        readonly deficit: number | null;
        readonly percent: string | null;
        readonly entry: { readonly id: string };
      }[];
    };
  };
};

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 21, 14, minutes)).toISOString();
const slip = (entry: string, word: string, place: string, score: number) => ({
  ...{ do: 'enter-slip', entry, word, place, score },
});
/** A round of JOUEUSE, whose top is 94, and the end of the game by an alarm; under FISF rules its results stand. */
const game = (entries: readonly string[], slips: readonly ReturnType<typeof slip>[]) => [
  { do: 'verify-bag', by: 'arbiter' },
  { do: 'check-in', entries },
  { do: 'draw', letters: 'JOUEUSE' },
  { do: 'call-rack', at: at(0) },
  { do: 'repeat-rack', at: at(0) },
  { do: 'start-clock', at: at(0) },
  { do: 'end-time', at: at(3) },
  { do: 'collect-slips' },
  ...slips,
  { do: 'retain' },
  { do: 'announce-word', at: at(4) },
  { do: 'close-round' },
  { do: 'interrupt', at: at(20), reason: 'alarm' },
  { do: 'abandon', at: at(51) },
  { do: 'announce-results', at: at(55) },
];

describe('an event of two games of Scrabble', () => {
  let backend: Backend;
  let client: Client;
  let position = 0n;

  const written = (outcome: { readonly kind: string; readonly position?: bigint }): void => {
    if (outcome.kind !== 'committed' || outcome.position === undefined) throw new Error(outcome.kind);
    ({ position } = { position: outcome.position });
  };
  const context = (what: string, role = 'staff') => ({
    commandId: uuidV5(NAMESPACE, what),
    actor: { id: role, role },
    time: '2026-11-21T20:00:00.000Z',
  });
  const play = async (number: number, acts: readonly { readonly do: string }[]): Promise<void> => {
    const wordList = { name: 'event', fingerprint: lexicon.fingerprint };
    const setup = { wordList, rules: 'FISF-2023', game: number, games: 2 };
    const { store } = backend;
    written(await openSession(store, { competition: EVENT, number, setup }, context(`game ${number}`)));
    const recorded = { session: `${EVENT}.s${number}`, acts };
    written(
      await recordSessionActs(store, recorded, context(`acts ${number}`, 'arbiter'), newShelf(lexicon)),
    );
  };
  const lexicon = compileLexicon('event', WORDS.split(' '));

  beforeAll(async () => {
    backend = await startBackend();
    client = new Client(backend.api.address);
    const opening = {
      name: 'Event',
      game: 'scrabble',
      ruleset: 'scrabble@1',
      method: 'scrabble-total',
    } as const;
    const where = { region: 'Nord', startsOn: '2026-11-21' };
    written(await openCompetition(backend.store, { id: EVENT, ...opening, ...where }, context('open')));
    const entries = ['ann', 'bob', 'cid'].map((id, index) => ({
      ...{ id, number: index + 1, kind: 'player' as const, club: id === 'cid' ? 'Sud' : 'Nord' },
      ...(id === 'bob' ? { field: 'Diamant' } : {}),
    }));
    written(await registerEntries(backend.store, { competition: EVENT, entries }, context('entries')));
    await play(1, game(['ann', 'bob'], [slip('ann', 'JOUEUSE', 'H4', 94), slip('bob', 'SA', 'H8', 2)]));
    await play(2, game(['ann', 'cid'], [slip('ann', 'SAJOU', 'H8', 2), slip('cid', 'JOUEUSE', 'H4', 94)]));
  }, 60_000);
  afterAll(() => backend.stop());

  const ask = async (field: string): Promise<Answer['competition']> =>
    (await client.one<Answer>(QUERY, { id: EVENT, at: String(position), field })) as never;

  it('SCR-TOUR-GAP-3 SCR-TOUR-GAP-4 has totals, négatif and percentage of the tops of both games', async () => {
    const { standings } = await ask('');
    expect(
      standings.nodes.map(({ rank, entry, total, top, deficit, percent }) =>
        [rank, entry.id, total.text, top, deficit, percent].join(' '),
      ),
    ).toEqual(['1 ann 94 188 -94 50.00', '1 cid 94 188 -94 50.00', '3 bob 0 188 -188 0.00']);
  });
  it('SCR-TOUR-GAP-7 adds up the members of each club, against the tops of the games that they played', async () => {
    const { clubTotals } = await ask('');
    expect(clubTotals).toEqual([
      { rank: 1, club: 'Nord', members: 2, total: 94, top: 282, deficit: -188, percent: '33.33' },
      { rank: 1, club: 'Sud', members: 1, total: 94, top: 94, deficit: 0, percent: '100.00' },
    ]);
  });
  it('SCR-TOUR-GAP-9 ranks who has a category in general and in the category', async () => {
    const { fields, standings } = await ask('Diamant');
    expect(fields).toEqual(['', 'Diamant']);
    expect(standings.nodes.map(({ rank, entry }) => [rank, entry.id])).toEqual([[1, 'bob']]);
  });
});
