import type { Text } from '../../../language/text-shape';
import type { ScrabblePhase } from './own-slip';

const fr = {
  title: (round: number) => `Votre bulletin, coup ${round}`,
  word: 'Mot (joker entre parenthèses : MAIS(O)N)',
  place: 'Référence (H4, 4H)',
  score: 'Points',
  check: 'Relire avant de remettre',
  written: (word: string, place: string, score: string) =>
    `${word}${place === '' ? '' : ` en ${place}`}${score === '' ? '' : `, ${score} points`}`,
  ask: 'Remettre ce bulletin ?',
  handIn: 'Remettre',
  change: 'Changer',
  handedIn: (what: string) => `Remis : ${what}. Vous pouvez le remplacer tant que le temps court.`,
  replace: 'Remplacer',
  going: 'Envoi en cours : gardez cette page ouverte.',
  refused: (reason: string) => `Refusé : ${reason}`,
  badWord: 'Un mot de 2 à 15 lettres, le joker entre parenthèses.',
  badPlace: 'Une référence comme H4 (horizontal) ou 4H (vertical).',
  badScore: 'Des points, en chiffres, ou rien.',
  noPlace: 'La référence manque : le mot ne se pose pas sans elle.',
  notIn: 'Vous n’êtes pas pointé à ce coup : voyez l’arbitre.',
  waits: {
    draw: 'Le tirage va se faire.',
    announce: 'Le tirage s’annonce.',
    ready: 'Le temps va partir.',
    collect: 'Le temps est écoulé.',
    retain: 'Le mot retenu va s’annoncer.',
    over: 'La partie est finie.',
    published: 'Les résultats sont proclamés.',
    annulled: 'La partie est annulée.',
  } as Readonly<Record<Exclude<ScrabblePhase, 'playing'>, string>>,
};

const en: Text<typeof fr> = {
  title: (round) => `Your slip, round ${round}`,
  word: 'Word (joker in parentheses: MAIS(O)N)',
  place: 'Place (H4, 4H)',
  score: 'Points',
  check: 'Read it once more',
  written: (word, place, score) =>
    `${word}${place === '' ? '' : ` at ${place}`}${score === '' ? '' : `, ${score} points`}`,
  ask: 'Hand in this slip?',
  handIn: 'Hand in',
  change: 'Change it',
  handedIn: (what) => `Handed in: ${what}. You can replace it as long as the time runs.`,
  replace: 'Replace it',
  going: 'On its way: keep this page open.',
  refused: (reason) => `Refused: ${reason}`,
  badWord: 'A word of 2 to 15 letters, the joker in parentheses.',
  badPlace: 'A place such as H4 (across) or 4H (down).',
  badScore: 'Points in figures, or nothing.',
  noPlace: 'The place is missing: the word cannot be laid without it.',
  notIn: 'You are not checked in for this round: see the arbiter.',
  waits: {
    draw: 'The letters are about to be drawn.',
    announce: 'The letters are being called.',
    ready: 'The time is about to start.',
    collect: 'The time is over.',
    retain: 'The retained word is about to be announced.',
    over: 'The game is over.',
    published: 'The results have been announced.',
    annulled: 'The game is annulled.',
  },
};

export const ownTexts = { fr, en };
