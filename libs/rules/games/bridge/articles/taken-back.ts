import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Cards taken back or shown by declarer, and the tricks in front of the players (Laws 47, 48, 65 and 66). */
export const TAKEN_BACK: readonly ArticleLine[] = [
  [
    'BD-L47A',
    'detect',
    'Une carte se reprend quand un redressement le demande ; celle du flanc peut devenir pénalisée.',
    'A card is taken back where a rectification asks for it; a defender’s may become a penalty card.',
  ],
  [
    'BD-L47B',
    'detect',
    'Une carte jouée contre la loi peut être reprise pour corriger ; celle du flanc est alors pénalisée.',
    'A card played against the law may be taken back to correct it; a defender’s is penalised then.',
  ],
  [
    'BD-L47C',
    'detect',
    'Une carte du mort se reprend, sans autre suite, quand sa demande est corrigée.',
    'Dummy’s card is taken back, with nothing more, when its designation is corrected.',
  ],
  [
    'BD-L47D',
    'detect',
    'Qui a joué après un adversaire qui change sa carte peut changer la sienne, sans suite.',
    'Who has played after an opponent that changes his card may change his own, with nothing more.',
  ],
  [
    'BD-L47E1',
    'detect',
    'Qui joue hors tour parce qu’un adversaire le lui a dit reprend sa carte sans suite ; personne ne peut l’accepter.',
    'Who plays out of turn because an opponent told him to takes his card back with nothing more; nobody may accept it.',
  ],
  [
    'BD-L47E2a',
    'arbiter',
    'Une carte jouée sur une explication fausse de l’adversaire se reprend si rien n’a été joué depuis ; l’entame, plus après l’étalage du mort.',
    'A card played on an opponent’s wrong explanation may be taken back if nothing was played since; an opening lead not once dummy has spread.',
  ],
  [
    'BD-L47E2b',
    'arbiter',
    'S’il est trop tard pour la reprendre, l’arbitre peut ajuster la marque.',
    'If it is too late to take it back, the director may adjust the score.',
  ],
  [
    'BD-L47F',
    'enforce',
    'Hors des cas prévus, une carte jouée ne se reprend pas.',
    'Except where a law allows it, a played card stays played.',
  ],
  [
    'BD-L48A',
    'detect',
    'Une carte montrée par le déclarant ou le mort n’est jamais pénalisée.',
    'A card shown by declarer or dummy is never a penalty card.',
  ],
  [
    'BD-L48B1',
    'detect',
    'Le déclarant qui étale après une entame hors tour devient le mort.',
    'Declarer who faces his hand after an opening lead out of turn becomes dummy.',
  ],
  [
    'BD-L48B2',
    'detect',
    'Le déclarant qui étale à un autre moment peut être tenu pour avoir réclamé.',
    'Declarer who faces his hand at any other time may be deemed to have claimed.',
  ],
  [
    'BD-L65A',
    'record',
    'Quand les quatre cartes sont jouées, chacun retourne la sienne devant lui.',
    'When four cards are played each turns his own face down before him.',
  ],
  [
    'BD-L65B',
    'enforce',
    'Une levée gagnée pointe vers le partenaire, une perdue vers l’adversaire ; on relève une erreur avant que son camp rejoue.',
    'A trick won points to partner, one lost to the opponents; a mistake is mentioned before one’s side plays again.',
  ],
  [
    'BD-L65C',
    'record',
    'Les cartes restent dans l’ordre du jeu, pour qu’on puisse le revoir.',
    'The cards stay in the order of play, so that it can be reviewed.',
  ],
  [
    'BD-L65D',
    'arbiter',
    'Qui mêle ses cartes avant l’accord sur les levées compromet ses droits aux levées douteuses.',
    'Who mixes his cards before the tricks are agreed jeopardises his right to doubtful ones.',
  ],
  [
    'BD-L66A',
    'enforce',
    'Sauf le mort, on fait montrer la levée tant que sa propre carte est visible et que son camp n’a pas rejoué.',
    'All but dummy may have the trick shown while the own card lies face up and the own side has not played on.',
  ],
  [
    'BD-L66B',
    'enforce',
    'Tant que son camp n’a pas rejoué, on peut regarder sa propre dernière carte, sans la montrer.',
    'Until his side plays on a player may look at his own last card, without showing it.',
  ],
  [
    'BD-L66C',
    'enforce',
    'Une levée plus ancienne ne se regarde qu’à la fin du jeu ou sur ordre de l’arbitre.',
    'An earlier trick is looked at after the play only, or by order of the director.',
  ],
  [
    'BD-L66D',
    'arbiter',
    'Après le jeu on regarde les cartes pour s’accorder ; si rien ne s’établit et qu’un seul camp les a mêlées, l’autre a raison.',
    'After the play the cards are looked at to settle the count; if nothing can be found and one side alone mixed them, the other is right.',
  ],
];
