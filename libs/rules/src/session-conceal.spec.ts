import { hidesSetup, replaySession, sessionDeciderWith } from './index';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { compileLexicon } from '@arbitre/rules/games/scrabble/lexicon/compile';
import { newShelf } from '@arbitre/rules/games/scrabble/order/shelf';
import { roundUpToSlips } from '@arbitre/rules/games/scrabble/testing/game-at-table';
import { concealSessionEvents, shownSetup } from '@arbitre/rules/kernel/session/conceal';
import type { Audience, SessionCommand } from '@arbitre/rules/kernel/session/contract';

const EVERYONE: Audience = { kind: 'everyone' };
const PLAYER: Audience = { kind: 'entry', entry: 'ann' };
const STAFF: Audience = { kind: 'staff' };

const lexicon = compileLexicon('six', ['JOUEUSE', 'JOUEUSES', 'SKI', 'TAIE', 'AS', 'SA']);
const DECIDER = sessionDeciderWith(newShelf(lexicon));
const wordList = { name: 'six', fingerprint: lexicon.fingerprint };
const RECORDED = [
  { letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' },
  { letters: 'AIKNSTI', place: '11H', word: 'SKI' },
];
const HIDDEN = { letters: null, place: null, word: null };
const SETUP = { wordList, games: 1, recorded: RECORDED };

const opening = (setup: Readonly<Record<string, unknown>>): SessionCommand => ({
  ...{ do: 'open-session', competition: 'c', number: 1, game: 'scrabble', ruleset: 'scrabble@1', setup },
});

/** The events of a game opened with this setup, after these acts. */
const eventsOf = (
  setup: Readonly<Record<string, unknown>>,
  ...acts: readonly SessionCommand[]
): readonly DomainEvent[] => {
  return [opening(setup), ...acts].reduce<readonly DomainEvent[]>((events, act) => {
    const decision = DECIDER.decide(replaySession(events), act);
    if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
    return [...events, ...decision.events];
  }, []);
};

type Doing = SessionCommand & Readonly<Record<string, unknown>>;

const START: readonly Doing[] = [
  { do: 'verify-bag', by: 'arbiter' },
  { do: 'check-in', entries: ['ann', 'bob'] },
];
const COLLECTED = [...START, ...roundUpToSlips('JOUEUSE')];
const CLOSED: Doing = { do: 'close-session', reason: 'the hall shuts' };

const recordedSeen = (events: readonly DomainEvent[], audience: Audience): unknown =>
  shownSetup(replaySession(events), audience)?.recorded;

describe('the setup of a recorded game', () => {
  it.each([EVERYONE, PLAYER, STAFF])(
    'SCR-TOUR-GAP-8 hides every rack and word before its draw from %j',
    (audience) => {
      expect(recordedSeen(eventsOf(SETUP, ...START), audience)).toEqual([HIDDEN, HIDDEN]);
    },
  );
  it('SCR-TOUR-GAP-8 shows a rack with its draw, its word when it is retained, and nothing of the next round', () => {
    const drawn = eventsOf(SETUP, ...COLLECTED);
    expect(recordedSeen(drawn, EVERYONE)).toEqual([{ ...HIDDEN, letters: 'JOUEUSE' }, HIDDEN]);
    const retained = eventsOf(SETUP, ...COLLECTED, { do: 'retain' });
    expect(recordedSeen(retained, EVERYONE)).toEqual([RECORDED[0], HIDDEN]);
  });
  it('stays hidden from strangers where the session was closed before its end; who audits it sees it whole', () => {
    const closed = eventsOf(SETUP, ...START, CLOSED);
    expect(recordedSeen(closed, EVERYONE)).toEqual([HIDDEN, HIDDEN]);
    expect(recordedSeen(closed, STAFF)).toEqual(RECORDED);
  });
  it('is asked for only where something may be hidden', () => {
    expect(hidesSetup('scrabble@1', SETUP)).toBe(true);
    expect(hidesSetup('scrabble@1', { wordList, recorded: null })).toBe(false);
    expect(hidesSetup('whist-militaire@1', {})).toBe(false);
    expect(hidesSetup('a-game-to-come@1', {})).toBe(true);
  });
});

describe('the events of a session', () => {
  it('SCR-TOUR-GAP-8 tell nobody what a recorded game has yet to draw, whatever was done', () => {
    const secrets = ['AIKNSTI', '11H', 'SKI'];
    const events = eventsOf(SETUP, ...COLLECTED, { do: 'retain' }, { do: 'close-round' });
    for (const audience of [EVERYONE, PLAYER, STAFF]) {
      const told = JSON.stringify(concealSessionEvents(events, replaySession(events), audience));
      expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    }
    expect(concealSessionEvents(events, replaySession(events), STAFF)[0]?.data).toMatchObject({
      setup: { ...SETUP, recorded: [RECORDED[0], HIDDEN] },
    });
  });
  it('show strangers of a running game the opening, what the ranking learnt, and places in the chain', () => {
    const events = eventsOf({ wordList, games: 1 }, ...COLLECTED);
    const seen = concealSessionEvents(events, replaySession(events), EVERYONE);
    expect(seen[0]).toEqual(events[0]);
    expect(seen.slice(1).map(({ type, data }) => [type, data])).toEqual(
      events.slice(1).map(() => ['Concealed', {}]),
    );
  });
  it('are whole for those who audit a closed session, and each as recorded', () => {
    const events = eventsOf(SETUP, ...COLLECTED, CLOSED);
    expect(concealSessionEvents(events, replaySession(events), STAFF)).toEqual(events);
  });
});
