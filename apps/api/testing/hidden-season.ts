import { playLeague } from './league';
import { memberInput, registerClubs } from './registry';
import { gameOf, openGame, openPlayers, roundAt } from './scrabble';
import { type Roles, write, type Written } from './writing';

const suit = (letter: string) => Array.from('AKQJT98765432', (rank) => `${letter}${rank}`);

const HANDS = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
const CALLS = ['1NT', 'Pass', 'Pass', 'Pass'].map((call, at) => ({
  ...{ do: 'call', seat: 'NESW'.charAt(at), call },
}));
const PLAYS = HANDS.E.flatMap((_, trick) =>
  (['E', 'S', 'W', 'N'] as const).map((seat) => ({ do: 'play', seat, card: HANDS[seat][trick] })),
);

const committed = (answer: Written): Written => {
  if (answer.__typename !== 'Committed') throw new Error(JSON.stringify(answer));
  return answer;
};

/** Words of a call that nobody but those who judge may read while the deal is played. */
export const CALLED_FOR = 'They hold what I hold.';

/** The announcement that a player of a deal of `manche` shows to the arbiter alone, and what another says in its second session. */
export const WANTED = { deal: 'A11-S', session: 'all thirteen are mine' } as const;

/** What the questions of a hidden season are about. */
export const OF_SEASON = {
  ...{
    competition: 'here',
    deal: 'here.s1-r1-t1-b1',
    scored: 'here.s1-r1-t1-b2',
    session: 'words.s1',
    table: '1',
    round: 1,
  },
  ...{ manche: 'manche', asking: 'manche.s1-r1-t1-b1', calling: 'manche.s2' },
  ...{ region: 'Nord', member: '1', club: '59001' },
} as const;

/**
 * A region, two clubs, three members, one of whom stands in for another; a competition of bridge (`here`) under an embargo with a deal half played at table 1, and a game of
 * duplicate Scrabble (`words`) with a rack on the board, slips in and a player excluded; of whist bridge (`manche`) a player of a deal and one of a session wait for the arbiter before they announce. @returns what plays both to their end, with a solo
 * of player-1, and waits until it is read
 */
