/** What the commands about games of Scrabble say. */
const fr = {
  simulate: 'joue une partie entière, tirée d’une graine',
  players: 'nombre de joueurs',
  seed: 'la graine',
  list: 'liste de mots (par défaut la liste d’essai)',
  format: 'formule : normal, 7-sur-8, 7-et-8, 7-8-9',
  joker: 'partie joker',
  record: 'écrit aussi le fichier de la partie (arbitre replay le relit)',
  text: 'écrit aussi la partie en texte (arbitre scrabble read la relit)',
  exportGame: 'met en texte le fichier d’une partie : tirages, tops, mots, bulletins',
  read: 'relit une partie en texte et vérifie ses scores',
  english: 'places à l’anglaise : 8D horizontal, D8 vertical',
  recordFile: 'fichier de la partie (JSON Lines)',
  textFile: 'partie en texte',
  console: 'console de l’arbitre : tirer, annoncer, corriger, retenir',
  consolePlayers: 'les joueurs présents, séparés par des virgules',
  fast: 'n’attend pas : l’heure avance avec les annonces',
  verifyList: 'cherche aussi les tops de chaque coup dans cette liste et dit lesquels diffèrent',
  verified: (rounds: number, differing: number, list: string) =>
    `${rounds} coups vérifiés avec la liste ${list} : ${differing} avec d’autres tops ; les résultats enregistrés restent`,
  otherTops: (round: number, recorded: string, found: string) =>
    `Coup ${round} : enregistré ${recorded} ; trouvé ${found}`,
  jokerGameUnverified:
    'Les tops d’une partie joker ne se vérifient pas sur le texte : ses jokers ont été remplacés.',
  topping: 'topping : un joueur cherche chaque top contre la montre',
  toppingTime: 'secondes d’un coup : 60, 120, 150 ou 180',
  toppingFast: 'n’attend pas : « +12 » avance la montre de 12 secondes',
  toppingReady: (list: string, seconds: number, seed: string) =>
    `Topping, liste ${list}, ${seconds} s par coup, graine ${seed}. PLACE MOT (H4 JOUEUSE), grille, passer, quitter.`,
  toppingRack: (round: number, rack: string) => `Coup ${round} : ${rack}`,
  toppingLow: (score: number) => `${score} : le top vaut plus`,
  toppingFound: (seconds: number) => `Top trouvé en ${seconds} s`,
  toppingMissed: (seconds: number) => `Top manqué : ${seconds} s`,
  toppingTops: (tops: string, sum: number) => `  ${tops} — temps ${sum} s`,
  toppingTotal: (found: number, rounds: number, seconds: number) =>
    `${found} tops sur ${rounds}, temps ${seconds} s`,
  notPlayed: 'La partie ne se rejoue pas en entier : seul ce qui précède est imprimé.',
  summary: (rounds: number, top: number, players: number, slips: number) =>
    `${rounds} coups, top ${top}, ${players} joueurs, ${slips} bulletins`,
  ending: (reason: string, left: string) => `Fin : ${reason}${left === '' ? '' : ` (reste ${left})`}`,
  solo: (round: number, entry: string, points: number) => `Solo au coup ${round} : ${entry} (+${points})`,
  noSolo: 'Aucun solo.',
  rankingTitle: 'Rang  Joueur                 Total   Négatif        %  Solos  Avert.',
  help:
    'tirer [lettres] · annoncer · repeter · chrono · signal · fin · ramasser · bulletin JOUEUR [PLACE] MOT [SCORE] · ' +
    'tops [NOMBRE] · coups · retenir [PLACE MOT] · annonce · clore · avertir JOUEUR MOTIF · annuler MOTIF · grille · classement · ' +
    'resultats · aide · quitter',
  unknown: 'Commande inconnue ; « aide » les donne toutes.',
  ready: (list: string) => `Partie ouverte, liste ${list}. « aide » donne les commandes.`,
  written: (file: string) => `Partie écrite dans ${file}`,
  printed: (rounds: number, top: number) => `${rounds} coups relus, tous les scores justes, top ${top}`,
  thrownBack: (letters: string) => `${letters} : à remettre dans le sac, tout est à retirer`,
  topLine: (place: string, word: string, score: number, formed: string) =>
    `${place} ${word} ${score}${formed === '' ? '' : `, formant ${formed}`}`,
  plays: (count: number) => `${count} coups permis`,
  proposed: ' (proposé)',
  barred: (article: string) => ` (écarté : ${article})`,
  slip: (entry: string, points: number, verdict: string, articles: string) =>
    `${entry} : ${points}, ${verdict}${articles === '' ? '' : ` (${articles})`}`,
};

