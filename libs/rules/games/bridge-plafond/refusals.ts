import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';
import { eveningRefusals } from './partie/refusals';
import { callRefusals } from './auction-laws/refusals';
import { dealingRefusals } from './dealing/refusals';
import { playLawRefusals } from './play-laws/refusals';

/** What bridge-plafond refuses where its rulebook has no article: one line a code, a sentence in each language. */
export const bridgePlafondRefusals = refusals({
  ...tableRefusals,
  ...eveningRefusals,
  ...dealingRefusals,
  ...callRefusals,
  ...playLawRefusals,
  'no-choice': {
    fr: 'L’article {article} ne laisse aucun choix à faire maintenant : jouez ou déclarez sans lui.',
    en: 'Article {article} leaves no choice to make now: call or play on without it.',
  },
  'not-an-option': {
    fr: '« {option} » n’est pas de ce choix : prenez {options}.',
    en: '"{option}" is not of this choice: take one of {options}.',
  },
  'auction-open': {
    fr: 'Les enchères ne sont pas closes : cela vient après la dernière annonce.',
    en: 'The auction is not closed: this comes after the last call.',
  },
  'deal-not-over': {
    fr: 'La donne n’est pas terminée ({played} levées jouées) : finissez-la d’abord.',
    en: 'The deal is not over ({played} tricks played): finish it first.',
  },
  'claims-closed': {
    fr: 'Le temps des réclamations de cette donne est déjà clos : passez à la suivante.',
    en: 'The time for claims of this deal has ended already: go on to the next one.',
  },
  'no-trick-to-gather': {
    fr: 'Aucune levée complète n’attend d’être ramassée : attendez la quatrième carte.',
    en: 'No complete trick waits to be gathered: wait for the fourth card.',
  },
  'result-recorded': {
    fr: 'Le résultat de la donne est déjà relevé, honneurs et renonces compris : corrigez-le.',
    en: 'The result of the deal is on record already, honours and revokes included: correct it.',
  },
  'result-differs': {
    fr: 'Ce résultat contredit ce qui est joué ({known}) : notez-en un qui s’y accorde.',
    en: 'This result contradicts what was played ({known}): record one that agrees with it.',
  },
  'hands-known': {
    fr: 'Les quatre mains sont connues et montrent les honneurs : il n’y a rien à annoncer.',
    en: 'All four hands are known and show the honours: there is nothing to declare.',
  },
});

export const refuse = refusing<SharedRefusals & typeof bridgePlafondRefusals>();
