import { refusals } from './refusals';

/** What a ruling is refused for. */
export const rulingRefusals = refusals({
  'nothing-adjusted': {
    fr: 'Une décision ajuste au moins un camp.',
    en: 'A ruling adjusts at least one side.',
  },
  'outcome-not-lawful': {
    fr: 'L’article {article} ne permet pas « {outcome} » ; il permet : {outcomes}.',
    en: 'Article {article} does not allow "{outcome}"; it allows: {outcomes}.',
  },
  'outcome-gives-score': {
    fr: '« {outcome} » ({article}) donne un score à un camp : dites lequel.',
    en: '"{outcome}" ({article}) gives a side a score: say which.',
  },
  'outcome-gives-penalty': {
    fr: '« {outcome} » ({article}) pénalise quelqu’un : dites qui, et de combien.',
    en: '"{outcome}" ({article}) penalises somebody: say whom, and by how much.',
  },
  'outcome-gives-no-score': {
    fr: '« {outcome} » ({article}) ne donne de score à personne : ôtez-le, ou choisissez une autre issue.',
    en: '"{outcome}" ({article}) gives nobody a score: take it out, or choose another outcome.',
  },
  'penalty-of-nobody': {
    fr: '{entry} ne peut être pénalisé ici : chacun de ceux qui jouent cette donne ({entries}), une fois par nature.',
    en: '{entry} cannot be penalised here: each of those who play this deal ({entries}), once a kind.',
  },
  'penalty-size': {
    fr: 'Une pénalité dit de combien, un avertissement ne coûte rien : corrigez celle de {entry} ({kind}).',
    en: 'A penalty says by how much, a warning costs nothing: correct the one of {entry} ({kind}).',
  },
  'rulings-without-laws': {
    fr: 'Les décisions de ce jeu n’ont ni faits ni issue ({article}) : dites tout dans le motif.',
    en: 'Rulings of this game have neither facts nor an outcome ({article}): say everything in the reason.',
  },
  'article-not-ruled-by': {
    fr: 'L’article « {article} » conseille ou prépare : on ne tranche pas par lui. Citez celui qui dit la faute ou sa conséquence.',
    en: 'Article "{article}" advises or prepares: nothing is decided by it. Cite the one that tells the fault or what follows.',
  },
  'article-of-another-game': {
    fr: 'L’article « {article} » est celui d’un autre jeu : on tranche ici par un article de {game}.',
    en: 'Article "{article}" belongs to another game: rule here by an article of {game}.',
  },
  'unknown-article': {
    fr: 'L’article « {article} » n’existe pas dans le règlement de ce jeu ({game}) : on tranche par un de ses articles.',
    en: 'There is no article "{article}" in the rulebook of this game ({game}): rule by one of its own.',
  },
  'ruling-withdrawn': {
    fr: 'La décision {ruling} ({article}) est déjà retirée.',
    en: 'Ruling {ruling} ({article}) is withdrawn already.',
  },
  'unknown-ruling': {
    fr: 'Cette donne n’a pas de décision « {ruling} » (décisions : {rulings}).',
    en: 'This deal has no ruling "{ruling}" (rulings: {rulings}).',
  },
  'no-result-to-compare': {
    fr: 'Il n’y a pas ici de résultat à comparer à part : donnez un score à chaque camp.',
    en: 'There is no result here to compare apart: give each side a score.',
  },
  'weights-of-100': {
    fr: 'Les parts d’un score pondéré font 100 % ensemble, et non {sum} %.',
    en: 'What results weigh adds up to 100%, and not to {sum}%.',
  },
  'impossible-adjustment': {
    fr: '{side} ne peut recevoir {given} ({game}) : il faut un nombre de points de {least} à {most}, multiple de {step} ; un pourcentage seulement là où l’on compare à un top.',
    en: '{side} cannot be given {given} ({game}): give points from {least} to {most}, a multiple of {step}; a percentage only where results are compared with a top.',
  },
});
