import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine (CHROME_PATH first), or null. */
export const findChromium = (): string | null =>
  [process.env.CHROME_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path)) ?? null;

/** Starts headless Chromium without any traffic of its own. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === null) {
    throw new Error(
      'No Chromium found: install one (Debian: apt install chromium) or name it in CHROME_PATH.',
    );
  }
  const quiet = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Loaded by whoever starts a browser: other specs import what lies beside it and would pay for it too.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--no-first-run', ...quiet] });
};
