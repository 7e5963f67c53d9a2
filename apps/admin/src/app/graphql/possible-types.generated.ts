// Generated from the schema by `nx run admin:operations`. Do not edit.
export const possibleTypes = {
  Problem: [
    'ConflictingVersion',
    'NotAuthorized',
    'NotFound',
    'RuleViolation',
    'SignInRefused',
    'ValidationFailed',
  ],
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
