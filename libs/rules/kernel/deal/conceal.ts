import { CONCEALED } from './events';
import { withoutReason } from '../declare/events';
import type { DomainEvent } from '../decider';
import type { WaitingView } from '../mistakes/matters';
import type { ObligationView, PileView, SeatView, TableView } from '../table-view';
import type { Audience } from '../session/contract';
import { judgesAt } from '../session/judge';
import type { Seating } from './contract';
import { type DealState, isDealOver } from './state';

/** Who looks at a deal; whoever sits there at its table sees the own hand. */
export type DealAudience = Audience | { readonly kind: 'seat'; readonly seat: string };

/** How much of a deal somebody sees. `embargoed`: nothing but that it is played, since others have yet to play the board. */
export type Sight = { readonly audience: DealAudience; readonly embargoed: boolean };

/** Who looks at a deal, who sits there, and whether it is over: then everything is shown to everybody, but for an embargo. */
export type Onlooker = { readonly audience: DealAudience; readonly seating: Seating; readonly over: boolean };

export const onlookerOf = (state: DealState, { audience, embargoed }: Sight): Onlooker => ({
  audience,
  seating: state.opened?.seating ?? {},
  over: isDealOver(state) && !embargoed,
});

const seesAll = ({ audience, over }: Onlooker): boolean => over || audience.kind === 'staff';

/** Whether the onlooker is shown what the table shows to the arbiter alone. */
const judges = ({ audience, seating, over }: Onlooker): boolean =>
  over || judgesAt(audience, Object.values(seating));

/** The seat that the onlooker plays; an entry with two seats would see its partner's cards, so it sees none. */
const ownSeat = ({ audience, seating }: Onlooker): string | null => {
  if (audience.kind === 'seat') return Object.hasOwn(seating, audience.seat) ? audience.seat : null;
  if (audience.kind !== 'entry') return null;
  const seats = Object.keys(seating).filter((seat) => seating[seat] === audience.entry);
  return seats.length === 1 ? (seats[0] ?? null) : null;
};

/** Duties whose cards lie face up on the table are named for them (`visible-card`, `penalised-card`). */
const liesOpen = ({ kind, secret }: ObligationView): boolean => secret !== true && kind.endsWith('-card');

const concealedSeat = (seat: SeatView, own: string | null, duties: readonly ObligationView[]): SeatView => {
  const { hand } = seat;
  if (hand === null || seat.open === true || seat.seat === own) return seat;
  const held = duties.filter((duty) => duty.seat === seat.seat && liesOpen(duty));
  const faced = new Set([...(seat.faced ?? []), ...held.flatMap(({ cards }) => cards)]);
  const open = hand.filter((card) => faced.has(card));
  return { ...seat, hand: open, hidden: hand.length - open.length };
};

const concealedPile = (pile: PileView, own: string | null): PileView => {
  if (pile.cards === null || pile.open === true || (own !== null && pile.seenBy.includes(own))) return pile;
  return { ...pile, cards: null, hidden: pile.cards.length };
};

/** Every card of the view that the onlooker may not see. */
const hiddenCards = (view: TableView, seats: readonly SeatView[], piles: readonly PileView[]): Set<string> =>
  new Set([
    ...view.seats.flatMap(({ hand }, at) => (hand ?? []).filter((card) => !seats[at]?.hand?.includes(card))),
    ...(view.piles ?? []).flatMap(({ cards }, at) => (piles[at]?.cards === null ? (cards ?? []) : [])),
  ]);

/** Everybody knows whom a table waits for. What can be done may follow from hidden cards: honours that two hands hold together. */
const concealedWaiting = (waiting: readonly WaitingView[]): readonly WaitingView[] =>
  waiting.filter(({ secret }) => secret !== true).map((matter) => ({ ...matter, options: [] }));

/** What the seat to act may do tells its cards; calls tell nothing, but where the game says so. */
const concealedLegal = (
  { phase, turn, legal, legalByHand }: TableView,
  seats: readonly SeatView[],
  hidden: ReadonlySet<string>,
): readonly string[] => {
  const actsHidden = seats.some((seat) => seat.seat === turn && seat.hidden !== undefined);
  if (actsHidden && (phase !== 'auction' || legalByHand === true)) return [];
  // Its own: a call may read like a card, `S8` for a solo of eight.
  if (legalByHand === true) return legal;
  return legal.filter((act) => !act.split(/[^A-Za-z0-9]+/).some((word) => hidden.has(word)));
};

/**
 * The table as somebody may see it now. While a deal is not over only what lies open is shown: played cards, calls, hands
 * and piles that the game marks `open`, cards faced by an irregularity, and for a player the own hand. A hand concealed
 * says in `hidden` how many cards it holds.
 */
