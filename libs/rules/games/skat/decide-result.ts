import { tricksWon } from '@arbitre/rules/kernel/tricks/play';
import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { type Contract, formatContract, isPossibleContract, readContract } from './contract';
import type { Decide, SkatActNamed } from './acts';
import type { ListedGame } from './events';
import { follow } from './follow';
import { positionAfter } from './consequences';
import { playerName } from './seats';
import { listedValue } from './score';
import type { SkatState } from './state';
import { CARD_POINTS, isLegalBid, type Level, levelOf, mostMatadors, nullValue, TRICKS } from './value';
import { refuse } from './refusals';

/** A line of the game list, as it was given. */
type Line = Exclude<SkatActNamed<'record-result'>, { readonly kind: 'passed' }>;

const differs = (
  field: string,
  given: string | number | boolean,
  expected: string | number | boolean,
): Refusal => refuse('entry-differs', { field, given, expected });

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

/** SKAT-5.2.7: any trick of the declarer loses his null game; without one it may still have been given up. */
const completedNull = (given: Line, read: ListedGame): ListedGame | Refusal => {
  const { tricks, won } = read;
  if (tricks === null) return read;
  if (tricks > 0 && won) return differs('won', won, false);
  return given.won === undefined ? { ...read, won: tricks === 0 } : read;
};

/** Card points and tricks that a sheet shows say who won, and how high. */
const completed = (contract: Contract, given: Line, read: ListedGame): ListedGame | Refusal => {
  const { points, tricks, won, level } = read;
  if (contract.game === 'N') return completedNull(given, read);
  if (points === null || tricks === null) return read;
  const value = listedValue(contract, read);
  if (given.won !== undefined && won !== value.won) return differs('won', won, value.won);
  if (given.level !== undefined && level !== value.level) return differs('level', level, value.level);
  return { ...read, won: value.won, level: value.level };
};

const readListed = (given: Line): ListedGame | Refusal => {
  const { declarer, matadors, bid = 0, won, points = null, tricks = null, article = null } = given;
  const contract = readContract(given.contract);
  const counted = tricks !== null && (contract.game === 'N' || points !== null);
  if (won === undefined && !counted) return invalidField('won', won, 'true or false');
  const read: ListedGame = {
    kind: 'game',
    declarer,
    contract: formatContract(contract),
    matadors,
    bid,
    won: won === true,
    level: contract.game === 'N' ? 'simple' : (given.level ?? levelShown(points, tricks)),
    points,
    tricks,
    article,
  };
  return impossible(contract, read) ?? completed(contract, given, read);
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
  const own = tricksWon(play, declarer);
  if (game.tricks === null || (game.tricks >= own && game.tricks <= TRICKS - play.completed + own))
    return null;
  return differs('tricks', game.tricks, own);
};

/** A line of the game list, or the end of a deal of which not every card was recorded. */
export const decideResult: Decide<'record-result'> = (state, command) => {
  // Where every card is known they are played; the result follows from them (SKAT-4.3.1.a).
  if (state.policy === 'enforced' && state.grain === 'full')
    return refused('SKAT-4.3.1.a', { completed: state.play.completed, tricks: TRICKS });
  if (command.kind === 'passed')
    return state.declarer >= 0
      ? differs('kind', 'passed', 'game')
      : follow(state, { type: 'ResultRecorded', data: { kind: 'passed' } });
  const read = readListed(command);
  if ('ok' in read) return read;
  const data = withBid(state, read);
  return againstPlay(state, read) ?? belowBid(data) ?? follow(state, { type: 'ResultRecorded', data });
};

/**
 * SKAT-3.4.4.e, SKAT-3.4-GAP-4: a null below the bid was lost when it was announced, at the value of the cheapest game that
 * reaches the bid: that one is the line, for the constant of the null says nothing.
 */
const belowBid = ({ contract, bid }: ListedGame): Refusal | null => {
  const said = readContract(contract);
  if (said.game !== 'N' || nullValue(said) >= bid) return null;
  return refused('SKAT-3.4.4.e', { contract, value: nullValue(said), bid });
};

/** The bid that the auction fixed counts where the sheet does not show one. */
const withBid = ({ bid }: SkatState, game: ListedGame): ListedGame =>
  game.bid === 0 ? { ...game, bid } : game;
