import { isSuit } from '../../../cards/suit-paths';
import type { NotationPart } from '../../../cards/notation';
import type { LanguageCode } from '../../../language/plural';
import { skatTexts } from '../texts';
import type { SkatTexts } from '../texts.fr';

const pattern =
  /^(forehand|middlehand|rearhand) ([CSHDGN])([HSZO]*)(?: (with|without) (\d+))?(?: (simple|schneider|schwarz))?( overbid)? ([+-]\d+)$/u;

const said = (letters: string, texts: SkatTexts): readonly string[] => [
  ...(letters.includes('H') ? [texts.hand] : []),
  ...(letters.includes('S') ? [texts.schneiderAnnounced] : []),
  ...(letters.includes('Z') ? [texts.schwarzAnnounced] : []),
  ...(letters.includes('O') ? [texts.ouvert] : []),
];

/** `forehand GHO with 1 schwarz +192`, the line of a game list, as people read it; null for any other text. */
const listParts = (notation: string, texts: SkatTexts): readonly NotationPart[] | null => {
  if (notation === 'passed in') return [{ kind: 'text', text: texts.passedIn }];
  const match = pattern.exec(notation);
  if (match === null) return null;
  const [, seat = '', game = '', letters = '', way, count = '', level, overbid, value = ''] = match;
  const matadors = way === undefined ? [] : [texts.matadors(way === 'with' ? Number(count) : -Number(count))];
  const rest = [
    ...said(letters, texts),
    ...matadors,
    ...(level === undefined || level === 'simple' ? [] : [texts.steps[level] ?? level]),
    ...(overbid === undefined ? [] : [texts.overbidWord]),
    value.replace('-', '−'),
  ].join(', ');
  const seatName = `${texts.seats[seat] ?? seat}\u00a0`;
  return isSuit(game)
    ? [
        { kind: 'text', text: seatName },
        { kind: 'suit', suit: game },
        { kind: 'text', text: ` ${rest}` },
      ]
    : [{ kind: 'text', text: `${seatName}${texts.games[game] ?? game} ${rest}` }];
};

/** An announced game (`CHS`, `GO`) as people read it: the suit drawn, then what was announced; any other text as it stands. */
const announcedParts = (notation: string, texts: SkatTexts): readonly NotationPart[] => {
  const [, game = '', letters = ''] = /^([CSHDGN])([HSZO]*)$/u.exec(notation) ?? [];
  if (game === '') return [{ kind: 'text', text: notation }];
  const rest = said(letters, texts).join(', ');
  if (!isSuit(game)) return [{ kind: 'text', text: [texts.games[game] ?? game, rest].join(' ').trim() }];
  return [
    { kind: 'suit', suit: game },
    ...(rest === '' ? [] : [{ kind: 'text' as const, text: ` ${rest}` }]),
  ];
};

/** A line of a game list or an announced game. */
export const skatNotation = (notation: string, language: LanguageCode): readonly NotationPart[] =>
  listParts(notation, skatTexts[language]) ?? announcedParts(notation, skatTexts[language]);
