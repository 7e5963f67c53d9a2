import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { imposed, lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import { cardOnTable, onTable } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { evolve } from '../evolve';
import { type ChoiceOption, suitsOf } from '../fields';
import { refuse } from '../refusals';
import { type BridgeState, copyState, dummyOf } from '../state';
import { type CardChoice, openChoice } from './choices';
import { cardBack } from './card-back';
import { decidePlay } from './decide-play';
import { majorDue, minorDue, namedCard, toBeNamed } from './due';
import { leadRestriction } from './lead-restrictions';
import { penalised, penaltyCardsOf } from './penalty-cards';
import { mayPlay, playRestriction, type PlayRestriction } from './play-restrictions';

type Events = readonly BridgeEvent[];

/** A card that went back, face up. */
const faceUp = (state: BridgeState, seat: number, card: string): Events =>
  penalised(state, seat, [card], { article: 'BD-L50B-major' });

const LEAD_RESTRICTIONS: Readonly<Record<string, 'forced-lead' | 'forbidden-lead'>> = {
  require: 'forced-lead',
  forbid: 'forbidden-lead',
};

/** What an option asks for without the suits that it names. */
const kindOf = (option: ChoiceOption): string => option.split('-')[0] ?? option;

/**
 * Suits are required of the next lead of the owner's partner, or forbidden: the penalty cards of these suits are picked up
 * (BD-L50D2a, BD-L51B1a, BD-L51B1b, BD-L51B2a, BD-L51B2b). `fresh`: a card that has just gone back and is none yet.
 */
const restricted = (
  state: BridgeState,
  owner: number,
  option: ChoiceOption,
  fresh: readonly string[],
): Events => {
  const kind = LEAD_RESTRICTIONS[kindOf(option)];
  const known = penaltyCardsOf(state.obligations, seatName(owner));
  const cards = [...fresh, ...known.flatMap((each) => each.cards)];
  const suits = kind === undefined ? [] : suitsOf(option, [...new Set(cards.map((card) => card.charAt(0)))]);
  const isNamed = (card: string): boolean => suits.includes(card.charAt(0));
  const pickedUp = known.filter((each) => each.cards.some(isNamed));
  const left = { ...state, obligations: state.obligations.filter((each) => !pickedUp.includes(each)) };
  const trick = state.play.completed + 1;
  return [
    ...pickedUp.map((each) => lifted(each, 'BD-L50D2a')),
    ...fresh.filter((card) => !isNamed(card)).flatMap((card) => faceUp(left, owner, card)),
    ...suits.flatMap((suit) =>
      kind === undefined
        ? []
        : [
            imposed(
              leadRestriction(
                kind,
                partnerOf(owner),
                cards.filter((card) => card.startsWith(suit)),
                trick,
              ),
            ),
          ],
    ),
  ];
};

/** A lead out of turn stands, makes dummy declarer, or goes back with what its side had played to it. */
const onLead = (state: BridgeState, { seat, card }: CardChoice, option: ChoiceOption): Events => {
  if (option === 'accept') return [];
  if (option === 'spread')
    return [{ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(state)) } }];
  const { play, declarer } = state;
  // A card of the seat whose lead it was is its lead.
  const back = onTable(play)
    .filter((each) => each.seat !== play.toLead)
    .map((each) => ({ seat: each.seat, card: play.game.format(each.card) }));
  const events = back.toReversed().flatMap((each) => cardBack(state, seatName(each.seat), each.card));
  if (sideIndex(seat) === sideIndex(declarer) || option === 'lead') return events;
  const others = back.filter((each) => each.seat !== seat);
  return [
    ...events,
    ...others.flatMap((each) => faceUp(state, each.seat, each.card)),
    ...restricted(state, seat, option, [card ?? '']),
  ];
};

const PLAY_RESTRICTIONS: Readonly<Record<string, PlayRestriction>> = {
  highest: 'forced-highest',
  lowest: 'forced-lowest',
  require: 'forced-suit',
  forbid: 'forbidden-suit',
};

/** The card before partner's goes back as a penalty card, and declarer asks something of partner's (BD-L57A). */
const onEarly = (state: BridgeState, { seat, card }: CardChoice, option: ChoiceOption): Events => {
  const text = card ?? '';
  const { play } = state;
  const partner = partnerOf(seat);
  const lies = onTable(play).some((each) => each.seat === seat && each.card === parseCard(text));
  const back = lies ? [...cardBack(state, seatName(seat), text), ...faceUp(state, seat, text)] : [];
  const kind = PLAY_RESTRICTIONS[kindOf(option)];
  if (kind === undefined) return back;
  const [suit = null] = suitsOf(option, []);
  const trick = play.completed + 1;
  const asked = imposed(playRestriction(kind, seatName(partner), suit, trick, seatName(seat)));
  const own = onTable(play).find((each) => each.seat === partner);
  if (own === undefined) return [...back, asked];
  // Partner has played already: his card stays where it is what declarer asks for (BD-L60C).
  const partnerBack = cardBack(state, seatName(partner), play.game.format(own.card));
  const after = [...back, ...partnerBack, asked].reduce(evolve, copyState(state));
  return mayPlay(after, partner, own.card)
    ? back
    : [...back, ...partnerBack, ...faceUp(state, partner, play.game.format(own.card)), asked];
};

