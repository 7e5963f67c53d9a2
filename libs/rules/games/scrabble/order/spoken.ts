import { readPlace } from '../board/place';
import { readDraw } from '../draw/draw-text';
import type { SpokenText } from '../session-view';
import { rackText, type Rack } from '../tiles/rack';
import type { ScrabbleData } from './events';

/** The federation's spelling table (SCR-3A-6). */
const SPELLING: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'Algérie Belgique Canada Danemark Égypte France Grèce Hongrie Italie Jordanie Kenya Luxembourg Maroc Norvège Océanie ' +
    'Portugal Québec Roumanie Suisse Tunisie Uruguay Venezuela Wallonie Xénophon Yougoslavie Zambie'
  )
    .split(' ')
    .map((name, index) => [String.fromCharCode(65 + index), name]),
);

const same = (text: string): SpokenText => ({ fr: text, en: text });
const spelt = (letter: string): string => (letter === '?' ? 'joker' : (SPELLING[letter] ?? letter));

/** A letter newly drawn is called by its name and itself: `Wallonie W`; a joker is called joker. */
const called = (letter: string): string => (letter === '?' ? 'joker' : `${spelt(letter)} ${letter}`);

/** The letters of a rack, equal ones together: `E E, H, joker` (SCR-3A-4). */
const grouped = (tiles: Rack): string =>
  (rackText(tiles).match(/(.)\1*/g) ?? []).map((run) => Array.from(run, spelt).join(' ')).join(', ');

const count = (letters: number): SpokenText => ({
  fr: `${letters} lettre${letters > 1 ? 's' : ''}`,
  en: `${letters} letter${letters > 1 ? 's' : ''}`,
});

/** What is said of the leftover, or of letters thrown back, before the new letters (SCR-3A-1, SCR-3A-2). */
const before = (kept: string, thrownBack: number): readonly SpokenText[] => {
  if (kept !== '') {
    const { fr, en } = count(kept.length);
    return [{ fr: `Reliquat : ${fr}`, en: `Leftover: ${en}` }, same(Array.from(kept, spelt).join(', '))];
  }
  const { fr, en } = count(thrownBack);
  return thrownBack > 0 ? [{ fr: `Rejet : ${fr}`, en: `Thrown back: ${en}` }] : [];
};

/** What the arbiter reads out for a rack, line by line. `thrownBack`: letters of the rejected leftover's rack. */
export const spokenRack = (rack: string, tiles: Rack, thrownBack: number): readonly SpokenText[] => {
  const { kept, letters } = readDraw(rack) ?? { kept: null, letters: rack };
  const all = grouped(tiles);
  return [
    ...before(kept ?? '', thrownBack),
    same(Array.from(letters, called).join(', ')),
    { fr: `Le tirage : ${all}`, en: `The rack: ${all}` },
  ];
};

/** What the arbiter reads out for the retained word: points, direction, place, spelling, words formed, reminder. */
export const spokenTop = ({
  place,
  word,
  score,
  formed,
}: ScrabbleData['TopRetained']): readonly SpokenText[] => {
  const across = readPlace(place)?.direction !== 'down';
  const letters = Array.from(word);
  const spelling = (joker: string): string =>
    letters
      .map((letter) => (/[a-z]/.test(letter) ? `joker ${joker} ${letter.toUpperCase()}` : spelt(letter)))
      .join(', ');
  const plain = word.toUpperCase();
  return [
    same(`${score} points`),
    across ? { fr: 'horizontal', en: 'across' } : { fr: 'vertical', en: 'down' },
    same(place),
    same(plain),
    { fr: spelling('pour'), en: spelling('for') },
    ...(formed.length === 0
      ? []
      : [
          {
            fr: `formant ${formed.map((each) => each.toUpperCase()).join(', ')}`,
            en: `forming ${formed.map((each) => each.toUpperCase()).join(', ')}`,
          },
        ]),
    same(`${plain}, ${place}, ${score}`),
  ];
};
