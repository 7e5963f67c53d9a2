import { plural } from '../../language/plural';
import type { Text } from '../../language/text-shape';

const fr = {
  unsent: (n: number) => `${n} ${plural('fr', n, 'saisie', 'saisies')} à envoyer`,
  unreached: 'Pas de réseau',
  codeOver: 'Le code de la table n’est plus valable.',
  codeOverHelp:
    'Ce que vous avez saisi reste sur ce téléphone et partira avec le prochain code. Demandez-le à l’arbitre.',
  otherCode: 'Taper un autre code',
  kept: 'Gardé sur ce téléphone. Continuez : tout partira dès que le réseau revient.',
  refused: (label: string) => `Refusé : ${label}`,
  held: (n: number) =>
    `${n} ${plural('fr', n, 'saisie faite ensuite attend', 'saisies faites ensuite attendent')}.`,
  take: 'Retirer',
  takeAll: 'Retirer, avec ce qui suit',
};

const en: Text<typeof fr> = {
  unsent: (n) => `${n} ${plural('en', n, 'entry', 'entries')} to send`,
  unreached: 'No network',
  codeOver: 'The code of the table is over.',
  codeOverHelp:
    'What you have entered stays on this telephone and leaves with the next code. Ask the arbiter for it.',
  otherCode: 'Type another code',
  kept: 'Kept on this telephone. Go on: everything leaves as soon as there is a network again.',
  refused: (label) => `Refused: ${label}`,
  held: (n) =>
    `${n} ${plural('en', n, 'entry that was made after it waits', 'entries that were made after it wait')}.`,
  take: 'Take it back',
  takeAll: 'Take it back, with what follows',
};

export const queueTexts = { fr, en };
