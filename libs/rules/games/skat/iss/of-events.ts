import type { DomainEvent, Facts } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { parseContract } from '../contract';
import type { SkatEvent } from '../events';
import { opponentsOf, type Player, PLAYERS, seatIndex } from '../seats';
import { LEVELS, levelOf, LOWEST_BID } from '../value';
import type { IssGame, IssMove, IssPlayer, IssResult } from './game';

/** What stands around the moves of a record; `names` by seat. */
export type IssHeader = Pick<IssGame, 'series' | 'id' | 'date'> & {
  readonly place: string;
  readonly names: readonly [string, string, string];
};

/** A deal as a record of the server, or the first event for which the format has no word. */
export type IssWriting =
  | { readonly ok: true; readonly game: IssGame }
  | { readonly ok: false; readonly code: string; readonly facts: Facts };

type Draft = {
  readonly moves: IssMove[];
  away: readonly string[];
  skat: readonly string[];
  resigned: boolean;
};

const numberOf = (seat: Player): IssPlayer => {
  const index = seatIndex(seat);
  return index === 1 || index === 2 ? index : 0;
};

/** What follows from the acts, or from the cards: the server does not write it. */
const SILENT: ReadonlySet<string> = new Set<string>([
  'DealOpened',
  'ArbiterCalled',
  'AuctionClosed',
  'DealPassedIn',
  'HandLaidOpen',
  'TrickWon',
  'ConcessionAnswered',
  'ClaimDecided',
  'GameEnded',
  'DealScored',
]);

/** Forehand who plays without a bid names the lowest value in these records (SKAT-ISS-2, SKAT-3.3-GAP-3). */
const bindAlone = ({ moves }: Draft, by: IssPlayer): void => {
  if (!moves.some(({ kind }) => kind === 'bid')) moves.push({ kind: 'bid', by, value: LOWEST_BID });
};

const announce = (draft: Draft, by: IssPlayer, said: string): boolean => {
  const contract = parseContract(said);
  if (contract === null) return false;
  bindAlone(draft, by);
  draft.moves.push({ kind: 'announce', by, contract, cards: draft.away });
  return true;
};

const deal = (draft: Draft, { hands, skat }: Extract<SkatEvent, { type: 'CardsDealt' }>['data']): boolean => {
  const cards = PLAYERS.flatMap((seat) => hands[seat] ?? []);
  if (cards.length !== 30 || skat?.length !== 2) return false;
  draft.skat = skat;
  draft.moves.push({ kind: 'deal', cards: [...cards, ...skat] });
  return true;
};

/** One event as moves; false where the format has no word for it. */
const write = (draft: Draft, event: SkatEvent): boolean => {
  const { moves } = draft;
  switch (event.type) {
    case 'CardsDealt':
      return deal(draft, event.data);
    case 'BidMade':
      moves.push({ kind: 'bid', by: numberOf(event.data.seat), value: event.data.call });
      return true;
    case 'BidHeld':
    case 'BidPassed':
      moves.push({ kind: event.type === 'BidHeld' ? 'hold' : 'pass', by: numberOf(event.data.seat) });
      return true;
    case 'SkatTaken':
      bindAlone(draft, numberOf(event.data.seat));
      moves.push({ kind: 'take-skat', by: numberOf(event.data.seat) }, { kind: 'skat', cards: draft.skat });
      return true;
    case 'SkatDiscarded':
      draft.away = event.data.cards;
      return true;
    case 'GameAnnounced':
      return announce(draft, numberOf(event.data.seat), event.data.contract);
    case 'CardPlayed':
      moves.push({ kind: 'card', by: numberOf(event.data.seat), card: event.data.card });
      return true;
    default:
      return writeEnd(draft, event);
  }
};

/** SKAT-ISS-4: a claim is shown, and resignations accept it; giving up takes both opponents. */
const writeEnd = (draft: Draft, event: SkatEvent): boolean => {
  const { moves } = draft;
  const resign = (...players: readonly IssPlayer[]): true => {
    draft.resigned = true;
    for (const by of players) moves.push({ kind: 'resign', by });
    return true;
  };
  if (event.type === 'ClaimMade') {
    if (event.data.leaves !== undefined) return false;
    moves.push({ kind: 'show', by: numberOf(event.data.seat), cards: [] });
    return true;
  }
  if (event.type === 'ClaimAnswered') return event.data.accepts && resign(numberOf(event.data.seat));
  if (event.type !== 'GameConceded') return SILENT.has(event.type);
  const by = seatIndex(event.data.seat);
  const declarer = moves.find(({ kind }) => kind === 'announce');
  if (declarer?.kind !== 'announce') return false;
  const opponents = opponentsOf(declarer.by) as readonly IssPlayer[];
  return by === declarer.by ? resign(declarer.by) : resign(...opponents);
};

type GameResult = {
  readonly kind: string;
  readonly declarer: Player;
  readonly contract: string;
  readonly matadors: number;
  readonly won: boolean;
  readonly score: number;
  readonly overbid: boolean;
  readonly points: number | null;
  readonly tricks: number | null;
};

const resultOf = ({ result }: DealScore, resigned: boolean): IssResult => {
  const game = result as GameResult;
  if (game.kind !== 'game') return { kind: 'passed' };
  const { declarer, contract, matadors, won, score: value, overbid, points, tricks } = game;
  const level =
    points === null || tricks === null || contract.startsWith('N')
      ? 0
      : LEVELS.indexOf(levelOf(points, tricks));
  return {
    kind: 'scored',
    declarer: numberOf(declarer),
    outcome: won ? 'win' : 'loss',
    value,
    matadors,
    overbid,
    points,
    tricks,
    schneider: level > 0,
    schwarz: level > 1,
    penalties: [0, 0, 0],
    left: null,
    timedOut: null,
    resigned,
  };
};

/**
 * The record of a deal at a table of three, from its events: the reverse of the import. A deal with an irregularity, or of
 * which cards are unknown, has no record in this format.
 */
export const issGameOfEvents = (
  events: readonly DomainEvent[],
  { place, series, id, date, names }: IssHeader,
): IssWriting => {
  const draft: Draft = { moves: [], away: [], skat: [], resigned: false };
  for (const event of events)
    if (!write(draft, event as SkatEvent))
      return { ok: false, code: 'not-in-iss', facts: { event: event.type } };
  const scored = events.findLast(({ type }) => type === 'DealScored');
  if (scored === undefined) return { ok: false, code: 'deal-without-result', facts: {} };
  return {
    ok: true,
    game: {
      ...{ line: 0, game: 0, place, comment: '', series, id, date },
      players: names,
      ratings: ['', '', ''],
      moves: draft.moves,
      result: resultOf(scored.data as DealScore, draft.resigned),
    },
  };
};
