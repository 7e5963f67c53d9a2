/** An element to be written: its name, its attributes, and what is in it. */
export type Tree = {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly inside: string | readonly Tree[];
};

export const element = (name: string, inside: Tree['inside'], attributes: Tree['attributes'] = {}): Tree => ({
  ...{ name, attributes, inside },
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text without what XML does not allow, its five signs as entities (BD-USEBIO-11). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const lines = ({ name, attributes = {}, inside }: Tree, depth: number): readonly string[] => {
  const indent = '  '.repeat(depth);
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${given.join('')}>`;
  if (typeof inside === 'string') return [`${open}${escaped(inside)}</${name}>`];
  return [open, ...inside.flatMap((child) => lines(child, depth + 1)), `${indent}</${name}>`];
};

export const xmlText = (root: Tree): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines(root, 0), ''].join('\n');
