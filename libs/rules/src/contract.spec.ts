import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { conceal, onlookerOf, shownEvent, type Sight } from '@arbitre/rules/kernel/deal/conceal';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { versionsOf } from '@arbitre/rules/kernel/declare/events';
import type { GameDemo } from '@arbitre/rules/kernel/demo';
import type { GameManifest } from '@arbitre/rules/kernel/manifest';
import { sharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { holesOf } from '@arbitre/rules/kernel/tell';
import { asNewest, goldenOf, goldenStreams } from '@arbitre/rules/kernel/testing/golden';
import { problemsOf } from './testing/matters';
import { playDeal, playSitting } from './testing/played';
import {
  allGames,
  auditDeal,
  auditSession,
  competitionDecider,
  competitionEvents,
  copyDeal,
  copySession,
  dealDecider,
  dealEvents,
  explain,
  readRecord,
  replayDeal,
  replayRecord,
  replaySession,
  sessionEvents,
  sessionView,
  type Audience,
  type DealState,
  type DomainEvent,
  type Refusal,
} from './index';

// What every game is held to, by its manifest alone. A game that lacks a part fails here by its name.

const SEEDS = [1, 2];
const AT = { session: 1, round: 1, table: '1', board: 1 };
const STAFF: Audience = { kind: 'staff', judge: { plays: [] } };
const EVERYONE: Audience = { kind: 'everyone' };
const sees = (audience: Audience): Sight => ({ audience, embargoed: false });

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Where a value holds what JSON cannot say; a property may be undefined. */
const unsaid = (value: unknown, path = ''): readonly string[] => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return [];
  if (Array.isArray(value)) return value.flatMap((each, at) => unsaid(each, `${path}.${at}`));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return [path];
  return Object.entries(value).flatMap(([name, each]) =>
    each === undefined ? [] : unsaid(each, `${path}.${name}`),
  );
};
const cardsIn = (value: unknown): readonly string[] =>
  JSON.stringify(value).match(/(?<=")[SHDC][0-9TJQKA](?=")/g) ?? [];

const folder = new URL('../games/', import.meta.url);
const handbook = new URL('../../../docs/games/', import.meta.url);

/** The pages of a game: `skat.md`, `skat-tournament.md`; `whist-militaire.md` is of the game with the longer name. */
const pagesOf = (id: string): readonly string[] =>
  readdirSync(handbook)
    .filter((name) => {
      const owners = allGames.all.filter(
        (game) => name === `${game.id}.md` || name.startsWith(`${game.id}-`),
      );
      return owners.toSorted((a, b) => b.id.length - a.id.length)[0]?.id === id;
    })
    .map((name) => readFileSync(new URL(name, handbook), 'utf8'));

/** The titles and tables of a game's specs, and of those that are about all games. */
const specsOf = (id: string): string =>
  [
    ...[new URL(`${id}/`, folder), new URL('../kernel/', folder), new URL('./', import.meta.url)],
    // Files that a game's results come in from and go out as.
    new URL(`../../events/src/games/${id}/`, folder),
  ]
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => readFileSync(new URL(name, place), 'utf8')),
    )
    .join();

/** Every type that may stand in a stream of the game, in every version: `CardPlayed.1`. */
const typesOf = ({ play, session }: GameManifest): readonly string[] =>
  [
    competitionEvents,
    ...(play === undefined ? [] : [dealEvents, play.events]),
    ...(session === undefined ? [] : [sessionEvents, session.events]),
  ]
    .flatMap((declared) => versionsOf(declared))
    // A session whose deals say everything gives the ranking nothing of its own.
    .filter(({ type }) => type !== 'SessionScored' || session?.rules.scoring.length !== 0)
    .filter(({ type }) => type !== 'FigureUpheld' || session?.rules.improbable !== undefined)
    .map(({ type, version }) => `${type}.${version}`);

const demoOf = async ({ id, demo }: GameManifest): Promise<GameDemo> => {
  if (demo === undefined) throw new Error(`${id} draws no demo`);
  return demo();
};

/** Cards that lie face down in somebody's hand, as the game itself knows its table. */
const faceDown = (state: DealState): ReadonlySet<string> => {
  const view = dealTableView(state);
  const duties = (view?.obligations ?? []).filter(({ secret }) => secret !== true);
  const open = new Set(duties.flatMap(({ cards }) => cards));
  return new Set(
    (view?.seats ?? [])
      .filter((seat) => seat.open !== true)
      .flatMap(({ hand, faced = [] }) =>
        (hand ?? []).filter((card) => !open.has(card) && !faced.includes(card)),
      ),
  );
};

