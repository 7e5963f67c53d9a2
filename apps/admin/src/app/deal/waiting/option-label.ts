import type { Words } from '../../games/face';

type Given = Readonly<Record<string, unknown>> & { readonly do: string };

/** What an option is called: words, then what stands behind them in the game's notation (a card that is demanded). */
export type OptionLabel = { readonly words: string; readonly notation: string | null };

/** Who gives it, about whom, by what: told beside the option. */
const BESIDE = new Set([
  ...['do', 'by', 'seat', 'against', 'article', 'breach', 'attention'],
  ...['agreement', 'right', 'side', 'adjustments'],
]);

const saidIn = (act: Given): readonly string[] =>
  Object.entries(act).flatMap(([name, value]) => (BESIDE.has(name) ? [] : [String(value)]));

/** By the act and its arguments (`demand highest`), else by the act alone with its arguments behind it (`demand`, then `D7`). */
export const optionLabel = (act: Given, words: Words): OptionLabel => {
  const said = saidIn(act);
  const whole = words[[act.do, ...said].join(' ')];
  if (whole !== undefined) return { words: whole, notation: null };
  return { words: words[act.do] ?? act.do, notation: said.length === 0 ? null : said.join(' ') };
};

/** What follows from an option: by the article of its matter before its words, by its words, or by the act alone; null where nobody says. */
export const optionConsequence = (article: string, act: Given, words: Words): string | null => {
  const whole = [act.do, ...saidIn(act)].join(' ');
  return words[`${article} ${whole}`] ?? words[whole] ?? words[act.do] ?? null;
};
