export default {
  projects: ['libs/*', 'apps/*', 'tools'].map((path) => `<rootDir>/${path}/jest.config.mjs`),
  reporters: ['default', '<rootDir>/tools/launcher/closing-line.cjs'],
  maxWorkers: 2,
  // A worker keeps what every file loaded; beyond this its collector takes longer than a new worker.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
