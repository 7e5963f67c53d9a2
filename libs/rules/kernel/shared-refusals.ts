import { competitionRefusals } from './competition-refusals';
import { misplacedRefusals } from './misplaced-refusals';
import { refusals, refusing } from './refusals';
import { rightRefusals } from './right-refusals';
import { rulingRefusals } from './ruling-refusals';

/** What every game's acts, deals, competitions, sessions and their writing are refused for. */
export const sharedRefusals = refusals({
  ...competitionRefusals,
  ...misplacedRefusals,
  ...rulingRefusals,
  ...rightRefusals,
  'invalid-field': {
    fr: '{field} : « {given} » ne convient pas, il faut {expected}.',
    en: '{field}: "{given}" does not fit, expected {expected}.',
  },
  'missing-field': {
    fr: '{field} manque : il faut {expected}.',
    en: '{field} is missing: expected {expected}.',
  },
  'forbidden-character': {
    fr: '{field} : le caractère {found} n’a pas sa place dans ce texte ; retirez-le.',
    en: '{field}: the character {found} does not belong in this text; take it out.',
  },
  'no-reference': {
    fr: '{field} : « {given} » ne désigne personne. Indiquez une inscription, un joueur d’une inscription, une licence ou une fonction : jamais un nom.',
    en: '{field}: "{given}" refers to nobody. Give an entry, a player of an entry, a licence or an office: never a name.',
  },
  'unknown-person': {
    fr: '{field} : « {person} » n’est connu ni comme inscription ou joueur de cette compétition, ni comme licence. Choisissez une inscription ou une fonction, ou donnez une licence enregistrée.',
    en: '{field}: "{person}" is known neither as an entry or a player of this competition nor as a licence. Choose an entry or an office, or give a registered licence.',
  },
  'not-a-number': { fr: '{field} : {found} n’est pas un nombre.', en: '{field}: {found} is no number.' },
  'too-deep': {
    fr: '{field} : plus de {found} niveaux imbriqués.',
    en: '{field}: more than {found} levels in one another.',
  },
  'unknown-act': { fr: 'L’acte « {do} » n’existe pas ici.', en: 'There is no act "{do}" here.' },
  'unknown-seat': {
    fr: '« {seat} » n’est pas une place de ce jeu ({seats}).',
    en: '"{seat}" is no seat of this game ({seats}).',
  },
  'unknown-card': {
    fr: '« {card} » n’est pas une carte (exemples : SA, HT, D7).',
    en: '"{card}" is no card (examples: SA, HT, D7).',
  },
  'unknown-side': {
    fr: '« {side} » n’est pas un camp de ce jeu ({sides}).',
    en: '"{side}" is no side of this game ({sides}).',
  },
  'unknown-ruleset': {
    fr: 'Règlement inconnu : « {ruleset} ». Règlements connus : {known}.',
    en: 'Unknown ruleset "{ruleset}". Known: {known}.',
  },
  'game-differs': {
    fr: 'Le règlement {ruleset} n’est pas celui du jeu {game}.',
    en: 'Ruleset {ruleset} is not one of {game}.',
  },
  'arbiter-only': {
    fr: 'Seul un arbitre peut donner l’acte « {do} » ; votre rôle est {role}.',
    en: 'Only an arbiter may give the act "{do}"; your role is {role}.',
  },
  'act-has-own-command': {
    fr: 'L’acte « {do} » a sa propre commande : il ne se mêle pas aux autres.',
    en: 'The act "{do}" has a command of its own: it does not travel among others.',
  },
  'no-acts': { fr: 'Il faut au moins un acte.', en: 'At least one act is needed.' },

  'competition-not-found': {
    fr: 'La compétition « {id} » n’existe pas.',
    en: 'There is no competition "{id}".',
  },
  'nothing-to-match': {
    fr: 'Aucune compétition ne dit plus un de ces mots : rien à rapporter au registre.',
    en: 'No competition says one of these words any more: there is nothing to match.',
  },
  'corrections-closed': {
    fr: 'Les corrections sont closes : la version {number} est officielle. Qui en a le rôle peut les rouvrir, avec un motif.',
    en: 'Corrections are closed: version {number} is official. Who holds the role can reopen them, with a reason.',
  },
  'corrections-open': {
    fr: 'Les corrections de la version {number} sont encore ouvertes : pour les clore plus tôt, dites pourquoi.',
    en: 'Corrections of version {number} are still open: to close them earlier, say why.',
  },
  'nothing-to-publish': {
    fr: 'Il n’y a pas encore de résultat à publier.',
    en: 'There is no result to publish yet.',
  },
  'nothing-published': {
    fr: 'Aucun classement n’est publié : publiez-le d’abord.',
    en: 'No ranking is published: publish it first.',
  },
  'ranking-unchanged': {
    fr: 'La version {number} dit déjà la même chose : rien à publier.',
    en: 'Version {number} says the same already: there is nothing to publish.',
  },
  'ranking-moved': {
    fr: 'Le classement a changé depuis que vous l’avez lu : relisez-le, puis publiez.',
    en: 'The ranking has changed since you read it: look at it again, then publish.',
  },
  'ranking-under-embargo': {
    fr: 'Des donnes sont encore sous embargo : le classement en dirait les résultats.',
    en: 'Boards are still under embargo: the ranking would tell their results.',
  },
  'close-finish': {
    fr: 'L’arrivée est serrée ({apart} d’écart, limite {limit}) : quelqu’un d’autre la vérifie avant la publication.',
    en: 'The finish is close ({apart} apart, limit {limit}): somebody else checks it before publication.',
  },
  'checked-by-oneself': {
    fr: 'L’arrivée serrée ({apart} d’écart) a été vérifiée par vous : quelqu’un d’autre publie.',
    en: 'The close finish ({apart} apart) was checked by you: somebody else publishes.',
  },
  'checked-already': {
    fr: 'Ce classement est déjà vérifié.',
    en: 'This ranking is checked already.',
  },
  'not-official': {
    fr: 'La version {number} est encore provisoire : elle devient officielle d’abord.',
    en: 'Version {number} is still provisional: it becomes official first.',
  },
  'ranking-final': {
    fr: 'La version {number} est déjà définitive.',
    en: 'Version {number} is final already.',
  },
  'session-void': {
    fr: 'La séance {session} est déjà annulée.',
    en: 'Session {session} is void already.',
  },
  'session-not-void': {
    fr: 'La séance {session} n’est pas annulée.',
    en: 'Session {session} is not void.',
  },
  'no-entries': { fr: 'Il faut au moins un inscrit.', en: 'At least one entry is needed.' },
  'unknown-entry': {
    fr: '« {entry} » n’est pas inscrit dans cette compétition.',
    en: '"{entry}" is not entered in this competition.',
  },
  'entry-withdrawn': {
    fr: '« {entry} » s’est retiré de cette compétition.',
    en: '"{entry}" has withdrawn from this competition.',
  },
  'entry-waits': {
    fr: '« {entry} » est encore sur la liste d’attente : faites-le entrer d’abord.',
    en: '"{entry}" is still on the waiting list: let it in first.',
  },
  'entry-not-waiting': {
    fr: '« {entry} » n’est pas sur la liste d’attente.',
    en: '"{entry}" is not on the waiting list.',
  },
  'entry-has-played': {
    fr: 'Le n° {number} a déjà un résultat : nommez un remplaçant, ou retirez l’inscription.',
    en: 'No. {number} has a result already: name a substitute, or withdraw the entry.',
  },
  'entry-of-other-kind': {
    fr: '« {entry} » est inscrit comme {kind} : cela ne change plus.',
    en: '"{entry}" is entered as {kind}: that does not change any more.',
  },
  'entry-unchanged': {
    fr: 'Rien n’est changé à cette inscription.',
    en: 'Nothing is changed in this entry.',
  },
  'entry-at-another-table': {
    fr: '« {entry} » joue déjà à la table {table} dans la ronde {round} : vérifiez le numéro, la table et la ronde.',
    en: '"{entry}" already plays at table {table} in round {round}: check the number, the table and the round.',
  },
  'round-not-called': {
    fr: 'La ronde {round} n’est pas encore lancée (ronde en cours : {now}).',
    en: 'Round {round} has not been called yet (round that is played: {now}).',
  },
  'table-not-planned': {
    fr: 'La table {table} ne joue pas à la ronde {round}.',
    en: 'Table {table} does not play in round {round}.',
  },
  'board-not-planned': {
    fr: 'À la ronde {round}, la table {table} joue les donnes {boards}, non la donne {board}.',
    en: 'In round {round} table {table} plays boards {boards}, and not board {board}.',
  },
  'seated-otherwise': {
    fr: 'À la ronde {round}, d’autres sont assis à la table {table} : {seats}.',
    en: 'In round {round} others sit at table {table}: {seats}.',
  },
  'entry-already-registered': {
    fr: '« {entry} » est déjà inscrit.',
    en: '"{entry}" is already registered.',
  },
  'entry-already-withdrawn': {
    fr: '« {entry} » s’est déjà retiré.',
    en: '"{entry}" has withdrawn already.',
  },
  'entry-not-withdrawn': {
    fr: '« {entry} » ne s’est pas retiré.',
    en: '"{entry}" has not withdrawn.',
  },
  'withdrawal-unchanged': {
    fr: 'C’est déjà ce qui est décidé des résultats de « {entry} ».',
    en: 'That is what is decided of the results of "{entry}" already.',
  },
  'presence-known': {
    fr: 'C’est déjà noté ainsi.',
    en: 'That is noted already.',
  },
  'not-of-the-entry': {
    fr: '{member} ne joue pas dans « {entry} ».',
    en: '{member} does not play for "{entry}".',
  },
  'substitute-before': {
    fr: 'Un remplaçant est déjà nommé à partir de la séance {session}, ronde {round} : le suivant vient après.',
    en: 'A substitute is named already from session {session}, round {round} on: the next one comes after.',
  },
  'number-taken': {
    fr: 'Le numéro {number} est celui de « {entry} ».',
    en: 'Number {number} belongs to "{entry}".',
  },
  'already-entered': {
    fr: '{member} joue déjà sous le n° {number}.',
    en: '{member} plays already, as no. {number}.',
  },
  'wrong-number-of-persons': {
    fr: 'Pour « {kind} », de {least} à {most} personnes, ou personne : {given} ne conviennent pas.',
    en: 'For "{kind}", {least} to {most} persons, or nobody: {given} do not fit.',
  },
  'label-of-persons': {
    fr: 'Seule une équipe a un nom à elle : « {kind} » porte celui de ses personnes.',
    en: 'Only a team has a name of its own: "{kind}" goes by those of its persons.',
  },

  'deal-not-found': { fr: 'La donne « {id} » n’existe pas.', en: 'There is no deal "{id}".' },
  'deal-already-open': { fr: 'Cette donne est déjà ouverte.', en: 'This deal is open already.' },
  'deal-not-open': { fr: 'Cette donne n’est pas ouverte.', en: 'This deal is not open.' },
  'deal-finished': {
    fr: 'La donne est terminée : « {do} » n’est plus possible ; corrigez le résultat ou appelez l’arbitre.',
    en: 'The deal is over: "{do}" is no longer possible; correct the result or call the arbiter.',
  },
  'entry-on-two-sides': {
    fr: '« {entry} » ne peut pas jouer pour deux camps ({seats}).',
    en: '"{entry}" cannot play for two sides ({seats}).',
  },
  'enforced-table': {
    fr: 'Cette table applique les règles elle-même : « {do} » n’y a pas lieu.',
    en: 'This table enforces the rules itself: there is no "{do}" here.',
  },
  'result-grain': {
    fr: 'Cette donne ne garde que son résultat : « {do} » n’y est pas enregistré.',
    en: 'This deal keeps its result only: "{do}" is not recorded.',
  },
  'no-result-yet': {
    fr: 'Il n’y a pas encore de résultat à corriger.',
    en: 'There is no result to correct yet.',
  },
  'no-result-in-act': { fr: 'Cet acte ne donne pas de résultat.', en: 'This act gives no result.' },
  'result-unchanged': { fr: 'Le résultat est déjà {result}.', en: 'The result is {result} already.' },
  'no-result-to-confirm': {
    fr: 'Il n’y a pas encore de résultat : rien à confirmer ni à contester.',
    en: 'There is no result yet: nothing to confirm or to dispute.',
  },
  'already-confirmed': {
    fr: '{side} a déjà confirmé {result}.',
    en: '{side} has confirmed {result} already.',
  },
  'report-agrees': {
    fr: 'C’est le résultat enregistré ({result}) : confirmez-le.',
    en: 'That is the result that stands ({result}): confirm it.',
  },
  'result-moved': {
    fr: 'Le résultat est maintenant {result}, non {seen} : regardez-le avant d’en parler.',
    en: 'The result is {result} now, not {seen}: look at it before you speak of it.',
  },
  'side-needed': {
    fr: 'Dites pour quel camp vous parlez ({sides}).',
    en: 'Say which side you speak for ({sides}).',
  },
  'own-entry': {
    fr: 'Vous avez saisi ce résultat sans dire pour quel camp : une autre main le confirme.',
    en: 'You entered this result without saying for which side: another hand confirms it.',
  },
  'side-of-seat': {
    fr: 'Ce téléphone est celui de {seat} : il parle pour {own}, non pour {side}.',
    en: 'This telephone is that of {seat}: it speaks for {own}, not for {side}.',
  },
  'entry-of-side': {
    fr: 'Ce n’est pas le numéro de {side} à cette table : chacun confirme avec le sien.',
    en: 'This is not the number of {side} at this table: everybody confirms with the own one.',
  },
  'attention-drawn': {
    fr: 'L’attention est déjà attirée sur cette irrégularité ({article}, {attention}) : l’arbitre y répond.',
    en: 'Attention is drawn to this irregularity already ({article}, {attention}): the arbiter answers it.',
  },
  'no-such-attention': {
    fr: 'Aucun signalement « {attention} » n’attend de réponse (ouverts : {open}).',
    en: 'No attention "{attention}" waits for an answer (open: {open}).',
  },
  'no-such-call': {
    fr: 'Aucun appel « {call} » n’attend plus l’arbitre (ouverts : {open}).',
    en: 'No call "{call}" waits for the arbiter any more (open: {open}).',
  },
  'hall-call-open': {
    fr: 'La table {table} a déjà appelé pour cela (appel {call}).',
    en: 'Table {table} has called about this already (call {call}).',
  },
  'no-such-appeal': {
    fr: 'Aucun appel « {appeal} » n’est à trancher (à trancher : {open}).',
    en: 'No appeal "{appeal}" is to be decided (to be decided: {open}).',
  },
  'appeal-lodged': {
    fr: 'Ce camp a déjà fait appel de la décision {ruling} (appel {appeal}).',
    en: 'This side has appealed against ruling {ruling} already (appeal {appeal}).',
  },
  'not-own-side': {
    fr: 'Un appel se dépose pour son propre camp ({own}), pas pour {side}.',
    en: 'An appeal is lodged for one’s own side ({own}), not for {side}.',
  },
  'not-own-call': {
    fr: 'Avec le code de la place {seat}, on ne retire que l’appel de cette place.',
    en: 'With the code of seat {seat} one takes back the call of that seat alone.',
  },
  'own-ruling': {
    fr: 'Nul ne tranche un appel contre sa propre décision : un autre membre de la commission le fait.',
    en: 'Nobody decides an appeal against his own ruling: another member of the committee does.',
  },

  'session-not-found': { fr: 'La séance « {id} » n’existe pas.', en: 'There is no session "{id}".' },
  'session-already-open': { fr: 'Cette séance est déjà ouverte.', en: 'This session is open already.' },
  'session-not-open': { fr: 'Cette séance n’est pas ouverte.', en: 'This session is not open.' },
  'session-closed': {
    fr: 'La séance est close : « {do} » n’est plus possible.',
    en: 'The session is closed: "{do}" is no longer possible.',
  },
  'not-improbable': {
    fr: 'Ce chiffre n’attend pas qu’on le maintienne : il a changé, ou quelqu’un en répond déjà.',
    en: 'That figure does not wait to be upheld: it has changed, or somebody answers for it already.',
  },
  'session-goes-on': {
    fr: 'Cette séance n’est pas close : il n’y a rien à rouvrir.',
    en: 'This session is not closed: there is nothing to reopen.',
  },
  'no-sessions': {
    fr: 'Le règlement {ruleset} ne connaît pas de séances.',
    en: 'Ruleset {ruleset} knows no sessions.',
  },

  'region-not-found': { fr: 'La région « {id} » n’existe pas.', en: 'There is no region "{id}".' },
  'club-not-found': { fr: 'Aucun club n’a le numéro « {id} ».', en: 'No club has the number "{id}".' },
  'season-not-found': { fr: 'Il n’y a pas de saison « {id} ».', en: 'There is no season "{id}".' },
  'division-not-found': { fr: 'Il n’y a pas de division « {id} ».', en: 'There is no division "{id}".' },
  'account-not-found': { fr: 'Il n’y a pas de compte « {id} ».', en: 'There is no account "{id}".' },
  'member-not-found': {
    fr: 'Aucun membre n’a la licence « {id} ».',
    en: 'No member has the licence "{id}".',
  },

  'invalid-command-id': {
    fr: '« {given} » n’est pas un UUID : il en faut un nouveau pour chaque écriture, et le même pour sa répétition.',
    en: '"{given}" is no UUID: give each write a new one, and the same when it is sent again.',
  },
  'command-id-reused': {
    fr: 'La clé {given} a déjà servi à une autre écriture ; rien n’a été écrit. Donnez une clé nouvelle à chaque écriture, la même seulement pour la répéter telle quelle.',
    en: 'The key {given} was used for another write; nothing was written. Give each write a new key, and the same key only to send the same write again.',
  },

  'empty-record': { fr: 'Le fichier est vide.', en: 'The file is empty.' },
  'not-json': { fr: 'Cette ligne n’est pas du JSON ({reason}).', en: 'This line is not JSON ({reason}).' },
  'not-a-setup': {
    fr: 'La première ligne n’est pas une mise en place : il faut {expected}.',
    en: 'The first line is no setup: expected {expected}.',
  },
  'not-a-command': {
    fr: 'Cette ligne n’est pas un acte : il faut {expected}.',
    en: 'This line is no command: expected {expected}.',
  },
  'no-scoring-entry': {
    fr: 'Le jeu « {game} » n’a pas de calcul de marque seul.',
    en: 'Game "{game}" has no score of a result alone.',
  },
});

export type SharedRefusals = typeof sharedRefusals;
export const refuse = refusing<SharedRefusals>();
