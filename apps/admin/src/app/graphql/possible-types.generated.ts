// Generated from the schema by `nx run admin:operations`. Do not edit.
export const possibleTypes = {
  AccountPayload: ['AccountDone', 'AccountRefused'],
  Problem: [
    'AccountRefused',
    'ConflictingVersion',
    'NotAuthorized',
    'NotFound',
    'RuleViolation',
    'SignInRefused',
    'ValidationFailed',
  ],
  SecondFactorPayload: ['AccountRefused', 'SecondFactorBegun'],
  SignInPayload: ['SignInRefused', 'SignedIn'],
  WritePayload: [
    'Committed',
    'ConflictingVersion',
    'NotAuthorized',
    'NotFound',
    'RuleViolation',
    'ValidationFailed',
  ],
};
