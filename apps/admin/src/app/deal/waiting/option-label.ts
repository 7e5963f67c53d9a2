import type { Words } from '../../games/face';

type Given = Readonly<Record<string, unknown>> & { readonly do: string };

/** What an option is called: words, then what stands behind them in the game's notation (a card that is demanded). */
export type OptionLabel = { readonly words: string; readonly notation: string | null };

/** Who gives it, about whom, by what: told beside the option. */
const BESIDE = new Set([
  ...['do', 'by', 'seat', 'against', 'article', 'breach'],
  ...['agreement', 'right', 'side', 'adjustments'],
]);

/** Which attention is answered stands beside; when it was drawn is what an option says. */
const isBeside = (name: string, { do: act }: Given): boolean =>
  BESIDE.has(name) || (name === 'attention' && act === 'answer-attention');

/** A list of several things each is told thing by thing; whether something holds is told by the act's words. */
const told = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(told).join(',')
    : typeof value === 'object' && value !== null
      ? Object.values(value)
          .filter((part) => typeof part !== 'boolean')
          .map(told)
          .join(' ')
      : String(value);

const saidIn = (act: Given): readonly string[] =>
  Object.entries(act)
    .filter(([name]) => !isBeside(name, act))
    .map(([, value]) => told(value));

/** The article that an act applies, where it is another than that of the matter. */
const applied = ({ article: own }: Given, article: string | undefined): readonly string[] =>
  article === undefined || typeof own !== 'string' || own === article ? [] : [own];

/**
 * By the act and its arguments (`demand highest`), else by the act alone with its arguments behind it (`demand`, then `D7`).
 *
 * @param article of the matter that it answers
 */
export const optionLabel = (act: Given, words: Words, article?: string): OptionLabel => {
  const said = saidIn(act);
  const by = applied(act, article);
  const whole = words[[act.do, ...said].join(' ')];
  const behind = (whole === undefined ? [...said, ...by] : by).filter((each) => each !== '');
  return { words: whole ?? words[act.do] ?? act.do, notation: behind.length === 0 ? null : behind.join(' ') };
};

/** What follows from an option: by the article of its matter before its words, by its words, or by the act alone; null where nobody says. */
export const optionConsequence = (article: string, act: Given, words: Words): string | null => {
  const whole = [act.do, ...saidIn(act)].join(' ');
  return words[`${article} ${whole}`] ?? words[whole] ?? words[act.do] ?? null;
};
