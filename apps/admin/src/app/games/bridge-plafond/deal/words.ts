import type { LanguageCode } from '../../../language/plural';
import type { GameWords } from '../../face';
import { trickPlay } from '../../trick-play';

/** What bridge-plafond calls things on the page of a deal. */
export const words: Readonly<Record<LanguageCode, GameWords>> = {
  fr: {
    roles: { ...trickPlay.fr.roles, declarer: 'Demandeur' },
    duties: {
      ...trickPlay.fr.duties,
      'must-pass-once': 'Doit passer une fois',
      'shown-card': 'Carte montrée',
    },
    options: {
      'stop-deal': 'Arrêter la donne',
      'demand-cut': 'Faire recouper',
      'point-out': 'Relever la faute',
      'accept-slip': 'Un lapsus',
      call: 'Remplacer par',
    },
    decisions: { ...trickPlay.fr.decisions, 'new-deal': 'nouvelle donne' },
    contract: 'Contrat',
  },
  en: {
    roles: trickPlay.en.roles,
    duties: {
      ...trickPlay.en.duties,
      'must-pass-once': 'Has to pass once',
      'shown-card': 'Shown card',
    },
    options: {
      'stop-deal': 'Stop the deal',
      'demand-cut': 'Have it cut again',
      'point-out': 'Point the fault out',
      'accept-slip': 'A slip of the tongue',
      call: 'Replace it by',
    },
    decisions: { ...trickPlay.en.decisions, 'new-deal': 'a new deal' },
    contract: 'Contract',
  },
};
