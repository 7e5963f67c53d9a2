import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Étui faussé, table par table',
  lead: 'Les tables qui ont joué l’étui sous la même forme sont comparées entre elles seules. Donnez une lettre à celles qui ont joué une autre forme que la plupart.',
  table: 'Table',
  result: 'Résultat',
  form: 'Forme jouée',
  formAt: (table: string) => `Forme jouée à la table ${table}`,
  usual: 'celle de la plupart',
  give: (n: number) => (n < 2 ? 'Rendre la décision' : `Rendre les ${n} décisions`),
  given: (n: number) => (n === 1 ? 'Une décision rendue.' : `${n} décisions rendues.`),
};

const en: Text<typeof fr> = {
  title: 'Fouled board, table by table',
  lead: 'Tables that played the board in the same form are compared with each other alone. Give a letter to those that played another form than most.',
  table: 'Table',
  result: 'Result',
  form: 'Form played',
  formAt: (table) => `Form played at table ${table}`,
  usual: 'that of most',
  give: (n) => (n < 2 ? 'Give the ruling' : `Give the ${n} rulings`),
  given: (n) => (n === 1 ? 'One ruling given.' : `${n} rulings given.`),
};

/** What the ruling of a fouled board is called. */
export const fouledTexts = { fr, en };
