export { Accounts, type Account, type AccountState } from './accounts';
export { HOURS, Links, type Purpose } from './links';
export { passwordProblem } from './password-rules';
export { hashPassword, hashPublicPassword, passwordFits } from './passwords';
export { signInKey, type Person } from './person';
export { accountRefusals, refuse as refuseToAccount } from './refusals';
export { Sessions, SESSION_ENDED, type Session, type SessionTimes, type Holder } from './sessions';
export { checkPassword } from './sign-in';
