import type { Refusal } from '@arbitre/rules';
import { textsOf } from '../writes/problem-texts';
import { AccountDone, AccountRefused } from './account.types';

export const done = (account: string, link: string | null = null): AccountDone =>
  Object.assign(new AccountDone(), { account, link });

/** Where in the input of an operation a refusal points to. */
const pathOf = (code: string, field: unknown): string | null => {
  if (typeof field === 'string') return `input.${field}`;
  if (code === 'wrong-password' || code === 'proof-needed') return 'input.current';
  if (code.startsWith('code-')) return 'input.code';
  if (code.startsWith('password-')) return 'input.password';
  return code === 'sign-in-name-taken' ? 'input.signIn' : null;
};

export const accountRefused = (refusal: Pick<Refusal, 'violation'>): AccountRefused => {
  const { article, facts } = refusal.violation;
  return Object.assign(new AccountRefused(), textsOf(refusal), { path: pathOf(article, facts.field) });
};
