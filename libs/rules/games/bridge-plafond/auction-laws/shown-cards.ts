import { formatCard, parseCard, parseWritten, rankOf, RANK_LETTERS } from '@arbitre/rules/kernel/cards';
import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { leftOf, partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { imposed, lifted, type Obligation, owedBy } from '@arbitre/rules/kernel/mistakes/obligations';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import { type Consequence, NEW_DEAL } from '../choices/choice';
import { annul, courseFrom, ended, goOn, impose, lift, note, offer } from '../course';
import type { BridgePlafondEvent, Seat } from '../events';
import { impossible } from '../play/decide-play';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { orderOn } from './late-call';

// Article 43: a card that is shown between the end of the deal and the end of the auction.

export const isHonour = (card: string): boolean => rankOf(parseCard(card)) >= RANK_LETTERS.indexOf('T');

/** BP-43-3: the left opponent may demand a new deal. */
export const showCard: Decide<'show-card'> = (state, { seat: name, card: written, led = false }) => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'show-card' });
  if (state.grain === 'result') return refuse('result-grain', { do: 'show-card' });
  if (state.phase === 'waiting') return refuse('not-dealt');
  if (state.phase !== 'auction') return refuse('auction-over');
  const seat = seatIndex(name);
  const card = formatCard(parseWritten(written));
  const cannot = impossible(state, seat, parseCard(card));
  if (cannot !== null) return cannot;
  const before = owedBy(state.obligations, name, 'shown-card');
  if (before.some(({ cards }) => cards.includes(card))) return refuse('card-shown', { seat: name, card });
  const grave = led || isHonour(card) || before.length > 0;
  const article = grave ? 'BP-43-3' : 'BP-43-1';
  const course = courseFrom(state);
  goOn(course, { type: 'CardShown', data: { seat: name, card, ...(led ? { led } : {}) } });
  note(course, article, seat, { seat: name, card, led });
  impose(course, { kind: 'shown-card', seat: name, cards: [card], article, trick: 0 });
  if (grave && !state.choices.some((each) => each.article === 'BP-43-3' && each.offender === name))
    offer(course, {
      ...{ article: 'BP-43-3', to: seatName(leftOf(seat)), options: [NEW_DEAL, 'go-on'], until: 'call' },
      ...{ offender: name, cards: [...before.flatMap(({ cards }) => cards), card] },
    });
  return ended(course);
};

export const graveConsequence: Consequence = {
  taken: (course, { article }, option) => {
    if (option === NEW_DEAL) annul(course, article);
  },
};

const shownBy = ({ obligations }: BridgePlafondState, seat: Seat): readonly Obligation[] =>
  owedBy(obligations, seat, 'shown-card');

/** BP-43-GAP-2: the suit may be forbidden where the partner makes the opening lead. */
const optionsOn = ({ declarer }: BridgePlafondState, offender: number): readonly string[] =>
  partnerOf(offender) === leftOf(declarer) ? ['exposed', 'forbid-lead'] : ['exposed'];

/** What becomes of the cards that a seat showed, now that the auction is closed. */
const carried = (state: BridgePlafondState, seat: Seat): readonly BridgePlafondEvent[] => {
  const shown = shownBy(state, seat);
  const [first] = shown;
  if (first === undefined) return [];
  const offender = seatIndex(seat);
  const single = shown.length === 1 && first.article === 'BP-43-1';
  if (!isDefender(state.declarer, offender))
    return shown.map((each) => lifted(each, single ? 'BP-43-2' : 'BP-43-GAP-1'));
  if (!single)
    return shown.flatMap((each) => [
      lifted(each, 'BP-43-GAP-1'),
      imposed({ ...each, kind: 'exposed-card', article: 'BP-43-GAP-1' }),
    ]);
  if (state.choices.some((each) => each.article === 'BP-43-1' && each.offender === seat)) return [];
  const choice = {
    ...{ article: 'BP-43-1', to: seatName(state.declarer), options: optionsOn(state, offender) },
    ...{ until: 'card' as const, offender: seat, cards: first.cards },
  };
  return [{ type: 'ChoiceOffered', data: choice }];
};

/** What the auction leaves behind when it is closed: passes that are no longer owed, and the cards that were shown. */
export const carryDue = (state: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const { obligations, phase, passedOut, contract } = state;
  if (obligations.length === 0 || (phase !== 'play' && !passedOut)) return [];
  const passes = obligations
    .filter(({ kind }) => kind === 'must-pass-once' || (passedOut && kind === 'shown-card'))
    .map((each) => lifted(each, 'BP-ENCH-6'));
  if (passes.length > 0 || contract === null) return passes;
  const seats = new Set(obligations.filter(({ kind }) => kind === 'shown-card').map(({ seat }) => seat));
  return [...seats].flatMap((seat) => carried(state, seat as Seat));
};

export const lowCardConsequence: Consequence = {
  // The lead has been made: nobody can be forbidden it any more.
  problem: ({ play }, { article, to }, option) =>
    option === 'forbid-lead' && isUnderWay(play) ? refused('BP-43-GAP-2', { article, to, led: true }) : null,
  taken: (course, choice, option) => {
    const [shown] = shownBy(course.now, choice.offender);
    if (shown === undefined) return;
    lift(course, shown, 'BP-43-1');
    if (option === 'exposed') impose(course, { ...shown, kind: 'exposed-card' });
    else orderOn(course, 'forbidden-lead', shown.cards[0]?.charAt(0) ?? '', choice);
  },
  lapsed: (course, { offender }) => {
    for (const each of shownBy(course.now, offender)) lift(course, each, 'BP-OPT-GAP-1');
  },
};
