import { type Backend, startBackend } from '../../testing/backend';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

const SUITS = ['S', 'H', 'D', 'C'] as const;
const pack = SUITS.flatMap((suit) => Array.from('AKQJT98765432', (rank) => `${suit}${rank}`));
/** Cut by West at twenty cards: the packet that stayed goes on top (WHC-COUPE-4). */
const rebuilt = [...pack.slice(20), ...pack.slice(0, 20)];
const competition = 'whist-dealing';
const seating = ['N', 'E', 'S', 'W'].map((seat, index) => ({ seat, entry: `pair-${(index % 2) + 1}` }));

type Seen = { readonly seat: string; readonly hand: readonly string[] | null; readonly hidden?: number };

describe('the preparation of a coup of whist through GraphQL', () => {
  let backend: Backend;
  let roles: Roles;
  let coup: Written;
  const record = async (...acts: readonly unknown[]) => {
    const answer = await write(roles.club, 'recordActs', {
      deal: coup.id,
      expectedVersion: coup.version,
      acts,
    });
    if (answer.__typename === 'Committed') coup = answer;
    return answer;
  };
  const tableFor = async (who: keyof Roles) => {
    const { replay } = await roles[who].one<{
      replay: { table: { legal: readonly string[]; seats: readonly Seen[] } };
    }>(`query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { replay { table } } }`, {
      id: coup.id,
      at: coup.position,
    });
    return replay.table;
  };

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await write(roles.staff, 'openCompetition', {
      ...{ id: competition, name: 'Evening', region: 'Nord', startsOn: '2026-11-21' },
      ...{ ruleset: 'whist@1', method: 'whist-parties' },
    });
    for (const number of [1, 2])
      await write(roles.staff, 'registerEntry', {
        competition,
        number,
        kind: 'pair',
      });
    const place = { session: 1, round: 1, table: '1', board: 1 };
    coup = await write(roles.club, 'openDeal', {
      ...{ competition, place, seating, setup: { board: 1 }, policy: 'observed', grain: 'full' },
    });
    expect(coup).toMatchObject({ __typename: 'Committed' });
  }, 60_000);
  afterAll(() => backend.stop());

  it('WHC-COUPE-4 deals the pack as it lies after the cut, and refuses one put together otherwise', async () => {
    await record({ do: 'shuffle', seat: 'N' }, { do: 'cut', seat: 'W', lifted: 20 });
    const wrong = await record({ do: 'deal', uncut: pack, pack });
    expect(wrong).toMatchObject({ __typename: 'RuleViolation', article: 'WHC-COUPE-4' });
    expect(wrong.messageFr).not.toBe(wrong.messageEn);
    expect(await record({ do: 'deal', uncut: pack })).toMatchObject({ __typename: 'Committed' });
    const { seats } = await tableFor('club');
    expect(seats.find(({ seat }) => seat === 'E')?.hand).toContain(rebuilt[0]);
  });

  it('WHC-DONNE-2 WHC-DONNE-4 turns the last card alone, and shows it beside twelve hidden ones', async () => {
    expect(await record({ do: 'turn-trump', card: rebuilt[47] })).toMatchObject({
      __typename: 'RuleViolation',
      article: 'WHC-DONNE-2',
    });
    const last = rebuilt[51] ?? '';
    expect(await record({ do: 'turn-trump', card: last })).toMatchObject({ __typename: 'Committed' });
    const dealer = async () => (await tableFor('nobody')).seats.find(({ seat }) => seat === 'N');
    expect(await dealer()).toMatchObject({ hand: [last], hidden: 12 });
    for (const seat of ['E', 'S', 'W'])
      await record({ do: 'play', seat, card: (await tableFor('club')).legal[0] });
    expect(await dealer()).toMatchObject({ hand: [], hidden: 13 });
  });
});
