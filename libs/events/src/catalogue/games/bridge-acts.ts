import { Type } from '@sinclair/typebox';
import { FactsSchema, fields, oneOf, text } from '../notation';
import { CallName, CardName, ContractText, Hand, NoteText, SeatName, Tricks } from './bridge';

const PartialHands = Type.Partial(fields({ N: Hand, E: Hand, S: Hand, W: Hand }), {
  description: 'Cards by seat; a seat that is left out or null is not known',
});

/** The acts of a bridge table: what records hold, and what the API takes. */
export const BridgeActSchema = Type.Union(
  [
    fields({ do: oneOf(['deal'] as const), hands: PartialHands }, 'Records the hands'),
    fields(
      { do: oneOf(['call'] as const), seat: SeatName, call: CallName, note: Type.Optional(NoteText) },
      'Makes a call',
    ),
    fields({ do: oneOf(['play'] as const), seat: SeatName, card: CardName }, 'Plays a card'),
    fields({ do: oneOf(['withdraw'] as const), seat: SeatName, card: CardName }, 'Takes a card back'),
    fields({ do: oneOf(['spread-hand'] as const), seat: SeatName }, 'Declarer spreads his hand (BD-L54A)'),
    fields({ do: oneOf(['claim'] as const), by: SeatName, tricks: Tricks }, 'Claims or concedes'),
    fields(
      {
        do: oneOf(['record-result'] as const),
        contract: ContractText,
        declarer: Type.Optional(Type.Union([SeatName, Type.Null()])),
        tricks: Type.Optional(Type.Union([Tricks, Type.Null()])),
        lead: Type.Optional(CardName),
      },
      'Records the result of a score sheet',
    ),
    fields(
      {
        do: oneOf(['report'] as const),
        article: text('The article that it concerns', 100),
        seat: SeatName,
        facts: Type.Optional(FactsSchema),
      },
      'Reports what no card shows',
    ),
  ],
  {
    $id: 'https://arbitre.example/schemas/acts/bridge.json',
    title: 'Acts of a bridge table',
  },
);
