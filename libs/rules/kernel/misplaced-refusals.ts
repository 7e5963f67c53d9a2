import { refusals } from './refusals';

/** What taking a result back, moving it or correcting its seats is refused for. */
export const misplacedRefusals = refusals({
  'nothing-to-withdraw': {
    fr: 'Il n’y a ici ni résultat à retirer ni rien à marquer comme non joué.',
    en: 'There is no result here to withdraw, and nothing to mark as not played.',
  },
  'result-of-play': {
    fr: 'Cette donne a été jouée ici coup par coup : son résultat ne se retire pas, corrigez-le.',
    en: 'This deal was played here step by step: its result is not withdrawn; correct it.',
  },
  'ruling-in-force': {
    fr: 'L’arbitre a décidé de cette donne ({ruling}, {article}) : qu’il retire d’abord sa décision.',
    en: 'The arbiter has ruled on this deal ({ruling}, {article}): the ruling has to be withdrawn first.',
  },
  'same-place': {
    fr: 'Le résultat est déjà à cette place.',
    en: 'The result stands at that place already.',
  },
  'deal-of-others': {
    fr: 'D’autres ont joué cette donne à cette table : corrigez d’abord les places.',
    en: 'Others played this deal at that table: correct the seats first.',
  },
  'list-keeps-lines': {
    fr: 'La liste de cette séance se corrige ligne par ligne : rien n’y change de place.',
    en: 'The list of this session is corrected line by line: nothing is moved in it.',
  },
  'seated-so': { fr: 'Ils sont déjà notés à ces places.', en: 'They are noted in these seats already.' },
  'repair-over': {
    fr: 'Ce résultat est confirmé, contesté ou jugé : c’est au directeur de le corriger.',
    en: 'This result is confirmed, disputed or ruled on: it is the director who corrects it.',
  },
  'entry-of-another': {
    fr: 'Quelqu’un d’autre a saisi ce résultat : c’est à lui, à la marque ou au directeur de le corriger.',
    en: 'Somebody else entered this result: they, the scorer or the director correct it.',
  },
});
