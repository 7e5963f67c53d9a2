import type { PbnTag } from './game';
import type { Complain } from './problem';
import { NOT_INHERITED } from './tags';

/** What earlier games lend to later ones: the last value of a tag (`#`) and the defaults set by `##` (BD-PBN-19). */
export type Inheritance = { readonly last: Map<string, string>; readonly defaults: Map<string, string> };

export const noInheritance = (): Inheritance => ({ last: new Map(), defaults: new Map() });

/** The value that a tag has here, an inherited one resolved; empty where there is nothing to inherit. */
export const resolve = (tag: PbnTag, inheritance: Inheritance, complain: Complain): PbnTag => {
  const { name, value } = tag;
  if (!value.startsWith('#')) {
    inheritance.last.set(name, value);
    return tag;
  }
  if (NOT_INHERITED.has(name)) {
    complain(tag.line, 'BD-PBN-19', { tag: name });
    return { ...tag, value: '' };
  }
  if (value.startsWith('##')) {
    inheritance.defaults.set(name, value.slice(2));
    inheritance.last.set(name, value.slice(2));
    return { ...tag, value: value.slice(2) };
  }
  const inherited = inheritance.last.get(name);
  if (inherited === undefined) complain(tag.line, 'nothing-to-inherit', { tag: name });
  return { ...tag, value: inherited ?? '' };
};

/** Defaults that a game does not give itself, as if they stood on its first line. */
export const addDefaults = (tags: Map<string, PbnTag>, inheritance: Inheritance, line: number): void => {
  for (const [name, value] of inheritance.defaults)
    if (!tags.has(name)) tags.set(name, { name, value, line });
};
