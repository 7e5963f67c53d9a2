import { integer, invalidField, misshapen, oneOf, optional, type Refusal, text } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import { type Contract, formatContract, isPossibleContract, parseContract } from './contract';
import type { ListedGame, SkatEvent } from './events';
import { follow } from './follow';
import { positionAfter } from './consequences';
import type { Arguments } from './read';
import { playerName, PLAYERS } from './seats';
import { listedValue } from './score';
import type { SkatState } from './state';
import { CARD_POINTS, isLegalBid, LEVELS, type Level, levelOf, mostMatadors, TRICKS } from './value';

type Decide = (state: SkatState, command: Arguments) => Decision<SkatEvent>;

const SHAPE = {
  declarer: oneOf(PLAYERS),
  contract: text(6),
  matadors: integer(-11, 11),
  bid: optional(integer(0, 264)),
  level: optional(oneOf(LEVELS)),
  points: optional(integer(0, CARD_POINTS)),
  tricks: optional(integer(0, TRICKS)),
  article: optional(text(40)),
};

const differs = (
  field: string,
  given: string | number | boolean,
  expected: string | number | boolean,
): Refusal => refused('entry-differs', { field, given, expected });

/** What of a line cannot be, whatever was played. */
const impossible = (contract: Contract, { matadors, bid, tricks, points }: ListedGame): Refusal | null => {
  const most = mostMatadors(contract.game);
  if (!isPossibleContract(contract)) return refused('SKAT-2.1.2', { contract: formatContract(contract) });
  if (Math.abs(matadors) > most || (matadors === 0 && most > 0))
    return refused(most === 0 ? 'SKAT-2.4-GAP-2' : 'SKAT-2.4.3', { matadors, most });
  if (bid !== 0 && !isLegalBid(bid)) return refused('SKAT-3.3-GAP-1', { call: bid });
  // Every trick taken is every point won; without a trick there is only the skat (two aces at most).
  if (tricks === TRICKS && points !== null && points !== CARD_POINTS)
    return differs('points', points, CARD_POINTS);
  return tricks === 0 && points !== null && points > 22 ? differs('points', points, 22) : null;
};

/** Card points and tricks that a sheet shows say who won, and how high. */
const completed = (contract: Contract, command: Arguments, read: ListedGame): ListedGame | Refusal => {
  const { points, tricks, won, level } = read;
  if (contract.game === 'N' || points === null || tricks === null) return read;
  const value = listedValue(contract, read);
  if (command.won !== undefined && won !== value.won) return differs('won', won, value.won);
  if (command.level !== undefined && level !== value.level) return differs('level', level, value.level);
  return { ...read, won: value.won, level: value.level };
};

/** Fields that the event writes as null are left out of an act. */
const withoutNulls = (command: Arguments): Arguments =>
  Object.fromEntries(Object.entries(command).filter(([, value]) => value !== null));

const readListed = (given: Arguments): ListedGame | Refusal => {
  const command = withoutNulls(given);
  const problem = misshapen(command, SHAPE);
  if (problem !== null) return problem;
  const contract = parseContract(String(command.contract));
  if (contract === null) return invalidField('contract', command.contract, 'a game such as C, GH, NO, SHZ');
  const { won } = command;
  const counted = command.points !== undefined && command.tricks !== undefined;
  if (typeof won !== 'boolean' && (won !== undefined || !counted || contract.game === 'N'))
    return invalidField('won', won, 'true or false');
  const {
    declarer,
    matadors,
    bid = 0,
    points = null,
    tricks = null,
    article = null,
  } = command as Partial<ListedGame>;
  const level = (command.level as Level | undefined) ?? levelShown(points, tricks);
  const read: ListedGame = {
    kind: 'game',
    declarer: declarer ?? 'forehand',
    contract: formatContract(contract),
    matadors: matadors ?? 0,
    bid,
    won: won === true,
    level: contract.game === 'N' ? 'simple' : level,
    points,
    tricks,
    article,
  };
  return impossible(contract, read) ?? completed(contract, command, read);
};

const levelShown = (points: number | null, tricks: number | null): Level =>
  points === null || tricks === null ? 'simple' : levelOf(points, tricks);

/** SKAT-ISS and score sheets alike: a line that contradicts what was recorded card by card is named and refused. */
const againstPlay = (state: SkatState, game: ListedGame): Refusal | null => {
  const { declarer, contract, bid, play } = state;
  if (declarer >= 0 && game.declarer !== playerName(declarer))
    return differs('declarer', game.declarer, playerName(declarer));
  if (contract === null) return null;
  const announced = formatContract(contract);
  if (game.contract !== announced) return differs('contract', game.contract, announced);
  if (game.bid !== 0 && game.bid !== bid) return differs('bid', game.bid, bid);
  const position = positionAfter(state, play.completed);
  if (position !== null && position.matadors !== game.matadors)
    return differs('matadors', game.matadors, position.matadors);
  const most = position === null ? CARD_POINTS : CARD_POINTS - position.theirs;
  const least = position?.own ?? 0;
  if (game.points !== null && (game.points < least || game.points > most))
    return differs('points', game.points, game.points < least ? least : most);
  const own = play.tricks[declarer] ?? 0;
  if (game.tricks === null || (game.tricks >= own && game.tricks <= TRICKS - play.completed + own))
    return null;
  return differs('tricks', game.tricks, own);
};

/** A line of the game list, or the end of a deal of which not every card was recorded. */
export const decideResult: Decide = (state, command) => {
  // Where every card is known they are played; the result follows from them (SKAT-4.3.1.a).
  if (state.policy === 'enforced' && state.grain === 'full')
    return refused('SKAT-4.3.1.a', { completed: state.play.completed, tricks: TRICKS });
  if (command.kind === 'passed')
    return state.declarer >= 0
      ? differs('kind', 'passed', 'game')
      : follow(state, { type: 'ResultRecorded', data: { kind: 'passed' } });
  if (command.kind !== undefined && command.kind !== 'game')
    return invalidField('kind', command.kind, 'game or passed');
  const read = readListed(command);
  if ('ok' in read) return read;
  return againstPlay(state, read) ?? follow(state, { type: 'ResultRecorded', data: withBid(state, read) });
};

/** The bid that the auction fixed counts where the sheet does not show one. */
const withBid = ({ bid }: SkatState, game: ListedGame): ListedGame =>
  game.bid === 0 ? { ...game, bid } : game;
