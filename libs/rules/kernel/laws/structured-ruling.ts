import { invalidField, isRecord, type Refusal } from '../act-shape';
import { fieldsProblem } from '../declare/acts';
import { list, object, optional } from '../declare/compound';
import type { Field, Fields } from '../declare/field';
import { refuse } from '../shared-refusals';
import { penalty } from '../deal/events';
import { type FoundRuling, lawOf, type RulingLaws } from './law';

const shapeProblem = fieldsProblem({
  penalties: optional(list(penalty, { least: 1, most: 8 }, 'What entries are penalised with')),
});

/** Facts that the law does not ask for, or that are not as they are declared; paths begin with `facts`. */
const factsProblem = (
  { facts: declared }: RulingLaws,
  { asks, may }: { readonly asks: readonly string[]; readonly may: readonly string[] },
  facts: unknown,
): Refusal | null => {
  const named = (names: readonly string[], as: (field: Field) => Field): readonly [string, Field][] =>
    names.flatMap((name): [string, Field][] => {
      const fact = declared[name];
      return fact === undefined ? [] : [[name, as(fact.field)]];
    });
  const fields: Fields = Object.fromEntries([...named(asks, (field) => field), ...named(may, optional)]);
  return fieldsProblem({ facts: object(fields) })({ facts });
};

const givesProblem = (laws: RulingLaws, ruling: FoundRuling): Refusal | null => {
  const gives = laws.outcomes[ruling.outcome]?.gives;
  const scored = Object.keys(ruling.adjustments).length > 0;
  const penalised = ruling.penalties.length > 0;
  const { article, outcome } = ruling;
  if (gives === 'score' && !scored) return refuse('outcome-gives-score', { outcome, article });
  if (gives === 'penalty' && !penalised) return refuse('outcome-gives-penalty', { outcome, article });
  if (gives === 'either' && !scored && !penalised) return refuse('outcome-gives-score', { outcome, article });
  if ((gives === 'nothing' || gives === 'penalty') && scored)
    return refuse('outcome-gives-no-score', { outcome, article });
  return null;
};

/** What entries are penalised with: each of those that sit at the deal, once. */
const penalisedProblem = (ruling: FoundRuling, seated: readonly string[]): Refusal | null => {
  const twice = ruling.penalties.find(
    ({ entry, kind }, at) =>
      ruling.penalties.findIndex((each) => each.entry === entry && each.kind === kind) !== at,
  );
  const stranger = ruling.penalties.find(({ entry }) => !seated.includes(entry)) ?? twice;
  if (stranger !== undefined)
    return refuse('penalty-of-nobody', { entry: stranger.entry, entries: [...new Set(seated)] });
  const wrong = ruling.penalties.find(({ kind, size }) => (kind === 'warning') !== (size === undefined));
  return wrong === undefined ? null : refuse('penalty-size', { entry: wrong.entry, kind: wrong.kind });
};

/** Why somebody cannot be penalised so, or null. */
export const penaltiesProblem = (
  command: Readonly<Record<string, unknown>>,
  ruling: FoundRuling,
  seated: readonly string[],
): Refusal | null => shapeProblem(command) ?? penalisedProblem(ruling, seated);

/** Why a ruling by a law of the game cannot stand as it is told: its facts, its outcome, or what the law says of both. */
export const structureProblem = (
  laws: RulingLaws | undefined,
  command: Readonly<Record<string, unknown>>,
  ruling: FoundRuling,
): Refusal | null => {
  const { article, outcome } = ruling;
  if (laws === undefined) return refuse('rulings-without-laws', { article });
  if (command.facts !== undefined && !isRecord(command.facts))
    return invalidField('facts', command.facts, 'what was found, by name');
  const law = lawOf(laws, article);
  if (!law.outcomes.includes(outcome))
    return refuse('outcome-not-lawful', { outcome, article, outcomes: law.outcomes });
  return factsProblem(laws, law, ruling.facts) ?? laws.problem(ruling) ?? givesProblem(laws, ruling);
};
