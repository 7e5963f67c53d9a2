import { plural } from '../../language/plural';
import type { Text } from '../../language/text-shape';

const fr = {
  start: 'Second relevé',
  end: 'Premier relevé',
  help: 'Tapez les mêmes feuilles une seconde fois : ce qui est déjà noté ne se voit pas ici.',
  progress: (done: number, of: number) => `${done} sur ${of} relus`,
  states: {
    none: 'pas encore de premier relevé',
    open: 'à relire',
    typed: 'non enregistré',
    saving: 'envoi…',
    waiting: 'en attente du réseau',
    refused: 'refusé',
    done: 'relu',
    agrees: 'concorde',
    differs: 'diffère',
  } as Readonly<Record<string, string>>,
  differences: (n: number) => `${n} ${plural('fr', n, 'différence', 'différences')} entre les deux relevés`,
  keys: 'Touche 1 : le premier relevé est juste ; touche 2 : le second.',
  first: 'Premier',
  second: 'Second',
  director: 'Le second relevé ne remplace le premier que par la main du directeur.',
  reason: 'Second relevé',
  settled: 'Différence réglée',
};

const en: Text<typeof fr> = {
  start: 'Second pass',
  end: 'First pass',
  help: 'Type the same slips a second time: what is noted already is not shown here.',
  progress: (done, of) => `${done} of ${of} read again`,
  states: {
    none: 'no first pass yet',
    open: 'to read again',
    typed: 'not stored',
    saving: 'sending…',
    waiting: 'waiting for the network',
    refused: 'refused',
    done: 'read again',
    agrees: 'agrees',
    differs: 'differs',
  },
  differences: (n) => `${n} ${plural('en', n, 'difference', 'differences')} between the two passes`,
  keys: 'Key 1: the first pass is right; key 2: the second.',
  first: 'First',
  second: 'Second',
  director: 'The second pass replaces the first by the hand of the director only.',
  reason: 'Second pass',
  settled: 'Difference settled',
};

/** Words for the second of two passes. */
export const passTexts = { fr, en };
