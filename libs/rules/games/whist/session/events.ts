import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { telling } from '@arbitre/rules/kernel/declare/field';
import { list, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { by, bySide, coup, coupPoints, deal, pack, player, players, seats, settings, totals } from './fields';

/** What an evening of whist classique records in its session. */
export const events = declareEvents('whist@1', {
  CardDrawn: {
    says: { fr: '{player} tire {card}', en: '{player} draws {card}' },
    fields: { player, pack, card },
  },
  // WHC-TIRAGE-3.
  DrawVoided: {
    says: {
      fr: '{player} montre plusieurs cartes et tire de nouveau : {cards}',
      en: '{player} shows several cards and draws again: {cards}',
    },
    act: 'draw',
    fields: { player, pack, cards: list(card, {}, 'Cards shown') },
  },
  RedrawAsked: {
    says: { fr: 'Égalité, tirent de nouveau : {players}', en: 'A tie, to draw again: {players}' },
    fields: { players: list(player, {}, 'Who draws again') },
  },
  PartnersDrawn: {
    says: { fr: 'Partenaires tirés, {dealer} donne le premier', en: 'Partners drawn, {dealer} deals first' },
    fields: {
      teams: list(players, {}, 'The two partnerships, the higher first'),
      dealer: telling('entry', text('The lowest: chooses pack and seats, and deals first', 80)),
    },
  },
  SeatsChosen: {
    says: {
      fr: '{player} choisit le jeu ({pack}) et les places',
      en: '{player} chooses the pack ({pack}) and the seats',
    },
    act: 'choose-seats',
    fields: { player, pack, seats },
  },
  SettingsChanged: {
    says: { fr: 'La table convient d’autres règles', en: 'The table agrees on other settings' },
    act: 'change-settings',
    fields: { settings },
  },
  // Revokes of the last one can no longer be claimed (WHC-REN-16).
  NextDealCut: {
    says: { fr: 'Coupe du coup suivant, {dealer} donne', en: 'Cut for the next coup, {dealer} deals' },
    act: 'cut-next',
    fields: { dealer: seat },
  },
  CoupEntered: {
    says: { fr: 'Coup inscrit, donne de {dealer}', en: 'Coup entered, dealt by {dealer}' },
    act: 'enter-coup',
    fields: coup,
  },
  // A revoke was established in time (WHC-REN-15).
  CoupCorrected: {
    says: { fr: 'Dernier coup corrigé', en: 'Last coup corrected' },
    act: 'correct-coup',
    fields: { deal, points: coupPoints },
  },
  MancheWon: {
    says: { fr: '{side} gagne une manche', en: '{side} wins a manche' },
    fields: { side, points: bySide('Points of both sides at its end') },
  },
  RobreWon: {
    says: { fr: '{side} gagne un robre', en: '{side} wins a robre' },
    fields: { side, kind: oneOf(['grand', 'petit'], 'In two manches or in three') },
  },
  // Null: WHC-PS1-GAP-2. The value is the basic game's.
  PartieEnded: {
    says: { fr: 'Partie terminée', en: 'Partie over' },
    fields: {
      winner: orNull(side, 'Null: one manche or robre each'),
      value: integer(0, 1000, 'Value of the win in the basic game, else 0'),
      fiches: bySide('Fiches of each player of a side', -1000),
    },
  },
  SeatsRotated: {
    says: { fr: 'Les partenaires changent', en: 'The partners change' },
    fields: { seats },
  },
  ResultConfirmed: {
    says: { fr: '{by} confirme le résultat', en: '{by} confirms the result' },
    act: 'confirm-result',
    fields: { by },
  },
  // WHC-PG-1.
  GeneralMatchEnded: {
    says: { fr: 'Partie générale terminée', en: 'Partie générale over' },
    fields: { totals },
  },
});

export type SessionEvent = EventOf<typeof events>;
