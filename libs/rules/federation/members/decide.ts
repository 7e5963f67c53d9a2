import { decides } from '@arbitre/rules/kernel/declare/acts';
import type { Sealed } from '@arbitre/rules/kernel/declare/personal';
import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { notBegun, notFrom, openSpan } from '../spans';
import { memberActs } from './acts';
import type { MemberEvent } from './events';
import { type Personal, personalOf } from './personal';
import type { MemberState } from './state';

/** What is not in the member's own stream. */
export type MemberContext = {
  /** Seals with the member's own key; the same data give the same text, so that a repeated command is recognised. */
  readonly seal: (personal: Personal) => Sealed<Personal>;
};

const closed = ({ registered, erased }: MemberState, name: string): Refusal | null => {
  if (!registered) return name === 'register-member' ? null : refuse('member-not-registered');
  if (erased) return refuse('member-erased');
  return name === 'register-member' ? refuse('member-already-registered') : null;
};

/** Pure. Answers any command, well formed or absurd. That the club exists is known to whoever asks. */
export const decideMember = decides<typeof memberActs, MemberState, MemberEvent, MemberContext>(
  memberActs,
  closed,
  {
    'register-member': (_, { category, year, club, from, ...who }, { seal }) => {
      const personal = seal(personalOf(who));
      return accepted({ type: 'MemberRegistered', data: { personal, category, year, club, from } });
    },
    'correct-personal': (state, who, { seal }) => {
      const personal = seal(personalOf(who));
      return personal.sealed === state.personal.sealed
        ? refuse('personal-unchanged')
        : accepted({ type: 'PersonalCorrected', data: { personal } });
    },
    'transfer-member': ({ clubs }, { club, from }) =>
      notBegun(clubs, club, from) ?? accepted({ type: 'MemberTransferred', data: { club, from } }),
    'leave-club': ({ clubs }, { on }) =>
      openSpan(clubs) === null
        ? refuse('in-no-club')
        : (notFrom(clubs, on) ?? accepted({ type: 'MemberLeft', data: { on } })),
    'set-category': ({ categories }, { category, from }) =>
      notBegun(categories, category, from) ?? accepted({ type: 'CategorySet', data: { category, from } }),
    'renew-licence': ({ years }, { year }) => {
      const last = years.at(-1) ?? 0;
      return year > last
        ? accepted({ type: 'LicenceRenewed', data: { year } })
        : refuse('licence-year-held', { year, last });
    },
    'erase-member': (_, { reason }) => accepted({ type: 'MemberErased', data: { reason } }),
  },
);
