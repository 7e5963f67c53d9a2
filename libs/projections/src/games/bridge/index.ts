/** Bridge's results as files (docs/games/bridge-formats.md). It has no read model of its own. */
export default [];
export { exportEvent } from './export-event';
