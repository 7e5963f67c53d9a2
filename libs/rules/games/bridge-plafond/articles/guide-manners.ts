import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** How one speaks and sits at the table, and what the practical part is. */
export const GUIDE_MANNERS: readonly ArticleLine[] = [
  [
    'BP-ENCH-7',
    'guide',
    'On passe par la formule consacrée « je passe », toujours la même.',
    'One passes by the set words "I pass", always the same.',
  ],
  [
    'BP-CONTRE-7',
    'guide',
    'On contre et on surcontre par les formules consacrées, sans nommer de couleur.',
    'One doubles and redoubles by the set words, naming no suit.',
  ],
  [
    'BP-JEU-12',
    'guide',
    'Chaque flanc joue pour la force des deux mains de son camp et non pour la sienne seule.',
    'Each defender plays for the strength of both hands of the side, not for that of one alone.',
  ],
  [
    'BP-DISC-2',
    'guide',
    'Rien dans le geste, le ton, la durée ou la formule ne doit renseigner ni gêner : ni hésitation, ni assurance jouée, ni carte préparée avant son tour.',
    'No gesture, tone, pause or wording may inform or disturb: no hesitation, no feigned confidence, no card made ready before its turn.',
  ],
  [
    'BP-REF-1',
    'guide',
    'Des articles du code international, le règlement reprend 8 à 10 et 38 à 55, rangés par infraction ; les autres n’en font pas partie.',
    'Of the international code the rulebook takes up 8 to 10 and 38 to 55, by infraction; the others are no part of it.',
  ],
  [
    'BP-G-0',
    'guide',
    'Les conseils ne traitent que les situations simples et fréquentes, et ne sont pas des règles.',
    'The advice treats simple and frequent situations alone, and is no law.',
  ],
];
