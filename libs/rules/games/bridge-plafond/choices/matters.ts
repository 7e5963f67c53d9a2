import type { Matter } from '@arbitre/rules/kernel/mistakes/matters';
import type { Choice } from './choice';

/** A choice as the table waits for it: every option is an act of its owner. */
export const matterOf = ({ article, to, options, until }: Choice): Matter => ({
  kind: 'offer',
  article,
  until,
  options: options.map((option) => ({ by: to, act: { do: 'choose', by: to, article, option } })),
});
