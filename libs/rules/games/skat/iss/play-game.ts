import { accepted, type DomainEvent, refused } from '@arbitre/rules/kernel/decider';
import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import type { Decision } from '@arbitre/rules/kernel/decider';
import type { SkatAct } from '../acts';
import { formatContract } from '../contract';
import { skat } from '../game';
import { opponentsOf, type Player, playerName } from '../seats';
import type { SkatState } from '../state';
import type { IssGame, IssMove, IssPlayer, IssProblem } from './game';

/** A game that the rules have played: the acts of its record, and the table as they leave it. */
export type IssPlay = {
  readonly game: IssGame;
  readonly acts: readonly SkatAct[];
  readonly events: readonly DomainEvent[];
  readonly state: SkatState;
  /** Who left or ran out of time before the game was over (SKAT-ISS-GAP-1); null where it has its score. */
  readonly aborted: {
    readonly cause: 'left' | 'timeout' | 'penalty';
    readonly player: IssPlayer | null;
  } | null;
  /** The cards and words of the record that came after the game was over. */
  readonly after: number;
};
export type IssPlaying =
  { readonly ok: true; readonly play: IssPlay } | { readonly ok: false; readonly problem: IssProblem };

/** The server refuses what is illegal, so its records are replayed as a table that does. */
const SETUP = { setup: { deal: 1, players: 3, dealer: 1 }, policy: 'enforced', grain: 'full' } as const;

type Table = {
  readonly game: IssGame;
  readonly state: SkatState;
  readonly acts: SkatAct[];
  readonly events: DomainEvent[];
  /** The declarer has shown his cards: resignations of both opponents accept his claim. */
  shown: boolean;
  /** Opponents who have resigned. */
  readonly resigned: Set<IssPlayer>;
  aborted: IssPlay['aborted'];
  after: number;
};

const OK: Decision<DomainEvent> = accepted();

const isOver = ({ state }: Table): boolean => state.score !== null;

const seatOf = (player: IssPlayer): Player => playerName(player);

/** Plays acts one after the other; the first that is refused ends it. */
const doActs = (table: Table, ...acts: readonly SkatAct[]): Decision<DomainEvent> => {
  for (const act of acts) {
    const decision = skat.decide(table.state, act);
    if (!decision.ok) return decision;
    for (const event of decision.events) skat.evolve(table.state, event);
    table.acts.push(act);
    table.events.push(...decision.events);
  }
  return OK;
};

const dealt = (table: Table, cards: readonly string[]): Decision<DomainEvent> => {
  if (cards.includes('??'))
    return refused('SKAT-ISS-2', { unknown: cards.filter((card) => card === '??').length });
  const hands = {
    forehand: cards.slice(0, 10),
    middlehand: cards.slice(10, 20),
    rearhand: cards.slice(20, 30),
  };
  return doActs(table, { do: 'deal', hands, skat: cards.slice(30) });
};

/** The skat as the server shows it to who takes it, in the move after. */
const taken = (table: Table, by: IssPlayer, next: IssMove | undefined): Decision<DomainEvent> => {
  const seat = seatOf(by);
  return doActs(
    table,
    next?.kind === 'skat' ? { do: 'take-skat', seat, cards: next.cards } : { do: 'take-skat', seat },
  );
};

type Announcement = Extract<IssMove, { kind: 'announce' }>;

/** The cards laid away stand with the announcement, or in the move after it (SKAT-ISS-2). */
const announced = (
  table: Table,
  { by, contract, cards }: Announcement,
  next: IssMove | undefined,
): Decision<DomainEvent> => {
  const seat = seatOf(by);
  const away =
    cards.length % 10 === 2
      ? cards.slice(0, 2)
      : next?.kind === 'discard' && next.by === by
        ? next.cards
        : null;
  // A player who dropped out between the two never laid anything away: there is no game.
  if (table.state.taken && away === null && isEnd(next)) return OK;
  return doActs(
    table,
    ...(away === null ? [] : [{ do: 'discard', seat, cards: away } as const]),
    { do: 'announce', seat, contract: formatContract(contract) },
    ...(contract.ouvert ? [{ do: 'lay-open', seat } as const] : []),
  );
};

