import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import { hasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgePlafondActNamed } from '../acts';
import { showCard } from '../auction-laws/shown-cards';
import { openClaim } from '../claims/decide-claim';
import { courseFrom, ended } from '../course';
import type { BridgePlafondEvent } from '../events';
import { factsOf, wrongPlayer } from '../play/breach';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { layBeside, layCard } from './lay-card';
import { disobeyed } from './orders';

/**
 * A card at a real table that is irregular, or is played while something irregular is open. It lies in its hand as far as anybody
 * knows, and was not played before.
 *
 * @param article what it breaks; null where it is regular by itself
 */
export const playUnderLaws = (
  state: BridgePlafondState,
  act: BridgePlafondActNamed<'play'>,
  article: `BP-${string}` | null,
): Decision<BridgePlafondEvent> => {
  const seat = seatIndex(act.seat);
  const card = parseCard(act.card);
  // Before the auction is over it is shown as a lead (BP-43-3).
  if (state.phase !== 'play')
    return showCard(state, { do: 'show-card', seat: act.seat, card: act.card, led: true });
  if (state.policy === 'enforced') {
    const broken = article ?? disobeyed(state, seat, card)?.article ?? null;
    if (broken !== null) return refused(broken as 'BP-55-DEF-2', factsOf(state, seat, card));
  }
  const claim = openClaim(state);
  if (claim !== null) return refuse('claim-open', { by: seatName(claim.by) });
  const course = courseFrom(state);
  if (state.play.count > 0 && hasPlayed(state.play, seat)) layBeside(course, seat, card);
  else layCard(course, seat, card, wrongPlayer(state, act) ? (act.by ?? null) : null);
  return ended(course);
};
