import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import type { ActDeclaration } from '@arbitre/rules/kernel/declare/acts';
import type { Fields } from '@arbitre/rules/kernel/declare/field';
import type { ActChoices, ChoiceRow } from '@arbitre/rules/kernel/session/choices';
import { type Known, product, type Samples, samplesOf } from './samples';

type Given = Readonly<Record<string, unknown>>;
/** Whether the rules would take the act now. */
export type Can = (act: Given & { readonly do: string }) => boolean;

/** More are not tried: then nothing is narrowed. */
const MOST_TRIED = 10_000;
const MOST_PAIRS = 300;

type Part = { readonly name: string; readonly samples: Samples | null; readonly optional: boolean };

const partsOf = (fields: Fields, known: Known): readonly Part[] =>
  Object.entries(fields).map(([name, of]) => ({
    ...{ name, samples: samplesOf(of, known), optional: of.optional === true },
  }));

const isTried = (part: Part): part is Part & { readonly samples: Samples } => part.samples !== null;

/** What may stand beside the required: nothing, one optional value, or two of lists that are not long. */
const besides = (parts: readonly Part[]): readonly Given[] => {
  const ones = parts
    .filter(isTried)
    .map(({ name, samples }) => samples.values.map((value): Given => ({ [name]: value })));
  const pairs = ones.flatMap((one, at) =>
    ones
      .slice(at + 1)
      .filter((other) => one.length * other.length <= MOST_PAIRS)
      .flatMap((other) => one.flatMap((a) => other.map((b) => ({ ...a, ...b })))),
  );
  return [{}, ...ones.flat(), ...pairs];
};

/**
 * What an act can be given now, found by asking the rules: of what can be listed, only what would be accepted. Null where nothing
 * would; no rows where it cannot be told.
 */
export const possible = (
  name: string,
  { fields }: ActDeclaration,
  known: Known,
  can: Can,
  first = false,
): ActChoices | null => {
  const parts = partsOf(shapesOf(fields)[0] ?? {}, known);
  const required = parts.filter(({ optional }) => !optional);
  const tried = required.filter(isTried);
  if (tried.length < required.length) return [];
  const asked = product(tried.map(({ samples }) => samples.values));
  const beside = besides(parts.filter(({ optional }) => optional));
  const rows: ChoiceRow[] = [];
  let left = MOST_TRIED;
  for (const values of asked) {
    const given = Object.fromEntries(values.map((value, at) => [tried[at]?.name ?? '', value]));
    const fits = beside.some((more) => left-- > 0 && can({ do: name, ...given, ...more }));
    if (left <= 0) return [];
    if (!fits) continue;
    rows.push(rowOf(given, tried));
    if (first) break;
  }
  if (rows.length > 0) return [rows];
  return parts.some(({ samples, optional }) => optional && samples === null) && known.unknown ? [] : null;
};

const rowOf = (given: Given, parts: readonly (Part & { readonly samples: Samples })[]): ChoiceRow =>
  Object.fromEntries(
    parts.flatMap(({ name, samples }) => {
      const value = given[name];
      return samples.exact && (typeof value === 'string' || typeof value === 'number')
        ? [[name, [value]]]
        : [];
    }),
  );
