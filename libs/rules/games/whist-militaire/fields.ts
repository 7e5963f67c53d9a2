import { telling } from '@arbitre/rules/kernel/declare/field';
import { list, orNull, partial } from '@arbitre/rules/kernel/declare/compound';
import { card, hands } from '@arbitre/rules/kernel/declare/compass-fields';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, lines, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { SEATS } from '@arbitre/rules/kernel/compass';

// What the acts and events of whist militaire are made of, beside seats, sides and cards.

/** More than thirteen cards lie in a hand that was dealt wrongly, which is then an irregularity. */
export const allHands = hands(52);

export const articleCited = text('Article of the booklet: `WM-R9a`', 40);

export const reason = lines('Why, in words');

export const pack = text('The pack, as the hall calls it', 80);

export const trick = integer(1, 13, 'Trick, 1 to 13');

const counted = integer(0, 52, 'Cards that the player was dealt');

export const counts = partial(
  { N: counted, E: counted, S: counted, W: counted },
  'Cards by seat; a seat that did not count is left out',
);

export const cardsInPack = integer(0, 104, 'Cards in the pack');

export const defect = oneOf(['none', 'missing', 'extra', 'duplicate'], 'What is wrong with the pack');

export const approvedBy = person('The person in charge, after a deal');

/** `point-lost` gives the point of the deal to the other side. */
export const outcome = oneOf(['play-on', 'redeal', 'point-lost', 'visible-card'], 'What the arbiter decided');

export const consultant = telling('seat', oneOf([...SEATS, 'arbiter'], 'Who looked at the trick'));

export const closingCause = oneOf(
  ['mixed', 'signed'],
  'The cards were mixed, or the sheet signed after the last deal',
);

export const twoCards = list(card, { least: 2, most: 2 }, 'The two cards');

export const tricksWon = orNull(integer(7, 13), "The winners' tricks, null where the sheet does not say");

export const penaltyArticle = orNull(articleCited, 'The penalty that decided, or null');

/** The predetermined trump: one of the four suits, never no trump (WM-3-GAP-1). */
export const trump = oneOf(['C', 'D', 'H', 'S'], 'Trump suit');

/** How a card came face up of which players speak; the others follow from other acts. */
export const REPORTED_CAUSES = ['dealing', 'picking-up', 'sorting', 'dropped'] as const;
