import { isDefender, dummyOf, playerOf } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { type Obligation, obligationOn } from '@arbitre/rules/kernel/mistakes/obligations';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import { hasPlayed, isKnown, leaderOf } from '@arbitre/rules/kernel/tricks/play';
import type { Choice } from '../choices/choice';
import { lapse } from '../choices/decide-choice';
import { type Course, goOn, lift, note } from '../course';
import type { Seat } from '../events';
import { establish, owe, prove } from '../revokes/duties';
import type { BridgePlafondState } from '../state';
import { exposeCard } from './at-table';
import { disobeyed, ordersOn } from './orders';
import { offerOrder } from './premature';
import { playedByAnother } from './suggested';
import { offerOnLead, swapDeclarer, wrongLeadArticle } from './wrong-lead';

// A card that lies on the table, whatever is wrong with it: what it breaks, what it settles, what it ends.

/** BP-47-4: declarer has played from both hands to his own lead. */
const isDeclarersHaste = ({ play, declarer }: BridgePlafondState): boolean =>
  !isDefender(declarer, leaderOf(play, play.completed + 1)) &&
  hasPlayed(play, declarer) &&
  hasPlayed(play, dummyOf(declarer));

/** What is irregular about the place of a card in its trick; null where nothing is. */
const misplaced = (state: BridgePlafondState, seat: number): string | null => {
  const { play, declarer } = state;
  if (seat === play.turn) return null;
  if (play.count === 0) return wrongLeadArticle(state, seat);
  if (!isDefender(declarer, seat) || hasPlayed(play, partnerOf(seat))) return 'BP-JEU-GAP-2';
  return isDeclarersHaste(state) ? null : 'BP-47-1';
};

const afterMisplaced = (course: Course, seat: number, card: Card, article: string | null): void => {
  if (article === null) return;
  if (article === 'BP-JEU-GAP-2') note(course, article, seat, { card: formatCard(card) });
  else if (article === 'BP-47-1') {
    note(course, article, seat, { card: formatCard(card), turn: seatName(course.now.play.turn) });
    offerOrder(course, article, seat, [formatCard(card)]);
  } else offerOnLead(course, seat, card, article);
};

/** BP-OPT-GAP-1: the owner of a choice plays on without it; dummy's cards are declarer's to play. */
const isOwners = ({ declarer }: BridgePlafondState, { to }: Choice, seat: number): boolean =>
  seatIndex(to) === playerOf(declarer, seat);

/** Of the side's next lead, whenever it comes: it outlives what the owner of the choice plays before. */
const OF_NEXT_LEAD = 'BP-53-1';

/** Whose card, beside that of its owner, ends a choice that nobody has made, by its article. */
const ENDED_BY: Readonly<
  Record<string, (state: BridgePlafondState, choice: Choice, seat: number) => boolean>
> = {
  // The lead that could be ordered has been made.
  'BP-41-1': ({ play }, { offender }, seat) => seat === partnerOf(seatIndex(offender)) && play.count === 1,
  'BP-45-1': ({ declarer }, _choice, seat) => isDefender(declarer, seat),
  'BP-46-1': ({ declarer }, _choice, seat) => isDefender(declarer, seat),
  'BP-46-2-II': ({ play }) => play.count === 1,
  'BP-47-1': (_state, { offender }, seat) => seat === partnerOf(seatIndex(offender)),
  'BP-50-1': ({ play, declarer }, _choice, seat) => !isDefender(declarer, seat) || play.count === 1,
  'BP-50-3': ({ declarer }, _choice, seat) => !isDefender(declarer, seat),
  'BP-52-1': (_state, { offender }, seat) => seat === partnerOf(seatIndex(offender)),
  [OF_NEXT_LEAD]: ({ play }, { offender }, seat) =>
    play.count === 1 && sideIndex(seat) === sideIndex(seatIndex(offender)),
  'BP-55-1-AII': ({ declarer }, _choice, seat) => seat === declarer,
};

