import type { Text } from '../../language/text-shape';

const fr = {
  outcome: 'Issue',
  words: 'en mots et en scores seulement',
  choose: 'à choisir',
  yes: 'oui',
  no: 'non',
  optional: (label: string) => `${label} (au besoin)`,
  pollHelp: 'Une ligne par action : Passe 4 2 si quatre y penseraient et deux la choisiraient.',
  logical: (actions: string) => `Possibilités réelles : ${actions}`,
  noAlternative: 'Aucune autre possibilité réelle : rien ne s’ajuste.',
  penaltyOf: (entry: string) => `Pénalité de ${entry}`,
  kind: 'nature',
  none: 'aucune',
  kinds: { warning: 'avertissement', procedural: 'de procédure', disciplinary: 'disciplinaire' },
  size: (unit: string) => `de combien, en ${unit} ; rien : la pénalité usuelle`,
  units: { percent: 'pour cent d’un étui', imp: 'IMP', point: 'points' },
  found: 'Faits',
  penalty: 'Pénalité',
  given: (kind: string, size: string | null) => (size === null ? kind : `${kind}, ${size}`),
  least: 'au moins, en pour cent du top',
  most: 'au plus, en pour cent du top',
};

const en: Text<typeof fr> = {
  outcome: 'Outcome',
  words: 'words and scores alone',
  choose: 'to be chosen',
  yes: 'yes',
  no: 'no',
  optional: (label) => `${label} (if need be)`,
  pollHelp: 'One action a line: Pass 4 2 where four would think of it and two would choose it.',
  logical: (actions) => `Logical alternatives: ${actions}`,
  noAlternative: 'No other logical alternative: nothing is adjusted.',
  penaltyOf: (entry) => `Penalty of ${entry}`,
  kind: 'kind',
  none: 'none',
  kinds: { warning: 'warning', procedural: 'procedural', disciplinary: 'disciplinary' },
  size: (unit) => `how much, in ${unit}; nothing: the usual penalty`,
  units: { percent: 'percent of a board', imp: 'IMPs', point: 'points' },
  found: 'Facts',
  penalty: 'Penalty',
  given: (kind, size) => (size === null ? kind : `${kind}, ${size}`),
  least: 'at least, percent of the top',
  most: 'at most, percent of the top',
};

/** What a law asks of a ruling is called so on the page of a deal. */
export const lawTexts = { fr, en };
