import { Injectable } from '@nestjs/common';
import { areaOf } from '../audit/area';
import { Audit } from '../audit/audit';
import { requestFault } from '../graphql/errors';
import { FIELDS } from './fields';
import { Attempts } from './attempts';
import { programMay, type Viewer, Viewers } from './viewers';
import type { Visitor } from './visitor';

/** Programs of accounts, which come with a token. */
@Injectable()
export class Programs {
  constructor(
    private readonly viewers: Viewers,
    private readonly attempts: Attempts,
    private readonly audit: Audit,
  ) {}

  /** A token that is nobody's. */
  noteWrong({ address }: Pick<Visitor, 'address'>, code: string): void {
    const nobody = { account: null, role: null, subject: null } as const;
    this.audit.note({ kind: 'REFUSED', what: 'token', code, ...nobody, network: areaOf(address) }, 1);
  }

  /**
   * Whose program bears this token.
   * @throws GraphQLError UNAUTHENTICATED (401) where it is nobody's, RATE_LIMITED (429) where its network has brought too many of those
   */
  async ofToken(token: string, visitor: Pick<Visitor, 'network' | 'address'>): Promise<Viewer> {
    const viewer = await this.viewers.ofProgram(token);
    if (viewer !== null) return viewer;
    const wait = await this.attempts.countToken(visitor.network);
    this.noteWrong(visitor, wait === 0 ? 'UNAUTHENTICATED' : 'RATE_LIMITED');
    if (wait === 0)
      throw requestFault(
        'UNAUTHENTICATED',
        'This token is wrong, over or revoked: make another on the page of your account.',
        { http: { status: 401, headers: new Map([['www-authenticate', 'Bearer']]) } },
      );
    throw requestFault(
      'RATE_LIMITED',
      `Too many wrong tokens came from your network: try again in ${wait} s.`,
      {
        retryAfterSeconds: wait,
        http: { status: 429, headers: new Map([['retry-after', String(wait)]]) },
      },
    );
  }
}

/** Signing in and out: whoever comes by a code may, who has no account. */
const isForAnybody = (viewer: Viewer | null, mutation: string): boolean =>
  viewer?.code !== null && FIELDS.Mutation?.public?.split(' ').includes(mutation) === true;

/** Refuses the mutations of an operation that a program does not run. */
export const checkProgram = (viewer: Viewer | null, mutations: readonly string[]): void => {
  const refused = mutations.find((name) => !isForAnybody(viewer, name) && !programMay(viewer, name));
  if (refused === undefined) return;
  const message = viewer?.program?.readsOnly
    ? 'This token only reads: make one that writes.'
    : `"${refused}" is done by who is signed in himself, by no token and no code.`;
  throw requestFault('FORBIDDEN', message, { http: { status: 403 } });
};
