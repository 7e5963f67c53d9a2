export default {
  projects: ['libs/*', 'apps/*', 'tools'].map((path) => `<rootDir>/${path}/jest.config.mjs`),
  reporters: ['default', '<rootDir>/tools/launcher/closing-line.cjs'],
  // One more than the cores of CI: browsers and services are waited for a third of the time.
  maxWorkers: 3,
  // A worker keeps what every file loaded; beyond this its collector takes longer than a new worker.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
