import { defineFace } from '../face';
import { words } from './deal-words';
import { contractTold } from './notation';

export default defineFace({
  words,
  dealActs: () => import('./deal-acts').then((m) => m.default),
  contract: contractTold,
});
