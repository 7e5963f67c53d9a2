import { notation } from '../declare/values';

/** What a licence looks like: it becomes part of stream names and addresses. */
export const LICENCE = '[0-9A-Z][0-9A-Z-]{0,19}';

/** What a guest, who has no licence, is called by: no licence has a small letter. */
export const GUEST = 'g[0-9a-f]{24}';

/** A person as events refer to one: who it is stands sealed in the stream of that id and nowhere else. */
export const personId = notation(
  'a licence, or the id of a guest',
  `^(${LICENCE}|${GUEST})$`,
  'The licence of a member, or the id of a guest',
);
