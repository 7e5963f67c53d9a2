import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';
import { mancheRefusals } from './manche/refusals';

/** What whist bridge refuses where its rulebook has no article: one line a code, a sentence in each language. */
export const whistBridgeRefusals = refusals({
  ...tableRefusals,
  ...mancheRefusals,
  'card-twice': {
    fr: '{card} est donnée deux fois ({seats}) : une carte n’a qu’une place.',
    en: '{card} is given twice ({seats}): a card has one place.',
  },
  'already-cut': { fr: 'Le paquet est déjà coupé.', en: 'The pack has already been cut.' },
  'deal-begun': { fr: 'La donne est déjà commencée.', en: 'The deal has already begun.' },
  'not-in-play': { fr: 'Le jeu de la carte n’est pas en cours.', en: 'No card play is under way.' },
  'hand-known': { fr: 'La main de {seat} est déjà connue.', en: 'The hand of {seat} is known already.' },
  'no-auction': { fr: 'Les enchères ne sont pas ouvertes.', en: 'The auction is not open.' },
  'unknown-call': {
    fr: '« {call} » n’est pas une annonce (exemples : propose-H, join-H, S6-H, PM, pass).',
    en: '"{call}" is no call (examples: propose-H, join-H, S6-H, PM, pass).',
  },
  'arbiter-not-needed': {
    fr: '« {call} » s’annonce sans appeler l’arbitre.',
    en: '"{call}" is announced without calling the arbiter.',
  },
  'nothing-asked': {
    fr: 'Personne n’attend la réponse de l’arbitre avant d’annoncer.',
    en: 'Nobody waits for the arbiter before announcing.',
  },
  'not-settling': {
    fr: 'Rien n’est à fixer entre les enchères et l’entame : « {do} » n’a pas lieu.',
    en: 'Nothing is to be settled between the auction and the lead: there is no "{do}" now.',
  },
  'trump-known': {
    fr: 'L’atout du contrat {contract} ne se nomme pas, ou l’est déjà.',
    en: 'Trump of the contract {contract} is not to be named, or is named already.',
  },
  'no-trick-yet': {
    fr: 'Aucun pli n’est encore joué.',
    en: 'No trick has been played yet.',
  },
  'has-own-act': {
    fr: 'L’article {article} se constate par l’acte « {use} ».',
    en: 'Article {article} is seen by the act "{use}".',
  },
  'wrong-declarers': {
    fr: 'Le contrat {contract} se joue à {least} au moins et {most} au plus, chacun une fois : {given} ne convient pas.',
    en: 'The contract {contract} has {least} declarers at the least and {most} at the most, each once: {given} does not fit.',
  },
  'made-by-declarer': {
    fr: 'Dans {contract}, chaque déclarant ({declarers}) réussit ou échoue pour lui-même : dites-le de chacun ({given} donné).',
    en: 'In {contract} each declarer ({declarers}) makes it or fails for himself: say it of each ({given} given).',
  },
  'not-a-declarer': {
    fr: '{seat} ne joue pas le contrat : ajustez les plis de {declarers}.',
    en: '{seat} does not play the contract: adjust the tricks of {declarers}.',
  },
  'one-outcome': {
    fr: 'Pour {contract}, donnez les plis ou la réussite de chaque déclarant : l’un des deux.',
    en: 'For {contract} give the tricks, or whether each declarer made it: one of the two.',
  },
  'tricks-needed': {
    fr: 'Le contrat {contract} se marque par le nombre de plis.',
    en: 'The contract {contract} is scored by the number of tricks.',
  },
});

export const refuse = refusing<SharedRefusals & typeof whistBridgeRefusals>();
