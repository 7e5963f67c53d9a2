import { dummyOf } from '@arbitre/rules/kernel/auction/declarer';
import { areOpponents, seatIndex, seatName, type Side, SIDES, sideName } from '@arbitre/rules/kernel/compass';
import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { verdictOn } from '@arbitre/rules/kernel/tricks/follow';
import { winnerOf } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import { courseFrom, ended, goOn } from '../course';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { establishedRevokes, LAST_ESTABLISHED } from './duties';
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

/** The established revokes of a seat as far as the cards tell, the first one first. */
const foundOf = (state: BridgePlafondState, seat: number): readonly number[] => {
  const { play } = state;
  const owed = establishedRevokes(state)
    .filter((each) => each.seat === seatName(seat))
    .map(({ trick }) => trick);
  const seen: number[] = [];
  for (let trick = 1; trick <= Math.min(LAST_ESTABLISHED, play.completed - 1); trick++)
    if (verdictOn(play, seat, trick) === 'proven') seen.push(trick);
  return [...new Set([...owed, ...seen])].toSorted((a, b) => a - b);
};

/** Whether what a claim says cannot be told from the record. */
const isDoubtful = ({ play }: BridgePlafondState, { seat, trick }: RevokeClaim): boolean => {
  const tricks = trick === null ? Array.from({ length: play.completed }, (_, at) => at + 1) : [trick];
  return tricks.some((each) => verdictOn(play, seat, each) === 'unknown');
};

/** What the tricks show of the oldest open claim; null where nobody can tell. */
const looked = (state: BridgePlafondState, claim: RevokeClaim): BridgePlafondEvent | null => {
  const { seat } = claim;
  const name = seatName(seat);
  const trick = foundOf(state, seat).find(
    (each) =>
      (claim.trick === null || claim.trick === each) &&
      !isPaid(state, seat, each) &&
      !isExcused(state, seat, each),
  );
  if (trick !== undefined) return { type: 'RevokeFound', data: { seat: name, trick, article: 'BP-55-8' } };
  return isDoubtful(state, claim) ? null : { type: 'RevokeNotFound', data: { seat: name } };
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
  for (const claim of revokes.claims) {
    const found = claim.status === 'open' ? looked(state, claim) : null;
    if (found !== null) return [found];
  }
  const transfers = transfersOf(tricksWon(state), paid(state));
  return toDeclarer(declarer, transfers) === transferred
    ? []
    : [{ type: 'TricksTransferred', data: transfers }];
};

type Claimed = Parameters<Decide<'claim-revoke'>>[1];

const claimProblem = (state: BridgePlafondState, { by, seat: name, trick }: Claimed): Refusal | null => {
  const { grain, phase, claimsClosed, declarer, play } = state;
  const seat = seatIndex(name);
  const facts = { by, seat: name, trick: trick ?? null };
  if (grain === 'result') return refuse('result-grain', { do: 'claim-revoke' });
  if (claimsClosed) return refused('BP-55-9', facts);
  if (phase !== 'play' && phase !== 'finished') return refuse('not-in-play', { do: 'claim-revoke' });
  if (declarer < 0) return refuse('not-in-play', { do: 'claim-revoke' });
  if (!areOpponents(seatIndex(by), seat)) return refused('BP-55-6-A', facts);
  if (seat === dummyOf(declarer)) return refused('BP-55-1-AIII', facts);
  if (trick === undefined) return null;
  if (trick > LAST_ESTABLISHED) return refused('BP-55-2-C', facts);
  if (trick > play.completed + 1) return refuse('trick-not-quitted', { trick });
  if (isClaimed(state, seat, trick)) return refuse('already-claimed', { seat: name });
  return isExcused(state, seat, trick) ? refused('BP-55-4-B', facts) : null;
};

/** BP-55-6-A, BP-55-9: claimed until the next cut; it is looked up when the deal is over. */
export const decideClaimRevoke: Decide<'claim-revoke'> = (state, act) => {
  const problem = claimProblem(state, act);
  if (problem !== null) return problem;
  const { by, seat, trick } = act;
  const course = courseFrom(state);
  goOn(course, { type: 'RevokeClaimed', data: { by, seat, ...(trick === undefined ? {} : { trick }) } });
  return ended(course);
};

/** The claims that only the arbiter can judge: nobody knows the cards. */
export const openClaims = (state: BridgePlafondState): readonly RevokeClaim[] =>
  isOver(state) ? state.revokes.claims.filter(({ status }) => status === 'open') : [];

export const decideJudge: Decide<'judge-revoke'> = (state, { seat, trick, found, reason }) => {
  const open = openClaims(state).find((each) => each.seat === seatIndex(seat));
  if (open === undefined) return refuse('no-revoke-claim', { seat });
  if (trick > LAST_ESTABLISHED) return refused('BP-55-2-C', { seat, trick });
  const course = courseFrom(state);
  goOn(course, { type: 'RevokeJudged', data: { seat, trick, found, reason } });
  return ended(course);
};

/** BP-55-8: mixed by an opponent of the claimant before they were looked through, the claim is granted. */
export const decideMix: Decide<'mix-cards'> = (state, { by }) => {
  if (state.grain === 'result') return refuse('result-grain', { do: 'mix-cards' });
  if (!isOver(state)) return refuse('deal-not-over');
  const granted = openClaims(state).filter((each) => areOpponents(each.by, seatIndex(by)));
  const mixed: BridgePlafondEvent = { type: 'CardsMixed', data: { by } };
  if (granted.length === 0) return accepted(mixed);
  const course = courseFrom(state);
  goOn(course, mixed);
  for (const { seat, trick } of granted)
    goOn(course, {
      type: 'RevokeFound',
      data: { seat: seatName(seat), trick: trick ?? Math.min(LAST_ESTABLISHED, 1), article: 'BP-55-8' },
    });
  return ended(course);
};
