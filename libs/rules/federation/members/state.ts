import type { Sealed } from '@arbitre/rules/kernel/declare/personal';
import { begun, ended, type Spans } from '../spans';
import type { MemberEvent } from './events';
import type { Personal } from './personal';

/** A member as the stream tells it: dated facts, and who it is under seal. */
export type MemberState = {
  readonly registered: boolean;
  readonly personal: Sealed<Personal>;
  readonly clubs: Spans;
  readonly categories: Spans;
  /** Years of the licence, rising. */
  readonly years: readonly number[];
  readonly erased: boolean;
};

export const UNREGISTERED_MEMBER: MemberState = {
  registered: false,
  personal: { sealed: '' },
  clubs: [],
  categories: [],
  years: [],
  erased: false,
};

type Registered = Extract<MemberEvent, { readonly type: 'MemberRegistered' }>;

const registered = ({ personal, category, year, club, from }: Registered['data']): MemberState => ({
  registered: true,
  personal,
  clubs: begun([], club, from),
  categories: begun([], category, from),
  years: [year],
  erased: false,
});

export const evolveMember = (state: MemberState, event: MemberEvent): MemberState => {
  switch (event.type) {
    case 'MemberRegistered':
      return registered(event.data);
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
    case 'MemberErased':
      return { ...state, erased: true };
  }
};
