export { TableCodes, type CodeHolder, type TableCode } from './table-codes';
export { ApiTokens, type ApiToken, type TokenLimits } from './api-tokens';
export { Accounts, type Account, type AccountState } from './accounts';
export { AuditLog, type AuditEntry, type AuditFact, type AuditFilter, type AuditKind } from './audit-log';
export { HOURS, Links, type Purpose } from './links';
export { Passkeys, nameProblem, type Passkey } from './passkeys';
export { passwordProblem } from './password-rules';
export { hashPassword, hashPublicPassword, passwordFits } from './passwords';
export { signInKey, type Person } from './person';
export { accountRefusals, refuse as refuseToAccount } from './refusals';
export { SecondFactors, type Proof } from './second-factors';
export {
  Sessions,
  SESSION_ENDED,
  type Entered,
  type Holder,
  type Seeing,
  type Session,
  type SessionTimes,
  type SignInWay,
} from './sessions';
export { checkPassword } from './sign-in';
export { Deliveries, type Due } from './webhooks/deliveries';
export { noSuchCompetition, Webhooks, type Delivery, type Webhook } from './webhooks/webhooks';
export { Ties } from './ties';
export { Tickets } from './tickets';
export { otpauthOf } from './totp';