const isEnd = (move: IssMove | undefined): boolean => move?.kind === 'left' || move?.kind === 'timeout';

/**
 * SKAT-ISS-4: the declarer gives up, with the consent that the server gives in the others' name; both opponents accept
 * what he claims, or give up.
 */
const resigned = (table: Table, by: IssPlayer): Decision<DomainEvent> => {
  const { state, shown } = table;
  const declarer = state.declarer;
  const [left, right] = opponentsOf(declarer);
  if (by === declarer) {
    const conceded = doActs(table, { do: 'concede', seat: seatOf(by) });
    return conceded.ok && state.conceding && !isOver(table)
      ? doActs(table, { do: 'consent', seat: playerName(left) })
      : conceded;
  }
  table.resigned.add(by);
  if (table.resigned.size < 2) return OK;
  return shown
    ? doActs(
        table,
        { do: 'claim', seat: playerName(declarer) },
        { do: 'answer-claim', seat: playerName(left), accepts: true },
        { do: 'answer-claim', seat: playerName(right), accepts: true },
      )
    : doActs(table, { do: 'concede', seat: seatOf(by) });
};

const inPlay = (table: Table, move: IssMove, next: IssMove | undefined): Decision<DomainEvent> => {
  switch (move.kind) {
    case 'deal':
      return dealt(table, move.cards);
    case 'bid':
      return doActs(table, { do: 'bid', seat: seatOf(move.by), call: move.value });
    case 'hold':
    case 'pass':
      return doActs(table, { do: move.kind, seat: seatOf(move.by) });
    case 'take-skat':
      return taken(table, move.by, next);
    case 'announce':
      return announced(table, move, next);
    case 'card':
      return doActs(table, { do: 'play', seat: seatOf(move.by), card: move.card });
    case 'show':
      table.shown ||= move.by === table.state.declarer;
      return OK;
    case 'resign':
      return resigned(table, move.by);
    case 'left':
    case 'timeout':
      table.aborted = { cause: move.kind, player: move.player };
      return OK;
    case 'unknown':
      return table.game.moves.some(isEnd) ? OK : refused('SKAT-ISS-2', { move: '??' });
    // The skat and the cards laid away belong to the move before.
    case 'skat':
      return table.state.taken ? OK : refused('SKAT-ISS-2', { shown: 'skat', taken: false });
    case 'discard':
      return table.state.contract === null
        ? refused('SKAT-ISS-2', { discard: 'before the announcement' })
        : OK;
  }
};

const isPenalty = ({ game: { result } }: Table): boolean =>
  result.kind === 'scored' && result.outcome === 'penalty';

/** A record that stops in the middle without anybody leaving contradicts its own result. */
const unfinished = (table: Table): Refusal | null => {
  if (isOver(table) || table.aborted !== null) return null;
  if (isPenalty(table)) {
    table.aborted = { cause: 'penalty', player: null };
    return null;
  }
  return refused('SKAT-ISS-5', { result: 'given', game: 'not over', cards: table.state.play.completed * 3 });
};

/**
 * Replays a record by the rules, each card and word as it fell. A move that the rules do not allow is named by its number
 * and article, and so is a record that stops before its game is over.
 */
export const playIssGame = (game: IssGame): IssPlaying => {
  const table: Table = {
    game,
    state: skat.initial(SETUP),
    acts: [],
    events: [],
    shown: false,
    resigned: new Set(),
    aborted: null,
    after: 0,
  };
  const { line, game: number, moves } = game;
  for (const [index, move] of moves.entries()) {
    if (isOver(table) || table.aborted !== null) {
      table.after++;
      continue;
    }
    const decision = inPlay(table, move, moves[index + 1]);
    if (decision.ok) continue;
    const { article, facts } = decision.violation;
    return { ok: false, problem: { line, game: number, move: index + 1, code: article, facts } };
  }
  const problem = unfinished(table);
  if (problem !== null) {
    const { article, facts } = problem.violation;
    return { ok: false, problem: { line, game: number, move: 0, code: article, facts } };
  }
  const { acts, events, state, aborted, after } = table;
  return { ok: true, play: { game, acts, events, state, aborted, after } };
};
