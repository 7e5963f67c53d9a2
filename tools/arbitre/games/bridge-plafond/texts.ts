/** What the command about advice of bridge-plafond says. */
const fr = {
  hint: 'dit quels conseils s’appliquent à une main, et ce qu’ils demandent',
  plafond: 'les conseils de 1930 du bridge-plafond',
  hand: 'treize cartes : AQ4.A72.A83.J654 (pique d’abord) ou « SA SQ S4 … »',
  auction: 'les annonces depuis le donneur : "1S Pass"',
  score: 'la marque, le camp de la main d’abord : 20/8, 1+0/12 (une manche et 0 point)',
  lead: 'la carte que le partenaire a entamée : S6',
  dummy: 'les cartes du mort, pour la règle de onze',
  problems: {
    'hand-card': (text: string) =>
      `« ${text} » n’est pas une carte : pique S, cœur H, carreau D, trèfle C, puis A K Q J T 9 … 2.`,
    'hand-twice': (text: string) => `${text} est deux fois dans la main.`,
    'hand-count': (text: string) => `Une main a treize cartes ; celle-ci en a ${text}.`,
    'auction-call': (text: string) => `« ${text} » n’est pas une annonce : Pass, X, XX, ou de 1C à 7NT.`,
    'auction-low': (text: string) => `${text} ne suffit pas sur la dernière enchère.`,
    'auction-double': (text: string) => `${text} n’est pas permis à cet endroit.`,
    'auction-over': (text: string) => `${text} vient après la fin des enchères.`,
    score: (text: string) =>
      `« ${text} » n’est pas une marque : au plus une manche et 29 points par camp, par exemple 1+20/8.`,
    lead: (text: string) => `« ${text} » n’est pas une carte qui peut être entamée par le partenaire.`,
    shared: (text: string) => `${text} ne peut pas être à deux endroits.`,
    dummy: () => 'Les cartes du mort ne servent qu’avec la carte entamée (--lead).',
  },
  advised: (what: string) => `Conseil : ${what}`,
  nothing: 'Conseil : rien de plus à dire',
  applies: 'à suivre',
  missed: 'non rempli',
  asks: (measure: string, asked: string | null, has: string | null) =>
    `${measure} : ${[asked === null ? '' : `demandé ${asked}`, has === null ? '' : asked === null ? has : `trouvé ${has}`].filter(Boolean).join(', ')}`,
  judge: 'à vous de juger',
};

const en: typeof fr = {
  hint: 'says which advice applies to a hand, and what it asks',
  plafond: 'the advice of 1930 for plafond bridge',
  hand: 'thirteen cards: AQ4.A72.A83.J654 (spades first) or "SA SQ S4 …"',
  auction: 'the calls from the dealer’s on: "1S Pass"',
  score: 'the score, the side of the hand first: 20/8, 1+0/12 (a game and 0 points)',
  lead: 'the card that partner led: S6',
  dummy: 'dummy’s cards, for the rule of eleven',
  problems: {
    'hand-card': (text) => `"${text}" is no card: spade S, heart H, diamond D, club C, then A K Q J T 9 … 2.`,
    'hand-twice': (text) => `${text} is in the hand twice.`,
    'hand-count': (text) => `A hand has thirteen cards; this one has ${text}.`,
    'auction-call': (text) => `"${text}" is no call: Pass, X, XX, or 1C to 7NT.`,
    'auction-low': (text) => `${text} is not enough over the last bid.`,
    'auction-double': (text) => `${text} is not allowed there.`,
    'auction-over': (text) => `${text} comes after the end of the auction.`,
    score: (text) => `"${text}" is no score: at most a game and 29 points a side, for example 1+20/8.`,
    lead: (text) => `"${text}" is no card that partner can have led.`,
    shared: (text) => `${text} cannot be in two places.`,
    dummy: () => 'Dummy’s cards are of use only with the card that was led (--lead).',
  },
  advised: (what) => `Advice: ${what}`,
  nothing: 'Advice: nothing more to say',
  applies: 'applies',
  missed: 'not met',
  asks: (measure, asked, has) =>
    `${measure}: ${[asked === null ? '' : `asked ${asked}`, has === null ? '' : asked === null ? has : `found ${has}`].filter(Boolean).join(', ')}`,
  judge: 'for you to judge',
};

export const hintTexts = { fr, en };
