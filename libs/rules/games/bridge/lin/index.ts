export { readLin } from './read';
export { linRecord, writeLin } from './write';
