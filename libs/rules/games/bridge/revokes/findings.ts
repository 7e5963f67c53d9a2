import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { leaderOf, ledTo, type Play, winnerOf } from '@arbitre/rules/kernel/tricks/play';
import type { Contract, RevokeRuled, Seat } from '../events';
import type { BridgeState } from '../state';
import { isEstablishedRevoke, revokeIn } from './revoke-duties';
import type { EstablishedRevoke } from './transfers';

/** A revoke to which attention was drawn, with what no card tells of it. */
export type Finding = Omit<RevokeRuled['data'], 'reason'> & {
  /** The arbiter found it established, whether a card shows it or not. */
  readonly ruled?: true;
};

/** The trick was played out, card by card. */
export const isOnRecord = (play: Play, trick: number): boolean =>
  trick <= play.completed && leaderOf(play, trick) >= 0;

/** Tricks that a side (0 for NS, 1 for EW) won before a trick (from 1). */
export const wonBefore = (play: Play, side: number, trick: number): number => {
  let won = 0;
  for (let number = 1; number < trick && number <= play.completed; number++)
    if (sideIndex(winnerOf(play, number)) === side) won++;
  return won;
};

/**
 * Tricks that a seat's side won from a trick on.
 *
 * @param declarerTricks declarer's in the whole deal, before any transfer
 */
export const keptFrom = (
  play: Play,
  { declarer }: Contract,
  seat: number,
  trick: number,
  declarerTricks: number,
): number => {
  const side = sideIndex(seat);
  const all = side === sideIndex(seatIndex(declarer)) ? declarerTricks : TRICKS - declarerTricks;
  return all - wonBefore(play, side, trick);
};

/** The letter of the suit that was led to a trick; null where no card on record tells. */
export const suitLed = (play: Play, trick: number): string | null =>
  leaderOf(play, trick) < 0 ? null : SUIT_LETTERS.charAt(ledTo(play, trick)) || null;

const winnerAt = (play: Play, trick: number): Seat | null => {
  const winner = winnerOf(play, trick);
  return winner < 0 ? null : seatName(winner);
};

const revokeOf = (
  state: BridgeState,
  contract: Contract,
  tricks: number,
  { seat, trick }: { readonly seat: Seat; readonly trick: number },
): EstablishedRevoke => {
  const { play } = state;
  const finding = findingOf(state, seat, trick);
  return {
    seat,
    trick,
    suit: suitLed(play, trick) ?? finding?.suit ?? null,
    wonBy: finding?.omitted === true ? null : (finding?.wonBy ?? winnerAt(play, trick)),
    kept: finding?.kept ?? keptFrom(play, contract, seatIndex(seat), trick, tricks),
    attention: finding?.attention ?? null,
    penaltyCard: finding?.penaltyCard ?? false,
  };
};

export const findingOf = ({ findings }: BridgeState, seat: Seat, trick: number): Finding | null =>
  findings.find((each) => each.seat === seat && each.trick === trick) ?? null;

/** One that the record knew and that was corrected since costs nothing. */
const stands = (state: BridgeState, { seat, trick, ruled }: Finding): boolean =>
  ruled === true || revokeIn(state, seatIndex(seat), trick)?.kind === 'established-revoke';

/** Every established revoke of a board: those on record, and those that the arbiter found. */
export const revokesOf = (
  state: BridgeState,
  contract: Contract,
  tricks: number,
): readonly EstablishedRevoke[] => {
  const recorded = state.obligations.filter(isEstablishedRevoke);
  const found = state.findings.filter(
    (each) =>
      stands(state, each) && !recorded.some(({ seat, trick }) => seat === each.seat && trick === each.trick),
  );
  return [...recorded.map(({ seat, trick }) => ({ seat: seatName(seatIndex(seat)), trick })), ...found].map(
    (each) => revokeOf(state, contract, tricks, each),
  );
};

/** Somebody drew attention to the revokes of a seat, or of anybody, while the play was going on. */
export const noticedInPlay = (state: BridgeState, seat: string | undefined): readonly Finding[] => [
  ...state.findings,
  ...state.obligations
    .filter(({ kind }) => kind === 'revoke' || kind === 'established-revoke')
    .filter((duty) => seat === undefined || duty.seat === seat)
    .map(({ seat: of, trick }): Finding => ({ seat: seatName(seatIndex(of)), trick, attention: 'in-time' }))
    .filter(({ seat: of, trick }) => findingOf(state, of, trick) === null),
];
