type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** What stands at `quota.places` or `phases.1.quota.places`; undefined where nothing does. */
export const valueAt = (rules: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (isTree(at) && Object.hasOwn(at, step) ? at[step] : undefined), rules);

const isEmpty = (value: unknown): boolean => isTree(value) && Object.keys(value).length === 0;

const set = (at: unknown, [step = '', ...steps]: readonly string[], value: unknown): unknown => {
  const inner = steps.length === 0 ? value : set(isTree(at) ? at[step] : undefined, steps, value);
  if (Array.isArray(at)) return at.map((each: unknown, index) => (String(index) === step ? inner : each));
  const { [step]: _, ...others } = isTree(at) ? at : {};
  const gone = inner === undefined || (steps.length > 0 && isEmpty(inner));
  if (gone) return others;
  // What was there keeps its place in the text.
  return isTree(at) && step in at ? { ...at, [step]: inner } : { ...others, [step]: inner };
};

/** The rules with another value there; undefined takes it away, and what holds nothing any more with it. */
export const withValue = (rules: unknown, path: string, value: unknown): unknown =>
  set(rules, path.split('.'), value);

/** What is typed for a number, a fraction such as 1/2 kept as it is; undefined: nothing. What is no number stays for the rules to refuse. */
export const numberTyped = (typed: string): number | string | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  return /^-?\d+$/u.test(text) ? Number(text) : text;
};

/** Values with commas or gaps between them. */
export const listTyped = (typed: string): readonly (number | string)[] | undefined => {
  const parts = typed.split(/[\s;,]+/u).filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.map((part) => numberTyped(part) ?? part);
};

/** `2-0 = 3, 1-1 = 1`: what each score gives; what is no such pair stays for the rules to refuse. */
export const pairsTyped = (typed: string): Tree | undefined => {
  const pairs = typed
    .split(/[,;\n]+/u)
    .map((each) => each.split('=').map((part) => part.trim()))
    .filter(([score = '']) => score !== '');
  return pairs.length === 0
    ? undefined
    : Object.fromEntries(pairs.map(([score = '', points = '']) => [score, numberTyped(points) ?? '']));
};

export const pairsShown = (value: unknown): string =>
  isTree(value)
    ? Object.entries(value)
        .map(([score, points]) => `${score} = ${String(points)}`)
        .join(', ')
    : '';

/** `0 = 10:10, 5 = 12:8`: from which difference on a match gives that to the better and to the other side. */
export const stepsTyped = (typed: string): readonly Tree[] | undefined => {
  const steps = typed
    .split(/[,;\n]+/u)
    .map((each) => each.split(/[=:]/u).map((part) => numberTyped(part) ?? ''))
    .filter(([from]) => from !== '' && from !== undefined);
  return steps.length === 0
    ? undefined
    : steps.map(([from = '', winner = '', loser = '']) => ({ from, winner, loser }));
};

export const stepsShown = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((step: unknown) => {
          const [from, winner, loser] = ['from', 'winner', 'loser'].map((part) =>
            shownOf(valueAt(step, part)),
          );
          return `${from ?? ''} = ${winner ?? ''}:${loser ?? ''}`;
        })
        .join(', ')
    : '';

/** What a field shows of a value. */
export const shownOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
};
