import type { Whist, WhistClaims } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, oneOf, text, wholeNumber } from '../notation';

export const SeatName = oneOf<Whist.Seat>(['N', 'E', 'S', 'W'], 'Seat');
export const SideName = oneOf<Whist.Side>(['NS', 'EW'], 'Side');
export const CardName = Type.String({ pattern: '^[CDHS][2-9TJQKA]$', description: 'Card: `SA`, `HT`' });
export const Cards = Type.Array(CardName, { maxItems: 52, description: 'Cards' });
export const ArticleId = text('Article of the rulebook: `WHC-CP-A`', 40);
export const Reason = text('Why, in words');
export const PackName = text('The pack, by its back', 40);
export const TrickNumber = wholeNumber('Trick, 1 to 13', 1, 13);
export const Lifted = wholeNumber('Cards in the lifted packet', 0, 52);
/** More than thirteen where the cards were dealt wrongly, which is then an irregularity. */
export const Hand = Type.Union([Type.Array(CardName, { maxItems: 52 }), Type.Null()], {
  description: 'The cards, null where the record does not know the hand',
});
const Hands = fields({ N: Hand, E: Hand, S: Hand, W: Hand }, 'Cards by seat, as they were dealt');
const tricks = wholeNumber('Tricks', 0, 13);
export const TricksBySide = fields({ NS: tricks, EW: tricks }, 'Tricks of each side');
export const TrumpQuestion = oneOf<'card' | 'suit'>(['card', 'suit'], 'What is asked');
export const HonourCount = wholeNumber('Honours of the side: 0, 3 or 4', 0, 4);
export const DemandText = text('A card, a suit, `highest`, `lowest`, `trump` or `discard`', 10);
export const ClosingReason = oneOf<WhistClaims.ClaimWindowClosed['data']['reason']>(
  ['next-cut', 'result-confirmed'],
  'The next deal was cut, or the result of the partie confirmed',
);
export const SheetFields = {
  honours: Type.Optional(fields({ side: SideName, count: wholeNumber('3 or 4', 3, 4) }, 'Honours held')),
  revokes: Type.Optional(TricksBySide),
  called: Type.Optional(SideName),
  firstTrick: Type.Optional(SeatName),
};

const Owed = {
  kind: Type.Unsafe<Whist.ObligationImposed['data']['kind']>(
    text('`penalised-card`, `forced-lead`, `forced-play`', 40),
  ),
  seat: text('The seat that owes it', 10),
  cards: Cards,
  article: ArticleId,
};

const whist = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'whist');

const bySeat = fields({ seat: SeatName });

const DEALING = [
  whist('PackShuffled', 'A player shuffled the pack.', bySeat),
  whist(
    'PackPrepared',
    "The dealer's partner prepared the other pack.",
    fields({ seat: SeatName, pack: PackName, beside: SeatName }),
  ),
  whist(
    'PackPresented',
    'The dealer presented the pack for the cut.',
    fields({ seat: SeatName, to: SeatName }),
  ),
  whist('PackCut', 'The pack was cut.', fields({ seat: SeatName, lifted: Lifted, beside: SeatName })),
  whist(
    'CutVoided',
    'A cut with too few cards in a packet; it is made again.',
    fields({ seat: SeatName, lifted: Lifted }),
  ),
  whist(
    'DealBegun',
    'A player began to deal.',
    fields({ seat: SeatName, pack: Type.Union([PackName, Type.Null()]) }),
  ),
  whist('DealStopped', 'A deal out of turn or with the wrong pack was stopped.', bySeat),
  whist('HandLookedAt', 'A player looked at his cards.', bySeat),
  whist('HandsDealt', 'The hands of the coup.', fields({ hands: Hands })),
  whist('HandsRevealed', 'Hands became known after the play had begun.', fields({ hands: Hands })),
  whist(
    'TrumpCardTurned',
    'The last card was turned: its suit is trump.',
    fields({ seat: SeatName, card: CardName }),
  ),
  whist(
    'PacksExchanged',
    'The packs stay exchanged for the rest of the partie.',
    fields({ article: ArticleId }),
  ),
  whist(
    'TrumpAsked',
    'A player asked for the trump card or its suit.',
    fields({ seat: SeatName, what: TrumpQuestion, answer: text('The card or the suit', 2) }),
  ),
  whist('HonoursCalled', 'A player called his honours before the play.', bySeat),
  whist(
    'HonoursAnswered',
    'The partner answered the call.',
    fields({ seat: SeatName, honours: HonourCount }),
  ),
] as const;

