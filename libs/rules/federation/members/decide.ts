import { decides } from '@arbitre/rules/kernel/declare/acts';
import type { Sealed } from '@arbitre/rules/kernel/declare/personal';
import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { notMerged, standsForAnother } from '../merging';
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

const BEGINS: readonly string[] = ['register-member', 'register-guest'];

/** What is decided of those who have a licence alone. */
const OF_LICENCE: readonly string[] = [
  ...['transfer-member', 'leave-club', 'set-category', 'renew-licence', 'absorb-member'],
];

/** What may be done to a licence that is read as another. */
const ON_ALIASES: readonly string[] = ['undo-member-merge', 'erase-member'];

const closed = (state: MemberState, name: string): Refusal | null => {
  const { registered, guest, erased } = state;
  if (!registered) return BEGINS.includes(name) ? null : refuse('member-not-registered');
  if (erased) return refuse('member-erased');
  if (BEGINS.includes(name)) return refuse('member-already-registered');
  if (guest && OF_LICENCE.includes(name)) return refuse('guest-without-licence');
  return ON_ALIASES.includes(name) ? null : standsForAnother(state);
};

/** Pure. Answers any command, well formed or absurd. That the club exists is known to whoever asks. */
export const decideMember = decides<typeof memberActs, MemberState, MemberEvent, MemberContext>(
  memberActs,
  closed,
  {
    'register-member': (state, { category, year, club, from, privacy, ...who }, { seal }) => {
      const personal = seal(personalOf(who));
      return accepted(
        { type: 'MemberRegistered', data: { personal, category, year, club, from } },
        ...(privacy === undefined || privacy === state.privacy
          ? []
          : [{ type: 'PrivacyChosen' as const, data: { privacy } }]),
      );
    },
    'register-guest': (_, { familyName, givenName = '' }, { seal }) =>
      accepted({ type: 'GuestRegistered', data: { personal: seal({ familyName, givenName }) } }),
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
    'choose-privacy': (state, { privacy }) => {
      if (privacy === state.privacy) return refuse('privacy-unchanged', { privacy });
      if (privacy === 'licence' && state.guest) return refuse('guest-without-licence');
      return accepted({ type: 'PrivacyChosen', data: { privacy } });
    },
    'merge-member': (state, { member, into }) =>
      notMerged(state, member, into) ?? accepted({ type: 'MemberMerged', data: { into } }),
    'undo-member-merge': ({ mergedInto: into }) =>
      into === null ? refuse('not-merged') : accepted({ type: 'MemberMergeUndone', data: { into } }),
    'absorb-member': ({ aliases }, { alias }) =>
      aliases.includes(alias)
        ? refuse('alias-held', { alias })
        : accepted({ type: 'MemberAbsorbed', data: { alias } }),
    'release-member': ({ aliases }, { alias }) =>
      aliases.includes(alias)
        ? accepted({ type: 'MemberReleased', data: { alias } })
        : refuse('no-such-alias', { alias }),
    'tell-apart': ({ toldApart }, { other }) =>
      toldApart.includes(other)
        ? refuse('told-apart', { other })
        : accepted({ type: 'MemberToldApart', data: { other } }),
    'erase-member': (_, { reason }) => accepted({ type: 'MemberErased', data: { reason } }),
  },
);
