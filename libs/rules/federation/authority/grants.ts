import { type ActOf, declareActs, decides } from '@arbitre/rules/kernel/declare/acts';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { notation, oneOf } from '@arbitre/rules/kernel/declare/values';
import { accepted } from '@arbitre/rules/kernel/decider';
import { day } from '../fields';
import { refuse } from '../refusals';
import { roles, type Role } from './roles';
import { scope, scopeOf, type Scope } from './scopes';

// The grants of one account. Why is one of a closed list: a sentence could say whose name it was.

export const WHY_GIVEN = [
  'appointed',
  'elected',
  'stand-in',
  'evening',
  'identified',
  'first-administrator',
] as const;
export const WHY_ENDED = ['over', 'resigned', 'withdrawn', 'mistaken'] as const;

const grant = notation('a grant such as g1', '^g[1-9][0-9]{0,4}$', 'The grant, by its number in the account');
const role = oneOf(roles, 'What the account may act as');
const from = day('The first day on which it holds');

export const grantActs = declareActs({
  'give-grant': {
    says: 'Gives an account a role somewhere, for some days.',
    fields: {
      ...{ role, scope, from, why: oneOf(WHY_GIVEN, 'Why it is given') },
      until: optional(day('The first day on which it holds no more')),
    },
  },
  'end-grant': { says: 'Ends a grant at once.', fields: { grant, why: oneOf(WHY_ENDED, 'Why it ends') } },
});

export type GrantAct = ActOf<typeof grantActs>;

export const grantEvents = declareEvents(null, {
  GrantGiven: {
    says: {
      fr: 'Rôle donné : {role} ({scope}), dès le {from}',
      en: 'Role given: {role} ({scope}), from {from}',
    },
    fields: {
      ...{ grant, role, scope, from, why: oneOf(WHY_GIVEN, 'Why it was given') },
      until: orNull(day('The first day on which it holds no more'), 'Null: until it is ended'),
    },
  },
  GrantEnded: {
    says: { fr: 'Rôle {grant} retiré', en: 'Grant {grant} ended' },
    fields: { grant, why: oneOf(WHY_ENDED, 'Why it ended') },
  },
});

export type GrantEvent = EventOf<typeof grantEvents>;

export type Grant = {
  readonly id: string;
  readonly role: Role;
  readonly scope: Scope;
  /** As it is written. */
  readonly where: string;
  readonly from: string;
  readonly until: string | null;
  readonly ended: boolean;
};

export type Grants = readonly Grant[];

/** Those that hold on a day. */
export const holding = (grants: Grants, on: string): Grants =>
  grants.filter(({ from: first, until, ended }) => !ended && first <= on && (until === null || on < until));

export const evolveGrants = (grants: Grants, { type, data }: GrantEvent): Grants =>
  type === 'GrantEnded'
    ? grants.map((each) => (each.id === data.grant ? { ...each, ended: true } : each))
    : [
        ...grants,
        {
          ...{ id: data.grant, role: data.role, scope: scopeOf(data.scope), where: data.scope },
          ...{ from: data.from, until: data.until, ended: false },
        },
      ];

/** Whether two spans of days have one in common. */
const meet = (one: Pick<Grant, 'from' | 'until'>, other: Pick<Grant, 'from' | 'until'>): boolean =>
  (one.until === null || other.from < one.until) && (other.until === null || one.from < other.until);

/** Pure. Answers any command, well formed or absurd. */
export const decideGrant = decides<typeof grantActs, Grants, GrantEvent>(grantActs, () => null, {
  'give-grant': (grants, { role: as, scope: where, from: first, why, until = null }) => {
    const given = { role: as, scope: where, from: first, why };
    if (until !== null && until <= given.from)
      return refuse('grant-without-days', { from: given.from, until });
    const held = grants.find(
      (each) =>
        !each.ended &&
        each.role === given.role &&
        each.where === given.scope &&
        meet(each, { ...given, until }),
    );
    if (held !== undefined) return refuse('grant-held', { grant: held.id, from: held.from });
    return accepted({ type: 'GrantGiven', data: { ...given, grant: `g${grants.length + 1}`, until } });
  },
  'end-grant': (grants, { grant: id, why }) => {
    const known = grants.find((each) => each.id === id);
    if (known === undefined) return refuse('grant-unknown', { grant: id });
    return known.ended
      ? refuse('grant-ended', { grant: id })
      : accepted({ type: 'GrantEnded', data: { grant: id, why } });
  },
});
