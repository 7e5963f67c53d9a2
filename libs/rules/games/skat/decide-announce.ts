import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { type Contract, formatContract, isPossibleContract, readContract } from './contract';
import { ended } from './consequences';
import { closing, readDeclarer } from './decide-skat';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { follow } from './follow';
import { type Player, playerName } from './seats';
import type { SkatState } from './state';
import { LOWEST_BID, nullValue } from './value';
import { refuse } from './refusals';

const HAND = 10;

/** SKAT-3.4.4.a to SKAT-3.4.4.c: what everybody sees cannot be announced after the skat was taken; null when it can. */
const voidArticle = ({ game, hand, ouvert, schneider }: Contract): string | null => {
  if (hand) return 'SKAT-3.4.4.a';
  if (ouvert && game !== 'N') return 'SKAT-3.4.4.b';
  return schneider ? 'SKAT-3.4.4.c' : null;
};

/** Why nothing can be announced now: the game is announced, or the skat is not as it has to be. */
const notAnnouncing = (state: SkatState, name: Player, { game }: Contract): Refusal | null => {
  const { contract, mixedBy, chosen, voidGame } = state;
  if (contract !== null)
    return refused(contract.game === game ? 'SKAT-3.4.7' : 'SKAT-3.4.1.c', {
      seat: name,
      announced: formatContract(contract),
      game,
    });
  if (mixedBy >= 0) return refused('SKAT-3.3.10.a', { mixedBy: playerName(mixedBy) });
  if (chosen !== null && chosen !== game) return refused('SKAT-3.3.10.c', { seat: name, chosen, game });
  return voidGame === null || voidGame === game
    ? null
    : refused('SKAT-3.4.5', { seat: name, said: voidGame, game });
};

/** SKAT-3.4.6.a: the cards of the hand are counted as the announcement falls; null when there are ten. */
const wrongCount = ({ taken, discarded, counts, declarer, policy }: SkatState, name: Player) => {
  const held = HAND + (taken ? 2 - discarded : 0);
  if (held === HAND) return null;
  if (policy === 'enforced') return refused('SKAT-3.4-GAP-3', { seat: name, cards: held, expected: HAND });
  // After a wrong deal the count is the dealer's fault (SKAT-3.2.9.a).
  const dealt = counts[declarer] ?? -1;
  return dealt === HAND || dealt < 0
    ? observed('SKAT-3.4.6.a', name, { cards: held, expected: HAND, closed: 0 })
    : null;
};

/** SKAT-3.4.4.e: a null game below the bid is lost as soon as it is announced. */
const impossibleNull = (contract: Contract, bid: number): readonly SkatEvent[] =>
  contract.game === 'N' && nullValue(contract) < bid
    ? [ended('SKAT-3.4.4.e', { kind: 'no-game', hand: contract.hand })]
    : [];

export const decideAnnounce: Decide<'announce'> = (state, { seat, contract: given }) => {
  const declarer = readDeclarer(state, seat, 'announce');
  if (!declarer.ok) return declarer;
  const { name } = declarer;
  const contract = readContract(given);
  const said = formatContract(contract);
  const cannot = notAnnouncing(state, name, contract);
  if (cannot !== null) return cannot;
  const article = state.taken ? voidArticle(contract) : null;
  if (article !== null)
    return state.policy === 'enforced'
      ? refused(article, { seat: name, contract: said })
      : follow(state, { type: 'AnnouncementVoid', data: { seat: name, said, article } });
  if (!isPossibleContract(contract)) return refused('SKAT-3.4-GAP-2', { seat: name, contract: said });
  const count = wrongCount(state, name);
  if (count !== null && 'ok' in count) return count;
  const bid = declarer.alone ? LOWEST_BID : state.bid;
  return follow(
    state,
    { type: 'GameAnnounced', data: { seat: name, contract: said } },
    ...closing(declarer),
    ...(count === null ? [] : [count]),
    ...impossibleNull(contract, bid),
  );
};

/** SKAT-3.3.10.c: the declarer names his game, which he may still play with the skat. */
export const decideChoose: Decide<'choose-game'> = (state, { seat, game }) => {
  const declarer = readDeclarer(state, seat, 'choose-game');
  if (!declarer.ok) return declarer;
  if (!state.mustChoose || state.phase !== 'skat')
    return refuse('nothing-to-choose', { seat: declarer.name });
  return follow(state, { type: 'GameChosen', data: { seat: declarer.name, game } });
};