/** Cards of the offending side on the table, the latest first. */
const lying = ({ play }: BridgeState): readonly { readonly seat: number; readonly card: string }[] =>
  onTable(play)
    .toReversed()
    .map(({ seat, card }) => ({ seat, card: formatCard(card) }));

/** A lead before declarer's choice goes back as a penalty card with what partner played to it, and he chooses now (BD-L50D2, BD-L60C). */
const onBeforeChoice = (state: BridgeState, { seat, card }: CardChoice, option: ChoiceOption): Events => {
  if (option === 'accept' || card === null) return [];
  const partner = partnerOf(seat);
  const cards = lying(state);
  return [
    ...cards.flatMap((each) => cardBack(state, seatName(each.seat), each.card)),
    ...faceUp(state, seat, card),
    ...restricted(
      state,
      partner,
      option,
      cards.filter((each) => each.seat === partner).map((each) => each.card),
    ),
  ];
};

/** The card that should have been played, where there is one alone. */
const dueInstead = (state: BridgeState, seat: number, card: string): string | null => {
  const due = majorDue(state, seat, parseCard(card));
  const named = namedCard(state, seatName(seat));
  if (named !== null && due.includes(named)) return named;
  if (due.length > 0) return due.length === 1 ? (due[0] ?? null) : null;
  return minorDue(state, seat, parseCard(card));
};

/** The card lies in a trick that is over. */
const hasLeft = ({ play }: BridgeState, seat: number, card: string): boolean =>
  play.count > 0 && cardOnTable(play, seat) !== parseCard(card);

/**
 * The card goes back as a major penalty card, and the one that was due lies in its place (BD-L52); of several declarer names
 * one (BD-L51A).
 */
const onMisplay = (state: BridgeState, { seat, card }: CardChoice, option: ChoiceOption): Events => {
  if (option === 'accept' || card === null) return [];
  const now = copyState(state);
  // Over the trick's end: what its side has led or played to the next one since goes back as well (BD-L60C).
  const since = hasLeft(state, seat, card) ? lying(state) : [];
  const cleared = since.flatMap((each) => cardBack(state, seatName(each.seat), each.card));
  const back = [...cleared, ...cardBack(state, seatName(seat), card)];
  back.reduce(evolve, now);
  const due = dueInstead(now, seat, card);
  const played = due === null ? null : decidePlay(now, { do: 'play', seat: seatName(seat), card: due });
  const events = played?.ok === true ? played.events : [];
  const after = events.reduce(evolve, now);
  const shown = [{ seat, card }, ...since.toReversed()].flatMap((each) => {
    const penalties = faceUp(after, each.seat, each.card);
    penalties.reduce(evolve, after);
    return penalties;
  });
  return [...back, ...events, ...shown];
};

const FOLLOWING: Readonly<
  Record<CardChoice['about'], (state: BridgeState, choice: CardChoice, option: ChoiceOption) => Events>
> = {
  lead: onLead,
  early: onEarly,
  'before-choice': onBeforeChoice,
  misplay: onMisplay,
  'next-lead': (state, { seat }, option) => restricted(state, partnerOf(seat), option, []),
};

/** BD-L10C1: the arbiter explains what may be done about a card that broke the law. */
export const offerOnCard = (state: BridgeState): Decision<BridgeEvent> => {
  const choice = openChoice(state);
  if (choice === null || state.lead !== null) return refuse('no-choice');
  const [first] = choice.to;
  if (choice.irregularity === null || first === undefined) return refuse('no-choice');
  const { article, options } = choice;
  return accepted<BridgeEvent>({
    type: 'OptionsOffered',
    data: { article, to: seatName(first), options, until: 'card' },
  });
};

/** BD-L10C2: who has the choice takes it; where both defenders have, the one next to the lead settles it (BD-L55A). */
export const takeOnCard = (
  state: BridgeState,
  { by, option }: BridgeActNamed<'take-option'>,
): Decision<BridgeEvent> => {
  const choice = openChoice(state);
  if (choice === null || (choice.irregularity !== null && state.lead === null)) return refuse('no-choice');
  const { to, options } = choice;
  if (!to.includes(seatIndex(by))) return refused('BD-L10C2', { by, entitled: to.map(seatName) });
  if (!options.includes(option)) return refuse('no-such-option', { option, options });
  const taken: BridgeEvent = { type: 'OptionTaken', data: { by, option } };
  if (seatIndex(by) === to[0]) return accepted(taken, ...FOLLOWING[choice.about](state, choice, option));
  return state.lead?.heard === true ? refuse('no-choice') : accepted(taken);
};

/** BD-L51A: declarer names which of several penalty cards the seat to play plays. */
export const decideNaming = (
  state: BridgeState,
  { by, card }: BridgeActNamed<'name-penalty-card'>,
): Decision<BridgeEvent> => {
  const cards = toBeNamed(state);
  if (cards.length === 0) return refuse('no-choice');
  const { play, declarer } = state;
  if (seatIndex(by) !== declarer) return refused('BD-L10C2', { by, entitled: [seatName(declarer)] });
  const named = cards.find((each) => parseCard(each) === parseCard(card));
  if (named === undefined) return refuse('no-such-option', { option: card, options: cards });
  const seat = seatName(play.turn);
  const trick = play.completed + 1;
  return accepted<BridgeEvent>(
    { type: 'PenaltyCardNamed', data: { by, card: named } },
    imposed({ kind: 'must-play-card', seat, cards: [named], article: 'BD-L51A', trick }),
  );
};
