import type { Text } from '../../language/text-shape';
import type { whyTexts } from './why-texts';

type Parting = { readonly name: string; readonly value: { readonly text: string } };

/** By what an entry was parted from those of its total, in words; the lot has no value that says anything. */
export const partedBy = (
  breaks: readonly Parting[],
  { criteria, fromEnd }: Text<(typeof whyTexts)['fr']>,
): string =>
  breaks
    .map(({ name, value }) => {
      const [, back] = /^back-(\d+)$/.exec(name) ?? [];
      const named = back === undefined ? (criteria[name] ?? name) : fromEnd(back);
      return name === 'lot' ? named : `${named} ${value.text.replace(/^-/u, '−')}`;
    })
    .join(', ');
