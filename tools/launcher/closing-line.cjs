// A Jest reporter that ends the run with one line that scripts can read: "N passed, N failed".
module.exports = class ClosingLine {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
  }
};
