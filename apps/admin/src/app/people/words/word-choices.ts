import type { SaidWordsResult, WordsSaidByResult } from './words.operations';

export type SaidWord = SaidWordsResult['saidWords'][number];
export type WordSaidBy = WordsSaidByResult['saidWords'][number];

/** What is chosen for a word: an id or number; nothing yet; or that it means nothing in the registry. */
export const LATER = '';
export const NONE = '-';

export type Choices = ReadonlyMap<string, string>;

export const keyOf = ({ kind, word }: Pick<SaidWord, 'kind' | 'word'>): string => `${kind} ${word}`;

/** What was chosen, else what is proposed; a word that was left stays so. */
export const choiceOf = (choices: Choices, said: SaidWord): string =>
  choices.get(keyOf(said)) ?? said.proposed ?? (said.left ? NONE : LATER);

/** Whether sending that says something new. */
const isNews = (choice: string, { left }: SaidWord): boolean =>
  choice !== LATER && !(left && choice === NONE);

export type Chosen = { readonly word: string; readonly means: string | null };

/** What is sent for words of a kind. */
export const chosenOf = (kind: string, words: readonly SaidWord[], choices: Choices): readonly Chosen[] =>
  words.flatMap((said) => {
    const choice = choiceOf(choices, said).trim();
    return said.kind === kind && isNews(choice, said)
      ? [{ word: said.word, means: choice === NONE ? null : choice }]
      : [];
  });
