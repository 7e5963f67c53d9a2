import { SIDES } from '@arbitre/rules/kernel/compass';
import { card, hands, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { telling } from '@arbitre/rules/kernel/declare/field';
import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { integer, lines, oneOf, text } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of whist classique are made of, beside seats, sides and cards.

/** More than thirteen cards lie in a hand that was dealt wrongly, which is then an irregularity. */
export const allHands = hands(52);
export const cards = list(card, { most: 52 }, 'Cards');
export const articleCited = text('Article of the rulebook: `WHC-CP-A`', 40);
export const reason = lines('Why, in words');
export const pack = text('The pack, by its back', 40);
export const number = integer(1, 13, 'Trick, 1 to 13');
/** 0 for a trick that is not known. */
export const tricks = integer(0, 13, 'Tricks');
export const tricksBySide = object({ NS: tricks, EW: tricks }, 'Tricks of each side');
export const lifted = integer(0, 52, 'Cards in the lifted packet');
export const asked = oneOf(['card', 'suit'], 'What is asked');
export const honours = integer(0, 4, 'Honours of the side: 0, 3 or 4');
export const demand = text('A card, a suit, `highest`, `lowest`, `trump` or `discard`', 10);
export const closing = oneOf(
  ['next-cut', 'result-confirmed'],
  'The next deal was cut, or the result of the partie confirmed',
);
export const chooser = telling('seat', oneOf([...SIDES, 'arbiter'], 'Who chooses'));

/** What a score sheet may show beside the tricks. `firstTrick`: who won the first trick, where the deal follows it. */
export const onSheet = {
  honours: optional(object({ side, count: integer(3, 4, '3 or 4') }, 'Honours held')),
  revokes: optional(tricksBySide),
  called: optional(side),
  firstTrick: optional(seat),
};

/** What an arbiter may decide at the table (WHC-SUP-GAP-5). */
export const ARBITER_DECISIONS = [
  ...(['count-as-played', 'lift', 'establish-revoke', 'dismiss-revoke', 'split'] as const),
  ...(['new-deal', 'misdeal', 'new-shuffle', 'play-on'] as const),
] as const;
