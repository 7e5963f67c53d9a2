import type { WhistMilitaire } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, oneOf, text, wholeNumber } from '../notation';

export const SeatName = oneOf<WhistMilitaire.Seat>(['N', 'E', 'S', 'W'], 'Seat');
export const SideName = oneOf<WhistMilitaire.Side>(['NS', 'EW'], 'Side');
export const CardName = Type.String({ pattern: '^[CDHS][2-9TJQKA]$', description: 'Card: `SA`, `HT`' });
export const ArticleId = text('Article of the booklet: `WM-R9a`', 40);
export const Reason = text('Why, in words');
export const PackName = text('The pack, as the hall calls it', 80);
export const TrickNumber = wholeNumber('Trick, 1 to 13', 1, 13);
const counted = wholeNumber('Cards that the player was dealt', 0, 52);
/** More than thirteen where the cards were dealt wrongly, which is then an irregularity. */
export const Hand = Type.Union([Type.Array(CardName, { maxItems: 52 }), Type.Null()], {
  description: 'The cards, null where the record does not know the hand',
});
const Hands = fields({ N: Hand, E: Hand, S: Hand, W: Hand }, 'Cards by seat, as they were dealt');
export const Counts = Type.Partial(fields({ N: counted, E: counted, S: counted, W: counted }), {
  description: 'Cards by seat; a seat that did not count is left out',
});
export const Defect = oneOf<WhistMilitaire.PackDefect>(
  ['none', 'missing', 'extra', 'duplicate'],
  'What is wrong with the pack',
);
export const OutcomeName = oneOf<WhistMilitaire.Outcome>(
  ['play-on', 'redeal', 'point-lost', 'visible-card'],
  'What the arbiter decided',
);
export const Consultant = oneOf<WhistMilitaire.Seat | 'arbiter'>(
  ['N', 'E', 'S', 'W', 'arbiter'],
  'Who looked at the trick',
);
export const ClosingCause = oneOf<'mixed' | 'signed'>(
  ['mixed', 'signed'],
  'The cards were mixed, or the sheet signed after the last deal',
);

const whist = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'whist-militaire');

export const cutMade = whist('CutMade', 'The pack was cut before the deal.', fields({ seat: SeatName }));
export const dealStarted = whist(
  'DealStarted',
  'The dealer began to deal.',
  fields({ seat: SeatName, pack: Type.Optional(PackName) }),
);
export const cardsDealt = whist('CardsDealt', 'The hands of the deal.', fields({ hands: Hands }));
export const handPickedUp = whist('HandPickedUp', 'A player took up his hand.', fields({ seat: SeatName }));
export const handsCounted = whist(
  'HandsCounted',
  'Players said how many cards they were dealt.',
  fields({ counts: Counts }),
);
export const packCounted = whist(
  'PackCounted',
  'The arbiter counted the pack.',
  fields({ cards: wholeNumber('Cards in the pack', 0, 104), defect: Defect }),
);
export const packChanged = whist(
  'PackChanged',
  'The table plays on with another pack.',
  fields({
    pack: PackName,
    reason: Reason,
    approvedBy: Type.Optional(text('The person in charge, after a deal', 80)),
  }),
);
export const cardPlayed = whist(
  'CardPlayed',
  'A card was played to the trick.',
  fields({ seat: SeatName, card: CardName }),
);
export const cardExposed = whist(
  'CardExposed',
  'A card came face up without being played.',
  fields({
    seat: SeatName,
    card: CardName,
    cause: oneOf<WhistMilitaire.ExposureCause>(
      ['dealing', 'picking-up', 'sorting', 'dropped', 'out-of-turn', 'two-cards', 'revoke', 'ruling'],
      'How',
    ),
  }),
);
export const twoCardsPlayed = whist(
  'TwoCardsPlayed',
  'A player put down two cards at once; what is played and what is visible follows.',
  fields({
    seat: SeatName,
    cards: Type.Array(CardName, { minItems: 2, maxItems: 2, description: 'The two cards' }),
    choice: Type.Optional(CardName),
  }),
);
export const cardReplaced = whist(
  'CardReplaced',
  'A revoke was corrected before its trick was closed.',
  fields({ seat: SeatName, card: CardName, with: CardName }),
);
export const trickWon = whist(
  'TrickWon',
  'A trick was won; given anew when a correction changed it.',
  fields({ seat: SeatName, number: TrickNumber }),
);
export const trickGathered = whist(
  'TrickGathered',
  'The winning side turned the trick down: it is closed.',
  fields({ seat: SeatName, number: TrickNumber }),
);
export const trickCardsAsked = whist(
  'TrickCardsAsked',
  'The player to play had the cards of the trick put back before their players.',
  fields({ seat: SeatName }),
);
export const trickConsulted = whist(
  'TrickConsulted',
  'Somebody looked at a trick again.',
  fields({ by: Consultant, trick: TrickNumber }),
);
export const handsRevealed = whist(
  'HandsRevealed',
  'Hands became known after the play had begun.',
  fields({ hands: Hands }),
);
export const disputeOpened = whist(
  'DisputeOpened',
  'The deal waits for the arbiter.',
  fields({
    by: SeatName,
    article: ArticleId,
    reason: Reason,
    accused: Type.Optional(SeatName),
    trick: Type.Optional(TrickNumber),
  }),
);
export const disputeSettled = whist(
  'DisputeSettled',
  'The known cards settled a disputed revoke.',
  fields({
    article: ArticleId,
    outcome: oneOf<'proven' | 'disproved'>(['proven', 'disproved'], 'What they show'),
  }),
);
export const arbiterDecided = whist(
  'ArbiterDecided',
  'The arbiter decided at the table.',
  fields({
    article: ArticleId,
    reason: Reason,
    outcome: OutcomeName,
    side: Type.Optional(SideName),
    seat: Type.Optional(SeatName),
    card: Type.Optional(CardName),
  }),
);
export const penaltyImposed = whist(
  'PenaltyImposed',
  'A side loses the point of the deal.',
  fields({
    side: SideName,
    article: ArticleId,
    endsDeal: Type.Boolean({ description: 'Whether the remaining cards are not played' }),
  }),
);
export const dealVoided = whist(
  'DealVoided',
  'The deal is cancelled: the same dealer deals again, nobody scores.',
  fields({ article: ArticleId, dealer: SeatName }),
);
export const claimsClosed = whist(
  'ClaimsClosed',
  'Revokes of this deal can no longer be claimed.',
  fields({ cause: ClosingCause }),
);
export const resultRecorded = whist(
  'ResultRecorded',
  'The point as the score sheet shows it.',
  fields({
    winner: SideName,
    tricks: Type.Union([wholeNumber("The winners' tricks", 7, 13), Type.Null()], {
      description: "The winners' tricks, null where the sheet does not say",
    }),
    article: Type.Union([ArticleId, Type.Null()], { description: 'The penalty that decided, or null' }),
    by: Type.Optional(SeatName),
  }),
);

export const whistMilitaireSchemas = [
  cutMade,
  dealStarted,
  cardsDealt,
  handPickedUp,
  handsCounted,
  packCounted,
  packChanged,
  cardPlayed,
  cardExposed,
  twoCardsPlayed,
  cardReplaced,
  trickWon,
  trickGathered,
  trickCardsAsked,
  trickConsulted,
  handsRevealed,
  disputeOpened,
  disputeSettled,
  arbiterDecided,
  penaltyImposed,
  dealVoided,
  claimsClosed,
  resultRecorded,
] as const;
