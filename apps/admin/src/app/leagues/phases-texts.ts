import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  open: 'ouverte',
  closed: 'pas encore ouverte',
  quota: (places: number, from: string) =>
    `${places} ${plural('fr', places, 'place', 'places')}, d’après le classement de : ${from}.`,
  fixed: (n: number) =>
    `${n} ${plural('fr', n, 'place fixe', 'places fixes')} par groupe, le reste en proportion des participations.`,
  exemptions: (n: number) => `${n} ${plural('fr', n, 'place gardée', 'places gardées')} pour qui est nommé.`,
  regionsOpen: (regions: string) =>
    `La phase s’ouvre quand toutes les régions ont clos la leur ; ouvertes : ${regions}.`,
  before: (phase: string) => `La phase « ${phase} » s’ouvre d’abord.`,
  nobody: 'Personne n’est encore classé dans la phase d’avant.',
  shared: (names: string) => `Une dernière place est partagée : ${names}. Un tirage au sort les départage.`,
  toLots: 'Aller au tirage',
  openPhase: (phase: string) => `Ouvrir la phase : ${phase}`,
  openSays: 'Ceux qui suivent y entrent, tels que le classement les donne maintenant.',
  exempt: 'Nommés pour une place gardée',
  declined: 'Ont renoncé d’avance',
  lines: 'Un inscrit par ligne, comme au classement.',
  decline: 'Rendre une place',
  declineSays: 'Le premier remplaçant du même groupe la reçoit, sinon personne.',
  qualified: 'Qualifiés',
  reserves: 'Remplaçants, dans l’ordre',
  group: 'Vient de',
  by: { EXEMPTION: 'nommé', RANKING: 'par le classement', RESERVE: 'remplaçant' },
  would: 'Qui y entrerait',
  none: 'Aucune phase n’attend les meilleurs d’une autre.',
  noneHelp: 'Le règlement donne à une phase son nombre de places.',
};

const en: Text<typeof fr> = {
  open: 'open',
  closed: 'not open yet',
  quota: (places: number, from: string) =>
    `${places} ${plural('en', places, 'place', 'places')}, from the ranking of: ${from}.`,
  fixed: (n: number) =>
    `${n} fixed ${plural('en', n, 'place', 'places')} a group, the rest in proportion to participation.`,
  exemptions: (n: number) => `${n} ${plural('en', n, 'place', 'places')} kept for those who are named.`,
  regionsOpen: (regions: string) =>
    `The phase opens when every region has closed its own; still open: ${regions}.`,
  before: (phase: string) => `The phase "${phase}" opens first.`,
  nobody: 'Nobody is ranked in the phase before yet.',
  shared: (names: string) => `A last place is shared: ${names}. A lot parts them.`,
  toLots: 'Go to the lot',
  openPhase: (phase: string) => `Open the phase: ${phase}`,
  openSays: 'Those below come into it, as the standings have them now.',
  exempt: 'Named for a place that is kept',
  declined: 'Have declined before',
  lines: 'One entry a line, as the standings have it.',
  decline: 'Give a place back',
  declineSays: 'The first reserve of the same group takes it, else nobody does.',
  qualified: 'Qualified',
  reserves: 'Reserves, in order',
  group: 'Comes from',
  by: { EXEMPTION: 'named', RANKING: 'by the ranking', RESERVE: 'reserve' },
  would: 'Who would come into it',
  none: 'No phase waits for the best of another.',
  noneHelp: 'The rules give a phase its number of places.',
};

export const phasesTexts = { fr, en };
