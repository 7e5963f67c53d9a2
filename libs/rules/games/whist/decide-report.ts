import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { type Irregularity, observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { imposed, obligationOn } from '@arbitre/rules/kernel/mistakes/obligations';
import { hasPlayed, isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { penalise } from './decide-play';
import { lastGathered } from './decide-trick';
import { laterOpponent } from './demands';
import type { Decide } from './acts';
import type { WhistEvent } from './events';
import { suitCallAgainst } from './out-of-turn';
import { leaderNow } from './play';
import { reportDealing } from './report-dealing';
import type { WhistState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;
export type Report = (state: WhistState, report: Irregularity) => Answer;

const seen = ({ article, seat, facts }: Irregularity): WhistEvent => observed(article, seat, facts);

/** A report that leaves only its mark on the record. */
const noted: Report = (_, report) => accepted(seen(report));

const penalties = (
  state: WhistState,
  { seat, article }: Irregularity,
  cards: readonly string[],
): readonly WhistEvent[] =>
  cards
    .filter((card) => obligationOn(state.obligations, 'penalised-card', card) === null)
    .map((card) => penalise(state, seat, card, article));

/** One card dropped, seen by the partner, or named (WHC-CP-A, WHC-CP-C.1, WHC-CP-D). */
const oneCard: Report = (state, report) => {
  const { play } = state;
  const { seat, facts, article } = report;
  const card = typeof facts.card === 'string' ? parseCard(facts.card) : NO_CARD;
  if (card === NO_CARD) return invalidField('facts.card', undefined, 'a card such as SA', { article });
  const text = formatCard(card);
  const at = seatIndex(seat);
  const held = isKnown(play, at) ? holds(play.held, at, card) : !wasPlayed(play, card);
  // Naming a card that one does not hold costs nothing (WHC-CP-D); a card shown must have been there.
  if (!held && article !== 'WHC-CP-D') return refuse('card-not-held', { seat, card: text });
  return accepted<WhistEvent>(seen(report), ...(held ? penalties(state, report, [text]) : []));
};

/** The cards of a seat: those it is known to hold, or those that the report names. */
const wholeHand = ({ play }: WhistState, seat: number, named: unknown): readonly string[] | null => {
  if (isKnown(play, seat)) return cardsOf(handOf(play.held, seat)).map(formatCard);
  if (!Array.isArray(named)) return null;
  const cards = named.map((each) => (typeof each === 'string' ? parseCard(each) : NO_CARD));
  return cards.some((card) => card === NO_CARD || wasPlayed(play, card)) ? null : cards.map(formatCard);
};

/** WHC-CP-C.2, WHC-CP-GAP-5: the whole hand shown to the partner, or thrown down alone. */
const handShown: Report = (state, report) => {
  const cards = wholeHand(state, seatIndex(report.seat), report.facts.cards);
  if (cards === null)
    return invalidField('facts.cards', undefined, 'cards such as SA', { article: report.article });
  return accepted<WhistEvent>(seen(report), ...penalties(state, report, cards));
};

/** WHC-SUP-2.1, WHC-SUP-2.2: "the rest are ours": all cards of the speaker's partner are penalised. */
const restAnnounced: Report = (state, report) => {
  const partner = partnerOf(seatIndex(report.seat));
  const cards = wholeHand(state, partner, report.facts.cards) ?? [];
  const owed: Irregularity = { ...report, seat: seatName(partner), article: 'WHC-SUP-2.2' };
  return accepted<WhistEvent>(seen(report), ...penalties(state, owed, cards));
};

/** WHC-SUP-1.1: a remark about the trick or the score before the partner has played; the later opponent may choose his card. */
const remark: Report = (state, report) => {
  const { play } = state;
  const speaker = seatIndex(report.seat);
  const partner = partnerOf(speaker);
  const leader = leaderNow(play);
  if (hasPlayed(play, partner) || (play.count === 0 && leader === partner)) return noted(state, report);
  const by = seatName(laterOpponent(leader, partner));
  return accepted<WhistEvent>(
    seen(report),
    imposed({
      kind: 'forced-play',
      seat: seatName(partner),
      cards: [],
      article: 'WHC-SUP-1.1',
      trick: play.completed + 1,
      by: [by],
      offender: report.seat,
    }),
  );
};

/** WHC-SUP-3.1 to WHC-SUP-3.3. A trick that is not gathered may be looked at. */
const trickSeen: Report = (state, report) => {
  const { trick } = report.facts;
  if (typeof trick === 'number' && trick > lastGathered(state) && trick >= state.play.completed)
    return refused('WHC-SUP-3.1', { seat: report.seat, trick, gathered: lastGathered(state) });
  return accepted<WhistEvent>(
    seen(report),
    imposed(suitCallAgainst(state, seatIndex(report.seat), 'WHC-SUP-3.2')),
  );
};

const IN_PLAY: Readonly<Record<string, Report>> = {
  'WHC-CP-A': oneCard,
  'WHC-CP-C.1': oneCard,
  'WHC-CP-D': oneCard,
  'WHC-CP-C.2': handShown,
  'WHC-CP-GAP-5': handShown,
  'WHC-SUP-1.1': remark,
  'WHC-SUP-2.1': restAnnounced,
  'WHC-SUP-3.1': trickSeen,
};

/** Online only what is said can go wrong (WHC-MODE-GAP-1). */
const SPOKEN: readonly string[] = ['WHC-CP-D', 'WHC-SUP-1.1', 'WHC-SUP-2.1'];

export const decideReport: Decide<'report'> = (state, { article, seat, facts = {} }) => {
  const report = { article, seat, facts };
  if (state.policy === 'enforced' && !SPOKEN.includes(report.article))
    return refused('WHC-MODE-GAP-1', { article: report.article, seat: report.seat });
  if (state.grain === 'result') return noted(state, report);
  const inPlay = Object.hasOwn(IN_PLAY, report.article) ? IN_PLAY[report.article] : undefined;
  if (inPlay !== undefined)
    return state.phase === 'play' ? inPlay(state, report) : refuse('not-in-play', { phase: state.phase });
  return state.phase === 'finished'
    ? noted(state, report)
    : (reportDealing(state, report) ?? noted(state, report));
};
