import { formatCard, RANK_LETTERS, type Rank } from '@arbitre/rules/kernel/cards';
import type { Measure } from './measures';

/** One thing that advice asks for: by which article, what it asks, what the hand has. `met` is null where people have to judge. */
export type Requirement = {
  readonly article: string;
  readonly measure: Measure;
  readonly asked: string | null;
  readonly has: string | null;
  readonly met: boolean | null;
};

/** A piece of advice: the call or card it speaks for, if any, and what it asks. It applies when nothing that it asks is missed. */
export type Counsel = {
  readonly article: string;
  readonly call: string | null;
  readonly card: string | null;
  readonly requirements: readonly Requirement[];
  readonly applies: boolean;
};

export const letters = (ranks: readonly Rank[]): string =>
  ranks.map((rank) => RANK_LETTERS.charAt(rank)).join('');

export const requirement = (
  article: string,
  measure: Measure,
  asked: string | number | null,
  has: string | number | null,
  met: boolean | null,
): Requirement => ({
  article,
  measure,
  asked: asked === null ? null : String(asked),
  has: has === null ? null : String(has),
  met,
});

/** At least so many. */
export const atLeast = (article: string, measure: Measure, asked: number, has: number): Requirement =>
  requirement(article, measure, asked, has, has >= asked);

/** What a figure is, for the reader: nothing is asked. */
export const figure = (article: string, measure: Measure, has: string | number): Requirement =>
  requirement(article, measure, null, has, true);

const counsel = (
  article: string,
  call: string | null,
  card: string | null,
  requirements: readonly Requirement[],
): Counsel => ({
  article,
  call,
  card,
  requirements,
  applies: requirements.every(({ met }) => met !== false),
});

export const toCall = (article: string, call: string, requirements: readonly Requirement[]): Counsel =>
  counsel(article, call, null, requirements);
export const toPlay = (article: string, card: number, requirements: readonly Requirement[]): Counsel =>
  counsel(article, null, formatCard(card), requirements);
/** What holds in such a situation, whatever the hand. */
export const saying = (article: string, ...requirements: readonly Requirement[]): Counsel =>
  counsel(article, null, null, requirements);
