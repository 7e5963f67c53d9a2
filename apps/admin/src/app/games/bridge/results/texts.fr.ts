import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

const count = (n: number, one: string, other: string): string => `${n} ${plural('fr', n, one, other)}`;

/** What is said of a typed result, in French: the catalogue that fixes the keys. */
export const fr = {
  example: '4PN+1 ou 62+  contrat, déclarant, levées, ou la marque',
  made: 'juste',
  over: (n: number) => `${count(n, 'levée', 'levées')} de mieux`,
  down: (n: number) => `${count(n, 'levée', 'levées')} de chute`,
  by: (seat: string, outcome: string) => `par ${seat}, ${outcome}`,
  tap: {
    level: 'Palier',
    strain: 'Couleur et contre',
    declarer: 'Déclarant',
    tricks: 'Levées',
    pass: 'Passe général',
    leadSuit: 'Entame : la couleur',
    leadRank: 'Entame : le rang',
    risks: { X: 'Contré', XX: 'Surcontré' } as Readonly<Record<string, string>>,
    margin: (margin: string) =>
      margin === '='
        ? 'juste'
        : margin.startsWith('+')
          ? `${margin.slice(1)} de mieux`
          : `${margin.slice(1)} de chute`,
  },
  problems: {
    contract: 'Commencez par le contrat : palier 1 à 7 puis couleur (P C K T ou SA).',
    declarer: 'Il manque le déclarant : N, E, S ou O.',
    result: 'Terminez par le résultat : =, +1, −2… ou toutes les levées : 10',
    lead: 'L’entame est une couleur et un rang : CR, P10.',
    sign: 'Puis le signe : + pour Nord-Sud, − pour Est-Ouest.',
    checkMissing: 'Maintenant la marque et son signe : 62+, 5−. Les deux doivent concorder.',
    contractToo: 'Le contrat aussi : les deux doivent concorder (4PN10 62+).',
    tricks: (made: number) => `Cela ferait ${made} levées : il n’y en a que 13.`,
    trailing: (rest: string) => `« ${rest} » est de trop.`,
    check: (score: string) => `Le contrat vaut ${score} à Nord-Sud : l’un des deux est faux.`,
    nothingAbove: 'Rien à recopier au-dessus.',
    noScore: (score: number) => `Aucun contrat ne vaut ${score} à cette vulnérabilité.`,
  },
};

export type TypedTexts = Text<typeof fr>;
