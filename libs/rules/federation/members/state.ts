import type { Sealed } from '@arbitre/rules/kernel/declare/personal';
import { type Merging, UNMERGED, withAlias, withoutAlias, withoutMerge } from '../merging';
import { begun, ended, type Spans } from '../spans';
import type { MemberEvent, Privacy } from './events';
import type { Personal } from './personal';

/** A member as the stream tells it: dated facts, and who it is under seal. */
export type MemberState = Merging & {
  readonly registered: boolean;
  /** Without a licence: of no club, category or year. */
  readonly guest: boolean;
  readonly personal: Sealed<Personal>;
  readonly clubs: Spans;
  readonly categories: Spans;
  /** Years of the licence, rising. */
  readonly years: readonly number[];
  readonly privacy: Privacy;
  readonly erased: boolean;
  /** Others of a like name who are other people. */
  readonly toldApart: readonly string[];
};

export const UNREGISTERED_MEMBER: MemberState = {
  registered: false,
  guest: false,
  personal: { sealed: '' },
  clubs: [],
  categories: [],
  years: [],
  privacy: 'name',
  erased: false,
  toldApart: [],
  ...UNMERGED,
};

type Registered = Extract<MemberEvent, { readonly type: 'MemberRegistered' }>;

const registered = ({ personal, category, year, club, from }: Registered['data']): MemberState => ({
  ...UNREGISTERED_MEMBER,
  registered: true,
  personal,
  clubs: begun([], club, from),
  categories: begun([], category, from),
  years: [year],
});

export const evolveMember = (state: MemberState, event: MemberEvent): MemberState => {
  switch (event.type) {
    case 'MemberRegistered':
      return registered(event.data);
    case 'GuestRegistered':
      return { ...UNREGISTERED_MEMBER, registered: true, guest: true, personal: event.data.personal };
    case 'PersonalCorrected':
      return { ...state, personal: event.data.personal };
    case 'MemberTransferred':
      return { ...state, clubs: begun(state.clubs, event.data.club, event.data.from) };
    case 'MemberLeft':
      return { ...state, clubs: ended(state.clubs, event.data.on) };
    case 'CategorySet':
      return { ...state, categories: begun(state.categories, event.data.category, event.data.from) };
    case 'LicenceRenewed':
      return { ...state, years: [...state.years, event.data.year] };
    case 'PrivacyChosen':
      return { ...state, privacy: event.data.privacy };
    case 'MemberMerged':
      return { ...state, mergedInto: event.data.into };
    case 'MemberMergeUndone':
      return withoutMerge(state, event.data.into);
    case 'MemberAbsorbed':
      return withAlias(state, event.data.alias);
    case 'MemberReleased':
      return withoutAlias(state, event.data.alias);
    case 'MemberToldApart':
      return { ...state, toldApart: [...state.toldApart, event.data.other] };
    case 'MemberErased':
      return { ...state, erased: true };
  }
};
