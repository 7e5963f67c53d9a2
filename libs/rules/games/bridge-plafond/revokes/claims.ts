import { dummyOf } from '@arbitre/rules/kernel/auction/declarer';
import { NO_CARD } from '@arbitre/rules/kernel/cards';
import {
  areOpponents,
  partnerOf,
  seatIndex,
  seatName,
  type Side,
  SIDES,
  sideName,
} from '@arbitre/rules/kernel/compass';
import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { verdictOn } from '@arbitre/rules/kernel/tricks/follow';
import { cardIn, winnerOf } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import { courseFrom, ended, goOn } from '../course';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { establishedRevokes, LAST_ESTABLISHED } from './duties';
import { isPointedOut } from './pointed-out';
import type { RevokeClaim } from './state';
import { type CountedRevoke, transfersOf, type TricksWon } from './transfers';

// Revokes that are claimed, looked up in the tricks, and paid for (BP-55-6 to BP-55-9).

/** BP-55-4-B: declarer’s revoke while dummy was away, of which no defender had spoken. */
const isExcused = ({ revokes, declarer }: BridgePlafondState, seat: number, trick: number): boolean =>
  seat === declarer && revokes.away.includes(trick) && !revokes.warned.includes(trick);

const isOver = ({ play, agreed }: BridgePlafondState): boolean =>
  play.completed === TRICKS || agreed !== null;

const isClaimed = ({ revokes }: BridgePlafondState, seat: number, trick: number): boolean =>
  revokes.claims.some((each) => each.seat === seat && each.trick === trick);

/** Its side has played to the trick after it (BP-55-2-A); not in the twelfth, nor later (BP-55-2-C). */
const isPlayedOn = ({ play }: BridgePlafondState, seat: number, trick: number): boolean =>
  trick <= LAST_ESTABLISHED &&
  [seat, partnerOf(seat)].some((each) => cardIn(play, trick + 1, each) !== NO_CARD);

/** The tricks in which a seat may have an established revoke, the first one first. */
const playedOn = (state: BridgePlafondState, seat: number): readonly number[] =>
  Array.from({ length: state.play.completed }, (_, at) => at + 1).filter((trick) =>
    isPlayedOn(state, seat, trick),
  );

/** The established revokes of a seat as far as the cards tell, the first one first. */
const foundOf = (state: BridgePlafondState, seat: number): readonly number[] => {
  const owed = establishedRevokes(state)
    .filter((each) => each.seat === seatName(seat))
    .map(({ trick }) => trick);
  const seen = playedOn(state, seat).filter((trick) => verdictOn(state.play, seat, trick) === 'proven');
  return [...new Set([...owed, ...seen])].toSorted((a, b) => a - b);
};

type Place = { readonly claim: RevokeClaim; readonly at: number };

/** Tricks that a claim may still be paid for: those that it names, of which no other was and no article frees the seat. */
const payable = (state: BridgePlafondState, { claim, at }: Place, tricks: readonly number[]) =>
  tricks.filter(
    (trick) =>
      (claim.trick === null || claim.trick === trick) &&
      !isPaid(state, claim.seat, trick) &&
      !isExcused(state, claim.seat, trick) &&
      !isPointedOut(state, claim.seat, trick, at),
  );

/** The first trick of which the record cannot tell whether what a claim says is true; none where it tells of all. */
const doubtfulTrick = (state: BridgePlafondState, place: Place): number | undefined => {
  const { seat } = place.claim;
  const unknown = playedOn(state, seat).filter((trick) => verdictOn(state.play, seat, trick) === 'unknown');
  return payable(state, place, unknown)[0];
};

const found = (seat: number, trick: number | undefined): BridgePlafondEvent =>
  trick === undefined
    ? { type: 'RevokeNotFound', data: { seat: seatName(seat) } }
    : { type: 'RevokeFound', data: { seat: seatName(seat), trick, article: 'BP-55-8' } };

/** What the tricks show of an open claim; null where nobody can tell. */
const looked = (state: BridgePlafondState, place: Place): BridgePlafondEvent | null => {
  const { seat } = place.claim;
  const [trick] = payable(state, place, foundOf(state, seat));
  return trick === undefined && doubtfulTrick(state, place) !== undefined ? null : found(seat, trick);
};

const isPaid = ({ revokes }: BridgePlafondState, seat: number, trick: number): boolean =>
  revokes.claims.some((each) => each.seat === seat && each.trick === trick && each.status === 'granted');

/** The side that won each trick; those that a claim gave come last. */
const tricksWon = ({ play, agreed, declarer }: BridgePlafondState): TricksWon => {
  const won: Side[] = [];
  for (let trick = 1; trick <= play.completed; trick++) won.push(sideName(winnerOf(play, trick)));
  if (agreed === null) return won;
  const own = sideName(declarer);
  const left = agreed - won.filter((side) => side === own).length;
  while (won.length < TRICKS)
    won.push(won.length < play.completed + left ? own : (SIDES.find((side) => side !== own) ?? own));
  return won;
};

