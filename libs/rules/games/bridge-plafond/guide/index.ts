export { advise, type Advice, type Situation } from './advise';
export { readAuction } from './auction';
export type { Counsel, Requirement } from './counsel';
export { readHand } from './read-hand';
export { readScore } from './read-score';
export { callWord, MOMENTS, requirementWords } from './words';