/** Looks at a deal as everybody who may: plain JSON, and for a stranger no card that lies face down. */
const lookAtDeal = (): ((state: DealState, events: readonly DomainEvent[]) => void) => {
  const told = new Set<string>();
  let looks = 0;
  return (state, events) => {
    const view = dealTableView(state);
    if (view === null) throw new Error('no view');
    expect(problemsOf(state)).toEqual([]);
    expect(view.obligations.filter(({ scope }) => scope === undefined)).toEqual([]);
    if (looks++ % 5 === 0) {
      const players = Object.values(state.opened?.seating ?? {}).map((entry): Audience => ({
        kind: 'entry',
        entry,
      }));
      for (const audience of [STAFF, EVERYONE, ...players]) {
        const seen = conceal(view, onlookerOf(state, sees(audience)));
        expect(unsaid(seen)).toEqual([]);
      }
    }
    if (onlookerOf(state, sees(EVERYONE)).over) return;
    const hidden = faceDown(state);
    for (const event of events) {
      const shown = cardsIn(shownEvent(event, state, sees(EVERYONE)));
      expect({ event: event.type, leaks: shown.filter((card) => hidden.has(card)) }).toMatchObject({
        leaks: [],
      });
      for (const card of shown) told.add(card);
    }
    const leaks = cardsIn(conceal(view, onlookerOf(state, sees(EVERYONE)))).filter(
      (card) => hidden.has(card) && !told.has(card),
    );
    expect(leaks).toEqual([]);
  };
};

