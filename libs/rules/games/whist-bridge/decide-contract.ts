import { parseCard } from '@arbitre/rules/kernel/cards';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { impossible } from './decide-play';
import type { WhistBridgeEvent } from './events';
import { follow } from './follow';
import { acesOf } from './read';
import { refuse } from './refusals';
import { DAMES, gameOf } from './ladder';
import { PLAYERS, type Seat } from './seats';
import { indexIn, isDeclarer, nameIn, type WhistBridgeState } from './state';

// Between the auction and the first lead: the boucheur, the trump, the cards laid aside.

const notSettling = ({ phase, grain }: WhistBridgeState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  return phase === 'settling' ? null : refuse('not-settling', { do: act, phase });
};

/** WB-5.d: at a table whose cards nobody knows he says so himself. */
export const decideBoucheur: Decide<'reveal-boucheur'> = (state, { seat }) => {
  const closed = notSettling(state, 'reveal-boucheur');
  if (closed !== null) return closed;
  const { contract } = state;
  if (contract?.game !== 'TR' || contract.declarers.length !== 1)
    return refused('WB-5.d', { seat, trou: false });
  const index = indexIn(state, seat);
  const aces = index < PLAYERS ? (acesOf(state, index) ?? 1) : 0;
  if (isDeclarer(state, index) || aces !== 1) return refused('WB-5.d', { seat, aces });
  return follow(state, { type: 'BoucheurRevealed', data: { seat } });
};

/** WB-5.e, WB-9.e: the boucheur chooses any suit; of an abundance its declarer names the suit that he kept back. */
export const decideTrump: Decide<'name-trump'> = (state, { seat, suit }) => {
  const { contract, grain, phase } = state;
  if (grain === 'result') return refuse('result-grain', { do: 'name-trump' });
  if (contract === null) return refuse('not-settling', { do: 'name-trump', phase });
  const { game, declarers } = contract;
  if (game === 'CH') return refused('WB-10.d', { seat, suit });
  const trump = game === DAMES ? 'none' : gameOf(game).trump;
  if (phase !== 'settling' || trump === 'none' || trump === 'proposed' || contract.suit !== null)
    return refuse('trump-known', { contract: game });
  const chooser = trump === 'boucheur' ? declarers[1] : declarers[0];
  if (chooser === undefined) return refused('WB-5.d', { boucheur: false });
  const name = nameIn(state, chooser);
  return name === seat
    ? accepted({ type: 'TrumpNamed', data: { seat, suit } })
    : refused(trump === 'boucheur' ? 'WB-5.e' : 'WB-9.e', { seat, chooser: name });
};

/** WB-DEF-PM-GAP-1: one card each, face down; nobody but its owner knows it. */
export const decideDiscard: Decide<'discard'> = (state, { seat, card }) => {
  const closed = notSettling(state, 'discard');
  if (closed !== null) return closed;
  const { contract, discarded } = state;
  if (contract === null || contract.game === DAMES || !gameOf(contract.game).discard)
    return refused('WB-DEF-PM-GAP-1', { contract: contract?.game ?? null });
  const index = indexIn(state, seat);
  if (index >= PLAYERS) return refused('WB-16-GAP-1', { seat, players: state.players });
  if ((discarded & (1 << index)) !== 0) return refused('WB-DEF-PM-GAP-1', { seat, discarded: true });
  if (card === undefined || card === null)
    return state.policy === 'enforced' ? refused('WB-DEF-PM-GAP-1', { seat, card: null }) : laid(seat, null);
  return impossible(state, index, seat, parseCard(card)) ?? laid(seat, card);
};

/** Nothing follows from it but the play. */
const laid = (seat: Seat, card: string | null): Decision<WhistBridgeEvent> =>
  accepted({ type: 'CardDiscarded', data: card === null ? { seat } : { seat, card } });
