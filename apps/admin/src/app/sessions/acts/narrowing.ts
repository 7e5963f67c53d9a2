import type { ActChoices, Among, ChoiceRow } from '@arbitre/rules/kernel/session/choices';
import type { Choice, FormField, Given } from '../../writes/form-field';

/** What is said already, by the path of the argument. */
export type Said = Readonly<Record<string, string | number>>;

const isAmong = (among: Among, value: string): boolean => {
  if ('not' in among) return !among.not.includes(value);
  if ('least' in among) return Number(value) >= among.least && Number(value) <= among.most;
  return among.some((each) => String(each) === value);
};

const fits = (row: ChoiceRow, said: Said): boolean =>
  Object.entries(said).every(([path, value]) => {
    const among = row[path];
    return value === '' || among === undefined || isAmong(among, String(value));
  });

/** Whether an act that is offered can still be given what is said of it. */
export const canBe = (choices: ActChoices, said: Said): boolean =>
  choices.every((rows) => rows.some((row) => fits(row, said)));

const isListed = (among: Among): among is readonly (string | number)[] => Array.isArray(among);

const listed = (amongs: readonly Among[], known: readonly Choice[]): readonly Choice[] => {
  const values = [...new Set(amongs.filter(isListed).flatMap((among) => among.map(String)))];
  return known.length === 0
    ? values.map((value) => ({ value, label: value }))
    : values.flatMap((value) => known.find((each) => each.value === value) ?? []);
};

type Narrowed = { readonly field: FormField; readonly value: string };

/** A field with the choices that the rest leaves it; what alone can be is chosen already. */
const narrowedBy = (field: FormField, amongs: readonly Among[], typed: string | undefined): Narrowed => {
  const { choices = [], value: begun = '' } = field;
  // One item at a time is chosen; a list of them is typed.
  const isOne = field.each !== true && amongs.length > 0;
  const left =
    isOne && amongs.every(isListed)
      ? listed(amongs, choices)
      : choices.filter(({ value }) => amongs.length === 0 || amongs.some((among) => isAmong(among, value)));
  const narrow = (isOne && amongs.every(isListed)) || field.choices !== undefined;
  if (!narrow) return { field, value: typed ?? begun };
  const holds = (value: string): boolean => left.some((each) => each.value === value);
  const [only] = left;
  const first = left.length === 1 && field.optional !== true ? (only?.value ?? '') : '';
  const value = holds(begun) ? begun : first;
  return {
    field: { ...field, choices: left, value },
    value: typed !== undefined && holds(typed) ? typed : value,
  };
};

/**
 * The fields of an act as the state of the session narrows them: each has the choices that fit what the fields before it say
 * (`typed`) and what is `said` from the start.
 */
export const narrowed = (
  fields: readonly FormField[],
  choices: ActChoices,
  said: Said,
  typed: Given,
): readonly FormField[] => {
  const known: Record<string, string | number> = { ...said };
  return fields.map((field) => {
    const rows = choices.find((group) => group.some((row) => field.name in row)) ?? [];
    const amongs = rows
      .filter((row) => fits(row, known))
      .map((row) => row[field.name])
      .filter((among) => among !== undefined);
    const found = narrowedBy(field, amongs, typed[field.name]);
    known[field.name] = found.value;
    return found.field;
  });
};
