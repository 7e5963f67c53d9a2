import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { exportIss } from '@arbitre/events/games/skat';
import { generatePlafondSession } from '@arbitre/rules/bridge-plafond';
import { generateCribbageSession } from '@arbitre/rules/cribbage';
import { generateFiveHundredSession } from '@arbitre/rules/five-hundred';
import { generateJoffreSession } from '@arbitre/rules/joffre';
import { generateSkatSession } from '@arbitre/rules/skat';
import { generateWhistSession } from '@arbitre/rules/whist';
import { generateWhistMilitaireSession } from '@arbitre/rules/whist-militaire';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLSchema } from 'graphql';
import { type Backend, startBackend } from '../testing/backend';
import type { Client } from '../testing/client';
import { inputOf, type MutationOfSchema, mutationsOf } from '../testing/inputs-of-schema';
import { OTHER_RULES } from '../testing/league';
import { gameOf, KEPT_WORDS, openGame, openPlayers, roundAt } from '../testing/scrabble';
import { socket } from '../testing/subscribe';
import { SchemaWalk } from '../testing/walk-schema';
import { type Roles, signInAll, write, type Written } from '../testing/writing';

type Act = Readonly<Record<string, unknown>> & { readonly do: string };

type Game = {
  readonly ruleset: string;
  readonly method: string;
  readonly kind: string;
  readonly entries: number;
  readonly deal: Readonly<Record<string, unknown>>;
  readonly acts: readonly Act[];
  /** What a session of the game is opened with; null where it has no order of sessions. */
  readonly session: Readonly<Record<string, unknown>> | null;
};

const suit = (letter: string) => Array.from('AKQJT98765432', (rank) => `${letter}${rank}`);
const place = { session: 1, round: 1, table: '1', board: 1 };

/** A drawn deal whose cards are recorded, with as many acts as leave it open. */
const drawn = (
  kind: string,
  deals: readonly {
    readonly grain: string;
    readonly setup: unknown;
    readonly place: unknown;
    readonly seating: Readonly<Record<string, unknown>>;
    readonly acts: readonly unknown[];
  }[],
  { most = 34, longer = 40 } = {},
): Pick<Game, 'deal' | 'acts'> => {
  const full = deals.find(({ grain, acts }) => grain === 'full' && acts.length > longer);
  if (full === undefined) throw new Error('no drawn deal is played to its end');
  const own = [...new Set(Object.values(full.seating))].sort();
  const seating = Object.entries(full.seating).map(([seat, entry]) => ({
    ...{ seat, entry: `${kind}-${own.indexOf(entry) + 1}` },
  }));
  return {
    deal: { setup: full.setup, place: full.place, seating },
    acts: (full.acts as readonly Act[]).slice(0, most),
  };
};

