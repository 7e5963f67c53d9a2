import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { BridgeActNamed } from '../acts';
import type { AtTable } from '../at-table';
import type { BridgeEvent, IrregularityObserved } from '../events';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';

type Finding = BridgeActNamed<'close-review'>['finding'];

/** By which article the director looks again at what is recorded: a procedural penalty, or an adjusted score. */
const REVIEWED_BY: Readonly<Record<string, string>> = {
  'BD-L43A1': 'BD-L43B1',
  'BD-L43A2': 'BD-L43B1',
  'BD-L43B3': 'BD-L43B3',
  'BD-L45D2': 'BD-L45D2',
  'BD-L45F': 'BD-L45F',
  'BD-L47E2b': 'BD-L47E2b',
};

/** What may be found: a violation of dummy's limits is penalised, damage is made good. */
const findingsOn = (article: string): readonly Finding[] =>
  article === 'BD-L43B1' ? ['penalty', 'nothing'] : ['adjust', 'nothing'];

/** The reviews after an irregularity was recorded; the same article is looked at once. */
export const reviewsAfter = (
  reviews: AtTable['reviews'],
  { article, seat }: IrregularityObserved['data'],
): AtTable['reviews'] => {
  const by = REVIEWED_BY[article];
  if (by === undefined || reviews.some((each) => each.article === by)) return reviews;
  return [...reviews, { article: by, offender: seat }];
};

export const decideReview = (
  { atTable }: BridgeState,
  { article, finding, reason }: BridgeActNamed<'close-review'>,
): Decision<BridgeEvent> => {
  const open = atTable.reviews.map((each) => each.article);
  if (!open.includes(article)) return refuse('no-such-review', { article, open });
  const options = findingsOn(article);
  if (!options.includes(finding)) return refuse('no-such-option', { option: finding, options });
  return accepted<BridgeEvent>({ type: 'ReviewClosed', data: { article, finding, reason } });
};

/** Each review, with what the director may find. */
export const onReviews = ({ atTable }: BridgeState): readonly Matter[] =>
  atTable.reviews.map(({ article }) => ({
    kind: 'dispute',
    article,
    until: 'ruling',
    options: findingsOn(article).map((finding) => ruledBy({ do: 'close-review', ...{ article, finding } })),
  }));
