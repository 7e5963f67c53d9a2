/** What the import of PBN files and the commands for boards say. */
const fr = {
  importPbn: 'importe une compétition d’un fichier PBN',
  file: 'le fichier PBN',
  rulings: 'décisions de l’arbitre, CSV ou JSON',
  boards: 'donne les étuis d’une séance, ou compare des copies',
  deal: 'donne des étuis au hasard et les imprime en PBN, avec l’empreinte de leur graine (BD-L6E-GAP-1)',
  count: 'combien d’étuis ; 26 par défaut',
  first: 'le numéro du premier ; 1 par défaut',
  bySeed: 'redonne selon une graine déjà révélée',
  fingerprint: 'imprime l’empreinte de chaque étui d’un fichier, égale pour deux copies identiques (BD-L6F)',
  commitment: (hash: string) => `Empreinte à publier avant la première ronde : ${hash}`,
  seed: (seed: string) => `Graine à garder secrète jusqu’à la fin : ${seed}`,
  notANumber: (option: string, most: number) => `${option} : un nombre entier de 1 à ${most}.`,
  noDeals: (file: string) => `${file} ne contient aucun étui dont les quatre mains sont données.`,
};

const en: typeof fr = {
  importPbn: 'imports a competition from a PBN file',
  file: 'the PBN file',
  rulings: 'the arbiter’s decisions, CSV or JSON',
  boards: 'deals the boards of a session, or compares copies',
  deal: 'deals boards at random and prints them as PBN, with the hash of their seed (BD-L6E-GAP-1)',
  count: 'how many boards; 26 unless given',
  first: 'the number of the first; 1 unless given',
  bySeed: 'deals again by a seed that was told',
  fingerprint: 'prints the fingerprint of each board of a file, the same for copies that are alike (BD-L6F)',
  commitment: (hash) => `Hash to publish before the first round: ${hash}`,
  seed: (seed) => `Seed to keep secret until the end: ${seed}`,
  notANumber: (option, most) => `${option}: a whole number from 1 to ${most}.`,
  noDeals: (file) => `${file} has no board whose four hands are given.`,
};

export const pbnTexts = { fr, en };
