// The names of the events and the rules' types are compared here, at compile time.
import type { WhistSession } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import type { Conforms, Holds, Same } from '../conforms';
import { fields, text } from '../notation';
import type { SessionChapter } from '../sessions';
import * as events from './whist-session-events';

const { PlayerId, PackName, DrawnCard, Seats, Dealer, DealName, CoupPoints, SettingFields } = events;

const act = <const Do extends string>(name: Do) => Type.Literal(name);
const SomeSettings = Type.Partial(fields(SettingFields), { description: 'The settings that change' });

/** An evening of one table of whist: draw, seats, parties, fiches. */
export const whistSession: SessionChapter = {
  game: 'whist',
  title: 'Whist classique: an evening',
  text: 'In the streams of its sessions, after `SessionOpened`.',
  schemas: events.whistSessionSchemas,
  acts: Type.Union(
    [
      fields(
        {
          do: act('draw'),
          player: PlayerId,
          pack: PackName,
          cards: Type.Array(DrawnCard, { minItems: 1, description: 'One card; with more the draw is void' }),
        },
        'Draws or cuts for partners',
      ),
      fields(
        { do: act('choose-seats'), player: PlayerId, pack: PackName, seats: Seats },
        'Chooses pack and seats (the lowest of the draw)',
      ),
      fields(
        { do: act('change-settings'), settings: SomeSettings },
        'Agrees on something else before a partie',
      ),
      fields({ do: act('cut-next') }, 'Cuts the pack of the next coup: the last one stands'),
      fields(
        {
          do: act('enter-coup'),
          deal: DealName,
          dealer: Dealer,
          points: CoupPoints,
          nextDealer: Dealer,
          packsExchanged: Type.Optional(Type.Boolean({ description: 'The sides exchanged their packs' })),
        },
        'Enters a coup on the score',
      ),
      fields({ do: act('correct-coup'), deal: DealName, points: CoupPoints }, 'Scores the last coup anew'),
      fields({ do: act('confirm-result'), by: text('Who confirms', 80) }, 'Confirms the result of a partie'),
    ],
    {
      $id: 'https://arbitre.example/schemas/acts/whist-session.json',
      title: 'Acts of an evening of whist classique',
    },
  ),
};

export type WhistSessionConformity = Holds<
  [
    Conforms<typeof events.cardDrawn, WhistSession.CardDrawn>,
    Conforms<typeof events.drawVoided, WhistSession.DrawVoided>,
    Conforms<typeof events.redrawAsked, WhistSession.RedrawAsked>,
    Conforms<typeof events.partnersDrawn, WhistSession.PartnersDrawn>,
    Conforms<typeof events.seatsChosen, WhistSession.SeatsChosen>,
    Conforms<typeof events.settingsChanged, WhistSession.SettingsChanged>,
    Conforms<typeof events.nextDealCut, WhistSession.NextDealCut>,
    Conforms<typeof events.coupEntered, WhistSession.CoupEntered>,
    Conforms<typeof events.coupCorrected, WhistSession.CoupCorrected>,
    Conforms<typeof events.mancheWon, WhistSession.MancheWon>,
    Conforms<typeof events.robreWon, WhistSession.RobreWon>,
    Conforms<typeof events.partieEnded, WhistSession.PartieEnded>,
    Conforms<typeof events.seatsRotated, WhistSession.SeatsRotated>,
    Conforms<typeof events.resultConfirmed, WhistSession.ResultConfirmed>,
    Conforms<typeof events.generalMatchEnded, WhistSession.GeneralMatchEnded>,
    // Every event has its schema.
    Same<WhistSession.SessionEvent['type'], (typeof events.whistSessionSchemas)[number]['type']>,
  ]
>;
