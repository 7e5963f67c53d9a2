import { Injectable, effect, inject, signal, untracked } from '@angular/core';
import { Announcer } from '../../announce/announcer';
import { Connection } from '../../connection/connection';
import { freshId } from '../../graphql/fresh-id';
import { GraphQL } from '../../graphql/client';
import { Kept, type Box } from '../../kept/kept';
import { Language } from '../../language/language';
import { CompetitionContext } from '../../standings/competition-context';
import { standing } from '../line-state';
import type { ResultAct } from '../result-grammar';
import { RepeatResult } from '../results.operations';
import type { SheetLine } from '../score-sheet';

/** What was read a second time, on its way: sent again with the same id after a lost answer. */
type Reading = {
  readonly mutation: string;
  readonly deal: string;
  readonly act: ResultAct;
  readonly typed: string;
};
export type PassState = { readonly reading: Reading } & (
  { readonly kind: 'saving' | 'waiting' | 'done' } | { readonly kind: 'refused'; readonly reason: string }
);

const isReading = (value: unknown): value is Reading => {
  const { mutation, deal, act, typed } = (value ?? {}) as Partial<Record<keyof Reading, unknown>>;
  return [mutation, deal, typed].every((each) => typeof each === 'string') && typeof act === 'object';
};

/** The second of two passes: what is typed goes beside the first, and waits for the network in the browser. */
@Injectable()
export class BlindPass {
  private readonly graphql = inject(GraphQL);
  private readonly connection = inject(Connection);
  private readonly context = inject(CompetitionContext);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  private readonly kept = inject(Kept);
  /** By key of the line. */
  readonly states = signal<ReadonlyMap<string, PassState>>(new Map());

  constructor() {
    effect(() => {
      if (this.context.id() !== '')
        untracked(() => {
          for (const [key, reading] of this.box().entries())
            if (isReading(reading)) void this.write(key, reading);
        });
    });
    effect(() => {
      if (this.connection.recoveries() > 0)
        untracked(() => {
          for (const [key, { kind, reading }] of this.states())
            if (kind === 'waiting') void this.write(key, reading);
        });
    });
  }

  store(key: string, deal: string, act: ResultAct, typed: string): Promise<void> {
    return this.write(key, { mutation: freshId(), deal, act, typed });
  }

  /** Whether a result was read a second time, or is on its way. */
  isPassed({ key, deal }: SheetLine): boolean {
    const kind = this.states().get(key)?.kind ?? 'refused';
    return (deal?.secondPass ?? null) !== null || kind !== 'refused';
  }

  /** How many of the results that stand on these lines were read a second time. */
  progress(lines: readonly SheetLine[]): { readonly done: number; readonly of: number } {
    const stored = lines.filter((line) => standing(line) !== null);
    return { done: stored.filter((line) => this.isPassed(line)).length, of: stored.length };
  }

  /** A line that was refused is typed again. */
  forget(key: string): void {
    this.states.update((states) => new Map([...states].filter(([each]) => each !== key)));
  }

  private async write(key: string, reading: Reading): Promise<void> {
    this.set(key, { kind: 'saving', reading });
    this.box().put(key, reading);
    const { mutation, deal, act } = reading;
    try {
      const input = { clientMutationId: mutation, deal, result: act };
      const outcome = (await this.graphql.send(RepeatResult, { input })).repeatResult;
      this.box().drop(key);
      if (outcome.__typename === 'Committed') {
        this.context.learn(outcome.position);
        this.set(key, { kind: 'done', reading });
        return;
      }
      const reason = this.language.pick(outcome);
      this.set(key, { kind: 'refused', reading, reason });
      this.announcer.warn(reason);
    } catch {
      this.set(key, { kind: 'waiting', reading });
      this.connection.unanswered();
    }
  }

  private set(key: string, state: PassState): void {
    this.states.update((states) => new Map(states).set(key, state));
  }

  private box(): Box {
    return this.kept.box(`entry.${this.context.id()}.passes`);
  }
}
