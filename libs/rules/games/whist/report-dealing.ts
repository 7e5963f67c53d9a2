import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { type Irregularity, observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { hasPlayedSince } from './decide-hands';
import type { WhistEvent } from './events';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { WhistState } from './state';
import { misdeal, newDeal } from './void-deal';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;
type Report = (state: WhistState, report: Irregularity) => Answer;

const seen = ({ article, seat, facts }: Irregularity): WhistEvent => observed(article, seat, facts);

/** Reports about the dealing come while it goes on, and at the latest when the trump card is turned. */
const whileDealing =
  (then: Report, after: string): Report =>
  (state, report) =>
    state.phase === 'waiting'
      ? then(state, report)
      : refused(after, { article: report.article, phase: state.phase });

/** WHC-ND-A: a card faced in the deal; the 52nd is the trump card, which is meant to be. */
const cardFaced: Report = (state, report) =>
  report.facts.dealIndex === 52
    ? refused('WHC-DONNE-2', { dealIndex: 52 })
    : accepted<WhistEvent>(seen(report), newDeal(state, report.article));

/** WHC-ND-B.1, WHC-ND-B.2: whenever it is noticed; points of earlier coups stand. */
const packImperfect: Report = (state, report) =>
  accepted<WhistEvent>(seen(report), newDeal(state, report.article));

/** WHC-MD-A: not cut, noticed before the trump is turned and before anybody has looked (WHC-MD-GAP-1). */
const notCut: Report = (state, report) => {
  const { cut, looked } = state.preparation;
  if (cut) return refuse('pack-was-cut', { seat: report.seat });
  return state.phase === 'waiting' && looked === 0
    ? accepted<WhistEvent>(seen(report), misdeal(state, report.article))
    : refused('WHC-MD-GAP-1', { seat: report.seat, phase: state.phase, looked: looked !== 0 });
};

/** WHC-MD-B.1, WHC-MD-B.2; a card exposed before it leaves the order to the arbiter (WHC-MD-GAP-4). */
const wronglyDealt: Report = (state, report) => {
  const { corrected, exposedAt, dealIndex } = report.facts;
  if (corrected === true) return accepted(seen(report));
  if (typeof exposedAt === 'number' && typeof dealIndex === 'number' && exposedAt < dealIndex)
    return accepted<WhistEvent>(seen(report), {
      type: 'ChoiceOffered',
      data: { article: 'WHC-MD-GAP-4', to: 'arbiter', options: ['new-deal', 'misdeal'] },
    });
  return accepted<WhistEvent>(seen(report), misdeal(state, report.article));
};

const misdealt: Report = (state, report) =>
  accepted<WhistEvent>(seen(report), misdeal(state, report.article));

/** WHC-BATTRE-2, WHC-BATTRE-GAP-1: the arbiter may order a new shuffle; nothing is lost by it. */
const facesShown: Report = (_, report) =>
  accepted<WhistEvent>(seen(report), {
    type: 'ChoiceOffered',
    data: { article: 'WHC-BATTRE-GAP-1', to: 'arbiter', options: ['new-shuffle', 'play-on'] },
  });

type Counts = readonly (number | null)[];

/** Cards dealt to each seat: what the record knows before what was reported. */
const countsOf = ({ play }: WhistState, { seat, facts }: Irregularity): Counts =>
  SEATS.map((name, index) => {
    if (isKnown(play, index)) return play.sizes?.[index] ?? TRICKS;
    const told = name === seat ? (facts[name] ?? facts.cards) : facts[name];
    return typeof told === 'number' ? told : null;
  });

const isPackPerfect = ({ facts }: Irregularity, counts: Counts): boolean => {
  if (facts.packPerfect === false) return false;
  const known = counts.filter((count) => count !== null);
  return known.length < 4 || known.reduce((total, count) => total + count, 0) === 52;
};

const choiceAgainst = (side: number, article: string): WhistEvent => ({
  type: 'ChoiceOffered',
  data: { article, to: sideName(1 - side), options: ['new-deal', 'play-on'] },
});

/** Wrong numbers: misdeal until the fourth card of the first trick, irregular hands after it (WHC-MD-D, WHC-MI-1, WHC-MI-GAP-1). */
const wrongNumbers: Report = (state, report) => {
  const counts = countsOf(state, report);
  if (!isPackPerfect(report, counts)) return accepted<WhistEvent>(seen(report), newDeal(state, 'WHC-ND-B.1'));
  const wrong = counts.flatMap((count, seat) => (count === null || count === 13 ? [] : [seat]));
  const [first] = wrong;
  if (first === undefined) return refuse('hands-in-order', { article: report.article, seat: report.seat });
  if (state.play.completed === 0) return accepted<WhistEvent>(seen(report), misdeal(state, 'WHC-MD-D'));
  const bothSides = wrong.some((seat) => sideIndex(seat) !== sideIndex(first));
  return accepted<WhistEvent>(
    seen(report),
    bothSides ? newDeal(state, 'WHC-MI-4') : choiceAgainst(sideIndex(first), 'WHC-MI-1'),
  );
};

/** WHC-MI-5, WHC-MI-6: a card too many from a trick that was missed; only after the culprit has played to the next. */
const trickMissed: Report = (state, report) => {
  const seat = seatIndex(report.seat);
  const missed = state.omissions.find((each) => each.seat === seat);
  if (missed === undefined) return refuse('no-trick-missed', { seat: report.seat });
  return hasPlayedSince(state, seat, missed.trick)
    ? accepted<WhistEvent>(seen(report), choiceAgainst(sideIndex(seat), 'WHC-MI-5'))
    : refused('WHC-MI-5', { seat: seatName(seat), trick: missed.trick });
};

/** WHC-REN-1 seen at the table by somebody: a candidate until it is claimed. */
const revokeSeen: Report = (state, report) => {
  const { trick } = report.facts;
  return typeof trick === 'number' && trick >= 1 && trick <= state.play.completed + 1
    ? accepted(seen(report))
    : invalidField('facts.trick', trick ?? undefined, 'the number of a trick played', {
        article: report.article,
      });
};

/** WHC-DONNE-GAP-2: the turned-up card left on the table is only a reminder; it is not penalised. */
const turnUpLeft: Report = (state, report) => {
  const card = state.turnUp === NO_CARD ? null : formatCard(state.turnUp);
  const told = typeof report.facts.card === 'string' ? parseCard(report.facts.card) : state.turnUp;
  return told === state.turnUp ? accepted(seen(report)) : refused('WHC-DONNE-2', { card });
};

const REPORTS: Readonly<Record<string, Report>> = {
  'WHC-ND-A': whileDealing(cardFaced, 'trump-already-turned'),
  'WHC-ND-B.1': packImperfect,
  'WHC-MD-A': notCut,
  'WHC-MD-B.1': whileDealing(wronglyDealt, 'trump-already-turned'),
  'WHC-MD-C': whileDealing(misdealt, 'trump-already-turned'),
  'WHC-MD-E': whileDealing(misdealt, 'trump-already-turned'),
  'WHC-MD-D': wrongNumbers,
  'WHC-MI-1': wrongNumbers,
  'WHC-MI-5': trickMissed,
  'WHC-BATTRE-2': facesShown,
  'WHC-REN-1': revokeSeen,
  'WHC-DONNE-GAP-2': turnUpLeft,
};

/** What follows from a report about the pack, the deal or the hands; null where nothing does. */
export const reportDealing = (state: WhistState, report: Irregularity): Answer | null => {
  const handler = Object.hasOwn(REPORTS, report.article) ? REPORTS[report.article] : undefined;
  return handler === undefined ? null : handler(state, report);
};
