import { solos } from './solos';

/** The read models of duplicate Scrabble alone. */
export default [solos];
export { soloTable, type SoloRow } from './tables';
