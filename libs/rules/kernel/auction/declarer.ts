import { areOpponents, leftOf, partnerOf, seatIndex, sideIndex } from '../compass';
import { compassRanking, tricksOfSide } from '../tricks/compass';
import { type Play, startPlay } from '../tricks/play';
import { STRAINS } from './calls';
import type { Contract } from './contract';

// Who does what once a contract is to be played. `declarer`: his seat, -1 before the auction is closed.

export const dummyOf = (declarer: number): number => partnerOf(declarer);
/** The opening leader. */
export const leftFlankOf = (declarer: number): number => leftOf(declarer);
export const isDefender = (declarer: number, seat: number): boolean =>
  declarer >= 0 && areOpponents(declarer, seat);
/** Declarer plays dummy's cards too. */
export const playerOf = (declarer: number, seat: number): number =>
  declarer >= 0 && seat === dummyOf(declarer) ? declarer : seat;

/** The strain of the contract is trump, and the defender on declarer's left leads. */
export const openPlay = (play: Play, { declarer, strain }: Contract): void => {
  startPlay(play, compassRanking(STRAINS.indexOf(strain)), leftFlankOf(seatIndex(declarer)));
};

/** The auction goes on: nobody is to lead. */
export const endPlay = (play: Play): void => {
  play.turn = play.toLead = -1;
};

export const declarerTricks = (play: Play, declarer: number): number =>
  tricksOfSide(play, sideIndex(declarer));
