import type { WhistMilitaireActs } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import { FactsSchema, fields, oneOf, wholeNumber, text } from '../notation';
import {
  ArticleId,
  CardName,
  ClosingCause,
  Consultant,
  Counts,
  Defect,
  Hand,
  OutcomeName,
  PackName,
  Reason,
  SeatName,
  SideName,
  TrickNumber,
} from './whist-militaire';

const PartialHands = Type.Partial(fields({ N: Hand, E: Hand, S: Hand, W: Hand }), {
  description: 'Cards by seat; a seat that is left out or null is not known',
});
const act = <const Name extends string>(name: Name) => oneOf([name] as const);

const DEALING = [
  fields({ do: act('cut'), seat: SeatName }, 'Cuts the pack'),
  fields({ do: act('start-deal'), seat: SeatName, pack: Type.Optional(PackName) }, 'Begins to deal'),
  fields(
    {
      do: act('deal'),
      hands: Type.Optional(PartialHands),
      pack: Type.Optional(Type.Array(CardName, { description: 'The 52 cards in the order of the deal' })),
    },
    'Records the hands, or deals the pack out',
  ),
  fields({ do: act('pick-up'), seat: SeatName }, 'Takes up a hand'),
  fields({ do: act('count'), counts: Counts }, 'Says how many cards were dealt'),
  fields(
    { do: act('count-pack'), cards: wholeNumber('Cards in the pack', 0, 104), defect: Defect },
    'Counts the pack (arbiter)',
  ),
  fields(
    {
      do: act('change-pack'),
      pack: PackName,
      reason: Reason,
      owner: Type.Optional(oneOf<'organiser' | 'player'>(['organiser', 'player'], 'Whose pack it is')),
      approvedBy: Type.Optional(text('The person in charge', 80)),
    },
    'Changes the pack',
  ),
] as const;

const PLAYING = [
  fields({ do: act('play'), seat: SeatName, card: CardName }, 'Plays a card'),
  fields(
    { do: act('play-two'), seat: SeatName, cards: Type.Array(CardName), choice: Type.Optional(CardName) },
    'Puts two cards down at once',
  ),
  fields(
    {
      do: act('expose'),
      seat: SeatName,
      card: CardName,
      cause: oneOf<WhistMilitaireActs.Expose['cause']>(
        ['dealing', 'picking-up', 'sorting', 'dropped'],
        'How the card came face up',
      ),
    },
    'Reports a card that came face up',
  ),
  fields({ do: act('replace'), seat: SeatName, card: CardName, with: CardName }, 'Corrects a revoke'),
  fields({ do: act('gather'), seat: SeatName }, 'Turns the trick down'),
  fields({ do: act('ask-cards'), seat: SeatName }, 'Asks who played which card'),
  fields({ do: act('consult'), by: Consultant, trick: TrickNumber }, 'Looks at a trick again'),
  fields({ do: act('reveal'), hands: PartialHands }, 'Makes hands known after the play has begun'),
  fields({ do: act('claim'), seat: SeatName }, 'Claims: always refused (WM-4.7)'),
  fields({ do: act('concede'), seat: SeatName }, 'Concedes: always refused (WM-4.7)'),
] as const;

const RULING = [
  fields(
    { do: act('report'), article: ArticleId, seat: SeatName, facts: Type.Optional(FactsSchema) },
    'Reports what no card shows',
  ),
  fields(
    {
      do: act('dispute'),
      by: SeatName,
      article: ArticleId,
      reason: Reason,
      accused: Type.Optional(SeatName),
      trick: Type.Optional(TrickNumber),
    },
    'Stops the deal until the arbiter has decided',
  ),
  fields(
    {
      do: act('rule'),
      article: ArticleId,
      reason: Reason,
      outcome: OutcomeName,
      side: Type.Optional(SideName),
      seat: Type.Optional(SeatName),
      card: Type.Optional(CardName),
    },
    'Decides (arbiter)',
  ),
  fields({ do: act('close-claims'), cause: ClosingCause }, 'Ends the time for claims'),
  fields(
    {
      do: act('record-result'),
      winner: SideName,
      tricks: Type.Optional(Type.Union([wholeNumber("The winners' tricks", 7, 13), Type.Null()])),
      article: Type.Optional(Type.Union([ArticleId, Type.Null()])),
      by: Type.Optional(SeatName),
    },
    'Records the point of a score sheet',
  ),
] as const;

/** The acts of a table of whist militaire: what records hold, and what the API takes. */
export const WhistMilitaireActSchema = Type.Union([...DEALING, ...PLAYING, ...RULING], {
  $id: 'https://arbitre.example/schemas/acts/whist-militaire.json',
  title: 'Acts of a table of whist militaire',
});
