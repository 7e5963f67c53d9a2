import { plural } from '../../../language/plural';
import type { TypedTexts } from './texts.fr';

const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, one, other)}`;

/** What is said of a typed result, in English. */
export const en: TypedTexts = {
  example: '4SN+1 or 62+  contract, declarer, tricks, or the score',
  made: 'made',
  over: (n) => count(n, 'overtrick', 'overtricks'),
  down: (n) => `down ${n}`,
  by: (seat, outcome) => `by ${seat}, ${outcome}`,
  tap: {
    level: 'Level',
    strain: 'Suit and double',
    declarer: 'Declarer',
    tricks: 'Tricks',
    pass: 'Pass out',
    leadSuit: 'Opening lead: the suit',
    leadRank: 'Opening lead: the rank',
    risks: { X: 'Doubled', XX: 'Redoubled' },
    margin: (margin) =>
      margin === '='
        ? 'made'
        : margin.startsWith('+')
          ? `${margin.slice(1)} over`
          : `${margin.slice(1)} down`,
  },
  problems: {
    contract: 'Begin with the contract: level 1 to 7, then the suit (S H D C or N for notrump).',
    declarer: 'The declarer is missing: N, E, S or W.',
    result: 'End with the result: =, +1, -2… or all tricks: 10',
    lead: 'The lead is a suit and a rank: HK, S10.',
    sign: 'Then the sign: + for North-South, - for East-West.',
    checkMissing: 'Now its score with the sign: 62+, 5-. Both have to agree.',
    contractToo: 'The contract too: both have to agree (4SN10 62+).',
    tricks: (made) => `That would be ${made} tricks: there are 13.`,
    trailing: (rest) => `“${rest}” is too much.`,
    check: (score) => `The contract is worth ${score} to North-South: one of the two is wrong.`,
    nothingAbove: 'Nothing above to copy.',
    noScore: (score) => `No contract is worth ${score} at this vulnerability.`,
  },
};
