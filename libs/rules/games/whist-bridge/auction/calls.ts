import {
  type Announcement,
  announcementNotation,
  type GameKind,
  gameOf,
  LADDER_GAMES,
  type Suit,
  SUITS_UPWARD,
} from '../ladder';

/** What a call is, as the table of the machine tells them apart; games by their group. */
export type CallKind =
  | 'premier'
  | 'pass'
  | 'pass-all'
  | 'propose'
  | 'join'
  | 'keep'
  | 'raise'
  | 'seul'
  | 'misere'
  | 'red'
  | 'level';

/** A call as it is read: one object a notation, so that reading allocates nothing. */
export type Call = {
  readonly text: string;
  readonly kind: CallKind;
  /** Of a proposal and of joining one. */
  readonly suit: Suit | null;
  /** Of a game; the suit of an abundance may be kept back (WB-9.c). */
  readonly game: Announcement | null;
};

/** Abundances and slams are printed red on the ruler (WB-6.b); an emballage is never announced by its level (WB-7-GAP-6). */
const KINDS: Readonly<Record<GameKind, CallKind | null>> = {
  emballage: 'level',
  seul: 'seul',
  misere: 'misere',
  piccolo: 'misere',
  trou: null,
  abondance: 'red',
  chelem: 'red',
};

const word = (kind: CallKind): Call => ({ text: kind, kind, suit: null, game: null });

const inSuit = (kind: CallKind, suit: Suit): Call => ({ text: `${kind}-${suit}`, kind, suit, game: null });

/** Without a suit too where it may be kept back, and where it must not be, which WB-10.a refuses. */
const games = LADDER_GAMES.flatMap(({ code, kind, suited }): readonly Call[] => {
  const group = KINDS[kind];
  if (group === null) return [];
  const suits = suited ? SUITS_UPWARD : [null];
  const bare = kind === 'abondance' || code === 'PC' ? [null] : [];
  return [...bare, ...suits].map((suit): Call => {
    const game = { game: code, suit };
    return { text: announcementNotation(game), kind: group, suit: null, game };
  });
});

const ALL: readonly Call[] = [
  ...(['premier', 'pass', 'pass-all', 'keep', 'raise'] as const).map(word),
  ...(['propose', 'join'] as const).flatMap((kind) => SUITS_UPWARD.map((suit) => inSuit(kind, suit))),
  ...games,
];
const BY_TEXT: ReadonlyMap<string, Call> = new Map(ALL.map((call) => [call.text, call]));

/** Every call that there is, as it is written. */
export const CALLS: readonly Call[] = ALL;

export const readCall = (text: string): Call | null => BY_TEXT.get(text) ?? null;

const JOINING: ReadonlyMap<Suit, Call> = new Map(
  ALL.flatMap((call) => (call.kind === 'join' && call.suit !== null ? [[call.suit, call]] : [])),
);
/** The call that joins a proposal in a suit. */
export const joiningIn = (suit: Suit): Call | null => JOINING.get(suit) ?? null;

/** One or two may play it, each for himself (WB-7.m). */
export const isJoint = ({ game }: Announcement): boolean => gameOf(game).declarers === 'joint';
