import { refusals } from '@arbitre/rules/kernel/refusals';

/** What an evening of several tables refuses: the rulebook knows one table. */
export const hallRefusals = refusals({
  'one-table': {
    fr: 'Cette soirée n’a qu’une table : ses quatre joueurs tirent et choisissent leurs places.',
    en: 'This evening has one table: its four players draw and choose their seats.',
  },
  'several-tables': {
    fr: 'Cette soirée a plusieurs tables : on y tire les places de la salle, ou on les donne à la main.',
    en: 'This evening has several tables: the seats of the hall are drawn, or given by hand.',
  },
  'no-general-in-hall': {
    fr: 'Une partie générale se joue à quatre, à une table. À plusieurs tables, tirez de nouveaux partenaires à chaque tour.',
    en: 'A partie générale is played by four at one table. With several tables, draw new partners for each round.',
  },
  'no-lot-committed': {
    fr: 'Publiez d’abord l’empreinte du tirage.',
    en: 'Publish the hash of the lot first.',
  },
  'another-seed': {
    fr: 'Cette graine n’est pas celle dont l’empreinte a été publiée.',
    en: 'This seed is not the one whose hash was published.',
  },
  'named-twice': {
    fr: '« {entry} » est dans la liste deux fois : chacun a une place.',
    en: '"{entry}" stands twice in the list: everybody has one place.',
  },
  'seats-and-entries': {
    fr: '{entries} inscrits pour {places} places : il en faut {least} au moins, et pas plus que de places.',
    en: '{entries} entries for {places} places: there must be {least} at least, and no more than places.',
  },
  'round-not-ahead': {
    fr: 'À partir du tour {from} : ce doit être du tour {least} au tour {most}.',
    en: 'From round {from}: it must be a round from {least} to {most}.',
  },
  'table-has-begun': {
    fr: 'La table {table} a déjà joué au tour {round} : changez les places à partir du tour suivant.',
    en: 'Table {table} has played in round {round} already: change places from the next round on.',
  },
  'unknown-place': {
    fr: '« {place} » n’est pas une place de cette salle ({places}).',
    en: '"{place}" is no place of this hall ({places}).',
  },
  'place-taken': {
    fr: '« {entry} » a la place {place} : échangez les deux, ou donnez une place libre.',
    en: '"{entry}" has place {place}: exchange the two, or give a free place.',
  },
  'has-place': {
    fr: '« {entry} » a déjà la place {place} : échangez-la au lieu d’en donner une autre.',
    en: '"{entry}" has place {place} already: exchange it instead of giving another.',
  },
  'swap-with-itself': {
    fr: '« {entry} » ne s’échange pas avec soi-même : nommez quelqu’un d’autre.',
    en: '"{entry}" cannot be exchanged with itself: name somebody else.',
  },
  'not-seated': {
    fr: '« {entry} » n’a pas de place au tour {round}.',
    en: '"{entry}" has no place in round {round}.',
  },
  'last-round': {
    fr: 'Le tour {rounds} est le dernier, et il est lancé.',
    en: 'Round {rounds} is the last one, and it has been called.',
  },
  'round-called': {
    fr: 'Le tour {round} ne vient pas maintenant : le suivant est le tour {next}.',
    en: 'Round {round} does not come now: the next one is round {next}.',
  },
  'tables-still-play': {
    fr: 'Au tour {round} on joue encore, ou le résultat attend sa confirmation, aux tables {tables}.',
    en: 'In round {round} these tables still play, or their result is not confirmed: {tables}.',
  },
  'nobody-seated': {
    fr: 'Aucune table n’est complète au tour {round} : donnez d’abord les places.',
    en: 'No table is complete in round {round}: give the seats first.',
  },
  'nobody-plays-there': {
    fr: 'Personne ne joue à la table {table} au tour {round}.',
    en: 'Nobody plays at table {table} in round {round}.',
  },
  'table-has-finished': {
    fr: 'La table {table} a fini le tour {round}.',
    en: 'Table {table} has finished round {round}.',
  },
});