const en: typeof fr = {
  simulate: 'plays a whole game drawn from a seed',
  players: 'number of players',
  seed: 'the seed',
  list: 'word list (the trial list unless named)',
  format: 'format: normal, 7-sur-8, 7-et-8, 7-8-9',
  joker: 'joker game',
  record: 'also writes the record of the game (arbitre replay reads it)',
  text: 'also writes the game as text (arbitre scrabble read reads it)',
  exportGame: 'prints the record of a game as text: racks, tops, words, slips',
  read: 'reads a printed game back and checks its scores',
  english: 'places as English-language programs write them: 8D across, D8 down',
  recordFile: 'record of the game (JSON Lines)',
  textFile: 'printed game',
  console: 'the arbiter’s console: draw, announce, correct, retain',
  consolePlayers: 'the players present, separated by commas',
  fast: 'does not wait: time moves on with the announcements',
  verifyList: 'also searches the tops of every round in this list and tells which differ',
  verified: (rounds, differing, list) =>
    `${rounds} rounds verified with the list ${list}: ${differing} with other tops; the recorded results stay`,
  otherTops: (round, recorded, found) => `Round ${round}: recorded ${recorded}; found ${found}`,
  jokerGameUnverified: 'The tops of a joker game cannot be verified from its text: its jokers were replaced.',
  topping: 'topping: one player seeks each top against the clock',
  toppingTime: 'seconds of a round: 60, 120, 150 or 180',
  toppingFast: 'does not wait: "+12" moves the clock on by 12 seconds',
  toppingReady: (list, seconds, seed) =>
    `Topping, list ${list}, ${seconds} s a round, seed ${seed}. PLACE WORD (H4 JOUEUSE), board, pass, quit.`,
  toppingRack: (round, rack) => `Round ${round}: ${rack}`,
  toppingLow: (score) => `${score}: the top is worth more`,
  toppingFound: (seconds) => `Top found in ${seconds} s`,
  toppingMissed: (seconds) => `Top missed: ${seconds} s`,
  toppingTops: (tops, sum) => `  ${tops} — time ${sum} s`,
  toppingTotal: (found, rounds, seconds) => `${found} of ${rounds} tops, time ${seconds} s`,
  notPlayed: 'The game does not replay whole: only what comes before is printed.',
  summary: (rounds, top, players, slips) =>
    `${rounds} rounds, top ${top}, ${players} players, ${slips} slips`,
  ending: (reason, left) => `End: ${reason}${left === '' ? '' : ` (left ${left})`}`,
  solo: (round, entry, points) => `Solo in round ${round}: ${entry} (+${points})`,
  noSolo: 'No solo.',
  rankingTitle: 'Rank  Player                 Total   Deficit        %  Solos  Warn.',
  help:
    'draw [letters] · call · repeat · clock · signal · end · collect · slip PLAYER [PLACE] WORD [SCORE] · tops [NUMBER] · plays · ' +
    'retain [PLACE WORD] · announce · close · warn PLAYER REASON · annul REASON · board · ranking · results · help · quit',
  unknown: 'Unknown command; "help" lists them all.',
  ready: (list) => `Game opened, list ${list}. "help" lists the commands.`,
  written: (file) => `Game written to ${file}`,
  printed: (rounds, top) => `${rounds} rounds read back, every score right, top ${top}`,
  thrownBack: (letters) => `${letters}: back into the bag, everything is drawn anew`,
  topLine: (place, word, score, formed) =>
    `${place} ${word} ${score}${formed === '' ? '' : `, forming ${formed}`}`,
  plays: (count) => `${count} legal plays`,
  proposed: ' (proposed)',
  barred: (article) => ` (barred: ${article})`,
  slip: (entry, points, verdict, articles) =>
    `${entry}: ${points}, ${verdict}${articles === '' ? '' : ` (${articles})`}`,
};

export type ScrabbleTexts = typeof fr;
export const scrabbleTexts = { fr, en } as const;
