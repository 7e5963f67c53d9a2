import { defineDealActs } from '../../../deal/acts/act-words';
import { en } from './deal-acts.en';
import { fr } from './deal-acts.fr';

export default defineDealActs({
  // A line of the sheet is typed on the page of results.
  elsewhere: ['record-result'],
  words: { fr, en },
});
