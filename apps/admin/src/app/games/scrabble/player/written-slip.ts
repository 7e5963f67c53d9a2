import { isPlace, readWord } from '../desk/slips/typed-slip';

/** What a player wrote, field by field, as it stands there. */
export type Written = { readonly word: string; readonly place: string; readonly score: string };

export type ReadSlip =
  | { readonly ok: true; readonly word: string; readonly place: string | null; readonly score: number | null }
  | { readonly ok: false; readonly problem: 'badWord' | 'badPlace' | 'badScore' | 'noPlace' };

const refused = (problem: Extract<ReadSlip, { ok: false }>['problem']): ReadSlip => ({ ok: false, problem });

/** A slip as it can be handed in, jokers in lower case: from the second round on a word has a place (SCR-4-4). */
export const readWritten = ({ word, place, score }: Written, round: number): ReadSlip => {
  const letters = readWord(word.replaceAll(/\s/gu, ''));
  const at = place.replaceAll(/\s/gu, '').toUpperCase();
  const points = score.trim();
  if (letters === null) return refused('badWord');
  if (at !== '' && !isPlace(at)) return refused('badPlace');
  if (at === '' && round > 1) return refused('noPlace');
  if (!/^\d{0,4}$/u.test(points)) return refused('badScore');
  return {
    ok: true,
    word: letters,
    place: at === '' ? null : at,
    score: points === '' ? null : Number(points),
  };
};
