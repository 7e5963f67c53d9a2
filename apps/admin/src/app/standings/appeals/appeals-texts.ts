import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Sous appel',
  chip: 'sous appel',
  lead: 'Les rangs marqués peuvent changer : la commission n’a pas encore décidé. Le classement compte les décisions telles qu’elles ont été rendues.',
  appeal: (by: string, ruling: string, article: string, place: string) =>
    `${by} fait appel de la décision ${ruling}${article === '' ? '' : ` (${article})`} : ${place}.`,
  place: (session: number, round: number, table: string, board: number) =>
    `séance ${session}, ronde ${round}, table ${table}, donne ${board}`,
  side: (side: string) => `Le camp ${side}`,
  asRuled: 'Prix si la décision est maintenue',
  withoutRulings: 'Prix si elle est annulée',
  same: 'Les premiers rangs seraient les mêmes si la décision était annulée.',
  footnote: 'Sous appel : ce rang peut changer.',
  rank: 'Rang',
  entry: 'Inscrit',
  total: 'Total',
  playedUnder: (versions: string) => `Joué selon ${versions}.`,
  rules: (version: string) => `les règles, version ${version}`,
};

const en: Text<typeof fr> = {
  title: 'Under appeal',
  chip: 'under appeal',
  lead: 'The places that are marked may change: the committee has not decided yet. The standings count the rulings as they were given.',
  appeal: (by, ruling, article, place) =>
    `${by} appeals against ruling ${ruling}${article === '' ? '' : ` (${article})`}: ${place}.`,
  place: (session, round, table, board) =>
    `session ${session}, round ${round}, table ${table}, board ${board}`,
  side: (side) => `Side ${side}`,
  asRuled: 'Prizes if the ruling stands',
  withoutRulings: 'Prizes if it is set aside',
  same: 'The first places would be the same if the ruling were set aside.',
  footnote: 'Under appeal: this place may change.',
  rank: 'Rank',
  entry: 'Entry',
  total: 'Total',
  playedUnder: (versions) => `Played under ${versions}.`,
  rules: (version) => `the rules, version ${version}`,
};

export const appealsTexts = { fr, en };
