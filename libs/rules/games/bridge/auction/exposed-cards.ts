import { type Card, formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Decision } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { cardsOwed } from '@arbitre/rules/kernel/mistakes/obligations';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { isHonour } from '../play/penalty-cards';
import type { BridgeState } from '../state';
import { bar } from './bars';
import { courseFrom, goOn, impose, note } from './course';

/** By which article the partner passes once: an honour or a lead (BD-L24B), several cards (BD-L24C); null for a low card alone (BD-L24A). */
const passArticle = (card: string, led: boolean, before: number): string | null => {
  if (before > 0) return 'BD-L24C';
  return led || isHonour(card) ? 'BD-L24B' : null;
};

/** A card that a seat cannot show: another has it, or its hand is known without it. */
const notHeld = ({ play }: BridgeState, seat: number, card: Card): Decision<BridgeEvent> | null => {
  if (holds(play.held, seat, card)) return null;
  const holder = holderOf(play.held, card);
  const facts = { seat: seatName(seat), card: formatCard(card) };
  if (holder >= 0) return refuse('card-not-held', { ...facts, holder: seatName(holder) });
  return isKnown(play, seat) ? refuse('card-not-held', facts) : null;
};

/** BD-L24-0: a card that its owner's error lets everybody see lies face up until the auction is over. */
export const exposeInAuction = (
  state: BridgeState,
  { seat: name, card: written, led = false }: BridgeActNamed<'expose'>,
): Decision<BridgeEvent> => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'expose' });
  if (state.grain === 'result') return refuse('result-grain', { do: 'expose' });
  if (state.phase !== 'auction' && state.phase !== 'waiting')
    return refuse('not-in-auction', { phase: state.phase });
  const seat = seatIndex(name);
  const card = parseWritten(written);
  const missing = notHeld(state, seat, card);
  if (missing !== null) return missing;
  const shown = cardsOwed(state.obligations, name, 'exposed-card');
  const text = formatCard(card);
  if (shown.includes(text)) return refuse('card-exposed', { seat: name, card: text });
  const course = courseFrom(state);
  goOn(course, { type: 'CardExposed', data: { seat: name, card: text, ...(led ? { led } : {}) } });
  note(course, 'BD-L24-0', seat, { seat: name, card: text });
  const article = led ? 'BD-L24B' : 'BD-L24-0';
  impose(course, { kind: 'exposed-card', seat: name, cards: [text], article, trick: 0 });
  const pass = passArticle(text, led, shown.length);
  if (pass !== null) bar(course, 'must-pass-once', partnerOf(seat), pass, seat);
  return { ok: true, events: course.events };
};
