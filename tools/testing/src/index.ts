export { startPostgres, startRedis } from './services';
export { findChromium, launchBrowser } from './browser';
