import type { Refusal } from '../act-shape';
import { refused } from '../decider';
import type { Adjustment, Penalty, Ruling } from '../deal/contract';
import type { Field } from '../declare/field';
import type { Sentence } from '../refusals';

/** Something that an arbiter finds before he rules, as an act carries it and a form asks for it. */
export type RulingFact = {
  readonly field: Field;
  readonly says: Sentence;
  /** What its words are called, where it is one of a few. */
  readonly words?: Readonly<Record<string, Sentence>>;
};

/** What a ruling comes to. `gives`: whether it gives a side a score, or a penalty. */
export type RulingOutcome = {
  readonly says: Sentence;
  readonly gives: 'score' | 'penalty' | 'either' | 'nothing';
};

/** What the articles of a law ask of whoever rules by them, and what they let him decide. */
export type RulingLaw = {
  readonly articles: readonly string[];
  /** Facts without which nobody can rule by it. */
  readonly asks: readonly string[];
  readonly may: readonly string[];
  readonly outcomes: readonly string[];
};

/** A ruling that is about to be given, and the deal that it is about. */
export type FoundRuling = {
  readonly article: string;
  readonly outcome: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly adjustments: Readonly<Record<string, Adjustment>>;
  readonly penalties: readonly Penalty[];
  readonly sides: readonly string[];
  readonly sideOf: (seat: string) => string;
  readonly entryOf: (seat: string) => string | undefined;
  /** What each side scored at the table; null without a result. */
  readonly scores: Readonly<Record<string, number>> | null;
};

/** How a game's laws are ruled by: declared once, for acts, forms and whoever reads a ruling. */
export type RulingLaws = {
  readonly facts: Readonly<Record<string, RulingFact>>;
  readonly outcomes: Readonly<Record<string, RulingOutcome>>;
  readonly laws: readonly RulingLaw[];
  /** What any other article is ruled by. */
  readonly general: Omit<RulingLaw, 'articles'>;
  /** Rulings that no committee changes: by these articles nobody appeals, these outcomes are points of law (`article` says so). */
  readonly beyondAppeal: {
    readonly final: readonly string[];
    readonly outcomes: readonly string[];
    readonly article: string;
    /** By which all players of the entry agree to an appeal. */
    readonly concur: string;
  };
  /** Why the law does not let this be ruled, or null. */
  readonly problem: (ruling: FoundRuling) => Refusal | null;
};

/** The law that an article belongs to. */
export const lawOf = ({ laws, general }: RulingLaws, article: string): RulingLaw =>
  laws.find(({ articles }) => articles.includes(article)) ?? { articles: [article], ...general };

/** The same as plain data, each fact by its JSON Schema. */
export const publishedLaws = ({ facts, outcomes, laws, general }: RulingLaws) => ({
  facts: Object.fromEntries(
    Object.entries(facts).map(([name, { field, ...said }]) => [name, { schema: field.schema, ...said }]),
  ),
  ...{ outcomes, laws, general },
});

type Given = Pick<Ruling, 'article' | 'outcome'>;

/** Why nobody appeals against a ruling, or null. */
export const appealProblem = (laws: RulingLaws | undefined, { article, outcome }: Given): Refusal | null =>
  outcome !== undefined && laws?.beyondAppeal.final.includes(article) === true
    ? refused(article, { outcome })
    : null;

/** Why a committee does not put another ruling in its place, or null. */
export const overruleProblem = (laws: RulingLaws | undefined, { article, outcome }: Given): Refusal | null =>
  outcome !== undefined && laws?.beyondAppeal.outcomes.includes(outcome) === true
    ? refused(laws.beyondAppeal.article, { article, outcome })
    : null;