export const openHiddenSeason = async (roles: Roles): Promise<() => Promise<void>> => {
  const { staff, arbitre, club } = roles;
  const done = async (mutation: string, input: object, client = staff): Promise<Written> =>
    committed(await write(client, mutation, { ...input }));
  /** Until everything up to there can be read. */
  const seen = (at: unknown) =>
    staff.one(
      `query ($at: EventPosition) { competitions(first: 1, atLeast: $at) { totalCount }
         members(first: 1, atLeast: $at) { totalCount } regions(first: 1, atLeast: $at) { totalCount } }`,
      { at },
    );
  await registerClubs(staff);
  for (const licence of ['1', '2', '3']) await done('registerMember', memberInput(licence));
  const [word, means] = ['ailleurs', null];
  await done('matchWords', { regions: [{ word, means }], clubs: [{ word, means }] });
  const opening = { name: 'Coupe', region: 'Nord', startsOn: '2026-11-21' };
  const bridge = { ruleset: 'bridge-duplicate@1', method: 'matchpoints' };
  const embargo = { until: '2999-01-01T00:00:00Z', tables: 2 };
  const plan = {
    sessions: [{ day: '2026-11-21', club: '59001' }],
    setup: { boards: 2 },
    ...{ policy: 'observed', grain: 'full' },
  };
  await done('openCompetition', { id: 'here', ...opening, ...bridge, embargo, plan });
  await done('keepTemplate', { competition: 'here', name: 'Jeudi' });
  for (let number = 1; number <= 5; number++)
    await done('registerEntry', {
      ...{ competition: 'here', number, club: '59001' },
      ...(number === 5 ? { kind: 'team', label: 'Les Martres' } : { kind: 'pair' }),
      ...(number === 1 ? { members: [{ licence: '1' }, { licence: '2' }] } : {}),
    });
  const substitute = { entry: 'pair-1', out: '2', in: '3', session: 1, round: 2 };
  await done('nameSubstitute', { competition: 'here', ...substitute });
  await playLeague(done);
  const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 1}` }));
  const at = (board: number) => ({
    competition: 'here',
    place: { session: 1, round: 1, table: '1', board },
    seating,
  });
  const scored = await done(
    'recordResult',
    { ...at(2), result: { contract: '4S', declarer: 'N', tricks: 10 } },
    club,
  );
  await done(
    'giveRuling',
    {
      ...{ deal: scored.id, expectedVersion: scored.version, article: 'BD-L12', reason: 'x' },
      ...{ outcome: 'artificial', facts: { agreed: true, ground: 'no-normal-play' } },
      penalties: [{ entry: 'pair-2', kind: 'PROCEDURAL', size: 5 }],
      adjustments: [{ side: 'NS', artificialPercent: 60 }],
    },
    arbitre,
  );
  const there = { deal: scored.id, expectedVersion: (scored.version as number) + 1 };
  await done('lodgeAppeal', { ...there, ruling: 'r1', side: 'EW', reason: 'x' }, club);
  const said = { deal: scored.id, seen: '4SN=' };
  const nine = { contract: '4S', declarer: 'N', tricks: 9 };
  await done('confirmResult', { ...said, side: 'NS' }, arbitre);
  await done('repeatResult', { deal: scored.id, result: nine }, club);
  await done('upholdResult', { ...said, reason: 'x' }, arbitre);
  await done('disputeResult', { ...said, side: 'EW', reason: 'x', report: nine }, arbitre);
  let deal = await done('openDeal', { ...at(1), policy: 'observed', grain: 'full' }, club);
  const next = async (mutation: string, input: object): Promise<void> => {
    deal = await done(mutation, { deal: deal.id, expectedVersion: deal.version, ...input }, arbitre);
  };
  await next('recordActs', { acts: [{ do: 'deal', hands: HANDS }, ...CALLS, ...PLAYS.slice(0, 6)] });
  await next('callArbiter', { by: 'N', reason: CALLED_FOR });
  await done(
    'callToTable',
    { competition: 'here', session: 1, round: 1, table: '2', by: 'N', reason: 'x' },
    arbitre,
  );

  const players = ['1', '2', '3', '4'].map((seat) => ({ seat, entry: `player-${seat}` }));
  const manche = OF_SEASON.manche;
  await done('openCompetition', {
    id: manche,
    ...opening,
    ruleset: 'whist-bridge@1',
    method: 'total-points',
  });
  for (const number of [1, 2, 3, 4])
    await done('registerEntry', { competition: manche, number, kind: 'player' });
  const first = {
    competition: manche,
    place: { session: 1, round: 1, table: '1', board: 1 },
    seating: players,
  };
  const asking = await done('openDeal', {
    ...first,
    setup: { dealer: 4 },
    policy: 'observed',
    grain: 'full',
  });
  await done('recordActs', {
    ...{ deal: asking.id, expectedVersion: asking.version },
    acts: [
      { do: 'call', seat: '1', call: 'premier' },
      { do: 'ask-arbiter', seat: '2', call: WANTED.deal },
    ],
  });
  const evening = await done('openSession', { competition: manche, number: 2 });
  const here = { manche: 1, table: '1' };
  await done('recordSessionActs', {
    ...{ session: evening.id, expectedVersion: evening.version },
    acts: [
      { do: 'configure-table', ...here, players: players.map(({ entry }) => entry) },
      {
        ...{ do: 'call-arbiter', ...here, deal: 1, by: 'player-2', for: 'contract' },
        ...{ game: 'CH', reason: WANTED.session },
      },
    ],
  });

  await openPlayers(roles, 'words', 3, '59001');
  const recorded = [{ letters: 'AIKNSTI', place: 'H3', word: 'SKIANT' }];
  const opened = committed(
    await openGame(roles, 'words', { wordList: { name: 'trial' }, rules: 'FISF-2023', games: 1, recorded }),
  );
  const game = gameOf(opened);
  const record = async (...acts: readonly unknown[]) => committed(await game.record(arbitre, ...acts));
  const entries = ['player-1', 'player-2', 'player-3'];
  await record({ do: 'verify-bag', by: 'arbiter' }, { do: 'check-in', entries });
  await record({ do: 'exclude', entry: 'player-3', reason: 'x' }, { do: 'draw' });
  const slips = [
    { do: 'enter-slip', entry: 'player-1', word: 'KITS', place: 'H8', score: 26 },
    { do: 'enter-slip', entry: 'player-2', word: 'TAIS', place: 'H8', score: 48 },
  ];
  await seen((await record(...roundAt(0), ...slips)).position);
  return async () => {
    await next('recordActs', { acts: PLAYS.slice(6) });
    for (const board of [1, 2]) {
      const there = { session: 1, round: 1, table: '2', board };
      const seats = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 3}` }));
      const result = { contract: '3NT', declarer: 'S', tricks: 9 };
      await done('recordResult', { competition: 'here', place: there, seating: seats, result }, club);
    }
    const time = '2026-11-21T15:00:00Z';
    await record({ do: 'retain' }, { do: 'announce-word', at: time }, { do: 'close-round' });
    await record({ do: 'announce-results', at: time });
    await seen(committed(await game.close(arbitre, 'fini')).position);
  };
};
