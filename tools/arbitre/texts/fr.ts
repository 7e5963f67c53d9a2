export const fr = {
  language: 'fr' as 'fr' | 'en',
  program: 'Arbitre en ligne de commande : importer, rejouer, marquer, vérifier.',
  usage: 'Usage :',
  optionsTitle: 'Options :',
  commandsTitle: 'Commandes :',
  argumentsTitle: 'Arguments :',
  help: 'montre cette aide',
  lang: 'langue des réponses : fr ou en (par défaut celle du système)',
  json: 'un objet JSON par ligne',
  importCommand: 'importe un fichier de résultats',
  exportCommand: 'écrit les résultats d’une compétition dans un fichier',
  competition: 'identifiant de la compétition (par défaut : épreuve et date du fichier)',
  name: 'nom affiché (par défaut celui de l’épreuve)',
  region: 'région de la fédération',
  strict: 'n’écrit rien si quoi que ce soit est faux',
  replay: 'rejoue une partie notée (JSON Lines) et dit ce qui suit de chaque ligne',
  recordFile: 'le fichier de la partie',
  score: 'marque un contrat et son résultat',
  scoreGame: 'le jeu',
  scoreNotation: 'le résultat, par exemple 4SXN-1',
  values: 'le tableau de toutes les valeurs de jeu',
  valuesOnly: (games: string) => `Ce jeu n’a pas de tableau de valeurs ; en ont un : ${games}.`,
  noNotation: 'Donnez un résultat, par exemple « 4SXN-1 », ou --values.',
  rules: 'les articles des règlements et leurs tests',
  articleText: 'dit ce que dit un article, ou tous ceux d’une loi : BD-L27B1a, BD-L27',
  coverage: 'compte les tests de chaque article, et dit lesquels un utilisateur peut atteindre',
  onlyGame: 'un seul jeu',
  verify: 'vérifie la chaîne d’empreintes d’un flux, ou de tous',
  verifyStream: 'le flux, par exemple deal-c1.s1-r1-t1-b1',
  verifyAll: 'tous les flux',
  rankingVerify: 'refait les classements publiés depuis le journal et compare leurs empreintes',
  rankingOf: 'identifiant de la compétition',
  nothingPublished: (competition: string) =>
    `Aucun classement de la compétition ${competition} n’est publié.`,
  rankingHolds: (number: number, hash: string) =>
    `La version ${number} tient : le journal donne les mêmes lignes (${hash}).`,
  rankingDiffers: (number: number, hash: string, recounted: string) =>
    `La version ${number} ne tient pas : publiée ${hash}, le journal donne ${recounted}.`,
  eventstore: 'lance le magasin d’événements embarqué (options : --data-dir, --port)',
  bench: 'mesure un domaine',
  benchArea: 'domaine',
  demo: 'importe la saison de démonstration',
  evening:
    'joue une soirée de démonstration : une table entre un résultat toutes les quelques secondes, jusqu’à l’arrêt',
  eveningEvery: 'secondes entre deux résultats',
  eveningRuns: (every: number) => `La soirée de démonstration se joue : un résultat toutes les ${every} s.`,
  eveningOver: 'La soirée de démonstration est complète.',
  eveningStopped: 'La soirée de démonstration s’arrête là ; relancée, elle reprend où elle en est.',
  ifEmpty: 'seulement si le magasin ne contient rien d’autre',
  docs: 'pages produites à partir du code',
  docsEvents: 'le catalogue des événements, docs/events.md',
  docsCheck: 'vérifie que la page est à jour',
  docsWrite: 'écrit la page',
  storeAway: (url: string, reason: string) =>
    `Le magasin d’événements ne répond pas (${url}). Lancez « npm start », ou donnez son adresse dans ESDB_URL.\n${reason}`,
  fileTooLong: (path: string, size: number, most: number) =>
    `Le fichier ${path} a ${size} octets ; on en lit au plus ${most}.`,
  fileAway: (path: string, reason: string) => `Le fichier ${path} ne peut pas être lu : ${reason}`,
  line: (source: string, line: number) =>
    `${source === 'rulings' ? 'décisions, ' : ''}${line === 0 ? 'fichier' : `ligne ${line}`}`,
  error: 'erreur',
  warning: 'remarque',
  importing: (done: number, of: number) => `Import : ${done} donnes sur ${of}`,
  outcomes: {
    imported: (id: string) => `Compétition ${id} importée.`,
    unchanged: (id: string) => `Compétition ${id} : rien de nouveau, rien n’a été écrit.`,
    rejected: (id: string) =>
      `Compétition ${id} : rien n’a été écrit (--strict), voyez les erreurs ci-dessus.`,
    unreadable: () => 'Aucune donne n’a pu être lue, rien n’a été écrit.',
  },
  counts: (entries: number, written: number, present: number, refused: number, events: number) =>
    `${entries} inscrits ; donnes : ${written} écrites, ${present} déjà là, ${refused} refusées ; ${events} événements.`,
  guests: (guests: number) => `Invités inscrits : ${guests}.`,
  unnamed: (entries: number) =>
    `Sans base de données les noms restent dans le fichier (inscriptions nommées : ${entries}) : donnez son adresse dans DATABASE_URL.`,
  dropped: (games: number) =>
    games === 1
      ? '1 partie du fichier laissée de côté : l’erreur est nommée ci-dessus.'
      : `${games} parties du fichier laissées de côté : chacune est une erreur ci-dessus.`,
  checks: (what: string, agree: number, compared: number) =>
    `${what} : ${agree} sur ${compared} comme dans le fichier`,
  checked: { scores: 'Marques', imps: 'IMP', ranking: 'Classement' },
  difference: (line: string, subject: string, what: string, recorded: string, file: string) =>
    `${line} : ${subject}, ${what} : enregistré ${recorded}, fichier ${file}`,
  differencesHead: 'Le fichier dit autre chose que ce qui est enregistré ; rien n’a été changé :',
  aspects: {
    competition: 'compétition',
    entry: 'inscrit',
    seating: 'places',
    setup: 'étui',
    hands: 'mains',
    course: 'déroulement',
    result: 'résultat',
    ruling: 'décision',
  },
  refused: 'refusé',
  result: 'résultat',
  noResult: 'pas de résultat',
  waitingFor: 'en attente de',
  drawnBy: (by: string, at: string | null) => `signalé par ${by}${at === null ? '' : `, ${at}`}`,
  stopsBy: (article: string) => `rien d’autre ne se fait avant (${article})`,
  ranking: 'classement',
  excluded: 'non classé',
  whole: (stream: string, events: number) => `${stream} : ${events} événements, chaîne entière`,
  allWhole: (streams: number, events: number) =>
    `${streams} flux, ${events} événements : toutes les chaînes sont entières.`,
  ofKind: (title: string, streams: number, events: number) =>
    `${title} : ${streams} flux, ${events} événements`,
  noStream: (stream: string) => `Le flux ${stream} n’existe pas.`,
  streamOrAll: 'Donnez un flux, ou --all.',
  broken: (stream: string, revision: number, why: string) => `${stream}, événement ${revision} : ${why}`,
  breaks: {
    'revision-missing': 'des événements manquent avant lui',
    unsealed: 'il ne porte pas d’empreinte',
    altered: 'son contenu n’est plus celui qui a été scellé',
    unlinked: 'il ne suit pas l’événement précédent',
  },
  notOurs: (stream: string, events: number) =>
    `${stream} : ce n’est pas un flux d’Arbitre (${events} événements), il n’est pas jugé`,
  hidden:
    'ses métadonnées font retenir ou jeter des événements au serveur : seul un administrateur a pu les écrire',
  milestone: 'ce qui est enregistré ne suit pas des règles',
  brokenCount: (broken: number, streams: number) => `${broken} flux sur ${streams} ne tiennent pas.`,
  covered: (game: string, reached: number, tested: number, articles: number, guide: number) =>
    `${game} : ${reached} articles sur ${articles} atteints par ce que font les utilisateurs, ${tested} nommés par un test (${guide} articles de lecture à part)`,
  reachedInside: (count: number, ids: string) =>
    `  ${count} dont le test n’appelle qu’une règle interne, sans acte : ${ids}`,
  reachedBySpecs: (count: number, ids: string) =>
    `  ${count} que seuls des tests atteignent, sans acte ni page : ${ids}`,
  unreached: (game: string, ids: string) =>
    `${game}, déclaré complet, avec des articles qu’aucun utilisateur n’atteint : ${ids}`,
  uncovered: (game: string, ids: string) => `${game}, déclaré complet, sans test : ${ids}`,
  coverageOrArticle: 'indiquez --coverage, ou --article et un article',
  noSuchArticle: (article: string) => `aucun article ${article} dans les règlements`,
  noInventory: (game: string) => `${game} : pas de règlement connu`,
  demoFederation: {
    imported: 'Fédération de démonstration : régions, clubs et licenciés inscrits.',
    unchanged: 'Fédération de démonstration : déjà là, rien n’a été écrit.',
  },
  demoSkipped: 'Le magasin contient déjà autre chose : pas de démonstration.',
  demoWhole: 'La saison de démonstration est déjà là.',
  unknownArea: (area: string, areas: string) => `Domaine inconnu : ${area}. Domaines : ${areas}`,
  benchLine: (name: string, value: string, more: string) =>
    `${name.padEnd(44)} ${value.padStart(16)}  ${more}`,
  target: (target: string) => `but ${target}`,
  missed: 'manqué',
};
