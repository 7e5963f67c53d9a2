import { defineDealActs } from '../../../deal/acts/act-words';
import { en } from './deal-acts.en';
import { fr } from './deal-acts.fr';

export default defineDealActs({
  // A line of the page of results: `4SN=`.
  elsewhere: ['record-result'],
  words: { fr, en },
});
