import { Type } from '@sinclair/typebox';
import { FactsSchema, fields, oneOf, text, wholeNumber } from '../notation';
import {
  ArticleId,
  CardName,
  Cards,
  ClosingReason,
  DemandText,
  Hand,
  HonourCount,
  Lifted,
  PackName,
  Reason,
  SeatName,
  SheetFields,
  TrickNumber,
  TricksBySide,
  TrumpQuestion,
} from './whist';

const PartialHands = Type.Partial(fields({ N: Hand, E: Hand, S: Hand, W: Hand }), {
  description: 'Cards by seat; a seat that is left out or null is not known',
});
const act = <const Name extends string>(name: Name) => oneOf([name] as const);
const of = <const Name extends string>(name: Name, summary: string) =>
  fields({ do: act(name), seat: SeatName }, summary);
const by = <const Name extends string>(name: Name, summary: string) =>
  fields({ do: act(name), by: SeatName }, summary);

const DEALING = [
  of('shuffle', 'Shuffles the pack'),
  fields({ do: act('prepare-pack'), seat: SeatName, pack: PackName }, 'Prepares the other pack'),
  of('present-pack', 'Presents the pack for the cut'),
  fields({ do: act('cut'), seat: SeatName, lifted: Lifted }, 'Cuts the pack'),
  fields({ do: act('begin-deal'), seat: SeatName, pack: Type.Optional(PackName) }, 'Begins to deal'),
  of('stop-deal', 'Stops a deal out of turn or with the wrong pack'),
  of('look-at-hand', 'Looks at his cards'),
  fields(
    { do: act('deal'), hands: Type.Optional(PartialHands), pack: Type.Optional(Cards) },
    'Records the hands, or deals the cut pack out',
  ),
  fields({ do: act('reveal-hands'), hands: PartialHands }, 'Makes hands known later'),
  fields({ do: act('turn-trump'), card: CardName }, 'Turns the last card'),
  fields({ do: act('ask-trump'), seat: SeatName, what: TrumpQuestion }, 'Asks for the trump'),
  of('call-honours', 'Calls his honours'),
  fields({ do: act('answer-honours'), seat: SeatName, honours: HonourCount }, 'Answers the call'),
] as const;

const PLAYING = [
  fields({ do: act('play'), seat: SeatName, card: CardName }, 'Plays a card'),
  fields(
    { do: act('play-together'), seat: SeatName, card: CardName, others: Cards },
    'Plays a card with which others fell',
  ),
  by('contest-lead', 'Objects to a lead out of turn'),
  of('gather', 'Gathers the trick'),
  fields({ do: act('view-trick'), seat: SeatName, number: TrickNumber }, 'Looks at a trick'),
  of('omit', 'Did not play to the trick'),
  fields({ do: act('supply'), seat: SeatName, card: CardName }, 'Plays to the trick that he missed'),
  of('consult', 'Consults his partner about a choice'),
  fields(
    {
      do: act('choose'),
      by: SeatName,
      choice: oneOf<'new-deal' | 'play-on'>(['new-deal', 'play-on'], 'The choice'),
    },
    'Chooses a new deal or to play on',
  ),
  fields({ do: act('demand'), by: SeatName, seat: SeatName, demand: DemandText }, 'Demands a penalty'),
  fields({ do: act('waive'), by: SeatName, seat: SeatName }, 'Lets a penalty pass'),
] as const;

const ENDING = [
  of('ask-partner', 'Asks his partner about the suit led'),
  fields({ do: act('correct-revoke'), seat: SeatName, card: CardName }, 'Corrects a revoke'),
  fields({ do: act('claim-revoke'), by: SeatName, against: SeatName }, 'Claims a revoke'),
  of('mix-tricks', 'Mixes the tricks'),
  by('close-examination', 'Ends the examination of the tricks'),
  fields({ do: act('close-claims'), reason: ClosingReason }, 'Ends the time for claims'),
  of('require-play-on', 'Has the coup played to its end'),
  fields({ do: act('abandon-hands'), tricks: TricksBySide }, 'All four lay down their hands'),
  fields(
    {
      do: act('record-result'),
      tricks: Type.Optional(Type.Union([wholeNumber('Tricks of North-South', 0, 13), Type.Null()])),
      ...SheetFields,
    },
    'Records a score sheet',
  ),
  fields(
    { do: act('report'), article: ArticleId, seat: text('Seat', 10), facts: Type.Optional(FactsSchema) },
    'Reports what no card shows',
  ),
  fields(
    {
      do: act('arbiter-decision'),
      decision: text('What', 40),
      reason: Reason,
      seat: Type.Optional(SeatName),
      card: Type.Optional(CardName),
      trick: Type.Optional(wholeNumber('Trick, 0 where it is not known', 0, 13)),
      tricks: Type.Optional(TricksBySide),
    },
    'Decides (arbiter)',
  ),
] as const;

/** The acts of a whist table: what records hold, and what the API takes. */
export const WhistActSchema = Type.Union([...DEALING, ...PLAYING, ...ENDING], {
  $id: 'https://arbitre.example/schemas/acts/whist.json',
  title: 'Acts of a table of whist classique',
});
