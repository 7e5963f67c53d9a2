import { Sessions } from '@arbitre/accounts';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit';
import { SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { type Viewer, Viewers } from './viewers';
import type { Visitor } from './visitor';

/** What becomes of a browser for which a session was opened, in whatever way. */
@Injectable()
export class Entrance {
  constructor(
    private readonly sessions: Sessions,
    private readonly viewers: Viewers,
    private readonly audit: Audit,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The browser keeps the session of that token, and the one that it had ends. Who he is; null where the session ended as it began.
   *
   * @param before who asked, until now
   */
  async enter(token: string, before: Viewer | null, visitor: Visitor): Promise<Viewer | null> {
    if (before?.program === null) await this.sessions.end(before.id, before.session);
    visitor.keep('session', token, this.settings.sessionSeconds);
    const viewer = await this.viewers.of(token);
    await this.audit.entered({ viewer: () => Promise.resolve(viewer), visitor }, { what: 'signIn' });
    return viewer;
  }
}
