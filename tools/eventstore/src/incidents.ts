/** What goes wrong in a store while it runs. */
export interface Incident {
  /** A warning mends itself when its cause is gone, an alarm asks for somebody, after a fatal one the store ends. */
  readonly level: 'warning' | 'alarm' | 'fatal';
  readonly incident:
    'disk-full' | 'copying-failed' | 'read-failed' | 'write-failed' | 'damage' | 'part-died' | 'unexpected';
  /** What is wrong and what to do. */
  readonly message: string;
}

export type Tell = (incident: Incident) => void;

/** One line of JSON an incident, for people and for programs that collect logs. */
export const lineOf = (incident: Incident, now: Date): string =>
  `${JSON.stringify({ time: now.toISOString(), ...incident })}\n`;

/** Tells each incident once: again only after it was over, or with another message. */
export class Incidents {
  private readonly open = new Map<Incident['incident'], Set<string>>();
  private readonly tell: Tell;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  report(incident: Incident): void {
    const told = this.open.get(incident.incident) ?? new Set<string>();
    if (told.has(incident.message) || told.size >= MESSAGES) return;
    this.open.set(incident.incident, told.add(incident.message));
    this.tell(incident);
  }

  /** The incident's cause is gone. */
  settle(incident: Incident['incident']): void {
    this.open.delete(incident);
  }

  /** The messages of an incident that lasts. */
  lasting(incident: Incident['incident']): readonly string[] {
    return [...(this.open.get(incident) ?? [])];
  }
}

/** Different messages of one incident that are told: a damaged file may have thousands. */
const MESSAGES = 20;
