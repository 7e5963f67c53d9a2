import { contractParts } from '../../../cards/contract-notation';
import { plainText } from '../../../cards/notation';
import { catalogues } from '../../../language/catalogues';
import type { Told } from '../../face';

const WORDS = { fr: 'honneurs', en: 'honours' } as const;

/** `4SN+1 h100`, `4SX N`, `3NT`, `Pass`: contract, declarer and margin, and whose the honours are where it is not his side. */
export const contractTold: Told<string> = (text, language) => {
  const [, contract = text, points = '', side = ''] = /^(.*) h(\d{3})(NS|EW)?$/u.exec(text) ?? [];
  const parts = contractParts(contract, language);
  if (points === '') return parts;
  const whose = side === '' ? '' : ` ${catalogues[language].sides[side] ?? side}`;
  return [...parts, ...plainText(`, ${points} ${WORDS[language]}${whose}`)];
};
