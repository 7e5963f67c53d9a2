export default {
  projects: ['libs/*', 'apps/*', 'tools'].map((path) => `<rootDir>/${path}/jest.config.mjs`),
  reporters: ['default', '<rootDir>/tools/launcher/closing-line.cjs'],
  maxWorkers: 2,
  testTimeout: 60_000,
};
