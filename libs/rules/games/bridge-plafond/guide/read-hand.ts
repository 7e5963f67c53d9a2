import { type Card, NO_CARD, parseWritten } from '@arbitre/rules/kernel/cards';

export type HandProblem = {
  readonly code: 'hand-card' | 'hand-count' | 'hand-twice';
  readonly text: string;
};
export type HandRead =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly problem: HandProblem };

const wrong = (code: HandProblem['code'], text: string): HandRead => ({ ok: false, problem: { code, text } });

/** `AQ4.A72.AD3.J654`, spades first, a void empty or `-`: its cards by name. */
const ofSuits = (suits: readonly string[]): readonly string[] =>
  suits.flatMap((ranks, at) =>
    Array.from(ranks.replace('-', '').replaceAll('10', 'T'), (rank) => `${'SHDC'.charAt(at)}${rank}`),
  );

/** Thirteen cards, as four suits with points between them (spades first) or card by card (`SA SQ S4 …`). */
export const readHand = (text: string): HandRead => {
  const upper = text.trim().toUpperCase();
  const suits = upper.split('.');
  const names = suits.length === 4 ? ofSuits(suits) : upper.split(/[\s,]+/).filter((name) => name !== '');
  const cards: Card[] = [];
  for (const name of names) {
    const card = parseWritten(name);
    if (card === NO_CARD) return wrong('hand-card', name);
    if (cards.includes(card)) return wrong('hand-twice', name);
    cards.push(card);
  }
  return cards.length === 13 ? { ok: true, cards } : wrong('hand-count', String(cards.length));
};
