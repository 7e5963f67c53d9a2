import type { Act, DomainEvent, Violation } from '@arbitre/rules/kernel/decider';
import type { Audience } from '@arbitre/rules/kernel/session/contract';
import type { ScrabbleSessionView } from '../session-view';
import { compileLexicon } from '../lexicon/compile';
import { readSetup } from '../order/setup';
import { newShelf } from '../order/shelf';
import { scrabbleOrder } from '../order/scrabble-order';
import type { ScrabbleState } from '../order/state';

type Given = Readonly<Record<string, unknown>>;
type Doing = Act & Given;

/** A game that a test drives act by act; every refusal that it does not expect fails it. */
export type GameAtTable = {
  readonly state: () => ScrabbleState;
  /** Gives acts in order; the events that followed. */
  readonly does: (...acts: readonly Doing[]) => readonly DomainEvent[];
  /** Gives one act that must be refused; why. */
  readonly refuses: (act: Given) => Violation;
  readonly view: (audience?: Audience) => ScrabbleSessionView;
  readonly events: () => readonly DomainEvent[];
};

const START = Date.parse('2026-11-21T14:00:00Z');
/** A moment so many seconds after the game began. */
export const second = (seconds: number): string => new Date(START + seconds * 1000).toISOString();

/** Opens a game with a list of these words (space separated) and checks `players` in. */
export const openGame = (
  words: string,
  setup: Given = {},
  players: readonly string[] = ['ann', 'bob'],
  verified = true,
): GameAtTable => {
  const lexicon = compileLexicon('test', words.split(' '));
  const shelf = newShelf(lexicon);
  const reading = readSetup({ wordList: { name: 'test', fingerprint: lexicon.fingerprint }, ...setup });
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  const state = scrabbleOrder.initial(reading.setup);
  const log: DomainEvent[] = [];
  const does = (...acts: readonly Doing[]): readonly DomainEvent[] => {
    const before = log.length;
    for (const act of acts) {
      const decision = scrabbleOrder.decide(state, act, shelf);
      if (!decision.ok) throw new Error(`${JSON.stringify(act)} ${JSON.stringify(decision.violation)}`);
      for (const event of decision.events) {
        scrabbleOrder.evolve(state, event);
        log.push(event);
      }
    }
    return log.slice(before);
  };
  if (verified && reading.setup.draws === 'hand') does({ do: 'verify-bag', by: 'arbiter' });
  if (players.length > 0) does({ do: 'check-in', entries: players });
  return {
    state: () => state,
    does,
    refuses: (act) => {
      const decision = scrabbleOrder.decide(state, act as Doing, shelf);
      if (decision.ok) throw new Error(`taken: ${JSON.stringify(decision.events)}`);
      return decision.violation;
    },
    view: (audience = { kind: 'staff' }) => scrabbleOrder.view(state, audience, shelf) as ScrabbleSessionView,
    events: () => log,
  };
};

/** A round's acts up to the collected slips. `at`: when it is called, in seconds. */
export const roundUpToSlips = (letters: string, at = 0, seconds = 180): readonly Doing[] => [
  { do: 'draw', letters },
  { do: 'call-rack', at: second(at), override: true },
  { do: 'repeat-rack', at: second(at + 10) },
  { do: 'start-clock', at: second(at + 20) },
  { do: 'signal-time', at: second(at + 20 + seconds - 20) },
  { do: 'end-time', at: second(at + 20 + seconds) },
  { do: 'collect-slips' },
];

/** A paper slip: `ann H4 JOUEUSE 94`; `-` for no place. */
export const slip = (text: string, more: Given = {}): Doing => {
  const [entry = '', place = '', word = '', score] = text.split(' ');
  return {
    do: 'enter-slip',
    entry,
    word,
    ...(place === '-' ? {} : { place }),
    ...(score === undefined ? {} : { score: Number(score) }),
    ...more,
  };
};

/** A whole round with these slips and the proposal, or another top. */
export const round = (
  letters: string,
  slips: readonly Doing[],
  retained: Given = {},
  at = 0,
): readonly Doing[] => [
  ...roundUpToSlips(letters, at),
  ...slips,
  { do: 'retain', ...retained },
  { do: 'announce-word', at: second(at + 300) },
  { do: 'close-round' },
];

export const typesOf = (events: readonly DomainEvent[]): readonly string[] => events.map(({ type }) => type);
/** Data of the last event of a type. */
export const lastOf = (events: readonly DomainEvent[], type: string): Given =>
  (events.findLast((event) => event.type === type)?.data ?? {}) as Given;