const PLAYING = [
  whist('CardPlayed', 'A card was played to the trick.', fields({ seat: SeatName, card: CardName })),
  whist(
    'CardExposed',
    'A card was laid out without counting as played.',
    fields({ seat: SeatName, card: CardName }),
  ),
  whist(
    'CardsPlayedTogether',
    'Several cards fell at once; the player named the one he meant.',
    fields({ seat: SeatName, card: CardName, others: Cards }),
  ),
  whist('LeadContested', 'A lead out of turn was objected to.', fields({ by: SeatName })),
  whist(
    'CardsReturned',
    'Cards went back to their hands without penalty.',
    fields({ cards: Type.Array(text('Seat and card: `N:SA`', 4)) }),
  ),
  whist('TrickWon', 'A trick was won.', fields({ seat: SeatName, number: TrickNumber })),
  whist('TrickGathered', 'A trick was gathered.', fields({ seat: SeatName, number: TrickNumber })),
  whist('TrickViewed', 'A player looked at a trick.', fields({ seat: SeatName, number: TrickNumber })),
  whist(
    'PlayOmitted',
    'A player did not play to the trick.',
    fields({ seat: SeatName, number: TrickNumber }),
  ),
  whist(
    'CardSupplied',
    'A player played to the trick that he had missed.',
    fields({ seat: SeatName, card: CardName }),
  ),
  whist('SuitQuestionAsked', 'A player asked his partner about the suit led.', bySeat),
  whist(
    'RevokeCorrected',
    'The right card replaced one that had not followed.',
    fields({ seat: SeatName, card: CardName, wrong: CardName, number: TrickNumber }),
  ),
  whist(
    'PenaltyDemanded',
    'An opponent demanded a penalty.',
    fields({ by: SeatName, seat: SeatName, demand: DemandText }),
  ),
  whist('PenaltyWaived', 'An opponent let a penalty pass.', fields({ by: SeatName, seat: SeatName })),
  whist(
    'ChoiceOffered',
    'The rules leave a choice to a side or to the arbiter.',
    fields({
      article: ArticleId,
      to: oneOf<Whist.ChoiceOffered['data']['to']>(['NS', 'EW', 'arbiter'], 'Who chooses'),
      options: Type.Array(text('An option', 40)),
    }),
  ),
  whist('ConsultationHeld', 'A player consulted his partner about a choice.', bySeat),
  whist('ChoiceMade', 'A side chose.', fields({ by: SeatName, choice: text('The option', 40) })),
  whist(
    'DealVoided',
    'The hands are void and dealt anew.',
    fields({
      kind: oneOf<Whist.DealVoided['data']['kind']>(['new-deal', 'misdeal'], 'New deal or misdeal'),
      article: ArticleId,
      dealer: SeatName,
    }),
  ),
  whist(
    'ArbiterDecided',
    'The arbiter decided about one thing.',
    fields({
      decision: text('What', 40),
      reason: Reason,
      seat: Type.Optional(SeatName),
      card: Type.Optional(CardName),
      trick: Type.Optional(tricks),
      tricks: Type.Optional(TricksBySide),
    }),
  ),
  whist('SlamMade', 'A side won all thirteen tricks.', fields({ side: SideName })),
  whist(
    'ObligationImposed',
    'The rules hold something against a seat.',
    fields({
      ...Owed,
      trick: wholeNumber('The trick in which it arose', 0, 13),
      by: Type.Optional(Type.Array(text('A seat that may exercise it', 10))),
      offender: Type.Optional(text('The seat at fault', 10)),
    }),
  ),
  whist('ObligationLifted', 'What was held against a seat is over.', fields(Owed)),
] as const;

const CLAIMS = [
  whist('HandsAbandoned', 'All four laid down their hands.', fields({ tricks: TricksBySide })),
  whist('RevokeClaimed', 'A revoke was claimed, or admitted.', fields({ by: SeatName, against: SeatName })),
  whist(
    'RevokeEstablished',
    'A revoke was established.',
    fields({
      seat: SeatName,
      trick: tricks,
      article: ArticleId,
      proof: oneOf<WhistClaims.RevokeEstablished['data']['proof']>(
        ['record', 'admission', 'tricks-mixed', 'arbiter'],
        'What it rests on',
      ),
    }),
  ),
  whist('RevokeDismissed', 'A claim of a revoke fell.', fields({ against: SeatName, article: ArticleId })),
  whist('TricksMixed', 'A player mixed the tricks.', bySeat),
  whist('ExaminationClosed', 'The opponents ended the examination of the tricks.', fields({ by: SeatName })),
  whist('ClaimWindowClosed', 'No revoke can be claimed any more.', fields({ reason: ClosingReason })),
  whist('PlayOnRequired', 'The side that revoked had the coup played to its end.', bySeat),
  whist(
    'TricksRecorded',
    'The coup as a score sheet shows it.',
    fields({
      tricks: Type.Union([tricks, Type.Null()], {
        description: 'Tricks of North-South as won in play, null where honours were called',
      }),
      ...SheetFields,
    }),
  ),
] as const;

export const whistSchemas = [...DEALING, ...PLAYING, ...CLAIMS] as const;
