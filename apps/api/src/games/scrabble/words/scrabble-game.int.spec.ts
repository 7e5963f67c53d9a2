import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { type Backend, startBackend } from '../../../../testing/backend';
import type { Client } from '../../../../testing/client';
import { gameOf, KEPT_WORDS, openGame, openPlayers, roundAt } from '../../../../testing/scrabble';
import type { RunningSession } from '../../../../testing/teams';
import { type Roles, signInAll, type Written } from '../../../../testing/writing';

type Round = { readonly retained: unknown; readonly tops: unknown; readonly slips: readonly unknown[] };
type View = {
  readonly phase: string;
  readonly wordList: unknown;
  readonly rounds: readonly Round[];
  readonly players: readonly unknown[];
};

const slip = (player: number, word: string, score: number, place?: string) => ({
  ...{ do: 'enter-slip', entry: `player-${player}`, word, score },
  ...(place === undefined ? {} : { place }),
});

describe('a game of Scrabble through GraphQL, with the trial list', () => {
  let backend: Backend;
  let roles: Roles;
  let game: RunningSession;
  let last: Written;
  beforeAll(async () => {
    // No request of the test waits for seconds of compiling.
    await loadLexicon(KEPT_WORDS, TRIAL_LIST);
    backend = await startBackend({ wordsDirectory: KEPT_WORDS });
    roles = await signInAll(backend);
    await openPlayers(roles, 'partie', 3);
    game = gameOf(await openGame(roles, 'partie', { wordList: { name: 'trial' }, games: 1 }));
  }, 120_000);
  afterAll(() => backend.stop());

  const record = async (client: Client, ...acts: readonly unknown[]): Promise<Written> => {
    const answer = await game.record(client, ...acts);
    if (answer.__typename === 'Committed') last = answer;
    return answer;
  };
  const view = async (client: Client): Promise<View> => {
    const query = 'query ($at: EventPosition) { session(id: "partie.s1", atLeast: $at) { view } }';
    return (await client.one<{ view: View }>(query, { at: last.position })).view;
  };
  const committed = { __typename: 'Committed' };

  it('refuses the acts of the arbiter to others, and letters that the bag has not', async () => {
    const players = [1, 2, 3].map((player) => `player-${player}`);
    const begin = [
      { do: 'check-in', entries: players },
      { do: 'verify-bag', by: 'arbiter' },
    ];
    expect(await record(roles.arbitre, ...begin)).toMatchObject(committed);
    for (const client of [roles.nobody, roles.auditeur])
      expect(await record(client, { do: 'draw', letters: 'JOUEUSE' })).toMatchObject({
        __typename: 'NotAuthorized',
      });
    expect(await record(roles.arbitre, { do: 'draw', letters: 'KKOUEUS' })).toMatchObject({
      ...{ __typename: 'RuleViolation', code: 'SCR-3A-GAP-2' },
    });
  });

  it('SCR-2B-4 finds the tops with the draw, for the arbiter alone', async () => {
    expect(await record(roles.arbitre, { do: 'draw', letters: 'JOUEUSE' })).toMatchObject(committed);
    expect((await view(roles.arbitre)).rounds[0]?.tops).toEqual(
      expect.arrayContaining([expect.objectContaining({ word: 'JOUEUSE', score: 94 })]),
    );
    expect((await view(roles.nobody)).rounds[0]?.tops).toBeNull();
  });

  it('SCR-BUL-1 judges slips at once, retains the top and closes the round', async () => {
    expect(await record(roles.arbitre, ...roundAt(0))).toMatchObject(committed);
    const slips = [slip(1, 'JOUEUSE', 94), slip(2, 'JOUES', 34, 'H4'), slip(3, 'JOUEUZE', 94)];
    expect(await record(roles.arbitre, ...slips)).toMatchObject(committed);
    const judged = (await view(roles.arbitre)).rounds[0]?.slips;
    expect(judged).toMatchObject([{ entry: 'player-1' }, { entry: 'player-2' }, { entry: 'player-3' }]);
    expect(await record(roles.arbitre, { do: 'retain' }, { do: 'close-round' })).toMatchObject(committed);
    const { rounds, phase } = await view(roles.nobody);
    expect([phase, rounds[0]?.retained]).toMatchObject(['draw', { word: 'JOUEUSE' }]);
  });

  it('SCR-TOUR-GAP-8 tells nobody the racks and words of a recorded game before they are drawn', async () => {
    await openPlayers(roles, 'simultane', 1);
    const recorded = [
      { letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' },
      { letters: 'AIKNSTI', place: '11H', word: 'SKI' },
    ];
    const centre = gameOf(
      await openGame(roles, 'simultane', { wordList: { name: 'trial' }, games: 1, recorded }),
    );
    const told = (client: Client, position: unknown): Promise<unknown> =>
      client.ask(
        `query ($at: EventPosition) {
           session(id: "simultane.s1", atLeast: $at) { setup view events { type data hash } }
           competition(id: "simultane", atLeast: $at) { sessions { setup view events { type data } } } }`,
        { at: position },
      );
    const refused = await centre.record(
      roles.arbitre,
      { do: 'verify-bag', by: 'arbiter' },
      { do: 'draw', letters: 'AAAAAAE' },
    );
    expect(refused).toMatchObject({ __typename: 'RuleViolation', code: 'SCR-TOUR-GAP-8' });
    expect(JSON.stringify(refused)).not.toContain('JOUEUSE');
    const before = await centre.record(roles.arbitre, { do: 'verify-bag', by: 'arbiter' });
    for (const client of [roles.nobody, roles.club, roles.arbitre])
      expect(JSON.stringify(await told(client, before.position))).not.toMatch(/JOUEUSE|AIKNSTI|SKI|11H/);
    const drawn = await centre.record(roles.arbitre, { do: 'draw' });
    const hidden = { letters: null, place: null, word: null };
    const setup = { recorded: [{ ...hidden, letters: 'JOUEUSE' }, hidden] };
    const seen = await told(roles.nobody, drawn.position);
    expect(seen).toMatchObject({
      data: {
        session: { setup, events: [{ type: 'SessionOpened', data: { setup } }, {}, {}, {}] },
        competition: { sessions: [{ setup, events: [{ data: { setup } }, {}, {}, {}] }] },
      },
    });
    expect(JSON.stringify(seen)).not.toMatch(/AIKNSTI|SKI|11H|"word":"JOUEUSE"/);
  });

  it('SCR-TOUR-GAP-5 SCR-SAN-7 ranks what the players were credited with once the game is closed', async () => {
    expect(await game.close(roles.arbitre, 'salle fermée')).toMatchObject(committed);
    const { standings } = await roles.nobody.one<{ standings: unknown }>(
      `query ($at: EventPosition) { competition(id: "partie", atLeast: $at) {
         standings(first: 10) { nodes { rank total { text } entry { number } } } } }`,
      { at: last.position },
    );
    expect(standings).toMatchObject({
      nodes: [
        { rank: 1, total: { text: '94' }, entry: { number: 1 } },
        { rank: 2, total: { text: '40' }, entry: { number: 2 } },
        { rank: 3, total: { text: '0' }, entry: { number: 3 } },
      ],
    });
  });
});
