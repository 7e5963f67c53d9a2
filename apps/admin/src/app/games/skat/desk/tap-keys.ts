import { plainText, type NotationPart } from '../../../cards/notation';
import { isSuit } from '../../../cards/suit-paths';
import type { LanguageCode } from '../../../language/plural';
import type { TapBoard, TapKey } from '../../../tap/tap-keys';
import { skatTexts } from '../texts';
import { gameLetters, mostMatadors, partOf, type TableOfDeal } from './typed-game';

const PARTS = ['column', 'game', 'matadors', 'steps', 'outcome'] as const;
type Parts = Readonly<Record<(typeof PARTS)[number], string>>;

const GAMES = ['C', 'S', 'H', 'D', 'G', 'N'];
const STEPS = ['H', 'S', 'Z', 'A', 'O'] as const;
const NOTHING: Parts = { column: '', game: '', matadors: '', steps: '', outcome: '' };

/** The parts of a line as far as it is typed; a sign without a number behind it is the end of a null, or matadors to come. */
const partsOf = (text: string, letters: Readonly<Record<string, string>>): Parts => {
  const typed = text.trim().toUpperCase().replaceAll('−', '-');
  const [, column = '', game = '', rest = ''] = /^([1-4]?)([A-Z]?)(.*)$/u.exec(typed) ?? [];
  const isNull = letters[game] === 'N';
  const [, matadors = '', steps = '', outcome = ''] =
    (isNull ? /^()([A-Z]*)([+-]?)$/u : /^(-?\d{0,2})([A-Z]*)([+-]?)$/u).exec(rest) ?? [];
  return { column, game, matadors, steps, outcome };
};

const written = (parts: Parts): string =>
  PARTS.map((part) => parts[part])
    .join('')
    .toLowerCase();

const stepsWith = (steps: string, step: string): string => {
  if (steps.includes(step)) return steps.replace(step, '');
  const other = { S: 'Z', Z: 'S' }[step];
  return STEPS.filter((each) => (steps.includes(each) && each !== other) || each === step).join('');
};

/** Keys of a line of the game list at this table: they write what a keyboard would. */
export const skatTapKeys = (text: string, language: LanguageCode, table: TableOfDeal): TapBoard => {
  const texts = skatTexts[language];
  const letters = gameLetters[language];
  const letterOf = (game: string): string =>
    Object.keys(letters).find((letter) => letters[letter] === game) ?? game;
  const parts = partsOf(text, letters);
  const game = letters[parts.game] ?? '';
  const most = mostMatadors(game);
  const key = (part: keyof Parts, value: string, says: string, open: boolean): TapKey => ({
    ...{ label: plainText(value.replace('-', '−')), says, on: parts[part] === value },
    text: open ? written({ ...parts, [part]: value }) : null,
  });
  const columns = Array.from({ length: table.seats }, (_, at) => at + 1)
    .filter((column) => partOf(column, table) !== 'dealer')
    .map((column) => key('column', String(column), texts.seats[partOf(column, table)] ?? '', true));
  const games = GAMES.map((each): TapKey => {
    const label: readonly NotationPart[] = isSuit(each) ? [{ kind: 'suit', suit: each }] : plainText(each);
    // Other games have other matadors and steps.
    const next = written({ ...NOTHING, column: parts.column, game: letterOf(each) });
    const says = texts.games[each] ?? each;
    return { label, says, on: game === each, text: parts.column === '' ? null : next };
  });
  const isWithout = parts.matadors.startsWith('-');
  const number = parts.matadors.replace('-', '');
  const matadors = Array.from({ length: Math.max(most, 4) }, (_, at): TapKey => {
    const value = `${isWithout ? '-' : ''}${at + 1}`;
    const says = texts.matadors(Number(value));
    return key('matadors', value, says, game !== '' && at < most);
  });
  const without: TapKey = {
    ...{ label: plainText(texts.entry.without), on: isWithout },
    text: most === 0 ? null : written({ ...parts, matadors: isWithout ? number : `-${number}`, outcome: '' }),
  };
  const isSaid = game === 'N' || number !== '';
  const steps = STEPS.map((step): TapKey => {
    const isPossible = game === 'N' ? 'HO'.includes(step) : step !== 'A' || /[SZ]/u.test(parts.steps);
    return {
      ...{ label: plainText(step), says: texts.entry.steps[step], on: parts.steps.includes(step) },
      text: isSaid && isPossible ? written({ ...parts, steps: stepsWith(parts.steps, step) }) : null,
    };
  });
  const last = PARTS.findLast((part) => parts[part] !== '');
  return {
    groups: [
      {
        name: texts.sides.declarer ?? '',
        keys: [...columns, { label: plainText(texts.passedIn), text: '0', on: text === '0' }],
      },
      { name: texts.announcement, keys: games },
      { name: texts.sheet.with, keys: [without, ...matadors] },
      { name: texts.value, keys: steps },
      {
        name: texts.points,
        keys: [key('outcome', '+', texts.won, isSaid), key('outcome', '-', texts.lost, isSaid)],
      },
    ],
    back: text === '' ? null : last === undefined || text === '0' ? '' : written({ ...parts, [last]: '' }),
  };
};
