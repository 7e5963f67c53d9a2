import type { Bridge } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, oneOf, wholeNumber } from '../notation';
import type { TSchema } from '@sinclair/typebox';

export const SeatName = oneOf<Bridge.Seat>(['N', 'E', 'S', 'W'], 'Seat');
export const CardName = Type.String({ pattern: '^[CDHS][2-9TJQKA]$', description: 'Card: `SA`, `HT`' });
export const CallName = Type.String({
  pattern: '^(Pass|XX?|[1-7](C|D|H|S|NT))$',
  description: '`Pass`, `X`, `XX`, `1C` to `7NT`',
});
export const NoteText = Type.String({ maxLength: 500, description: 'What an alert explained' });
export const Tricks = wholeNumber("Declarer's tricks in the deal", 0, 13);
export const Hand = Type.Union([Type.Array(CardName, { maxItems: 13 }), Type.Null()], {
  description: 'The cards, null where the record does not know the hand',
});
/** `4SX`, `Pass`: a score sheet's contract without its declarer. */
export const ContractText = Type.String({
  pattern: '^(Pass|[1-7](C|D|H|S|NT)(XX?)?)$',
  description: "The score sheet's contract without declarer: `4SX`, `Pass`",
});

const ContractSchema = fields(
  {
    level: wholeNumber('1 to 7', 1, 7),
    strain: oneOf<Bridge.Strain>(['C', 'D', 'H', 'S', 'NT'], 'Trump suit or notrump'),
    risk: oneOf<Bridge.Risk>(['', 'X', 'XX'], 'Undoubled, doubled, redoubled'),
    declarer: SeatName,
  },
  'The contract',
);

const bridge = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'bridge');

export const cardsDealt = bridge(
  'CardsDealt',
  'The hands of the board.',
  fields({ hands: fields({ N: Hand, E: Hand, S: Hand, W: Hand }, 'Cards by seat') }),
);
export const callMade = bridge(
  'CallMade',
  'A call of the auction.',
  fields({ seat: SeatName, call: CallName, note: Type.Optional(NoteText) }),
);
export const auctionClosed = bridge(
  'AuctionClosed',
  'The auction ended in a contract, or was passed out (null).',
  fields({ contract: Type.Union([ContractSchema, Type.Null()]) }),
);
export const cardPlayed = bridge(
  'CardPlayed',
  "A card was played; dummy's cards come from dummy's seat.",
  fields({ seat: SeatName, card: CardName }),
);
export const cardWithdrawn = bridge(
  'CardWithdrawn',
  'A card of the current trick was taken back.',
  fields({ seat: SeatName, card: CardName }),
);
export const declarerReplaced = bridge(
  'DeclarerReplaced',
  'After an opening lead out of turn declarer spread his hand: his partner declares.',
  fields({ declarer: SeatName }),
);
export const trickWon = bridge(
  'TrickWon',
  'A trick was won.',
  fields({ seat: SeatName, number: wholeNumber('Trick, 1 to 13', 1, 13) }),
);
export const claimMade = bridge(
  'ClaimMade',
  'Play ended by a claim or concession.',
  fields({ by: SeatName, tricks: Tricks }),
);
export const resultRecorded = bridge(
  'ResultRecorded',
  'The result as a score sheet shows it; at full grain it closes a play that stopped without a claim.',
  fields({
    contract: ContractText,
    declarer: Type.Union([SeatName, Type.Null()], { description: 'Declarer, null when passed out' }),
    tricks: Type.Union([Tricks, Type.Null()], { description: "Declarer's tricks, null when passed out" }),
    lead: Type.Optional(CardName),
  }),
);
export const bridgeSchemas = [
  cardsDealt,
  callMade,
  auctionClosed,
  cardPlayed,
  cardWithdrawn,
  declarerReplaced,
  trickWon,
  claimMade,
  resultRecorded,
] as const;
