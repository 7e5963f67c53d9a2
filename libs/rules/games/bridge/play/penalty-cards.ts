import { parseCard, rankOf, RANK_LETTERS } from '@arbitre/rules/kernel/cards';
import { type Seat, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import {
  imposed,
  lifted,
  type Obligation,
  type ObligationEvent,
} from '@arbitre/rules/kernel/mistakes/obligations';
import type { Play } from '@arbitre/rules/kernel/tricks/play';

/** The ten and what is above it (BD-L50B-major). */
export const isHonour = (card: string): boolean => rankOf(parseCard(card)) >= RANK_LETTERS.indexOf('T');

/**
 * A defender's card that lies face up before him: major, or minor where it is below an honour and was not played
 * (BD-L50B-major, BD-L50B-minor).
 *
 * @param trick the trick under way, from 1
 * @param deliberate it was played, led or taken back, not dropped
 */
export const penaltyCard = (
  seat: Seat,
  card: string,
  article: string,
  trick: number,
  deliberate = true,
): Obligation => ({
  kind: deliberate || isHonour(card) ? 'major-penalty-card' : 'minor-penalty-card',
  seat,
  cards: [card],
  article,
  trick,
});

export const isPenaltyCard = ({ kind }: Obligation): boolean =>
  kind === 'major-penalty-card' || kind === 'minor-penalty-card';

/** The penalty cards of a seat, oldest first. */
export const penaltyCardsOf = (obligations: readonly Obligation[], seat: Seat): readonly Obligation[] =>
  obligations.filter((each) => each.seat === seat && isPenaltyCard(each));

/** A minor penalty card is major once its owner has another (BD-L50B-major). */
const asMajor = (minor: Obligation): readonly ObligationEvent[] => [
  lifted(minor, 'BD-L50B-major'),
  imposed({ ...minor, kind: 'major-penalty-card', article: 'BD-L50B-major' }),
];

/**
 * Cards of one seat become penalty cards; those that are already stay as they are. Two or more of one defender are all
 * major (BD-L50B-major).
 */
const penalise = (
  obligations: readonly Obligation[],
  fresh: readonly Obligation[],
): readonly ObligationEvent[] => {
  const known = penaltyCardsOf(obligations, (fresh[0]?.seat ?? 'N') as Seat);
  const added = fresh.filter(({ cards: [card = ''] }) => !known.some(({ cards }) => cards.includes(card)));
  if (added.length === 0) return [];
  if (known.length + added.length === 1) return added.map(imposed);
  const major: Pick<Obligation, 'kind' | 'article'> = {
    kind: 'major-penalty-card',
    article: 'BD-L50B-major',
  };
  return [
    ...known.filter(({ kind }) => kind === 'minor-penalty-card').flatMap(asMajor),
    ...added.map((each) => imposed(each.kind === 'minor-penalty-card' ? { ...each, ...major } : each)),
  ];
};

/** By which article cards were exposed, whether on purpose (unless told otherwise), and to which trick, if not the one under way. */
type Exposure = { readonly article: string; readonly deliberate?: boolean; readonly trick?: number };

type Table = {
  readonly obligations: readonly Obligation[];
  readonly declarer: number;
  readonly play: Pick<Play, 'completed'>;
};

/** Cards of a seat lie face up: a defender's are penalty cards (Laws 49 to 51), none of declarer's side ever is (BD-L48A). */
export const penalised = (
  { obligations, declarer, play }: Table,
  seat: number,
  cards: readonly string[],
  { article, deliberate = true, trick = play.completed + 1 }: Exposure,
): readonly ObligationEvent[] =>
  sideIndex(seat) === sideIndex(declarer)
    ? []
    : penalise(
        obligations,
        cards.map((card) => penaltyCard(seatName(seat), card, article, trick, deliberate)),
      );
