import { folded } from '@arbitre/rules/kernel/characters';

/** Whether every word of the search begins some word of the text. */
export const matches = (text: string, search: string): boolean => {
  const words = folded(text).split(/[\s’'(),./-]+/u);
  return folded(search)
    .split(/\s+/u)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
};
