import type { EventStore, Vault } from '@arbitre/events';
import type { ExitStatus } from '../exit-status';
import type { Texts } from '../texts/texts';
import type { Cast } from './federation/cast';
import { writeSession, type Session } from './write-session';

export const IMPORTER = { id: 'importer', role: 'importer' };

export type DemoOutcome = { readonly outcome: keyof Texts['outcomes']; readonly status: ExitStatus };

type Progress = (deals: number, of: number) => void;

/** Who plays, and what seals guests; without it entries have numbers. */
export type People = { readonly cast: Cast; readonly vault: Vault };

/** One competition of the demo season; `deals` counts what the log holds once it is whole. */
export type DemoCompetition = {
  readonly id: string;
  readonly deals: number;
  /** Streams of the log that belong to it once it is whole: its own, its deals' and its sessions'. */
  readonly streams: number;
  write(store: EventStore, time: string, onProgress: Progress, people?: People): Promise<DemoOutcome>;
};

/** The demo speaks French in every language. */
export type Label = { readonly id: string; readonly name: string; readonly region: string };

/** A session drawn from a seed by its game. */
export const drawn = ({ id, ...label }: Label, session: Session): DemoCompetition => ({
  id,
  deals: session.deals.length,
  streams: session.deals.length + (session.sittings?.length ?? 0) + 1,
  write: async (store, time, onProgress, people) => {
    const options = { competition: id, ...label, actor: IMPORTER, time, onProgress, people };
    return { outcome: await writeSession(store, session, options), status: 0 };
  },
});