const paid = ({ revokes }: BridgePlafondState): readonly CountedRevoke[] =>
  revokes.claims.flatMap(({ seat, trick, status }) =>
    status === 'granted' && trick !== null ? [{ side: sideName(seat), trick }] : [],
  );

/** Tricks that go to declarer's side when these go over. */
export const toDeclarer = (declarer: number, { NS, EW }: Readonly<Record<Side, number>>): number =>
  sideName(declarer) === 'NS' ? EW - NS : NS - EW;

/** What is due once the deal is over: each claim is looked up, and the tricks go over (BP-55-8, BP-55-6-A). */
export const revokesDue = (state: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const { revokes, declarer, transferred } = state;
  if (revokes.claims.length === 0 || !isOver(state)) return [];
  for (const [at, claim] of revokes.claims.entries()) {
    const seen = claim.status === 'open' ? looked(state, { claim, at }) : null;
    if (seen !== null) return [seen];
  }
  const transfers = transfersOf(tricksWon(state), paid(state));
  return toDeclarer(declarer, transfers) === transferred
    ? []
    : [{ type: 'TricksTransferred', data: transfers }];
};

type Claimed = Parameters<Decide<'claim-revoke'>>[1];

/** Why a claim is not heard; null where it is. */
export const claimProblem = (
  state: BridgePlafondState,
  { by, seat: name, trick }: Claimed,
): Refusal | null => {
  const { grain, phase, claimsClosed, declarer, play } = state;
  const seat = seatIndex(name);
  const facts = { by, seat: name, trick: trick ?? null };
  if (grain === 'result') return refuse('result-grain', { do: 'claim-revoke' });
  if (state.recorded !== null) return refuse('result-recorded');
  if (claimsClosed) return refused('BP-55-9', facts);
  if (phase !== 'play' && phase !== 'finished') return refuse('not-in-play', { do: 'claim-revoke' });
  if (declarer < 0) return refuse('not-in-play', { do: 'claim-revoke' });
  if (!areOpponents(seatIndex(by), seat)) return refused('BP-55-6-A', facts);
  if (seat === dummyOf(declarer)) return refused('BP-55-1-AIII', facts);
  if (trick === undefined) return null;
  if (trick > LAST_ESTABLISHED) return refused('BP-55-2-C', facts);
  if (trick > play.completed + 1) return refuse('trick-not-played', { trick });
  if (isClaimed(state, seat, trick)) return refuse('already-claimed', { seat: name });
  if (isPointedOut(state, seat, trick)) return refused('BP-50-4', facts);
  return isExcused(state, seat, trick) ? refused('BP-55-4-B', facts) : null;
};

/** While cards are played dummy may claim no revoke (BP-50-4). */
export const mayClaim = ({ phase, declarer }: BridgePlafondState, by: number): boolean =>
  phase !== 'play' || by !== dummyOf(declarer);

/** BP-55-9: heard until the next cut; it is looked up when the deal is over. */
export const claimRevoke = (
  state: BridgePlafondState,
  { by, seat, trick }: Claimed,
): Decision<BridgePlafondEvent> => {
  const course = courseFrom(state);
  goOn(course, { type: 'RevokeClaimed', data: { by, seat, ...(trick === undefined ? {} : { trick }) } });
  return ended(course);
};

/** The claims that only the arbiter can judge: nobody knows the cards. */
export const openClaims = (state: BridgePlafondState): readonly Place[] =>
  isOver(state)
    ? state.revokes.claims.flatMap((claim, at) => (claim.status === 'open' ? [{ claim, at }] : []))
    : [];

/** Tricks of which the arbiter may say that a claim was right. */
export const judgeable = (state: BridgePlafondState, place: Place): readonly number[] =>
  payable(state, place, playedOn(state, place.claim.seat));

export const decideJudge: Decide<'judge-revoke'> = (state, { seat, trick, found: isOne, reason }) => {
  const open = openClaims(state).find(({ claim }) => claim.seat === seatIndex(seat));
  if (open === undefined) return refuse('no-revoke-claim', { seat });
  if (trick > LAST_ESTABLISHED) return refused('BP-55-2-C', { seat, trick });
  const named = judgeable(state, open);
  if (!named.includes(trick))
    return refuse('other-tricks-claimed', { seat, trick, tricks: named.map(String) });
  const course = courseFrom(state);
  goOn(course, { type: 'RevokeJudged', data: { seat, trick, found: isOne, reason } });
  return ended(course);
};

/** BP-55-8: mixed by an opponent of the claimant before they were looked through, the claim is granted. */
export const decideMix: Decide<'mix-cards'> = (state, { by }) => {
  if (state.grain === 'result') return refuse('result-grain', { do: 'mix-cards' });
  if (state.recorded !== null) return refuse('result-recorded');
  if (!isOver(state)) return refuse('deal-not-over', { played: state.play.completed });
  const course = courseFrom(state);
  goOn(course, { type: 'CardsMixed', data: { by } });
  for (const { claim, at } of openClaims(state))
    if (areOpponents(claim.by, seatIndex(by)))
      goOn(course, found(claim.seat, doubtfulTrick(course.now, { claim, at })));
  return ended(course);
};
