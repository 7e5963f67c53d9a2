import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import type { DealScore, Grain } from '@arbitre/rules/kernel/game';
import { handOf } from '@arbitre/rules/kernel/hands';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { bidsAbove } from '../auction';
import { proofOfDeclarer } from '../claim-of-declarer';
import type { SkatAct } from '../acts';
import { formatContract, isPossibleContract } from '../contract';
import { skat } from '../game';
import { opponentsOf, playerName } from '../seats';
import type { SkatSetup } from '../setup';
import type { SkatState } from '../state';
import { stageOf } from '../table-view';
import { LOWEST_BID } from '../value';
import { chooseCard } from './choose-card';
import { choose, judge, layAway, limitOf } from './judgement';
import { follows, legalCards } from '@arbitre/rules/kernel/tricks/follow';

/** Something for the table or the rules in a deal; `sheet-only`: only its line of the list is recorded. */
export type Incident = 'none' | 'sheet-only' | 'claim' | 'conceded' | 'revoke';

export type DemoDeal = {
  readonly grain: Grain;
  readonly acts: readonly SkatAct[];
  readonly score: DealScore;
};

type Table = {
  readonly state: SkatState;
  readonly acts: SkatAct[];
  readonly random: Seeded;
  readonly incident: Incident;
};

/** Strength with which somebody leaves the skat where it is. */
const HAND_GAME = 8.5;

const act = (table: Table, command: SkatAct): void => {
  const decision = skat.decide(table.state, command);
  if (!decision.ok) throw new Error(`demo act refused: ${JSON.stringify([command, decision.violation])}`);
  for (const event of decision.events) skat.evolve(table.state, event);
  table.acts.push(command);
};

const cardsAt = ({ play }: SkatState, seat: number) => cardsOf(handOf(play.held, seat));

const bid = (table: Table, seat: number): void => {
  const [next = 0] = bidsAbove(table.state.auction);
  const name = playerName(seat);
  const goes = next > 0 && next <= limitOf(cardsAt(table.state, seat));
  act(table, goes ? { do: 'bid', seat: name, call: next } : { do: 'pass', seat: name });
};

const answer = (table: Table, seat: number): void => {
  const holds = limitOf(cardsAt(table.state, seat)) >= table.state.auction.value;
  act(table, { do: holds ? 'hold' : 'pass', seat: playerName(seat) });
};

/** Takes the skat, unless the hand is good enough without it. */
const take = (table: Table, seat: number): void => {
  const cards = cardsAt(table.state, seat);
  const { strength, contract } = judge(cards);
  const hand = { ...contract, hand: true };
  const name = playerName(seat);
  if (strength >= HAND_GAME && isPossibleContract(hand))
    act(table, { do: 'announce', seat: name, contract: formatContract(hand) });
  else act(table, { do: 'take-skat', seat: name });
};

const announce = (table: Table): void => {
  const { state } = table;
  const seat = playerName(state.declarer);
  const twelve = cardsAt(state, state.declarer);
  const contract = choose(twelve, state.bid);
  act(table, { do: 'discard', seat, cards: layAway(twelve, contract).map(formatCard) });
  act(table, { do: 'announce', seat, contract: formatContract(contract) });
};

/** The declarer shows his hand as soon as nothing can be lost any more. */
const claims = ({ state, incident }: Table): boolean =>
  incident === 'claim' &&
  state.play.count === 0 &&
  state.play.turn === state.declarer &&
  state.play.completed >= 5 &&
  proofOfDeclarer(state.play, state.declarer, true) === 'valid';

const claim = (table: Table): void => {
  const { declarer } = table.state;
  act(table, { do: 'claim', seat: playerName(declarer) });
  for (const opponent of opponentsOf(declarer))
    act(table, { do: 'answer-claim', seat: playerName(opponent), accepts: true });
};

/** A card that does not follow although another would: an opponent's, once, while nothing is decided. */
const wrongCard = ({ state, incident, acts }: Table) => {
  const { play, declarer } = state;
  const done = acts.some((each) => each.do === 'claim-breach');
  if (incident !== 'revoke' || done || play.turn === declarer || play.count === 0 || play.completed > 3)
    return null;
  return cardsAt(state, play.turn).find((card) => !follows(play, play.turn, card)) ?? null;
};

const play = (table: Table): void => {
  const { state, incident, random } = table;
  const seat = playerName(state.play.turn);
  if (claims(table)) {
    claim(table);
    return;
  }
  if (incident === 'conceded' && state.play.completed === 1 && state.play.turn === state.declarer) {
    act(table, { do: 'concede', seat });
    return;
  }
  const wrong = wrongCard(table);
  if (wrong !== null && legalCards(state.play, state.play.turn).length > 0) {
    act(table, { do: 'play', seat, card: formatCard(wrong) });
    act(table, { do: 'claim-breach', seat: playerName(state.declarer) });
    return;
  }
  act(table, { do: 'play', seat, card: formatCard(chooseCard(state, random)) });
};

/** One act, or a few that belong together; false when nobody has anything left to do. */
const step = (table: Table): boolean => {
  const { state } = table;
  const { auction } = state;
  switch (stageOf(state)) {
    case 'bid':
      bid(table, auction.bidder);
      return true;
    case 'answer':
      answer(table, auction.answerer);
      return true;
    case 'lone':
      if (limitOf(cardsAt(state, auction.answerer)) >= LOWEST_BID) take(table, auction.answerer);
      else act(table, { do: 'pass', seat: playerName(auction.answerer) });
      return true;
    case 'skat':
      take(table, state.declarer);
      return true;
    case 'discard':
      announce(table);
      return true;
    case 'play':
      play(table);
      return true;
    default:
      return false;
  }
};

/** What a scorer writes of a deal whose cards nobody recorded. */
const lineOf = ({ result }: DealScore): SkatAct => {
  const { kind, declarer, contract, matadors, bid: held, won, level } = result;
  return (
    kind === 'game'
      ? { do: 'record-result', declarer, contract, matadors, bid: held, won, level }
      : { do: 'record-result', kind: 'passed' }
  ) as SkatAct;
};

/** A deal from the shuffle to its score, played by ordinary club players and drawn from the generator. */
export const playDemoDeal = (setup: SkatSetup, random: Seeded, incident: Incident): DemoDeal => {
  const state = skat.initial({ setup, policy: 'observed', grain: 'full' });
  const table: Table = { state, acts: [], random, incident };
  act(table, { do: 'deal', pack: shuffled(PACK_32.cards, random).map(formatCard) });
  while (state.score === null && step(table));
  const { score } = state;
  if (score === null) throw new Error(`a demo deal without a score: ${JSON.stringify(table.acts.at(-1))}`);
  if (incident !== 'sheet-only') return { grain: 'full', acts: table.acts, score };
  const sheet = skat.initial({ setup, policy: 'observed', grain: 'result' });
  const line: Table = { ...table, state: sheet, acts: [] };
  act(line, lineOf(score));
  return { grain: 'result', acts: line.acts, score: sheet.score ?? score };
};