const GAMES: Readonly<Record<string, Game>> = {
  bridge: {
    ...{ ruleset: 'bridge-duplicate@1', method: 'matchpoints', kind: 'pair', entries: 2, session: null },
    deal: {
      place,
      seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 1}` })),
    },
    acts: [
      { do: 'deal', hands: { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') } },
      ...['1NT', 'Pass', 'Pass', 'Pass'].map((call, at) => ({ do: 'call', seat: 'NESW'.charAt(at), call })),
      ...['E:HA', 'S:D2', 'W:C2', 'N:S2', 'E:HK'].map((text) => ({
        ...{ do: 'play', seat: text.charAt(0), card: text.slice(2) },
      })),
    ],
  },
  skat: {
    ...{ ruleset: 'skat@1', method: 'skat-seeger-fabian', kind: 'player', entries: 7 },
    session: generateSkatSession(3).sittings[0]?.setup ?? {},
    ...drawn('player', generateSkatSession(3).deals),
  },
  whist: {
    ...{ ruleset: 'whist@1', method: 'whist-parties', kind: 'pair', entries: 4 },
    session: {
      ...{ players: ['pair-1', 'pair-2', 'pair-3', 'pair-4'] },
      seats: { N: 'pair-1', E: 'pair-2', S: 'pair-3', W: 'pair-4' },
      entries: { 'pair-1': 'pair-1', 'pair-2': 'pair-2', 'pair-3': 'pair-1', 'pair-4': 'pair-2' },
    },
    ...drawn('pair', generateWhistSession(3).deals),
  },
  joffre: {
    ...{ ruleset: 'joffre@1', method: 'joffre-wins', kind: 'player', entries: 4 },
    session: generateJoffreSession(3).sittings[0]?.setup ?? {},
    ...drawn('player', generateJoffreSession(3).deals, { longer: 34 }),
  },
  'bridge-plafond': {
    ...{ ruleset: 'bridge-plafond@1', method: 'plafond-differences', kind: 'player', entries: 4 },
    session: generatePlafondSession(3).sittings[0]?.setup ?? {},
    // Before the opening lead: dummy's cards lie open from there.
    ...drawn('player', generatePlafondSession(3).deals, { most: 6 }),
  },
  cribbage: {
    ...{ ruleset: 'cribbage@1', method: 'games-won', kind: 'team', entries: 2 },
    session: generateCribbageSession(3).sittings[0]?.setup ?? {},
    // Three hands are counted then, and the crib is not.
    ...drawn('team', generateCribbageSession(3).deals, { most: 32 }),
  },
  'five-hundred': {
    ...{ ruleset: 'five-hundred@1', method: 'team-points', kind: 'pair', entries: 2, session: null },
    ...drawn('pair', generateFiveHundredSession(3).deals),
  },
  'whist-militaire': {
    ...{ ruleset: 'whist-militaire@1', method: 'team-points', kind: 'team', entries: 4 },
    session: generateWhistMilitaireSession(3).sittings[0]?.setup ?? {},
    ...drawn('team', generateWhistMilitaireSession(3).deals),
  },
};

/** Acts whose cards stay face down. */
const FACE_DOWN = ['deal', 'discard', 'lay-away'];

const cardsIn = (acts: readonly unknown[]): readonly string[] =>
  JSON.stringify(acts).match(/(?<=")[SHDC][0-9TJQKA](?=")/g) ?? [];

/** The cards that nobody has seen after these acts; dummy's lie open from the first card on. */
const hiddenCards = (acts: readonly Act[]): readonly string[] => {
  const seen = new Set(cardsIn(acts.filter(({ do: name }) => !FACE_DOWN.includes(name))));
  const dummy = acts.some(({ call }) => call === '1NT') && acts.some(({ do: name }) => name === 'play');
  if (dummy) for (const card of suit('D')) seen.add(card);
  // Of a whole pack twenty cards are dealt, and nobody sees the others, the server among them.
  const dealt = acts
    .filter(({ do: name }) => name === 'deal')
    .map(({ hands, pack }) => (Array.isArray(pack) ? pack.slice(0, 20) : hands));
  return cardsIn(dealt).filter((card) => !seen.has(card));
};

const isTold = (secret: string, answer: string): boolean =>
  new RegExp(`(?<![A-Za-z0-9])${secret}(?![A-Za-z0-9])`).test(answer);

describe('whoever is not signed in learns nothing that is still hidden', () => {
  let backend: Backend;
  let roles: Roles;
  let schema: GraphQLSchema;
  let anything: SchemaWalk;
  /** Every write of the schema. */
  let writes: readonly (MutationOfSchema & { readonly text: string })[];
  beforeAll(async () => {
    await loadLexicon(KEPT_WORDS, TRIAL_LIST);
    backend = await startBackend({ wordsDirectory: KEPT_WORDS });
    roles = await signInAll(backend);
    schema = backend.api.app.get(GraphQLSchemaHost).schema;
    anything = new SchemaWalk(schema, {});
    writes = mutationsOf(schema).map(({ name, input }) => {
      const payload = schema.getMutationType()?.getFields()[name]?.type;
      const selection = payload === undefined ? '' : anything.selection(getNamedType(payload), []);
      const text = `mutation ($input: ${input.name}!) { ${name}(input: $input)${selection} }`;
      return { name, input, text };
    });
  }, 120_000);
  afterAll(() => backend.stop());

  /** Everything that the schema can be asked about a competition, its first deal and its first session. */
  class Onlooker {
    private readonly deal: string;
    private readonly walk: SchemaWalk;
    private readonly told: string[] = [];
    private readonly sockets = [socket(backend.api.address, null)];
    private before = new Set<string>();

    constructor(
      private readonly competition: string,
      game: string,
      { session, round, table, board } = place,
    ) {
      this.deal = `${competition}.s${session}-r${round}-t${table}-b${board}`;
      this.walk = anything.about({
        Node: 'Standing',
        'Query.node.id': `Standing:${competition}..${GAMES[game]?.kind ?? 'player'}-1`,
        'Query.signInRefusal.code': 'oidc-away',
        'Query.regionsWhere.mutation': 'openCompetition',
        ...{ first: 1, game, round, table, by: 'PLAYER', name: 'trial', words: ['ABRI'] },
        ...{ competition, deal: this.deal, session: `${competition}.s1` },
        'Query.rulingEffect.adjustments': [],
        'Competition.revision.number': 1,
        'Competition.voidingEffect.session': 1,
        'Competition.standing.entry': `${GAMES[game]?.kind ?? 'player'}-1`,
        'Competition.withdrawalEffect.entry': `${GAMES[game]?.kind ?? 'player'}-1`,
        ...{ 'Query.competition.id': competition, 'Query.deal.id': this.deal, 'Query.region.name': 'Nord' },
        ...{ 'Query.calendar.from': '2026-09-01', 'Query.calendar.until': '2026-10-15' },
        ...{ 'Query.season.id': '2026', 'Query.division.id': '2026.nord', division: '2026.nord' },
        ...{ 'Query.effectOfRules.rules': OTHER_RULES, 'Query.leagueRules.check': {} },
        'Division.effectOf.act': { do: 'adjust-points', entry: 'lille', points: 1, article: '1' },
        'Division.planOfList.list': 'Team;Club\nLille III;59001',
        ...{ 'Query.federationRegion.id': 'nord', 'Query.club.number': '59001', 'Query.member.licence': '1' },
        // Of the competition's deals those of the session: it has one.
        ...{ 'Query.session.id': `${competition}.s1`, 'Competition.deals.session': 1 },
      });
    }

    private async questions(client: Client, about = /./): Promise<readonly string[]> {
      const answers: string[] = [];
      const steps = Array.from({ length: 50 }, (_, step) => ({
        text: 'query ($deal: ID!, $step: Int) { deal(id: $deal) { replay(step: $step) { step steps table } } }',
        variables: { deal: this.deal, step },
      }));
      const questions = [...this.walk.questions('query'), ...steps];
      for (const { text, variables } of questions.filter((each) => about.test(each.text))) {
        const { data, errors } = await client.ask(text, variables);
        expect(errors.filter(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION_FAILED')).toEqual(
          [],
        );
        answers.push(JSON.stringify([data, errors]));
      }
      return answers;
    }

    /** Writes that are refused tell why; this one must tell nothing of the table. */
    private async refusals(): Promise<readonly string[]> {
      const answers: string[] = [];
      const names = { deal: this.deal, competition: this.competition, session: `${this.competition}.s1` };
      for (const { input, text } of writes)
        answers.push(JSON.stringify(await roles.nobody.ask(text, { input: inputOf(input, names) })));
      return answers;
    }

    /** Hears every subscription, and takes for known what is told before anything is dealt. */
    async begin(): Promise<this> {
      for (const { text: query, variables } of this.walk.questions('subscription'))
        this.sockets.forEach((client) =>
          client.subscribe(
            { query, variables },
            {
              next: (answer) => this.told.push(JSON.stringify(answer)),
              error: (error) => this.told.push(JSON.stringify(error)),
              complete: () => undefined,
            },
          ),
        );
      this.before = new Set(await this.questions(roles.nobody));
      return this;
    }

    async end(): Promise<void> {
      for (const client of this.sockets) await client.dispose();
      expect(this.told.length).toBeGreaterThan(0);
    }

    /** The secrets that are told somewhere, with the answer that tells them. */
    async leaks(secrets: readonly string[], at: unknown): Promise<readonly unknown[]> {
      await roles.nobody.one(
        `query ($at: EventPosition) { competition(id: "${this.competition}", atLeast: $at) { id } }`,
        { at },
      );
      const answers = [...(await this.questions(roles.nobody)), ...(await this.refusals()), ...this.told];
      return answers
        .filter((answer) => !this.before.has(answer))
        .flatMap((answer) => {
          const told = secrets.filter((secret) => isTold(secret, answer));
          return told.length === 0 ? [] : [{ told, answer: answer.slice(0, 2000) }];
        });
    }

    async seenBy(client: Client): Promise<string> {
      return (await this.questions(client, /\{ (deal|session)\(.*\b(events|view)\b/)).join();
    }
  }

  const committed = (answer: Written): Written => {
    if (answer.__typename !== 'Committed') throw new Error(JSON.stringify(answer));
    return answer;
  };

  describe.each(Object.entries(GAMES))('%s', (game, { ruleset, method, kind, entries, ...played }) => {
    it('through any field, subscription or refusal while a deal is played, whatever is said of it', async () => {
      const competition = `hidden-${game}`;
      const opening = { id: competition, name: 'x', region: 'Nord', startsOn: '2026-11-21', ruleset, method };
      committed(await write(roles.staff, 'openCompetition', opening));
      for (let number = 1; number <= entries; number++) {
        const entry = { competition, number, kind };
        committed(await write(roles.staff, 'registerEntry', entry));
      }
      const at = played.deal.place as typeof place;
      const onlooker = await new Onlooker(competition, game, at).begin();
      const open = { ...played.deal, competition, policy: 'observed', grain: 'full' };
      let answer = committed(await write(roles.club, 'openDeal', open));
      const deal = answer.id as string;
      const next = async (mutation: string, input: object): Promise<void> => {
        const expectedVersion = answer.version;
        answer = committed(await write(roles.arbitre, mutation, { deal, expectedVersion, ...input }));
      };
      const { acts } = played;
      const half = Math.ceil(acts.length / 2);
      const [{ seat } = { seat: '' }] = played.deal.seating as readonly { readonly seat: string }[];
      for (const recorded of [half, acts.length]) {
        await next('recordActs', { acts: acts.slice(recorded - half, recorded) });
        const hidden = hiddenCards(acts.slice(0, recorded));
        expect(hidden.length).toBeGreaterThan(2);
        const words = `They hold ${hidden.join(', ')}.`;
        await next('callArbiter', { by: seat, reason: words });
        expect(await onlooker.leaks(hidden, answer.position)).toEqual([]);
        const whole = await onlooker.seenBy(roles.auditeur);
        expect(hidden.filter((card) => !isTold(card, whole))).toEqual([]);
      }
      if (played.session !== null) {
        const session = { competition, number: 1, setup: played.session };
        const { position } = committed(await write(roles.staff, 'openSession', session));
        expect(await onlooker.leaks(hiddenCards(acts), position)).toEqual([]);
      }
      expect((await exportIss(backend.store, competition)).text).toBe('');
      await onlooker.end();
    }, 120_000);
  });

  it('SCR-TOUR-GAP-8 through any field, subscription or refusal while a recorded game of Scrabble goes on', async () => {
    const competition = 'hidden-scrabble';
    await openPlayers(roles, competition, 2);
    const onlooker = await new Onlooker(competition, 'scrabble').begin();
    const recorded = [
      { letters: 'AIKNSTI', place: 'H3', word: 'SKIANT' },
      { letters: 'JOUEUSE', place: '9C', word: 'JOUEUSE' },
    ];
    const opened = committed(
      await openGame(roles, competition, { wordList: { name: 'trial' }, games: 1, recorded }),
    );
    const game = gameOf(opened);
    const record = async (...acts: readonly unknown[]): Promise<unknown> =>
      committed(await game.record(roles.arbitre, ...acts)).position;
    const second = ['JOUEUSE', '9C'];
    expect(await onlooker.leaks(['AIKNSTI', 'SKIANT', 'H3', ...second], opened.position)).toEqual([]);
    const entries = ['player-1', 'player-2'];
    await record({ do: 'verify-bag', by: 'arbiter' }, { do: 'check-in', entries });
    const drawnAt = await record({ do: 'draw' });
    const found = await onlooker.seenBy(roles.arbitre);
    const tops = [...found.matchAll(/"word":"([A-Z]{5,})"/g)].map(([, word]) => word ?? '');
    expect(tops).not.toHaveLength(0);
    expect(await onlooker.leaks(['SKIANT', ...tops, ...second], drawnAt)).toEqual([]);
    const slips = ['KITS', 'TAIS'].map((word, at) => ({
      do: 'enter-slip',
      entry: entries[at],
      word,
      score: 9,
    }));
    const entered = await record(...roundAt(0), ...slips);
    expect(await onlooker.seenBy(roles.arbitre)).toContain('KITS');
    expect(await onlooker.leaks(['SKIANT', 'KITS', 'TAIS', ...tops, ...second], entered)).toEqual([]);
    const closed = await record({ do: 'retain' }, { do: 'close-round' });
    expect(await onlooker.leaks(second, closed)).toEqual([]);
    committed(await game.close(roles.arbitre, 'salle fermée'));
    expect(await onlooker.seenBy(roles.arbitre)).toContain('JOUEUSE');
    expect(await onlooker.seenBy(roles.nobody)).not.toContain('JOUEUSE');
    await onlooker.end();
  }, 120_000);
});
