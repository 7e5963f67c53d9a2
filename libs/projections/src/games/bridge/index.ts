/** Bridge's results as files (docs/games/bridge-formats.md). */
export { exportEvent, type ExportChoices } from './export-event';
