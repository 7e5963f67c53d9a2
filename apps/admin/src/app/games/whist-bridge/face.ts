import { defineFace } from '../face';
import { words } from './deal-words';
import { callTold, contractTold } from './notation';
import { tableFacts, tallies } from './table-facts';

export default defineFace({
  words,
  dealActs: () => import('./deal-acts').then((m) => m.default),
  contract: contractTold,
  call: callTold,
  tableFacts,
  tallies,
});
