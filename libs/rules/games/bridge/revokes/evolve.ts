import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { addToTrick, completeLast } from '@arbitre/rules/kernel/tricks/defective';
import { onTable } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeEvent } from '../events';
import type { BridgeState } from '../state';
import { takeCardBack, trickOfCard } from '../play/place';
import { correctionAfter } from './corrections';
import { deemed } from './decide-defective';
import { openEquity } from './decide-equity';
import { isTold, replayTwelfth } from './decide-twelfth';
import { withFinding } from './decide-ruling';
import { noticedInPlay } from './findings';

/** A card goes back to its hand, by whatever law (BD-L47B, BD-L62A). */
export const withdraw = (state: BridgeState, seat: number, written: string): void => {
  const card = parseCard(written);
  const trick = trickOfCard(state.play, seat, card);
  const after = correctionAfter(state, seat, card);
  if (after !== state.correction && isTold(state, seat, trick)) state.twelfth = true;
  state.correction = after;
  takeCardBack(state.play, seat, trick);
};

/** Nobody changes a card of a trick any more once somebody has played on (BD-L62C1). */
export const playOn = (state: BridgeState): void => {
  if (state.correction !== null && state.correction.trick <= state.play.completed) state.correction = null;
};

/** A score that was made without what the findings cost stands in place of them: the result was corrected. */
export const scoreRevokes = (state: BridgeState): void => {
  if (state.score?.result.revokes !== undefined) return;
  if (state.findings.length > 0) state.findings = [];
  if (state.equities.length > 0) state.equities = [];
};

/** Of a revoke, or of the duty to follow suit that it breaks. */
const isOfRevokes = (article: string): boolean => /^BD-L(?:44C|6[1-4])/.test(article);

/** What Laws 62 to 64 and 67 leave behind. */
export const evolveRevokes = (state: BridgeState, event: BridgeEvent): void => {
  switch (event.type) {
    case 'AttentionDrawn':
      if (state.phase === 'play' && isOfRevokes(event.data.article))
        state.findings = noticedInPlay(state, event.data.seat);
      break;
    case 'RevokeRuled':
      state.findings = withFinding(state, event.data);
      break;
    case 'RevokeCorrected':
      replayTwelfth(state.play, seatIndex(event.data.seat), parseCard(event.data.card));
      break;
    case 'EquityProposed':
      state.equities = [...state.equities, event.data];
      break;
    case 'RevokesSettled':
      settle(state);
      break;
    case 'CardSupplied':
      supply(state, seatIndex(event.data.seat), event.data.card, event.data.trick);
      break;
    case 'CardAdded':
      addToTrick(state.play, event.data.trick, seatIndex(event.data.seat), parseCard(event.data.card));
      state.findings = [...state.findings, deemed(event.data.seat, event.data.trick)];
      break;
  }
};

/** The figure that was in question is settled. */
const settle = (state: BridgeState): void => {
  const open = openEquity(state);
  state.equities = state.equities.map((each) =>
    each.seat === open?.seat && each.trick === open.trick ? { ...each, settled: true } : each,
  );
};

const supply = ({ play }: BridgeState, seat: number, card: string, trick: number): void => {
  if (onTable(play).length === 0) completeLast(play, seat, parseCard(card));
  else addToTrick(play, trick, seat, parseCard(card));
};
