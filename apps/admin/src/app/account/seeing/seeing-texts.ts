import type { Text } from '../../language/text-shape';

const fr = {
  as: (role: string, scope: string) => `Vous voyez comme « ${role} » (${scope}).`,
  help: 'Rien n’est enregistré ; ce qui vous est caché le reste.',
  stop: 'Revenir à ma vue',
};

const en: Text<typeof fr> = {
  as: (role, scope) => `You see as “${role}” (${scope}).`,
  help: 'Nothing is written, and what is hidden from you stays hidden.',
  stop: 'Back to my view',
};

/** What says as whom the pages are seen. */
export const seeingTexts = { fr, en };
