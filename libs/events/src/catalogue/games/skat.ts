import type { Skat } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, oneOf, text, wholeNumber } from '../notation';

export const PlayerName = oneOf<Skat.Player>(['forehand', 'middlehand', 'rearhand'], 'Player');
export const SeatName = oneOf<Skat.Seat>(
  ['forehand', 'middlehand', 'rearhand', 'dealer', 'idle-1', 'idle-2'],
  'Seat; those after rearhand sit out',
);
export const CardName = Type.String({ pattern: '^[CDHS][7-9TJQKA]$', description: 'Card: `SA`, `HT`' });
export const ContractName = Type.String({
  pattern: '^[CSHDGN]H?[OZS]?$',
  description:
    'Game: `C` clubs, `GH` grand hand, `SHZ` spades hand with schwarz announced, `NHO` null ouvert hand',
});
export const GameLetter = oneOf<'C' | 'S' | 'H' | 'D' | 'G' | 'N'>(
  ['C', 'S', 'H', 'D', 'G', 'N'],
  'Kind of game',
);
export const ArticleId = text('Article of the rules: `SKAT-4.2.3.a`', 40);
export const Reason = text('Why, in words');
export const TrickNumber = wholeNumber('Trick, 1 to 10', 1, 10);
export const BidValue = wholeNumber('Game value, 18 to 264', 18, 264);
export const BreachNumber = wholeNumber('Number of the irregularity in the deal, from 0', 0, 999);
export const LevelName = oneOf<Skat.Level>(['simple', 'schneider', 'schwarz'], 'Level of the winner');
export const Matadors = wholeNumber('With so many (positive) or without (negative); 0 for null', -11, 11);
export const CardPoints = Type.Union([
  wholeNumber("The declarer's card points with the skat", 0, 120),
  Type.Null(),
]);
export const TrickCount = Type.Union([wholeNumber("The declarer's tricks", 0, 10), Type.Null()]);
export const CardList = Type.Array(CardName, { maxItems: 32, description: 'Cards' });
export const Two = Type.Array(CardName, { minItems: 2, maxItems: 2, description: 'Two cards' });
export const Leaves = fields(
  { tricks: wholeNumber('Tricks', 1, 10), points: wholeNumber('Card points in them', 0, 120) },
  'What a claim leaves to the others',
);
const Empty = Type.Unsafe<Readonly<Record<string, never>>>(Type.Object({}, { additionalProperties: false }));

export const skatEvent = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'skat');

export const bidMade = skatEvent(
  'BidMade',
  'A game value was offered.',
  fields({ seat: PlayerName, call: BidValue }),
);
export const bidHeld = skatEvent('BidHeld', 'The value offered was accepted.', fields({ seat: PlayerName }));
export const bidPassed = skatEvent('BidPassed', 'A player left the auction.', fields({ seat: PlayerName }));
export const auctionClosed = skatEvent(
  'AuctionClosed',
  'The declarer and the value that binds him.',
  fields({ declarer: PlayerName, bid: BidValue }),
);
export const dealPassedIn = skatEvent('DealPassedIn', 'Nobody plays; the deal counts.', Empty);
export const skatTaken = skatEvent(
  'SkatTaken',
  'The declarer took up the skat.',
  fields({ seat: PlayerName, cards: Type.Optional(CardList) }),
);
export const skatDiscarded = skatEvent(
  'SkatDiscarded',
  'The declarer laid cards away.',
  fields({ seat: PlayerName, cards: CardList }),
);
export const gameAnnounced = skatEvent(
  'GameAnnounced',
  'The declarer named his game.',
  fields({ seat: PlayerName, contract: ContractName }),
);
export const handLaidOpen = skatEvent(
  'HandLaidOpen',
  "The declarer's cards lie face up.",
  fields({ seat: PlayerName, cards: CardList }),
);
export const cardPlayed = skatEvent(
  'CardPlayed',
  'A card was played to the trick.',
  fields({ seat: PlayerName, card: CardName }),
);
export const trickWon = skatEvent(
  'TrickWon',
  'A trick was won.',
  fields({ seat: PlayerName, number: TrickNumber, points: wholeNumber('Card points in the trick', 0, 33) }),
);
export const gameConceded = skatEvent(
  'GameConceded',
  'Somebody gave the game up for his party.',
  fields({ seat: SeatName }),
);
export const concessionAnswered = skatEvent(
  'ConcessionAnswered',
  'The opposing party agreed to a concession, or did not.',
  fields({ seat: SeatName, consents: Type.Boolean({ description: 'Whether it agreed' }) }),
);
export const claimMade = skatEvent(
  'ClaimMade',
  'A player showed his cards and claimed what is left.',
  fields({ seat: PlayerName, leaves: Type.Optional(Leaves) }),
);
export const claimAnswered = skatEvent(
  'ClaimAnswered',
  'An opponent accepted a claim or objected.',
  fields({ seat: PlayerName, accepts: Type.Boolean({ description: 'Whether he accepted' }) }),
);
export const claimDecided = skatEvent(
  'ClaimDecided',
  'What became of a claim.',
  fields({ article: ArticleId, valid: Type.Boolean({ description: 'Whether it stands' }) }),
);
export const cardsThrown = skatEvent(
  'CardsThrown',
  'A party threw its cards open.',
  fields({ seat: PlayerName }),
);

const Outcome = Type.Union([
  fields({
    kind: oneOf(['played'] as const),
    points: wholeNumber("The declarer's card points with the skat", 0, 120),
    tricks: wholeNumber("The declarer's tricks", 0, 10),
  }),
  fields({
    kind: oneOf(['decided'] as const),
    won: Type.Boolean({ description: 'Whether the declarer won' }),
    level: LevelName,
  }),
  fields({
    kind: oneOf(['no-game'] as const),
    hand: Type.Boolean({ description: 'Whether a hand game was named' }),
  }),
]);
export const gameEnded = skatEvent(
  'GameEnded',
  'How the game ended, and by which article.',
  fields({ article: ArticleId, outcome: Outcome }),
);

const Listed = fields({
  kind: oneOf(['game'] as const),
  declarer: PlayerName,
  contract: ContractName,
  matadors: Matadors,
  bid: wholeNumber('Bid; 0 where the list does not show it', 0, 264),
  won: Type.Boolean({ description: 'Whether the declarer won' }),
  level: LevelName,
  points: CardPoints,
  tricks: TrickCount,
  article: Type.Union([ArticleId, Type.Null()], { description: 'What ended the game early, or null' }),
});
export const resultRecorded = skatEvent(
  'ResultRecorded',
  'A line of the game list.',
  Type.Union([Listed, fields({ kind: oneOf(['passed'] as const) })]),
);

export const skatGameSchemas = [
  bidMade,
  bidHeld,
  bidPassed,
  auctionClosed,
  dealPassedIn,
  skatTaken,
  skatDiscarded,
  gameAnnounced,
  handLaidOpen,
  cardPlayed,
  trickWon,
  gameConceded,
  concessionAnswered,
  claimMade,
  claimAnswered,
  claimDecided,
  cardsThrown,
  gameEnded,
  resultRecorded,
] as const;
