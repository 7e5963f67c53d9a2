import type { Text } from '../../language/text-shape';
import { plural } from '../../language/plural';

const fr = {
  close: 'Fermer le club',
  closeHelp: (members: number | null) =>
    members === null || members === 0
      ? 'À partir de ce jour, plus personne n’y entre. Les résultats restent ; le club peut rouvrir.'
      : `${members} ${plural('fr', members, 'membre y est encore et y reste', 'membres y sont encore et y restent')} jusqu’à une mutation ou un départ. À partir de ce jour, plus personne n’y entre.`,
  on: 'Fermé à compter du',
  reason: 'Pourquoi',
  closing: {
    dissolved: 'Le club est dissous',
    inactive: 'On n’y joue plus',
    left: 'Il a quitté la fédération',
  },
  confirm: 'Confirmer',
  confirmHelp: (number: string) => `Tapez le numéro du club : ${number}`,
  reopen: 'Rouvrir le club',
  reopenHelp: 'Comme s’il n’avait jamais fermé.',
  reopening: { 'active-again': 'On y joue de nouveau', mistake: 'Fermé par erreur' },
  closedSince: (day: string) => `Fermé depuis le ${day}`,
  closesOn: (day: string) => `Ferme le ${day}`,
};

const en: Text<typeof fr> = {
  close: 'Close the club',
  closeHelp: (members) =>
    members === null || members === 0
      ? 'From that day on nobody joins it. Results stay; the club can be reopened.'
      : `${members} ${plural('en', members, 'member is still in it and stays', 'members are still in it and stay')} until transferred or gone. From that day on nobody joins it.`,
  on: 'Closed from',
  reason: 'Why',
  closing: {
    dissolved: 'The club is dissolved',
    inactive: 'Nobody plays there any more',
    left: 'It has left the federation',
  },
  confirm: 'Confirm',
  confirmHelp: (number) => `Type the number of the club: ${number}`,
  reopen: 'Reopen the club',
  reopenHelp: 'As if it had never closed.',
  reopening: { 'active-again': 'People play there again', mistake: 'Closed by mistake' },
  closedSince: (day) => `Closed since ${day}`,
  closesOn: (day) => `Closes on ${day}`,
};

/** Texts about clubs that close. */
export const closingTexts = { fr, en };
