import type { WhistSession } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, oneOf, text, wholeNumber } from '../notation';

export const PlayerId = text('The player', 80);
export const PackName = text('The pack, as the table calls it', 80);
export const DrawnCard = Type.String({ pattern: '^[CDHS][2-9TJQKA]$', description: 'Card: `SA`, `HT`' });
export const DealName = text('The coup: the place of its deal (`r1-t1-b3`) or any name', 200);
const SeatName = oneOf<'N' | 'E' | 'S' | 'W'>(['N', 'E', 'S', 'W'], 'Seat');
const SideName = oneOf<'NS' | 'EW'>(['NS', 'EW'], 'Side');
export const Dealer = SeatName;
export const Seats = fields({ N: PlayerId, E: PlayerId, S: PlayerId, W: PlayerId }, 'Player by seat');
const points = (what: string, least = 0) =>
  fields({ NS: wholeNumber('North-South', least, 1000), EW: wholeNumber('East-West', least, 1000) }, what);
export const CoupPoints = fields(
  { NS: wholeNumber('North-South', 0, 100), EW: wholeNumber('East-West', 0, 100) },
  'Points of the coup',
);
export const SettingFields = {
  variant: oneOf<WhistSession.Settings['variant']>(
    ['base', 'partie-simple-1', 'partie-simple-2'],
    'The basic game or a European variant',
  ),
  target: wholeNumber('Points of a partie or manche: 7, 10 or 5', 5, 10),
  succession: oneOf<WhistSession.Settings['succession']>(['left', 'firstTrickWinner'], 'Who deals next'),
  ps1Decider: oneOf<WhistSession.Settings['ps1Decider']>(
    ['none', 'thirdManche'],
    'What follows one manche each in a partie simple 1',
  ),
  ps2Robres: oneOf<WhistSession.Settings['ps2Robres']>(
    ['bestOf3', 'fixed2', 'fixed3'],
    'Robres of a partie simple 2',
  ),
  ficheScale: oneOf<WhistSession.Settings['ficheScale']>(
    ['literal', 'half'],
    'The table of fiches in manches of five points',
  ),
  ficheValue: Type.Number({ exclusiveMinimum: 0, description: 'What a fiche is worth, for display' }),
  general: Type.Boolean({ description: 'A partie générale: three parties simples with rotating partners' }),
} as const;
const Settings = fields(SettingFields, 'What is agreed');

const order = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'whist');

export const cardDrawn = order(
  'CardDrawn',
  'A player drew a card for partners.',
  fields({ player: PlayerId, pack: PackName, card: DrawnCard }),
);
export const drawVoided = order(
  'DrawVoided',
  'A player showed more than one card and draws again.',
  fields({ player: PlayerId, pack: PackName, cards: Type.Array(DrawnCard, { description: 'Cards shown' }) }),
);
export const redrawAsked = order(
  'RedrawAsked',
  'A tie of the draw matters: these players draw again.',
  fields({ players: Type.Array(PlayerId, { description: 'Who draws again' }) }),
);
export const partnersDrawn = order(
  'PartnersDrawn',
  'The draw has made the partners and the first dealer.',
  fields({
    teams: Type.Array(Type.Array(PlayerId), { description: 'The two partnerships, the higher first' }),
    dealer: text('The lowest: chooses pack and seats, and deals first', 80),
  }),
);
export const seatsChosen = order(
  'SeatsChosen',
  'The first dealer chose the pack and the seats.',
  fields({ player: PlayerId, pack: PackName, seats: Seats }),
);
export const settingsChanged = order(
  'SettingsChanged',
  'The table agreed on other settings before a partie.',
  fields({ settings: Settings }),
);
export const nextDealCut = order(
  'NextDealCut',
  'The pack of the next coup is cut: the last coup stands.',
  fields({ dealer: Dealer }),
);
export const coupEntered = order(
  'CoupEntered',
  'A coup was entered on the score.',
  fields({
    deal: DealName,
    dealer: Dealer,
    points: CoupPoints,
    nextDealer: Dealer,
    packsExchanged: Type.Optional(Type.Boolean({ description: 'The sides exchanged their packs' })),
  }),
);
export const coupCorrected = order(
  'CoupCorrected',
  'The last coup was scored anew.',
  fields({ deal: DealName, points: CoupPoints }),
);
export const mancheWon = order(
  'MancheWon',
  'A side reached the target.',
  fields({ side: SideName, points: points('Points of both sides at its end') }),
);
export const robreWon = order(
  'RobreWon',
  'A side won two manches.',
  fields({
    side: SideName,
    kind: oneOf<'grand' | 'petit'>(['grand', 'petit'], 'In two manches or in three'),
  }),
);
export const partieEnded = order(
  'PartieEnded',
  'A partie is over; its result waits to be confirmed.',
  fields({
    winner: Type.Union([SideName, Type.Null()], { description: 'Null: one manche or robre each' }),
    value: wholeNumber('Value of the win in the basic game, else 0', 0, 1000),
    fiches: points('Fiches of each player of a side', -1000),
  }),
);
export const seatsRotated = order(
  'SeatsRotated',
  'The partners change for the next partie of a partie générale.',
  fields({ seats: Seats }),
);
export const resultConfirmed = order(
  'ResultConfirmed',
  'The result of a partie was confirmed.',
  fields({ by: text('Who confirmed it', 80) }),
);
export const generalMatchEnded = order(
  'GeneralMatchEnded',
  'The third partie of a partie générale was confirmed.',
  fields({
    totals: Type.Array(
      fields({
        player: PlayerId,
        total: Type.Integer({ description: 'Fiches in all' }),
        rank: wholeNumber('Rank; equals share it', 1, 4),
      }),
      { description: 'Players, best first' },
    ),
  }),
);

export const whistSessionSchemas = [
  cardDrawn,
  drawVoided,
  redrawAsked,
  partnersDrawn,
  seatsChosen,
  settingsChanged,
  nextDealCut,
  coupEntered,
  coupCorrected,
  mancheWon,
  robreWon,
  partieEnded,
  seatsRotated,
  resultConfirmed,
  generalMatchEnded,
] as const;
