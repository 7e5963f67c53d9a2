export {
  Accounts,
  isRole,
  ROLES,
  type Account,
  type AccountState,
  type NewAccount,
  type Role,
} from './accounts';
export { HOURS, Links, type Purpose } from './links';
export { passwordProblem } from './password-rules';
export { hashPassword, passwordFits } from './passwords';
export { signInKey, type Person } from './person';
export { accountRefusals, refuse as refuseToAccount } from './refusals';
export { Sessions, SESSION_ENDED, type Session, type SessionTimes, type Viewer } from './sessions';
export { checkPassword } from './sign-in';
