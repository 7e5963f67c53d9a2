export { regionActs, type RegionAct } from './regions/acts';
export { decideRegion, type RegionContext } from './regions/decide';
export { regionEvents, type RegionEvent } from './regions/events';
export { type TemplateAbout } from './regions/template-fields';
export { evolveRegion, type RegionState, UNOPENED_REGION } from './regions/state';
export { clubActs, type ClubAct } from './clubs/acts';
export { decideClub } from './clubs/decide';
export { closedFrom } from './clubs/closing';
export { CLOSING_REASONS, clubEvents, type ClubEvent, REOPENING_REASONS } from './clubs/events';
export { evolveClub, type ClubState, UNREGISTERED_CLUB } from './clubs/state';
export { memberActs, type MemberAct } from './members/acts';
export { decideMember, type MemberContext } from './members/decide';
export { ERASING_REASONS, memberEvents, type MemberEvent, PRIVACY, type Privacy } from './members/events';
export { fullName, initials, type Personal, personalOf } from './members/personal';
export { publicName } from './members/public-name';
export { evolveMember, type MemberState, UNREGISTERED_MEMBER } from './members/state';
export { wordEvents, type WordEvent } from './words/events';
export {
  decideWords,
  evolveWords,
  type MatchedWords,
  NO_WORDS,
  wordsProblem,
  type WordState,
} from './words/decide';
export { isGuest } from './fields';
export { type Merging, notMerged } from './merging';
export { federationRefusals, refuse as refuseInRegistry } from './refusals';
export { holdsOn, openSpan, type Span, type Spans } from './spans';
export { type AudienceName, type AudienceRow, AUDIENCES } from './authority/audiences';
export {
  evolveGrants,
  decideGrant,
  type Grant,
  type GrantAct,
  grantActs,
  type GrantEvent,
  grantEvents,
  type Grants,
  holding,
  WHY_ENDED,
  WHY_GIVEN,
} from './authority/grants';
export {
  type Operation,
  operations,
  OPERATIONS,
  type OperationRow,
  type Reading,
  READINGS,
} from './authority/operations';
export {
  mayDo,
  mayDoAnywhere,
  mayAtAll,
  mayRead,
  membersHeld,
  ownMatter,
  type Party,
  permitted,
  permittedAs,
  readingRole,
  regionsRead,
  regionsWritten,
} from './authority/permit';
export { type ActingRole, type Role, roles, ROLES } from './authority/roles';
export { type Look, lookAt, lesserStaff, type SeenDeal, sightOf, staffOf } from './authority/sight';
export { covers, isScope, plainWord, scopeOf, seatIn, type Scope, type Where } from './authority/scopes';
