import type { Seeded } from '@arbitre/rules/kernel/seeded';

const HEADS =
  'Bel Mar Cour Val Gran Ver Lam Ros Fon Chan Del Mon Pel Bris Tour Hau Sau Cor Fer Lor Bou Vau'.split(' ');
const MIDDLES = ['', '', 'te', 'ri', 'au', 'ven', 'mi', 'lo', 'bou', 'gue', 'so'];
const TAILS = 'lin vier nard mont quet gneau rieu sard dière vaux chel tier roux zac bois lande'.split(' ');
const GIVEN =
  'Adèle Agathe Alban Alix Antonin Apolline Aristide Aurore Basile Blanche Capucine Célestin Clémence Colin Constance Côme Diane Édith Éloi Estelle Eugénie Fabien Faustine Félix Flavie Gaspard Hélène Hugues Irène Jacinthe Joachim Joséphine Léonie Léopold Lucien Madeleine Mathurin Octave Odile Perrine Philippine Quentin Rosalie Sidonie Sixtine Théodore Ulysse Valentine Yvon Zélie'.split(
    ' ',
  );
const PLACES =
  'Saint-Aulin Montrevelle Courlandes Belfontaine Vernois Marsillac Hautebrise Lamboisière Grandrieu Chantelouve Roselande Pelleterie Tourvigne Sauveroche Corvillon Ferraudière Lormeville Deltour Brissonne Valcreux Fontargente Bouquerive Vaumarin Monteclair'.split(
    ' ',
  );
const HOUSES = ['Cercle', 'Amicale', 'Club', 'Foyer'];

const oneOf = (words: readonly string[], random: Seeded): string => words[random(words.length)] ?? '';

type InventedName = { readonly familyName: string; readonly givenName: string };

/** Names of nobody, each once, drawn from syllables. */
export const inventedNames = (random: Seeded): (() => InventedName) => {
  const given = new Set<string>();
  return () => {
    for (;;) {
      const familyName = oneOf(HEADS, random) + oneOf(MIDDLES, random) + oneOf(TAILS, random);
      const name = { familyName, givenName: oneOf(GIVEN, random) };
      const key = `${name.givenName} ${name.familyName}`;
      if (given.has(key)) continue;
      given.add(key);
      return name;
    }
  };
};

/** The name of a club in a place that is on no map; `index` from 0. */
export const inventedClub = (index: number): string =>
  `${HOUSES[index % HOUSES.length] ?? ''} de ${PLACES[index % PLACES.length] ?? ''}`;
