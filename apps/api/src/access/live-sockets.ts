import { type Holder, SESSION_ENDED, Sessions } from '@arbitre/accounts';
import { Listener } from '@arbitre/projections';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';

/** A socket that subscriptions come by. */
export type LiveSocket = {
  close(code: number, reason: string): void;
  once(event: 'close', listener: () => void): unknown;
};

/** The page may come back, as whoever it then is. */
const ENDED = { code: 4205, reason: 'The session ended' };

/** The sockets of those who are signed in: they close when the session ends, whichever process ended it. */
@Injectable()
export class LiveSockets implements OnModuleInit, OnModuleDestroy {
  private readonly sockets = new Map<string, Set<LiveSocket>>();
  private readonly listener: Listener;

  constructor(
    private readonly sessions: Sessions,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.listener = new Listener(
      settings.databaseUrl,
      SESSION_ENDED,
      (session) => {
        this.end(session);
      },
      () => {
        void this.endUnknown().catch(() => undefined);
      },
    );
  }

  onModuleInit(): Promise<void> {
    return this.listener.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.listener.close();
  }

  /** Binds a socket to the session or token of its holder. */
  async bind({ session }: Pick<Holder, 'session'>, socket: LiveSocket): Promise<void> {
    const own = this.sockets.get(session) ?? new Set();
    this.sockets.set(session, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) this.sockets.delete(session);
    });
    // It may have ended while this one was looked up.
    await this.endUnknown([session]);
  }

  /** What ended while nobody listened. */
  private async endUnknown(sessions: readonly string[] = [...this.sockets.keys()]): Promise<void> {
    if (sessions.length === 0) return;
    const known = await this.sessions.known(sessions);
    for (const session of sessions) if (!known.has(session)) this.end(session);
  }

  private end(session: string): void {
    for (const socket of this.sockets.get(session) ?? []) socket.close(ENDED.code, ENDED.reason);
  }
}