const isEndedBy = (state: BridgePlafondState, choice: Choice, seat: number): boolean =>
  (choice.until === 'card' && choice.article !== OF_NEXT_LEAD && isOwners(state, choice, seat)) ||
  ENDED_BY[choice.article]?.(state, choice, seat) === true;

/** The choices that a card ends; `fresh`: those that came of it. */
const lapses = (course: Course, seat: number, before: readonly Choice[]): void => {
  for (const choice of before) {
    const { now } = course;
    if (!now.choices.includes(choice)) continue;
    if (!isEndedBy(now, choice, seat)) continue;
    if (choice.article === 'BP-46-2') {
      note(course, 'BP-46-3', seatIndex(choice.offender), { card: choice.cards[0] ?? '' });
      swapDeclarer(course, seat);
    }
    lapse(course, choice);
  }
};

const isRevoke = ({ play }: BridgePlafondState, seat: number, card: Card): boolean =>
  isKnown(play, seat) && !follows(play, seat, card);

/** The revoke that a card is: not following, or an order that was not obeyed (BP-55-DEF-1, BP-55-DEF-2). */
const revoked = (course: Course, seat: number, card: Card, broken: Obligation | null): void => {
  const trick = course.now.play.completed + 1;
  const facts = { card: formatCard(card), trick };
  if (broken === null) {
    note(course, 'BP-55-DEF-1', seat, facts);
    owe(course, { seat, card, trick, article: 'BP-55-DEF-1' });
    return;
  }
  note(course, broken.article === 'BP-43-1' ? 'BP-43-4' : 'BP-55-DEF-2', seat, {
    ...facts,
    order: broken.article,
    kind: broken.kind,
  });
  owe(course, { seat, card, trick, article: 'BP-55-DEF-2' });
};

/** @param by who played it, where it was not his to play */
export const layCard = (course: Course, seat: number, card: Card, by: Seat | null = null): void => {
  const { now } = course;
  const { play } = now;
  const place = misplaced(now, seat);
  const ordered = seat === play.turn || play.count > 0;
  const fails = isRevoke(now, seat, card);
  const broken = fails || !ordered ? null : disobeyed(now, seat, card);
  const used = ordered ? ordersOn(now, seat) : [];
  const failed = isKnown(play, seat) ? 0 : failedBefore(play, seat, card);
  const before = now.choices;
  const played = { seat: seatName(seat), card: formatCard(card), ...(by === null ? {} : { by }) };
  goOn(course, { type: 'CardPlayed', data: played });
  // After a revoke the orders on its card hold for the one that may take its place.
  if (!fails && broken === null) for (const each of used) lift(course, each, each.article);
  const exposed = obligationOn(now.obligations, 'exposed-card', formatCard(card));
  if (exposed !== null) lift(course, exposed, 'BP-44-3');
  lapses(course, seat, before);
  if (by !== null) playedByAnother(course, { seat, card }, by);
  afterMisplaced(course, seat, card, place);
  if (fails || broken !== null) revoked(course, seat, card, broken);
  if (failed > 0) prove(course, seat, failed);
  establish(course, seat, play.completed + 1);
};

/** BP-47-1, BP-44-1: a card beside the trick, of a seat that has played to it. */
export const layBeside = (course: Course, seat: number, card: Card): void => {
  const { now } = course;
  const { play, declarer } = now;
  const text = formatCard(card);
  const early = isDefender(declarer, seat) && !hasPlayed(play, partnerOf(seat));
  goOn(course, { type: 'CardLaidBeside', data: { seat: seatName(seat), card: text } });
  establish(course, seat, play.completed + 2);
  if (!isDefender(declarer, seat)) return;
  note(course, early ? 'BP-47-1' : 'BP-44-1', seat, { card: text });
  exposeCard(course, seat, card, early ? 'BP-47-GAP-1' : 'BP-44-1');
  if (early) offerOrder(course, 'BP-47-1', seat, [text]);
};
