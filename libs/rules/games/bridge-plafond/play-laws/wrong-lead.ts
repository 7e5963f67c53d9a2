import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard, parseCard, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { partnerOf, rightOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { leaderOf } from '@arbitre/rules/kernel/tricks/play';
import type { Choice, Consequence } from '../choices/choice';
import { type Course, goOn, impose, note, offer } from '../course';
import type { BridgePlafondState } from '../state';
import { exposeCard } from './at-table';
import { clearTrick } from './cards-back';
import { LEAD_OPTIONS, suitOfOption } from './lead-options';
import { markOf, order } from './orders';

// Leads from the wrong hand and out of turn (articles 45 and 46).

const LEADS = ['BP-45-1', 'BP-46-1', 'BP-46-2'];

/** The choice on a lead that lies on the table against the rules; null where none does. */
export const openLead = ({ choices, play }: BridgePlafondState): Choice | null =>
  play.count === 0 ? null : (choices.find(({ article }) => LEADS.includes(article)) ?? null);

/** By which article a lead is wrong that its seat does not have. */
export const wrongLeadArticle = (
  { declarer, play }: BridgePlafondState,
  seat: number,
): 'BP-45-1' | 'BP-46-1' | 'BP-46-2' => {
  if (isDefender(declarer, seat)) return 'BP-46-2';
  return isDefender(declarer, play.turn) ? 'BP-46-1' : 'BP-45-1';
};

/** The lead lies on the table; who may do something about it has the choice. */
export const offerOnLead = (course: Course, seat: number, card: Card, article: string): void => {
  const { declarer } = course.now;
  note(course, article, seat, { card: formatCard(card), turn: seatName(course.now.play.toLead) });
  const about = { article, until: 'card', offender: seatName(seat), cards: [formatCard(card)] } as const;
  if (article === 'BP-46-2')
    offer(course, { ...about, to: seatName(declarer), options: [...LEAD_OPTIONS, 'expose', 'accept'] });
  else
    for (const flank of [declarer + 1, declarer + 3].map((each) => each & 3))
      offer(course, { ...about, to: seatName(flank), options: ['demand'] });
};

/** BP-46-3B: declarer has played to an opening lead of the opponent on his right. */
export const swapDeclarer = (course: Course, seat: number): void => {
  const { now } = course;
  const lead = openLead(now);
  if (lead?.article !== 'BP-46-2' || now.play.completed > 0 || seat !== now.declarer) return;
  if (seatIndex(lead.offender) !== rightOf(seat) || leaderOf(now.play, 1) !== rightOf(seat)) return;
  note(course, 'BP-46-3B', seat, { lead: lead.cards[0] ?? '' });
  goOn(course, { type: 'DeclarerReplaced', data: { declarer: seatName(partnerOf(seat)) } });
};

/** The other defender has nothing to say any more. */
const closeTwin = (course: Course, { article, to }: Choice): void => {
  for (const each of course.now.choices)
    if (each.article === article && each.to !== to)
      goOn(course, { type: 'ChoiceLapsed', data: { article, to: each.to } });
};

/** BP-45-1: the right hand leads, in the same suit where it can. */
export const wrongHand: Consequence = {
  taken: (course, choice) => {
    closeTwin(course, choice);
    clearTrick(course, choice.article);
    const { play } = course.now;
    const [card = ''] = choice.cards;
    impose(
      course,
      order('forced-lead', play.turn, [card], {
        article: 'BP-45-1',
        trick: play.completed + 1,
        by: [choice.to],
      }),
    );
  },
};

/** BP-46-1: without penalty. */
export const declarersLead: Consequence = {
  taken: (course, choice) => {
    closeTwin(course, choice);
    clearTrick(course, choice.article);
  },
};

/** What lies on a lead that goes back goes back too: a defender's is shown. */
const clearLead = (course: Course, { offender }: Choice): void => {
  for (const { seat, card } of clearTrick(course, 'BP-46-2'))
    if (seatName(seat) !== offender) exposeCard(course, seat, card, 'BP-44-1');
};

/** BP-46-2: a suit for their next lead, the card exposed, or the lead upheld. */
export const defendersLead: Consequence = {
  taken: (course, choice, option) => {
    if (option === 'accept') return;
    clearLead(course, choice);
    const { now } = course;
    const seat = seatIndex(choice.offender);
    const card = parseCard(choice.cards[0] ?? '');
    if (option === 'expose') {
      exposeCard(course, seat, card, 'BP-46-2-II');
      return;
    }
    const isTheirs = sideIndex(now.play.turn) === sideIndex(seat);
    if (!isTheirs) exposeCard(course, seat, card, 'BP-46-2-I');
    impose(
      course,
      order('forced-side-lead', seat, [markOf(suitOfOption(option))], {
        ...{
          article: isTheirs ? 'BP-46-GAP-2' : 'BP-46-2-I',
          trick: now.play.completed + 1,
          by: [choice.to],
        },
      }),
    );
  },
};

/** BP-46-2-II: its partner has the lead while the card lies exposed. */
export const banOnLead: Consequence = {
  taken: (course, choice, option) => {
    if (option !== 'forbid') return;
    const partner = partnerOf(seatIndex(choice.offender));
    const suit = SUIT_LETTERS.charAt(suitOf(parseCard(choice.cards[0] ?? '')));
    impose(
      course,
      order('forbidden-lead', partner, [markOf(suit)], {
        ...{ article: 'BP-46-2-II', trick: course.now.play.completed + 1, by: [choice.to] },
      }),
    );
  },
};
