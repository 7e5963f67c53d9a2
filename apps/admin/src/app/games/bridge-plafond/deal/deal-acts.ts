import { defineDealActs } from '../../../deal/acts/act-words';
import { en } from './deal-acts.en';
import { fr } from './deal-acts.fr';

export default defineDealActs({ words: { fr, en } });
