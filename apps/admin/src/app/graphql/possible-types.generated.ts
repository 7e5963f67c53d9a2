// Generated from the schema by `nx run admin:operations`. Do not edit.
export const possibleTypes = {
  AccountPayload: ['AccountDone', 'AccountRefused'],
  Node: ['Competition', 'Deal', 'Division', 'LeagueRow', 'Season', 'Session', 'Standing'],
  OidcAddressPayload: ['AccountRefused', 'OidcAddress'],
  PasskeyRequestPayload: ['AccountRefused', 'PasskeyRequest'],
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
  TableCodePayload: ['AccountRefused', 'TableCodeMade'],
  TokenPayload: ['AccountRefused', 'TokenCreated'],
  WebhookPayload: ['AccountRefused', 'WebhookCreated'],
  WritePayload: [
    'Committed',
    'ConflictingVersion',
    'NotAuthorized',
    'NotFound',
    'RuleViolation',
    'ValidationFailed',
  ],
};
