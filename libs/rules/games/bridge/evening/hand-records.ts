import { parseCard, parseWritten, formatCard } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, rightOf, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { BoardOnRecord } from '@arbitre/rules/kernel/improbable';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { upTo } from '../movement/movement';
import { dealtTwice } from '../hands/decide-deal';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { event } from './decide-seats';
import type { EveningData } from './events';
import type { EveningState } from './state';
import { tablesOf } from './tables';

type Hands = EveningData['HandsRecorded']['hands'];

/** The boards of an evening, whoever plays them. */
const boardsIn = (state: EveningState): ReadonlySet<number> =>
  new Set(upTo(state.setup.rounds).flatMap((at) => tablesOf(state, at + 1).flatMap(({ boards }) => boards)));

/** The hand record of a board, for leads to be compared with: all four hands, thirteen cards each (BD-L6B-1), none twice (BD-L1A-1). */
export const decideHands: Decide<'record-hands'> = (state, { board, hands: given }) => {
  const boards = boardsIn(state);
  if (boards.size > 0 && !boards.has(board)) return refuse('board-not-played', { board });
  const hands: Record<string, readonly string[]> = {};
  for (const seat of SEATS) {
    const cards = given[seat] ?? null;
    if (cards === null) return invalidField(`hands.${seat}`, cards, 'thirteen cards');
    if (cards.length !== TRICKS) return refused('BD-L6B-1', { seat, cards: cards.length, expected: TRICKS });
    hands[seat] = cards.map((text) => formatCard(parseWritten(text)));
  }
  return dealtTwice(hands) ?? event('HandsRecorded', { board, hands: hands as Hands });
};

/** How a board is to lie: by its hand record, and as its copies are registered, which are all the same (BD-L6F). */
export const onRecord = ({ records, prepared }: EveningState, board: number): BoardOnRecord => ({
  hands: records.get(board) ?? null,
  fingerprint: prepared.copies.find((copy) => copy.board === board)?.fingerprint ?? null,
});

const holderIn = (hands: Hands, lead: string): number =>
  seatIndex(SEATS.find((seat) => hands[seat]?.includes(lead) === true) ?? 'N');

type Led = { readonly lead: string; readonly declarer: string };

/**
 * Why a lead cannot be right by the hand record of its board (BD-L41A-1); null where it is in the hand of who leads. With it what
 * was probably typed wrong: declarer's partner, another board of the table, or the directions.
 */
export const leadProblem = (
  records: EveningState['records'],
  { lead: written, declarer }: Led,
  board: number,
  others: readonly number[],
): Refusal | null => {
  const hands = records.get(board);
  if (hands === undefined) return null;
  const lead = formatCard(parseCard(written));
  const leader = leftOf(seatIndex(declarer));
  const holder = holderIn(hands, lead);
  if (holder === leader) return null;
  const facts = {
    lead,
    board,
    declarer,
    holder: seatName(holder),
    leader: seatName(leader),
    fits: seatName(rightOf(holder)),
  };
  if (rightOf(holder) === partnerOf(seatIndex(declarer))) return refuse('lead-other-declarer', facts);
  const elsewhere = others.filter((other) => {
    const its = records.get(other);
    return other !== board && its !== undefined && holderIn(its, lead) === leader;
  });
  return elsewhere.length > 0
    ? refuse('lead-other-board', { ...facts, boards: elsewhere.map(String) })
    : refuse('lead-other-direction', facts);
};

/** The lead of a result that is recorded at a table, compared with the hand record unless somebody has said that it is right. */
export const resultProblem = (
  state: EveningState,
  place: { readonly round: number; readonly table: string; readonly board: number },
  { lead, declarer, despite }: Readonly<Record<string, unknown>>,
): Refusal | null => {
  if (typeof lead !== 'string' || typeof declarer !== 'string' || despite === true) return null;
  const table = tablesOf(state, place.round).find((each) => String(each.table) === place.table);
  return leadProblem(
    state.records,
    { lead: formatCard(parseWritten(lead)), declarer },
    place.board,
    table?.boards ?? [],
  );
};
