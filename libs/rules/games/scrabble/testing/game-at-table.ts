import { accepted, type DomainEvent } from '@arbitre/rules/kernel/decider';
import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { type AnyAct, sessionsOf, type Situation } from '@arbitre/rules/kernel/testing/given';
import type { ScrabbleSessionView } from '../session-view';
import { compileLexicon } from '../lexicon/compile';
import { newShelf } from '../order/shelf';
import { scrabbleOrder } from '../order/scrabble-order';
import type { ScrabbleState } from '../order/state';

type Plain = Readonly<Record<string, unknown>>;

/** A game that tests lead on from act to act. */
export type GameAtTable = Situation<ScrabbleState>;

const START = Date.parse('2026-11-21T14:00:00Z');
/** A moment so many seconds after the game began. */
export const second = (seconds: number): string => new Date(START + seconds * 1000).toISOString();

/** The lists of all games of the tests. */
const shelf = newShelf();

/** Puts a game as no act of the game can: before a board, with these letters left. */
export const arranged = (change: (state: ScrabbleState) => void): AnyAct => ({ do: 'arrange', change });

const arranging: typeof scrabbleOrder = {
  ...scrabbleOrder,
  decide: (state, act, on) =>
    act.do === 'arrange'
      ? accepted({ type: 'Arranged', data: (act as ReturnType<typeof arranged>).change })
      : scrabbleOrder.decide(state, act, on),
  evolve: (state, event) => {
    if (event.type !== 'Arranged') return scrabbleOrder.evolve(state, event);
    (event.data as (state: ScrabbleState) => void)(state);
    return state;
  },
};

/** A game with a list of these words (space separated), its bag verified, and `players` checked in. */
export const given = (
  words: string,
  setup: Plain = {},
  players: readonly string[] = ['ann', 'bob'],
  verified = true,
): GameAtTable => {
  const lexicon = compileLexicon('test', words.split(' '));
  shelf.put(lexicon);
  const wordList = { name: 'test', fingerprint: lexicon.fingerprint };
  const opened = sessionsOf(arranging, { wordList }, shelf)(setup);
  const byHand = verified && opened.state.setup.draws === 'hand';
  return opened.and(
    byHand ? [{ do: 'verify-bag', by: 'arbiter' }] : [],
    players.length > 0 ? [{ do: 'check-in', entries: players }] : [],
  );
};

export const viewOf = ({ state }: GameAtTable, audience: Audience = { kind: 'staff' }): ScrabbleSessionView =>
  scrabbleOrder.view(state, audience, shelf) as ScrabbleSessionView;

/** A round's acts up to the collected slips. `at`: when it is called, in seconds. */
export const roundUpToSlips = (letters: string, at = 0, seconds = 180): readonly AnyAct[] => [
  { do: 'draw', letters },
  { do: 'call-rack', at: second(at), override: true },
  { do: 'repeat-rack', at: second(at + 10) },
  { do: 'start-clock', at: second(at + 20) },
  { do: 'signal-time', at: second(at + 20 + seconds - 20) },
  { do: 'end-time', at: second(at + 20 + seconds) },
  { do: 'collect-slips' },
];

/** A paper slip: `ann H4 JOUEUSE 94`; `-` for no place. */
export const slip = (text: string, more: Plain = {}): AnyAct => {
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
  slips: readonly AnyAct[],
  retained: Plain = {},
  at = 0,
): readonly AnyAct[] => [
  ...roundUpToSlips(letters, at),
  ...slips,
  { do: 'retain', ...retained },
  { do: 'announce-word', at: second(at + 300) },
  { do: 'close-round' },
];

/** Data of the last event of a type. */
export const lastOf = (events: readonly DomainEvent[], type: string): Plain =>
  (events.findLast((event) => event.type === type)?.data ?? {}) as Plain;
