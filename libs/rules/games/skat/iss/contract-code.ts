import { type Contract, contractOf, type GameKind, isPossibleContract } from '../contract';

const CODE = /^([CSHDGN])([OHSZ]{0,4})$/;

/** `G`, `CHZ`, `NOH`: open suit and grand games are hand games without saying so (SKAT-ISS-3). Null for any other text. */
export const readContractCode = (text: string): Contract | null => {
  const [, kind, said = ''] = CODE.exec(text) ?? [];
  if (kind === undefined || new Set(said).size !== said.length) return null;
  const game = kind as GameKind;
  const ouvert = said.includes('O');
  const contract = contractOf({
    game,
    ouvert,
    hand: said.includes('H') || (ouvert && game !== 'N'),
    schneider: said.includes('S'),
    schwarz: said.includes('Z'),
  });
  return isPossibleContract(contract) ? contract : null;
};

/** The server's code of a contract: what a higher step implies is not written (SKAT-ISS-3). */
export const contractCode = ({ game, hand, schneider, schwarz, ouvert }: Contract): string => {
  if (ouvert) return `${game}O${hand && game === 'N' ? 'H' : ''}`;
  return game + (hand ? 'H' : '') + (schwarz ? 'Z' : schneider ? 'S' : '');
};
