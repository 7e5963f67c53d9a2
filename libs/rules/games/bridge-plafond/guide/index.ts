export { advise, type Advice, type Moment, type Situation } from './advise';
export { type Auction, type AuctionProblem, readAuction } from './auction';
export type { Counsel, Requirement } from './counsel';
export { readHand, type HandProblem } from './read-hand';
export { readScore } from './read-score';
export type { RubberScore } from './score';
export { callWord, MOMENTS, requirementWords } from './words';