export const conceal = (view: TableView, onlooker: Onlooker): TableView => {
  if (judges(onlooker)) return view;
  const { arbiterFacts: _, ...whole } = view;
  if (seesAll(onlooker)) return whole;
  const own = ownSeat(onlooker);
  const { secretFacts: __, piles: allPiles = [], waiting, ...open } = whole;
  const seats = view.seats.map((seat) => concealedSeat(seat, own, view.obligations));
  const piles = allPiles.map((pile) => concealedPile(pile, own));
  const hidden = hiddenCards(view, seats, piles);
  return {
    ...open,
    seats,
    ...(view.piles === undefined ? {} : { piles }),
    ...(waiting === undefined ? {} : { waiting: concealedWaiting(waiting) }),
    legal: concealedLegal(view, seats, hidden),
    obligations: view.obligations
      .filter(({ secret }) => secret !== true)
      .map((duty) => ({ ...duty, cards: duty.cards.filter((card) => !hidden.has(card)) })),
  };
};

/** Events that record what everybody at the table saw or what is public of the deal, in all games; a game says which of its own do (`open`). Any other may tell a hidden card. */
const OPEN_EVENTS: readonly string[] = [
  ...[
    'DealOpened',
    'ArbiterCalled',
    'CallClosed',
    'RulingAppealed',
    'AppealHeard',
    'AttentionDrawn',
    'AttentionAnswered',
    'IrregularityPrevented',
    'RectificationAgreed',
    'AgreementJudged',
    'RightForfeited',
    'RulingGiven',
    'RulingWithdrawn',
    'ResultCorrected',
    'ResultWithdrawn',
    'SeatingCorrected',
    'DealScored',
  ],
  ...['SideConfirmed', 'ResultDisputed', 'ResultUpheld', 'ResultRepeated'],
  ...[
    'CallMade',
    'OptionsOffered',
    'OptionTaken',
    'BidMade',
    'BidHeld',
    'BidPassed',
    'AuctionClosed',
    'DealPassedIn',
  ],
  ...['GameAnnounced', 'GameChosen', 'HandLaidOpen'],
  ...['CardPlayed', 'CardWithdrawn', 'CardExposed', 'TrickWon', 'TrickGathered'],
];

/** Whoever called, as the deal knows them: a seat or an entry. Anything else is words. */
const knownCaller = (by: unknown, { opened }: DealState): unknown => {
  const { seating = {} } = opened ?? {};
  return typeof by === 'string' && (Object.hasOwn(seating, by) || Object.values(seating).includes(by))
    ? by
    : null;
};

/** An event with as much of its data as somebody may read. */
export type ShownEvent<Event extends DomainEvent> = Omit<Event, 'type' | 'data'> & DomainEvent;

type Shown = (data: Readonly<Record<string, unknown>>, state: DealState) => unknown;

/** A ruling, the arbiter's or a committee's, without what was said and found. */
const withoutWords: Shown = ({ facts, ...data }) => ({
  ...withoutReason(data),
  ...(facts === undefined ? {} : { facts: null }),
});

/** What somebody says in words may tell cards: the fact is shown, the words when the deal is over. */
const WORDED: Readonly<Record<string, Shown>> = {
  ArbiterCalled: (data, state) => ({ ...data, by: knownCaller(data.by, state), reason: null }),
  AttentionAnswered: withoutReason,
  AgreementJudged: withoutReason,
  RightForfeited: withoutReason,
  CallClosed: withoutReason,
  RulingAppealed: withoutReason,
  RulingGiven: withoutWords,
  AppealHeard: withoutWords,
  RulingWithdrawn: withoutReason,
  ResultWithdrawn: withoutReason,
  SeatingCorrected: withoutReason,
  ResultDisputed: withoutReason,
  ResultUpheld: withoutReason,
};

/**
 * An event of a deal as somebody may read it now; null when it may tell a hidden card, or of a board under embargo anything. Everything is whole once the deal
 * is over; before that strangers read what everybody at the table saw, without the words of a call or a ruling (null).
 */
export const shownEvent = <Event extends DomainEvent>(
  event: Event,
  state: DealState,
  sight: Sight,
): ShownEvent<Event> | null => {
  const onlooker = onlookerOf(state, sight);
  const alone = state.game?.arbiterAlone?.has(event.type) === true;
  if (alone ? judges(onlooker) : seesAll(onlooker)) return event;
  if (sight.embargoed) return event.type === 'DealOpened' ? event : null;
  const own = state.game?.openEvents?.get(event.type);
  if (own !== undefined) return own === true ? event : { ...event, data: own(event.data as never) };
  if (!OPEN_EVENTS.includes(event.type)) return null;
  const worded = Object.hasOwn(WORDED, event.type) ? WORDED[event.type] : undefined;
  return worded === undefined ? event : { ...event, data: worded(event.data as never, state) };
};

/**
 * The events of a deal as somebody may read them (`shownEvent`): those that may tell a hidden card keep their place in the
 * chain and nothing else.
 */
export const concealEvents = <Event extends DomainEvent>(
  events: readonly Event[],
  state: DealState,
  sight: Sight,
): readonly ShownEvent<Event>[] =>
  events.map((event) => shownEvent(event, state, sight) ?? { ...event, type: CONCEALED, data: {} });
