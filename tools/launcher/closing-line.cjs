const { existsSync, readFileSync, writeFileSync } = require('node:fs');

/** What earlier runs of the same test command counted (jest.ts). */
const file = process.env.ARBITRE_TEST_TALLY;
const before = () =>
  file !== undefined && existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 };

// A Jest reporter that ends the run with one line that scripts can read: "N passed, N failed".
module.exports = class ClosingLine {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
    const earlier = before();
    const passed = earlier.passed + numPassedTests;
    const failed = earlier.failed + numFailedTests + numRuntimeErrorTestSuites;
    const skipped = earlier.skipped + numPendingTests;
    if (file !== undefined) writeFileSync(file, JSON.stringify({ passed, failed, skipped }));
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
};
