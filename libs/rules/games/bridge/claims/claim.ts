import { areOpponents, partnerOf, SEATS, sideIndex } from '@arbitre/rules/kernel/compass';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { type BridgeState, declarerTricks, dummyOf } from '../state';

/** A claim or a concession, which is the same seen from the other side (BD-L68A, BD-L68B1). */
export type Claim = {
  /** Who made it. */
  readonly by: number;
  /** Further tricks to his side, and those that he leaves to the other. */
  readonly tricks: number;
  readonly conceded: number;
  /** Declarer's in the whole deal, if it holds. */
  readonly total: number;
  /** `agreed`: assented to and scored; `final`: nobody objected in time (BD-L69A). */
  readonly stage: 'open' | 'contested' | 'agreed' | 'final';
  readonly accepted: readonly number[];
  readonly playOn: readonly number[];
};

export const tricksLeft = ({ play }: BridgeState): number => TRICKS - play.completed;

const isDeclaring = ({ declarer }: BridgeState, seat: number): boolean =>
  sideIndex(seat) === sideIndex(declarer);

/** A claim of so many further tricks. */
export const claimOf = (state: BridgeState, by: number, tricks: number): Claim => {
  const conceded = tricksLeft(state) - tricks;
  return {
    ...{ by, tricks, conceded },
    total: declarerTricks(state) + (isDeclaring(state, by) ? tricks : conceded),
    ...{ stage: 'open', accepted: [], playOn: [] },
  };
};

/** The claim of a table that agreed at once, told by declarer's total. */
export const agreedClaim = (state: BridgeState, by: number, total: number): Claim => {
  const declarers = total - declarerTricks(state);
  const tricks = isDeclaring(state, by) ? declarers : tricksLeft(state) - declarers;
  return { ...claimOf(state, by, tricks), stage: 'agreed' };
};

/** Who has to agree: the claimer's opponents; dummy has no part in it. */
export const asked = (state: BridgeState, { by }: Claim): readonly number[] =>
  SEATS.map((_, seat) => seat).filter((seat) => areOpponents(seat, by) && seat !== dummyOf(state));

/** A defender's concession, which his partner may prevent by objecting at once (BD-L68B2). */
export const mayBePrevented = (state: BridgeState, { by, conceded, accepted }: Claim): boolean =>
  !isDeclaring(state, by) && conceded > 0 && accepted.length === 0;

export const isPreventedBy = (state: BridgeState, claim: Claim, seat: number): boolean =>
  mayBePrevented(state, claim) && seat === partnerOf(claim.by);

/** Declarer's tricks once a side (`NS`, `EW`) has so many more, or the other so many fewer. */
export const totalAfter = (total: number, declarer: string, side: string, tricks: number): number =>
  side.includes(declarer) ? total + tricks : total - tricks;
