import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { by, bySide, coup, coupPoints, deal, pack, player, players, seats, settings, totals } from './fields';

/** What an evening of whist classique records in its session. */
export const events = declareEvents('whist@1', {
  CardDrawn: { says: 'A player drew a card for partners.', fields: { player, pack, card } },
  // WHC-TIRAGE-3.
  DrawVoided: {
    says: 'A player showed more than one card and draws again.',
    act: 'draw',
    fields: { player, pack, cards: list(card, {}, 'Cards shown') },
  },
  RedrawAsked: {
    says: 'A tie of the draw matters: these players draw again.',
    fields: { players: list(player, {}, 'Who draws again') },
  },
  PartnersDrawn: {
    says: 'The draw has made the partners and the first dealer.',
    fields: {
      teams: list(players, {}, 'The two partnerships, the higher first'),
      dealer: text('The lowest: chooses pack and seats, and deals first', 80),
    },
  },
  SeatsChosen: {
    says: 'The first dealer chose the pack and the seats.',
    act: 'choose-seats',
    fields: { player, pack, seats },
  },
  SettingsChanged: {
    says: 'The table agreed on other settings before a partie.',
    act: 'change-settings',
    fields: { settings },
  },
  // Revokes of the last one can no longer be claimed (WHC-REN-16).
  NextDealCut: {
    says: 'The pack of the next coup is cut: the last coup stands.',
    act: 'cut-next',
    fields: { dealer: seat },
  },
  CoupEntered: { says: 'A coup was entered on the score.', act: 'enter-coup', fields: coup },
  // A revoke was established in time (WHC-REN-15).
  CoupCorrected: {
    says: 'The last coup was scored anew.',
    act: 'correct-coup',
    fields: { deal, points: coupPoints },
  },
  MancheWon: {
    says: 'A side reached the target.',
    fields: { side, points: bySide('Points of both sides at its end') },
  },
  RobreWon: {
    says: 'A side won two manches.',
    fields: { side, kind: oneOf(['grand', 'petit'], 'In two manches or in three') },
  },
  // Null: WHC-PS1-GAP-2. The value is the basic game's.
  PartieEnded: {
    says: 'A partie is over; its result waits to be confirmed.',
    fields: {
      winner: orNull(side, 'Null: one manche or robre each'),
      value: integer(0, 1000, 'Value of the win in the basic game, else 0'),
      fiches: bySide('Fiches of each player of a side', -1000),
    },
  },
  SeatsRotated: {
    says: 'The partners change for the next partie of a partie générale.',
    fields: { seats },
  },
  ResultConfirmed: {
    says: 'The result of a partie was confirmed.',
    act: 'confirm-result',
    fields: { by },
  },
  // WHC-PG-1.
  GeneralMatchEnded: {
    says: 'The third partie of a partie générale was confirmed.',
    fields: { totals },
  },
});

export type SessionEvent = EventOf<typeof events>;
