import {
  DAMES,
  gameOf,
  isGameCode,
  LADDER_GAMES,
  resultKind,
  SUIT_LETTERS,
  SUITS_UPWARD,
} from '@arbitre/rules/whist-bridge';
import { plainText } from '../../../cards/notation';
import type { LanguageCode } from '../../../language/plural';
import { lastTaken, type TapBoard, type TapGroup, type TapKey } from '../../../tap/tap-keys';
import type { Game } from '../phone/contract-steps';
import { gameName } from '../notation';
import { deskTexts } from './desk-texts';

/** What the line says so far, part by part, each with the gap behind it. */
type Parts = {
  readonly game: Game | null;
  readonly suited: boolean;
  readonly places: number;
  readonly rest: string;
};

const typedCode = (game: Game): string => (game === DAMES ? 'D ' : game === 'PCSA' ? `${game} ` : game);

const GAMES: readonly Game[] = [...LADDER_GAMES.map(({ code }) => code), DAMES];

/** The longest code that the line begins with. */
const partsOf = (text: string): Parts => {
  const line = text.toUpperCase();
  const game = GAMES.filter((each) => line.startsWith(typedCode(each).trim())).toSorted(
    (a, b) => typedCode(b).length - typedCode(a).length,
  )[0];
  if (game === undefined) return { game: null, suited: false, places: 0, rest: '' };
  const behind = line.slice(typedCode(game).trim().length);
  const [, suit = '', places = '', rest = ''] = /^([A-Z]?\*?)\s*([1-5]{0,2})(.*)$/u.exec(behind) ?? [];
  return { game, suited: suit !== '', places: places.length, rest: rest.trim() };
};

/** Keys of a line of the desk: the game, its suit, who plays it, how it ended; each row writes the text that a keyboard would. */
export const deskTapKeys = (
  text: string,
  language: LanguageCode,
  active: readonly number[],
  name: (place: number) => string,
): TapBoard => {
  const texts = deskTexts[language];
  const { game, suited, places, rest } = partsOf(text);
  const key = (label: string, next: string, says?: string): TapKey => ({
    ...{ label: plainText(label), text: next },
    ...(says === undefined ? {} : { says }),
  });
  const board = (group: TapGroup): TapBoard => ({ groups: [group], back: lastTaken(text) });
  if (game === null)
    return board({
      name: texts.game,
      keys: GAMES.map((code) =>
        key(typedCode(code).trim(), typedCode(code), `${typedCode(code).trim()} ${gameName(code, language)}`),
      ),
    });
  if (isGameCode(game) && gameOf(game).suited && !suited)
    return board({
      name: texts.suit,
      keys: SUITS_UPWARD.map((suit) => ({
        ...{ label: [{ kind: 'suit', suit }], text: `${text}${SUIT_LETTERS[language][suit]} ` },
      })),
    });
  const kind = resultKind(game);
  const most = game === DAMES ? 0 : gameOf(game).declarers === 'one' ? 1 : 2;
  const least = game === DAMES ? 0 : gameOf(game).declarers === 'pair' ? 2 : 1;
  const players: TapGroup = {
    name: texts.players,
    keys: active.map((place) =>
      key(String(place), `${text.trimEnd()}${places === 0 ? ' ' : ''}${place}`, `${place} ${name(place)}`),
    ),
  };
  if (rest === '' && places < least) return board(players);
  const gap = rest === '' && !text.endsWith(' ') ? ' ' : '';
  const endings: TapGroup = {
    name: texts.ending,
    keys:
      kind === 'tricks'
        ? Array.from({ length: 14 }, (_, n) =>
            key(String(n), `${rest === '' ? text + gap : text.slice(0, -rest.length)}${n}`),
          )
        : kind === 'made'
          ? [key('+', `${text}${gap}+`, texts.made), key('−', `${text}${gap}-`, texts.lost)]
          : [0, 1, 2, 3, 4].map((n) => key(String(n), `${text}${gap}${n}`)),
  };
  const more = rest === '' && places < most ? [players] : [];
  return { groups: [...more, endings], back: lastTaken(text) };
};
