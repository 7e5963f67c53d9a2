/**
 * What events are routed by, and what read models are cut, parked and waited for by: one competition, or the federation as a
 * whole (one an installation).
 */
export type KeyKind = 'competition' | 'federation';

/** The one key of the kind `federation`. */
export const FEDERATION = 'federation';

/** What Arbitre knows of the streams of one kind. A stream is called `<kind>-<id>`. */
export type StreamKind = {
  /**
   * The shape of its ids, parts between dots (`<competition>.<deal>`). Only the last part may have dots of its own. Of a stream
   * whose key is a competition, the first part is that competition.
   */
  readonly id: string;
  readonly key: KeyKind;
  /** How a write to a stream that is not there is refused; null where nobody names one. */
  readonly notFound: string | null;
  /** What people call several of them. */
  readonly title: { readonly fr: string; readonly en: string };
};

/** Every kind of stream, one line each: names, routing, not-found answers, audit and catalogue derive from it. */
export const STREAM_KINDS = {
  competition: {
    id: '<competition>',
    key: 'competition',
    notFound: 'competition-not-found',
    title: { fr: 'Compétitions', en: 'Competitions' },
  },
  deal: {
    id: '<competition>.<deal>',
    key: 'competition',
    notFound: 'deal-not-found',
    title: { fr: 'Donnes', en: 'Deals' },
  },
  session: {
    id: '<competition>.s<number>',
    key: 'competition',
    notFound: 'session-not-found',
    title: { fr: 'Séances', en: 'Sessions' },
  },
  region: {
    id: '<region>',
    key: 'federation',
    notFound: 'region-not-found',
    title: { fr: 'Régions', en: 'Regions' },
  },
  club: {
    id: '<number>',
    key: 'federation',
    notFound: 'club-not-found',
    title: { fr: 'Clubs', en: 'Clubs' },
  },
  member: {
    id: '<licence>',
    key: 'federation',
    notFound: 'member-not-found',
    title: { fr: 'Membres', en: 'Members' },
  },
  season: {
    id: '<season>',
    key: 'federation',
    notFound: 'season-not-found',
    title: { fr: 'Saisons', en: 'Seasons' },
  },
  division: {
    id: '<season>.<division>',
    key: 'federation',
    notFound: 'division-not-found',
    title: { fr: 'Divisions', en: 'Divisions' },
  },
  words: {
    id: '<registry>',
    key: 'federation',
    notFound: null,
    title: { fr: 'Mots rapportés au registre', en: 'Words matched with the registry' },
  },
  account: {
    id: '<account>',
    key: 'federation',
    notFound: 'account-not-found',
    title: { fr: 'Comptes', en: 'Accounts' },
  },
  command: {
    id: '<account>.<id>',
    key: 'federation',
    notFound: null,
    title: { fr: 'Commandes', en: 'Commands' },
  },
} as const satisfies Readonly<Record<string, StreamKind>>;

type Kinds = Readonly<Record<string, StreamKind>>;

/** A stream's name, taken apart. */
export type StreamPlace<Kind extends string> = { readonly kind: Kind; readonly id: string };

/** Names and keys of the streams of these kinds. */
export class Streams<Table extends Kinds> {
  private readonly known: ReadonlyMap<string, StreamKind & { readonly parts: number }>;

  constructor(readonly kinds: Table) {
    this.known = new Map(
      Object.entries(kinds).map(([kind, each]) => [kind, { ...each, parts: each.id.split('.').length }]),
    );
  }

  name<Kind extends keyof Table & string, Id extends string>(kind: Kind, id: Id): `${Kind}-${Id}` {
    return `${kind}-${id}`;
  }

  /** What people read of a kind: `deal-<competition>.<deal>`. */
  shape(kind: keyof Table & string): string {
    return `${kind}-${this.kinds[kind]?.id ?? ''}`;
  }

  /** Kind and id of a stream; null where it is none of these kinds (system streams, those of other programs). */
  read(stream: string): StreamPlace<keyof Table & string> | null {
    const kind = stream.slice(0, stream.indexOf('-'));
    const known = this.known.get(kind);
    if (known === undefined) return null;
    const id = stream.slice(kind.length + 1);
    return known.parts > 1 && !id.includes('.') ? null : { kind, id };
  }

  /** The id behind the dash; null where the stream is of another kind. */
  idIn(kind: keyof Table & string, stream: string): string | null {
    const place = stream.startsWith(`${kind}-`) ? this.read(stream) : null;
    return place?.kind === kind ? place.id : null;
  }

  /**
   * The key of a stream's events among the keys of one kind: the competition that it belongs to, or the federation, to which
   * every stream belongs. Null where it has none.
   */
  keyOf(stream: string, key: KeyKind): string | null {
    const dash = stream.indexOf('-');
    const known = this.known.get(stream.slice(0, dash));
    if (known === undefined) return null;
    const dot = known.parts > 1 ? stream.indexOf('.', dash) : stream.length;
    if (dot < 0) return null;
    if (key === 'federation') return FEDERATION;
    return known.key === key ? stream.slice(dash + 1, dot) : null;
  }
}

/** The streams of this installation. */
export const streams = new Streams(STREAM_KINDS);

export type StreamKindName = keyof typeof STREAM_KINDS;
export type StreamName = `${StreamKindName}-${string}`;
