import type { Operation } from '@arbitre/rules/federation';
import type { PlaceOfWrite } from '@arbitre/events';
import { Viewers, type Viewer } from '../access/viewers';

/** What whoever asks may do where: the same place is looked at once. */
export class MayThere {
  private readonly known = new Map<string, Promise<ReadonlySet<Operation>>>();

  constructor(
    private readonly viewers: Viewers,
    private readonly viewer: Viewer,
  ) {}

  async inCompetition(competition: string, ...anyOf: readonly Operation[]): Promise<boolean> {
    return this.any(`competition ${competition}`, { competition }, anyOf);
  }

  /** @param region null: the whole federation's */
  async inRegion(region: string | null, ...anyOf: readonly Operation[]): Promise<boolean> {
    return this.any(`region ${region ?? ''}`, region === null ? {} : { region }, anyOf);
  }

  /** For a club there. */
  async forClub(region: string | null, club: string, ...anyOf: readonly Operation[]): Promise<boolean> {
    const place = { ...(region === null ? {} : { region }), clubs: [club] };
    return this.any(`region ${region ?? ''} club ${club}`, place, anyOf);
  }

  private async any(key: string, place: PlaceOfWrite, anyOf: readonly Operation[]): Promise<boolean> {
    const known = this.known.get(key) ?? this.viewers.mayDo(this.viewer, place).then((all) => new Set(all));
    this.known.set(key, known);
    const may = await known;
    return anyOf.some((operation) => may.has(operation));
  }
}
