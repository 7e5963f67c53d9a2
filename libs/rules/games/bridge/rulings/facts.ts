import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object } from '@arbitre/rules/kernel/declare/compound';
import { integer, lines, oneOf, text, wholeNumber, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { RulingFact } from '@arbitre/rules/kernel/laws/law';

/** What a director finds before he rules, by the names that acts carry. */
export const FACTS = {
  agreed: {
    field: yesOrNo(
      'Whether both sides tell the same facts; otherwise they are found by what is more probable',
    ),
    says: { fr: 'Les faits sont admis par les deux camps', en: 'Both sides agree on the facts' },
  },
  evidence: {
    field: list(lines('A piece of evidence', 300), { least: 1, most: 8 }, 'What the finding rests on'),
    says: { fr: 'Ce qui établit les faits, une ligne chacun', en: 'What the facts rest on, one line each' },
  },
  offender: {
    field: seat,
    says: { fr: 'Joueur en faute', en: 'Player at fault' },
  },
  source: {
    field: oneOf(
      ['remark', 'question', 'answer', 'alert', 'hesitation', 'haste', 'manner', 'withdrawn', 'overheard'],
      'Where the information came from',
    ),
    says: { fr: 'D’où vient l’information', en: 'Where the information came from' },
    words: {
      remark: { fr: 'remarque', en: 'remark' },
      question: { fr: 'question', en: 'question' },
      answer: { fr: 'réponse à une question', en: 'answer to a question' },
      alert: { fr: 'alerte ou alerte oubliée', en: 'alert, or none where it was due' },
      hesitation: { fr: 'hésitation', en: 'hesitation' },
      haste: { fr: 'précipitation', en: 'haste' },
      manner: { fr: 'ton, geste ou attitude', en: 'tone, gesture or manner' },
      withdrawn: { fr: 'annonce ou carte reprise', en: 'call or card that was taken back' },
      overheard: { fr: 'entendu ou vu par accident', en: 'heard or seen by accident' },
    },
  },
  suggested: {
    field: text('What the information suggested', 200),
    says: { fr: 'Ce qu’elle suggérait', en: 'What it suggested' },
  },
  chosen: {
    field: text('The call or play that was chosen', 40),
    says: { fr: 'Ce qui a été choisi', en: 'What was chosen' },
  },
  peers: {
    field: integer(1, 30, 'Peers who were asked'),
    says: { fr: 'Joueurs de même force consultés', en: 'Peers who were asked' },
  },
  poll: {
    field: list(
      object({
        action: text('A call or a play', 40),
        considered: integer(0, 30, 'Peers who would have thought of it seriously'),
        chose: integer(0, 30, 'Peers who would have chosen it'),
      }),
      { least: 1, most: 8 },
      'What the peers would have done',
    ),
    says: { fr: 'Sondage : action, y pensent, la choisissent', en: 'Poll: action, consider it, choose it' },
  },
  expected: {
    field: wholeNumber('What the side that is not at fault would have scored without the fault'),
    says: {
      fr: 'Score attendu du camp non fautif sans la faute',
      en: 'Score expected by the innocent side without it',
    },
  },
  moment: {
    field: oneOf(
      ['before-auction', 'auction', 'clarification', 'play', 'after-play', 'after-round', 'after-period'],
      'When the arbiter was called',
    ),
    says: { fr: 'Moment', en: 'Moment' },
    words: {
      'before-auction': { fr: 'avant toute annonce', en: 'before any call' },
      auction: { fr: 'pendant les annonces', en: 'during the auction' },
      clarification: {
        fr: 'après la dernière annonce, avant l’entame',
        en: 'after the last call, before the lead',
      },
      play: { fr: 'pendant le jeu', en: 'during the play' },
      'after-play': { fr: 'après le jeu, dans la ronde', en: 'after the play, within the round' },
      'after-round': { fr: 'après la ronde', en: 'after the round' },
      'after-period': { fr: 'après la période de correction', en: 'after the correction period' },
    },
  },
  told: {
    field: text('What was explained, asked or shown', 200),
    says: { fr: 'Ce qui a été dit, demandé ou montré', en: 'What was said, asked or shown' },
  },
  finding: {
    field: oneOf(
      ['mistaken-explanation', 'mistaken-call', 'no-agreement', 'own-misunderstanding'],
      'What was wrong',
    ),
    says: { fr: 'Ce qui était inexact', en: 'What was wrong' },
    words: {
      'mistaken-explanation': { fr: 'l’explication', en: 'the explanation' },
      'mistaken-call': { fr: 'l’annonce, bien expliquée', en: 'the call, rightly explained' },
      'no-agreement': {
        fr: 'une entente expliquée qui n’existe pas',
        en: 'an agreement that does not exist',
      },
      'own-misunderstanding': { fr: 'la compréhension du plaignant', en: 'what the complainant understood' },
    },
  },
  asker: {
    field: seat,
    says: { fr: 'Qui demande', en: 'Who asks' },
  },
  answers: {
    field: seat,
    says: { fr: 'Qui répond', en: 'Who answers' },
  },
  ownTurn: {
    field: yesOrNo('Whether it was the turn of who asks; for a restatement after the last call his first'),
    says: {
      fr: 'À son tour (au premier, après la dernière annonce)',
      en: 'At his turn (the first, after the last call)',
    },
  },
  single: {
    field: yesOrNo('Whether one call alone was asked about'),
    says: { fr: 'Une seule annonce est demandée', en: 'One call alone is asked about' },
  },
  card: {
    field: oneOf(['own', 'opponents'], 'Whose system card'),
    says: { fr: 'Fiche consultée', en: 'System card that is consulted' },
    words: {
      own: { fr: 'la sienne', en: 'his own' },
      opponents: { fr: 'celle des adversaires', en: 'the opponents’' },
    },
  },
  partnerCalled: {
    field: yesOrNo('Whether the partner of who was misinformed has called since'),
    says: { fr: 'Le partenaire a annoncé depuis', en: 'Partner has called since' },
  },
  declares: {
    field: yesOrNo('Whether the side that corrects declares'),
    says: { fr: 'Le camp qui rectifie joue le contrat', en: 'The side that corrects declares' },
  },
  compared: {
    field: yesOrNo(
      'Whether the board has other results, or the result of the match could be known without it',
    ),
    says: { fr: 'D’autres résultats sont connus', en: 'Other results are known' },
  },
  serious: {
    field: yesOrNo('Whether the innocent side made an extremely serious error of its own, or gambled'),
    says: {
      fr: 'Erreur grossière ou pari du camp non fautif',
      en: 'Gross error or gamble of the innocent side',
    },
  },
  sure: {
    field: yesOrNo('Whether the arbiter has no reasonable doubt'),
    says: { fr: 'Aucun doute raisonnable', en: 'No reasonable doubt' },
  },
  approved: {
    field: text('The role in which the organiser approved, and how', 100),
    says: { fr: 'Accord de l’organisateur', en: 'Approval of the organiser' },
  },
  couldKnow: {
    field: yesOrNo('Whether the player could have known that it might help his side'),
    says: { fr: 'Il pouvait savoir que cela l’aiderait', en: 'He could have known that it might help him' },
  },
  bridgeReason: {
    field: yesOrNo('Whether there was a reason of bridge for it'),
    says: { fr: 'Raison de bridge démontrable', en: 'A demonstrable reason of bridge' },
  },
  deliberate: {
    field: yesOrNo('Whether it was done on purpose'),
    says: { fr: 'Volontaire', en: 'On purpose' },
  },
  ground: {
    field: oneOf(['no-law', 'no-normal-play', 'wrong-ruling', 'severity'], 'Why a score is adjusted'),
    says: { fr: 'Pourquoi ajuster', en: 'Why it is adjusted' },
    words: {
      'no-law': { fr: 'aucune loi ne répare cette faute', en: 'no law rectifies this' },
      'no-normal-play': {
        fr: 'la donne ne peut se jouer normalement',
        en: 'the board cannot be played normally',
      },
      'wrong-ruling': { fr: 'une réparation était inexacte', en: 'a rectification was wrong' },
      severity: {
        fr: 'la réparation paraît trop dure ou trop douce',
        en: 'the rectification seems too hard or too mild',
      },
    },
  },
  tricks: {
    field: integer(0, 13, 'Tricks that declarer won'),
    says: { fr: 'Levées du déclarant', en: 'Declarer’s tricks' },
  },
  fromRound: {
    field: integer(1, 9999, 'The first round that is not played'),
    says: { fr: 'À partir de la ronde', en: 'From round' },
  },
} as const satisfies Readonly<Record<string, RulingFact>>;

export type FactName = keyof typeof FACTS;
