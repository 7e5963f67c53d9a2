import type { DealRow } from '@arbitre/projections';
import {
  allGames,
  type Facts,
  TASK_DESKS,
  type TaskDesk,
  taskKindOf,
  TASKS,
  taskSentence,
} from '@arbitre/rules';
import { told } from '@arbitre/rules/kernel/tell';
import { Injectable } from '@nestjs/common';
import { Sights } from '../access/sights';
import { Viewers } from '../access/viewers';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { FouledBoards } from './fouled-boards';
import { FiguresOfSessions } from './figures-of-sessions';
import { ResultsToSettle } from './results-to-settle';
import { SaidOfDeals } from './said-of-deals';
import type { Task, TaskFigure } from './task.types';

/** Where a task of a session stands. */
export type KnownFigure = Omit<Plain<TaskFigure>, 'entry'> & { readonly entry: string | null };

type About =
  | { readonly deal: DealRow; readonly figure?: null }
  | { readonly deal: null; readonly game: string; readonly figure: KnownFigure };

/** What a source has found: `word` is its kind, or what the game calls it. */
export type FoundTask = About & {
  readonly id: string;
  readonly word: string;
  readonly since: string;
  readonly article: string | null;
  readonly facts: Facts;
};

/** A task as the resolvers know it: beside its deal's row. */
export type KnownTask = Omit<Plain<Task>, 'deal' | 'figure'> & {
  readonly deal: DealRow | null;
  readonly figure: KnownFigure | null;
};

/** What waits in a competition, from every source, as far as whoever asks may read it. */
@Injectable()
export class Tasks {
  constructor(
    private readonly saidOfDeals: SaidOfDeals,
    private readonly results: ResultsToSettle,
    private readonly figures: FiguresOfSessions,
    private readonly fouled: FouledBoards,
    private readonly viewers: Viewers,
    private readonly sights: Sights,
  ) {}

  /** What has waited longest comes first. */
  async of(
    competition: string,
    desk: TaskDesk | null,
    context: RequestContext,
  ): Promise<readonly KnownTask[]> {
    const judges = await this.judges(competition, context);
    const own = judges ? TASK_DESKS : await this.desksOfTypists(competition, context);
    const desks = own.filter((each) => desk === null || desk === each);
    if (desks.length === 0) return [];
    const found = await Promise.all([
      this.results.found(competition, context.loaders),
      this.results.unconfirmed(competition, context.loaders),
      this.results.readOnce(competition, context.loaders),
      ...(desks.includes('director')
        ? [this.figures.found(competition, context), this.fouled.found(competition, context)]
        : []),
      ...(desks.includes('arbiter')
        ? [
            this.saidOfDeals.calls(competition, context),
            this.saidOfDeals.matters(competition, context),
            this.saidOfDeals.appeals(competition, context),
          ]
        : []),
    ]);
    const tasks = found
      .flat()
      .map(taskOf)
      .filter((task) => desks.includes(task.desk));
    // Whoever judges reads results that the field may not see: that he did is noted.
    if (judges && tasks.length > 0) await this.sights.keepsStandings(competition, context);
    const read = judges ? tasks : await this.outsideEmbargo(tasks, context);
    return read.toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  }

  private async judges(competition: string, context: RequestContext): Promise<boolean> {
    return (await this.viewers.readingRole('embargoed', await context.viewer(), { competition })) !== null;
  }

  /** Whoever enters results there and judges nothing sees what scorers settle. */
  private async desksOfTypists(competition: string, context: RequestContext): Promise<readonly TaskDesk[]> {
    const may = await this.viewers.mayDo(await context.viewer(), { competition });
    return may.includes('repeatResult') ? ['scorer'] : [];
  }

  /** A scorer may play himself: results of boards that are kept from the field are not told in passing. */
  private async outsideEmbargo(
    tasks: readonly KnownTask[],
    context: RequestContext,
  ): Promise<readonly KnownTask[]> {
    const sights = await Promise.all(
      tasks.map(({ deal }) => (deal === null ? Promise.resolve(null) : this.sights.ofDeal(deal, context))),
    );
    return tasks.filter((_, at) => sights[at]?.embargoed !== true);
  }
}

const taskOf = (found: FoundTask): KnownTask => {
  const { id, word, since, article, facts, deal, figure = null } = found;
  const manifest = allGames.manifestOf(found.deal === null ? found.game : found.deal.game);
  const improbable = figure === null ? manifest?.play?.improbable : manifest?.session?.rules.improbable;
  const sentence = taskSentence(improbable, word);
  const kind = taskKindOf(word);
  const words = manifest?.words ?? {};
  return {
    ...{ id, since, article, deal, figure, kind, desk: TASKS[kind].desk },
    messageFr: told(sentence, facts, words, 'fr').trim(),
    messageEn: told(sentence, facts, words, 'en').trim(),
  };
};