describe.each(allGames.all.map((manifest) => [manifest.id, manifest] as const))(
  'the game of %s',
  (id, manifest) => {
    const { name, play, session, articles, refusals, open, ruleset } = manifest;
    const tables = [play?.acts, session?.acts].flatMap((acts) => (acts === undefined ? [] : [acts]));
    const declared = [play?.events, session?.events].flatMap((events) =>
      events === undefined ? [] : [events],
    );

    describe('its manifest', () => {
      it('says what people call it, and what each act and event is', () => {
        expect([name.fr, name.en, ...Object.values(session?.name ?? {})]).not.toContain('');
        expect(play ?? session).toBeDefined();
        const said = tables.flatMap((table) => Object.values(table).map(({ says }) => says));
        expect(said.length).toBeGreaterThan(0);
        for (const says of said) expect(says).toMatch(/^[A-Z].*[a-z).]$/s);
      });
      it('lets nothing be planned but parts of what a session starts from, each of which may be missing', () => {
        const { planned = {}, setup = {} } = session ?? {};
        expect(Object.keys(setup)).toEqual(expect.arrayContaining(Object.keys(planned)));
        expect(Object.values(planned).every((of) => of.optional)).toBe(true);
      });
      it('tells each event in both languages', () => {
        const said = declared.flatMap(({ table }) =>
          Object.entries(table).map(([type, { says }]) => ({ type, ...says })),
        );
        expect(said.length).toBeGreaterThan(0);
        for (const { type, ...says } of said)
          for (const language of ['fr', 'en'] as const) {
            expect([type, says[language]]).toEqual([type, expect.stringMatching(/^[\p{Lu}{].*[\p{L})}]$/u)]);
            expect([type, holesOf(says[language])]).toEqual([type, [...new Set(holesOf(says[language]))]]);
          }
      });
      it('has each article of its inventory once, with its kind and a text of its own in both languages', () => {
        expect(articles.length).toBeGreaterThan(0);
        expect(new Set(articles.map((article) => article.id)).size).toBe(articles.length);
        expect(
          articles.filter(({ text }) => text.fr.length < 5 || text.en.length < 5 || text.fr === text.en),
        ).toEqual([]);
        // Id and kind of every article; the texts of the rulebook stay where they are.
        const inventory = new URL(`${id}/fixtures/articles.json`, folder);
        expect(existsSync(inventory)).toBe(open === undefined);
        if (!existsSync(inventory)) return;
        const kinds = Object.fromEntries(articles.map((article) => [article.id, article.kind]));
        expect(kinds).toEqual(JSON.parse(readFileSync(inventory, 'utf8')));
        for (const language of ['fr', 'en'] as const)
          expect(new Set(articles.map(({ text }) => text[language])).size).toBe(articles.length);
      });
      it('has a test of every due article, or says why it stands open', () => {
        const named = new Set(specsOf(id).match(/\b[A-Z][A-Z0-9]+-[\w.-]*\w/g));
        const due = articles.filter(({ kind }) => kind !== 'guide').map((article) => article.id);
        const standOpen = new Set(open?.articles);
        expect(due.filter((article) => !named.has(article) && !standOpen.has(article))).toEqual([]);
        expect(open?.reason.fr).not.toBe('');
      });
      it('tells each of its refusals in both languages, with every fact and without a hole', () => {
        for (const [code, sentence] of Object.entries({ ...sharedRefusals, ...refusals })) {
          // None of their letters stands in a sentence by itself.
          const facts = Object.fromEntries(holesOf(sentence.fr).map((hole) => [hole, `⟨${hole}⟩`]));
          const { fr, en, told } = explain(id, { article: code, facts });
          expect({ code, told }).toEqual({ code, told: Object.keys(facts) });
          for (const text of [fr, en]) {
            for (const fact of Object.values(facts)) expect(text).toContain(fact);
            expect(text).not.toMatch(/[{}…]/);
            expect(text).toMatch(/[.!?)]$/);
          }
          expect({ code, same: fr === en }).toEqual({ code, same: false });
        }
      });
      it('needs each of its refusals, and says none in other words than all games', () => {
        // Its importers and its shelf lie with the events.
        const source = [folder, new URL('../../events/src/games/', import.meta.url)]
          .map((games) => new URL(`${id}/`, games))
          .filter((place) => existsSync(place))
          .flatMap((place) =>
            readdirSync(place, { recursive: true, encoding: 'utf8' })
              .filter((file) => file.endsWith('.ts') && !/(?:spec|refusals|problems)\.ts$/.test(file))
              .map((file) => readFileSync(new URL(file, place), 'utf8')),
          )
          .join();
        expect(Object.keys(refusals).filter((code) => !source.includes(`'${code}'`))).toEqual([]);
        expect(Object.keys(refusals).filter((code) => code in sharedRefusals)).toEqual([]);
      });
      it('opens from an empty setup, or says in both languages what must be in it', () => {
        const told = (answer: { readonly ok: true } | Refusal | undefined): void => {
          if (answer?.ok !== false) return;
          const { fr, en } = explain(id, answer.violation);
          for (const text of [fr, en]) expect(text).toMatch(/[.!?)]$/);
        };
        told(session?.rules.readSetup({}));
        if (play === undefined) return;
        const reading = play.rules.readSetup({ board: AT.board });
        const seats = (reading.ok ? play.rules.seatsAt?.(reading.setup) : undefined) ?? play.rules.seats;
        const seating = Object.fromEntries(seats.map((seat) => [seat, play.rules.sideOf(seat)]));
        const life = { competition: 'c', game: id, ruleset, policy: 'observed', grain: 'full', place: AT };
        const opening = { do: 'open-deal', ...life, seating, setup: {} };
        const decision = dealDecider.decide(dealDecider.initial(), opening);
        expect(decision.ok).toBe(reading.ok);
        told(decision.ok ? decision : { ok: false, violation: decision.violation });
      });
    });

    describe('its handbook', () => {
      const page = pagesOf(id).join('\n');
      it('explains every act, and cites no article that the catalogue lacks', () => {
        expect(tables.flatMap(Object.keys).filter((act) => !page.includes(`\`${act}\``))).toEqual([]);
        const known = new Set([...articles.map((article) => article.id), ...(manifest.ruledBy ?? [])]);
        const prefixes = new Set([...known].map((article) => article.slice(0, article.indexOf('-') + 1)));
        const cited = (page.match(/\b[A-Z][A-Z0-9]+-[A-Z0-9][\w.-]*\w/g) ?? []).filter((article) =>
          prefixes.has(article.slice(0, article.indexOf('-') + 1)),
        );
        expect(cited.filter((article) => !known.has(article))).toEqual([]);
      });
      it('shows records that can be read', () => {
        const records = [...page.matchAll(/```jsonl\n([\s\S]*?)```/g)].map(([, text = '']) => text);
        expect(records.length).toBeGreaterThan(0);
        for (const record of records) expect(readRecord(record)).toMatchObject({ ok: true });
        const sample = new URL(`../../../samples/${id}.jsonl`, import.meta.url);
        if (existsSync(sample)) expect(replayRecord(readFileSync(sample, 'utf8')).status).toBe(0);
      });
    });

    describe('its golden record', () => {
      const events = goldenOf(id);
      /** Its tables after each event. */
      const views = [...goldenStreams(id)].flatMap(([stream, recorded]) => {
        const state = dealDecider.initial();
        if (!stream.startsWith('deal-')) return [];
        return recorded.flatMap(({ type, data }) => {
          dealDecider.evolve(state, { type, data });
          return dealTableView(state) ?? [];
        });
      });
      it('has every type of event that a stream of the game may hold, in every version', () => {
        const recorded = new Set(events.map(({ type, version = 1 }) => `${type}.${version}`));
        expect(typesOf(manifest).filter((each) => !recorded.has(each))).toEqual([]);
      });
      it('is what the rules make of its acts still', async () => {
        const { shelf } = await demoOf(manifest);
        for (const [stream, recorded] of goldenStreams(id)) {
          const plain = recorded.map((event) => asNewest(manifest, event));
          const audit = stream.startsWith('deal-')
            ? auditDeal(plain)
            : stream.startsWith('session-')
              ? auditSession(plain, shelf)
              : { ok: true };
          expect({ stream, audit }).toMatchObject({ audit: { ok: true } });
        }
      });
      it('waits for nothing that docs/mistakes.md does not tell', () => {
        const told = readFileSync(new URL('../mistakes.md', handbook), 'utf8');
        const matters = views.flatMap(({ waiting = [] }) => waiting);
        const untold = matters
          .filter(({ kind }) => ['offer', 'claim', 'obligation'].includes(kind))
          .filter(({ article }) => !told.includes(article));
        expect(untold).toEqual([]);
      });
      it('shows no obligation whose kind the game does not declare', () => {
        const seen = views.flatMap(({ obligations }) => obligations);
        expect(seen.filter(({ scope, beneficiary }) => !scope || !beneficiary)).toEqual([]);
        const kinds = new Set(seen.map(({ kind }) => kind));
        expect(Object.keys(play?.rules.duties ?? {}).filter((kind) => !kinds.has(kind))).toEqual([]);
      });
      it('opens, fills and closes a competition', () => {
        const state = competitionDecider.initial();
        for (const { type, data } of goldenStreams(id).get('competition-golden') ?? [])
          competitionDecider.evolve(state, { type, data } as never);
        expect(state).toMatchObject({ opened: { game: id, ruleset }, closed: true });
      });
    });

    describe.each(SEEDS)('a competition drawn from seed %i', (seed) => {
      it('is accepted act by act, shows nobody a card that lies face down, and stands its audit', async () => {
        const { generateSession, shelf } = await demoOf(manifest);
        const demo = generateSession(seed);
        const deals = demo.deals.map((deal) => playDeal(demo, deal, lookAtDeal()));
        for (const { state, events } of deals) {
          expect(unsaid(events)).toEqual([]);
          expect(auditDeal(events)).toMatchObject({ ok: true });
          expect(JSON.stringify(dealTableView(replayDeal(throughJson(events))))).toBe(
            JSON.stringify(dealTableView(state)),
          );
        }
        const onlookers = [STAFF, EVERYONE, { kind: 'entry', entry: demo.entries[0]?.id ?? '' }] as const;
        for (const sitting of demo.sittings) {
          const { state, events } = playSitting(
            demo,
            sitting,
            deals,
            (now) => {
              for (const audience of onlookers) {
                const view = sessionView(now, audience, shelf);
                expect(unsaid(view)).toEqual([]);
              }
            },
            shelf,
          );
          expect(unsaid(events)).toEqual([]);
          expect(auditSession(events, shelf)).toMatchObject({ ok: true });
          expect(replaySession(throughJson(events)).standing).toEqual(state.standing);
        }
        expect(deals.length + demo.sittings.length).toBeGreaterThan(0);
      });
      it('is copied at every moment so that neither copy changes the other', async () => {
        const { generateSession, shelf } = await demoOf(manifest);
        const demo = generateSession(seed);
        const kept: (() => void)[] = [];
        const keep = (copy: () => string): void => {
          const before = copy();
          kept.push(() => {
            expect(copy()).toBe(before);
          });
        };
        const deals = demo.deals.slice(0, 4).map((deal) =>
          playDeal(demo, deal, (state) => {
            const copy = copyDeal(state);
            keep(() => JSON.stringify(dealTableView(copy)));
          }),
        );
        const all = [...deals, ...demo.deals.slice(4).map((deal) => playDeal(demo, deal))];
        for (const sitting of demo.sittings)
          playSitting(
            demo,
            sitting,
            all,
            (state) => {
              const copy = copySession(state);
              keep(() => JSON.stringify(sessionView(copy, STAFF, shelf)));
            },
            shelf,
          );
        for (const unchanged of kept) unchanged();
      });
    });
  },
);
