// What a field expects is said once, in English, by its declaration; a sentence in French says the same.

type Form = readonly [RegExp, (...parts: readonly string[]) => string];

const each = (text: string): string => inFrench(text);

const FORMS: readonly Form[] = [
  [/^(.+), or nothing$/u, (of = '') => `${each(of)}, ou rien`],
  [
    /^a whole number, or a fraction as text such as (.+) or (.+)$/u,
    (a = '', b = '') => `un nombre entier, ou une fraction en texte comme ${a} ou ${b}`,
  ],
  [/^whole number from (\S+) to (\S+)$/u, (a = '', b = '') => `un nombre entier de ${a} à ${b}`],
  [
    /^one of (.+), or most:NAME for a count$/u,
    (words = '') => `un de : ${words}, ou most:NOM pour un compte`,
  ],
  [/^one of (.+)$/u, (words = '') => `un de : ${words}`],
  [/^text of (\S+) to (\S+) characters$/u, (a = '', b = '') => `un texte de ${a} à ${b} caractères`],
  [/^list of (\S+): (.+)$/u, (a = '', of = '') => `une liste de ${a} : ${each(of)}`],
  [/^list of (\S+) to (\S+): (.+)$/u, (a = '', b = '', of = '') => `une liste de ${a} à ${b} : ${each(of)}`],
  [/^object with (.+)$/u, (names = '') => `un objet avec ${names}`],
  [/^object whose (\S+) is (.+)$/u, (key = '', of = '') => `un objet dont ${key} est ${each(of)}`],
  [
    /^names like (\S+), each with (.+)$/u,
    (like = '', of = '') => `des noms comme ${like}, chacun avec ${each(of)}`,
  ],
  [/^a name like (\S+)$/u, (like = '') => `un nom comme ${like}`],
  [/^small letters and hyphens$/u, () => 'des minuscules et des traits d’union'],
  [/^true or false$/u, () => 'true ou false'],
  [/^([a-z-]+)$/u, (word = '') => word],
];

/** What is expected, in French; a form that is not known stands as it is (none is: see the spec). */
export const inFrench = (expected: string): string => {
  for (const [form, say] of FORMS) {
    const parts = form.exec(expected);
    if (parts !== null) return say(...parts.slice(1));
  }
  return expected;
};
