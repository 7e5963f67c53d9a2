import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Visible cards and what goes to the arbiter: chapter 6. */
export const FAULTS: readonly ArticleLine[] = [
  [
    'JOF-6a',
    'detect',
    'Une carte jouée avant son tour devient visible.',
    'A card played out of turn becomes visible.',
  ],
  [
    'JOF-6b',
    'detect',
    "De deux cartes posées ensemble l'une est jouée, l'autre devient visible.",
    'Of two cards put down together one is played, the other becomes visible.',
  ],
  [
    'JOF-6c',
    'detect',
    'Une carte échappée sur la table devient visible.',
    'A card dropped on the table becomes visible.',
  ],
  [
    'JOF-6d',
    'detect',
    "La carte de qui n'a pas fourni alors qu'il le pouvait devient visible, et il fournit.",
    'The card of whoever did not follow though he could becomes visible, and he follows.',
  ],
  [
    'JOF-6.1',
    'enforce',
    "Toute faute qui montre une carte la rend visible ; les quatre cas sont des exemples, l'arbitre confirme les autres.",
    'Any fault that shows a card makes it visible; the four cases are examples, the arbiter confirms others.',
  ],
  [
    'JOF-6.2',
    'enforce',
    'Une carte visible garde sa valeur et sa série, le JOFFRE et le KAISER leurs points.',
    'A visible card keeps its value and its series, the JOFFRE and the KAISER their points.',
  ],
  [
    'JOF-6.3',
    'enforce',
    "Le fautif joue sa carte visible dès que possible : quand on demande sa série, ou qu'il ne peut fournir.",
    'The offender plays his visible card as soon as he can: when its series is led, or when he cannot follow.',
  ],
  [
    'JOF-6.4',
    'enforce',
    "Le partenaire du fautif n'entame pas dans la série de la carte visible.",
    "The offender's partner does not lead the series of the visible card.",
  ],
  [
    'JOF-6-GAP-1',
    'enforce',
    "À l'entame le fautif joue une carte visible, à son choix ; l'acheteur en fait ainsi l'atout. Un partenaire qui n'a rien d'autre peut entamer dans la série défendue.",
    'On lead the offender plays a visible card, whichever he likes; the buyer makes it trump so. A partner who has nothing else may lead the forbidden series.',
  ],
  [
    'JOF-6-GAP-2',
    'detect',
    "De deux cartes ensemble, celle qui est permise est jouée ; de deux permises la plus forte, l'atout d'abord, puis le rang, puis le choix du joueur.",
    'Of two cards together the legal one is played; of two legal ones the higher, a trump first, then by rank, then as the player likes.',
  ],
  [
    'JOF-6-GAP-3',
    'arbiter',
    "Une omission de fournir vue après la levée close va à l'arbitre : le camp fautif ne marque rien et perd sa mise s'il avait acheté ; l'autre marque ce qu'il compte, et sa mise au moins s'il avait acheté.",
    'A failure to follow that is seen after its trick is closed goes to the arbiter: the side at fault scores nothing and loses its bid if it had bought; the other scores what it counts, and its bid at least if it had bought.',
  ],
  [
    'JOF-6-GAP-4',
    'detect',
    "Un mauvais nombre de cartes, ou une carte montrée par le donneur, avant l'entame : le même donneur redonne ; après, l'arbitre décide.",
    'A wrong number of cards, or a card that the dealer shows, before the first lead: the same dealer deals again; later the arbiter decides.',
  ],
];
