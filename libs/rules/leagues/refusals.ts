import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';

/** What seasons and divisions refuse. Where a league rule forbids something, `{rule}` is its path in the division's rules. */
export const leagueRefusals = refusals({
  'season-already-open': { fr: 'La saison existe déjà.', en: 'The season is there already.' },
  'season-not-open': { fr: 'La saison n’existe pas.', en: 'There is no such season.' },
  'season-without-days': {
    fr: 'Du {from} au {until}, il n’y a pas un jour.',
    en: 'From {from} to {until} there is no day.',
  },
  'outside-season': {
    fr: 'Du {from} au {until} : la saison va du {begins} au {ends}.',
    en: 'From {from} to {until}: the season goes from {begins} to {ends}.',
  },
  'region-takes-part': {
    fr: 'La région {region} participe déjà avec ce calendrier.',
    en: 'The region {region} takes part already with this calendar.',
  },
  'region-takes-no-part': {
    fr: 'La région {region} ne participe pas à la saison.',
    en: 'The region {region} takes no part in the season.',
  },
  'phase-closed': {
    fr: 'La région {region} a clos sa phase le {on}.',
    en: 'The region {region} closed its phase on {on}.',
  },
  'phase-open': {
    fr: 'La région {region} n’a pas clos sa phase.',
    en: 'The region {region} has not closed its phase.',
  },
  'phase-not-due': {
    fr: 'Les résultats de la région {region} se corrigent jusqu’au {until} inclus.',
    en: 'Results of the region {region} are corrected up to {until}.',
  },
  'regions-open': {
    fr: 'Ces régions n’ont pas clos leur phase : {regions}.',
    en: 'These regions have not closed their phase: {regions}.',
  },
  'season-closed': {
    fr: 'La saison est close : seule une correction nommée, avec sa raison et qui l’a décidée, la change encore.',
    en: 'The season is closed: only a named correction, with its reason and who decided it, still changes it.',
  },
  'season-still-open': { fr: 'La saison n’est pas encore close.', en: 'The season is not closed yet.' },
  'season-archived': { fr: 'La saison est archivée.', en: 'The season is archived.' },
  'game-not-in-season': {
    fr: 'La saison ne joue pas ce jeu ({game}) : elle joue {games}.',
    en: 'The season does not play this game ({game}): it plays {games}.',
  },
  'another-game': {
    fr: 'La compétition {competition} joue à {game}, la division à {own}.',
    en: 'The competition {competition} plays {game}, the division {own}.',
  },
  'division-already-open': { fr: 'La division existe déjà.', en: 'The division is there already.' },
  'division-not-open': { fr: 'La division n’existe pas.', en: 'There is no such division.' },
  'rules-unsound': {
    fr: 'Le règlement ne tient pas ({count} erreurs) : voyez {paths}.',
    en: 'The rules are not sound ({count} mistakes): see {paths}.',
  },
  'rules-unchanged': { fr: 'Le règlement est déjà celui-là.', en: 'These are the rules already.' },
  'rules-changed-meanwhile': {
    fr: 'Le règlement a changé depuis : vous partez de la version {seen}, la version {version} est en vigueur. Lisez-la, puis recommencez.',
    en: 'The rules have changed meanwhile: yours begin with version {seen}, and version {version} is in force. Read it, and try again.',
  },
  'corrected-meanwhile': {
    fr: 'La rencontre {fixture} a été corrigée depuis : {scores}. Regardez, puis recommencez.',
    en: 'The fixture {fixture} was corrected meanwhile: {scores}. Look at it, and try again.',
  },
  'format-fixed': {
    fr: 'Une division garde son format ({format}) : ouvrez-en une autre.',
    en: 'A division keeps its format ({format}): open another one.',
  },
  'counts-already': {
    fr: 'La compétition {competition} compte déjà ainsi.',
    en: 'The competition {competition} counts so already.',
  },
  'counts-not': {
    fr: 'La compétition {competition} ne compte pas ici.',
    en: 'The competition {competition} does not count here.',
  },
  'number-counts': {
    fr: 'Le numéro {number} est celui de la compétition {competition}.',
    en: 'Number {number} is that of the competition {competition}.',
  },
  'entered-already': { fr: '« {entry} » est déjà inscrit.', en: '"{entry}" is entered already.' },
  'entered-otherwise': {
    fr: '« {entry} » est déjà inscrit autrement ({field}) : corrigez la ligne, ou retirez-le et réinscrivez-le.',
    en: '"{entry}" is entered already, and otherwise ({field}): correct the line, or withdraw and enter it anew.',
  },
  'list-names-nobody': {
    fr: 'La ligne ne nomme ni équipe ni licence.',
    en: 'The line names neither a team nor a licence.',
  },
  'list-unchanged': {
    fr: 'Tout ce que dit la liste est déjà là : rien n’est écrit.',
    en: 'All that the list says is there already: nothing is written.',
  },
  'plays-already': {
    fr: '{licence} joue déjà pour « {entry} ».',
    en: '{licence} plays for "{entry}" already.',
  },
  'no-such-entry': { fr: '« {entry} » n’est pas inscrit.', en: '"{entry}" is not entered.' },
  'entry-has-left': { fr: '« {entry} » s’est retiré.', en: '"{entry}" has withdrawn.' },
  'division-full': {
    fr: 'La division a ses {most} inscrits et sa liste d’attente est pleine ({rule}).',
    en: 'The division has its {most} entries and its waiting list is full ({rule}).',
  },
  'too-late-to-enter': {
    fr: 'On ne peut plus s’inscrire à partir de la ronde {from} : la dernière est {until} ({rule}).',
    en: 'Nobody may enter from round {from} on: the last is {until} ({rule}).',
  },
  'members-do-not-fit': {
    fr: '{given} personnes, il en faut de {least} à {most} ({rule}).',
    en: '{given} persons, from {least} to {most} are needed ({rule}).',
  },
  'licence-missing': {
    fr: '{licence} n’a pas de licence pour {year} ({rule}).',
    en: '{licence} has no licence for {year} ({rule}).',
  },
  'club-differs': {
    fr: '{licence} est du club {club}, l’inscription est du club {own} ({rule}).',
    en: '{licence} is of the club {club}, the entry is of the club {own} ({rule}).',
  },
  'category-not-admitted': {
    fr: '{licence} est de la catégorie {category} ; admises : {admitted} ({rule}).',
    en: '{licence} is of the category {category}; admitted: {admitted} ({rule}).',
  },
  'captain-not-on-roster': {
    fr: 'Le capitaine {licence} n’est pas dans la liste des joueurs.',
    en: 'The captain {licence} is not on the roster.',
  },
  'too-many-substitutes': {
    fr: '{given} remplaçants, {most} au plus ({rule}).',
    en: '{given} substitutes, {most} at most ({rule}).',
  },
  'not-on-roster': {
    fr: '{licence} n’est pas dans la liste de « {entry} » ({rule}).',
    en: '{licence} is not on the roster of "{entry}" ({rule}).',
  },
  'substitute-used-up': {
    fr: '{licence} a déjà remplacé {uses} fois ({rule}).',
    en: '{licence} has substituted {uses} times already ({rule}).',
  },
  'too-few-regulars': {
    fr: '{given} titulaires de « {entry} », il en faut {least} ({rule}).',
    en: '{given} regular players of "{entry}", {least} are needed ({rule}).',
  },
  'no-fixtures-here': {
    fr: 'Ce format ({format}) n’a pas de rencontres.',
    en: 'This format ({format}) has no fixtures.',
  },
  'fixtures-drawn': { fr: 'Les rencontres sont déjà tirées.', en: 'The fixtures are drawn already.' },
  'draw-does-not-fit': {
    fr: 'Le tirage doit nommer chaque équipe inscrite une fois : {entries}.',
    en: 'The draw must name each entered team once: {entries}.',
  },
  'no-such-fixture': { fr: 'La rencontre {fixture} n’existe pas.', en: 'There is no fixture {fixture}.' },
  'not-in-fixture': {
    fr: '« {entry} » ne joue pas la rencontre {fixture}.',
    en: '"{entry}" does not play the fixture {fixture}.',
  },
  'fixture-settled': {
    fr: 'La rencontre {fixture} a un résultat établi : corrigez-le.',
    en: 'The fixture {fixture} has a settled result: correct it.',
  },
  'fixture-unsettled': {
    fr: 'La rencontre {fixture} n’a pas encore de résultat établi.',
    en: 'The fixture {fixture} has no settled result yet.',
  },
  'scores-do-not-fit': {
    fr: 'Il faut un score pour chacune des {sides} équipes de la rencontre.',
    en: 'A score is needed for each of the {sides} teams of the fixture.',
  },
  'own-report': {
    fr: 'Le résultat vient de « {entry} » : l’autre côté le confirme.',
    en: 'The result comes from "{entry}": the other side confirms it.',
  },
  'nothing-reported': {
    fr: 'Rien n’est annoncé pour la rencontre {fixture}.',
    en: 'Nothing is reported for the fixture {fixture}.',
  },
  'in-dispute': {
    fr: 'Les deux côtés annoncent des résultats différents : il faut trancher.',
    en: 'The two sides report different results: somebody has to settle it.',
  },
  'seed-or-order': {
    fr: 'Donnez la graine engagée, ou l’ordre tiré à la main : l’un des deux.',
    en: 'Give the seed that was committed to, or the order that was drawn by hand: one of them.',
  },
  'division-lot-not-committed': {
    fr: 'Aucune graine n’est engagée : publiez d’abord son empreinte.',
    en: 'Nobody has committed to a seed: publish its hash first.',
  },
  'division-seed-differs': {
    fr: 'Ce n’est pas la graine dont l’empreinte est publiée.',
    en: 'This is not the seed whose hash was published.',
  },
  'lot-of-one': {
    fr: 'Un tirage demande deux inscrits au moins.',
    en: 'A lot needs two entries at least.',
  },
  'phase-without-quota': {
    fr: 'La phase {phase} ne reçoit personne d’une autre.',
    en: 'The phase {phase} takes nobody from another one.',
  },
  'phase-is-open': { fr: 'La phase {phase} est déjà ouverte.', en: 'The phase {phase} is open already.' },
  'too-many-exempt': {
    fr: '{given} exemptés, le règlement garde {most} places.',
    en: '{given} exempt entries, the rules keep {most} places.',
  },
  'place-shared': {
    fr: 'Une dernière place est partagée par {entries} : tirez au sort, ou faites jouer un départage.',
    en: 'A last place is shared by {entries}: draw a lot, or have them play it off.',
  },
  'not-in-phase': {
    fr: '« {entry} » n’a pas de place dans la phase {phase}.',
    en: '"{entry}" has no place in the phase {phase}.',
  },
  'division-close-finish': {
    fr: 'Les deux premiers sont à {apart} point : quelqu’un d’autre doit vérifier avant la publication.',
    en: 'The first two are {apart} apart: somebody else has to check before it is published.',
  },
  'division-checked-by-oneself': {
    fr: 'Vous avez vérifié ce classement ({apart} point d’écart) : quelqu’un d’autre le publie.',
    en: 'You checked this ranking ({apart} apart): somebody else publishes it.',
  },
  'division-checked-already': {
    fr: 'Ce classement est déjà vérifié tel quel.',
    en: 'This ranking has been checked as it is.',
  },
  'finish-not-close': {
    fr: 'L’arrivée n’est pas serrée : il n’y a rien à vérifier.',
    en: 'The finish is not close: there is nothing to check.',
  },
  'nothing-moves': {
    fr: '« {entry} » a déjà cette région, ce club et ce nom.',
    en: '"{entry}" has this region, club and name already.',
  },
  'move-without-round': {
    fr: 'Dites à partir de quelle ronde ou compétition « {entry} » joue pour sa nouvelle région ou son nouveau club.',
    en: 'Say from which round or competition on "{entry}" plays for its new region or club.',
  },
  'move-before-another': {
    fr: '« {entry} » a déjà changé à partir de {last} : ce changement vient ensuite.',
    en: '"{entry}" has moved from {last} on already: this move comes after it.',
  },
  'never-moved': {
    fr: '« {entry} » n’a pas changé de région, de club ni de nom.',
    en: '"{entry}" has not moved, nor been called otherwise.',
  },
  'same-division': {
    fr: 'Ce sont les points de cette division : nommez celle d’où vient « {entry} ».',
    en: 'These are points of this division: name the one that "{entry}" comes from.',
  },
  'another-season': {
    fr: 'La division {division} est d’une autre saison.',
    en: 'Division {division} is of another season.',
  },
  'never-played-there': {
    fr: '« {entry} » n’a pas joué dans la division {division}.',
    en: '"{entry}" did not play in division {division}.',
  },
  'still-plays-there': {
    fr: '« {entry} » joue encore dans la division {division} : retirez-l’en d’abord.',
    en: '"{entry}" plays in division {division} still: withdraw it there first.',
  },
  'brought-already': {
    fr: '« {entry} » a déjà apporté ses points de la division {division}.',
    en: '"{entry}" has brought its points along from division {division} already.',
  },
  'nothing-to-adjust': { fr: 'Zéro point ne change rien.', en: 'Zero points change nothing.' },
});

export const refuse = refusing<SharedRefusals & typeof leagueRefusals>();
