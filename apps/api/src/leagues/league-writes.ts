import { actInDivision, actInSeason, type CommandContext, type WriteOutcome } from '@arbitre/events';
import type { Fields } from '@arbitre/rules';
import {
  type DivisionAct,
  divisionActs,
  operationOf,
  type SeasonAct,
  seasonActs,
} from '@arbitre/rules/leagues';
import type { Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { askedOf } from '../people/asked';
import type { RequestContext } from '../graphql/request-context';
import { Write, type WriteKeys } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { addFields } from './input-of';

/** A write that is typed in as its act declares it: the mutation's name, its input, its command and its handler. */
export type LeagueWrite = {
  readonly operation: string;
  readonly says: string;
  readonly input: Type<WriteKeys>;
  readonly command: new (input: WriteKeys, request: RequestContext) => Write<WriteKeys>;
  readonly handler: Type<WriteHandler<WriteKeys>>;
};

type Kind = 'season' | 'division';
type Asked = WriteKeys & Readonly<Record<string, unknown>>;

const OPENS: readonly string[] = ['open-season', 'open-division'];

const act = (kind: Kind, name: string, input: Asked) => {
  const { [kind]: id, ...asked } = askedOf(input) as Readonly<Record<string, unknown>>;
  return { id: String(id), act: { do: name, ...asked } };
};

const inputFor = (kind: Kind, name: string, title: string, fields: Fields): Type<WriteKeys> => {
  class Input {}
  InputType(`${title}Input`)(Input);
  const add = (field: string, type: typeof ID | typeof Int, options: object = {}): void => {
    Field(() => type, options)(Input.prototype, field);
  };
  add('clientMutationId', ID);
  const shape = kind === 'season' ? 'its id' : 'its id, `<season>.<division>`';
  add(kind, ID, { description: `The ${kind} by ${shape}.` });
  if (!OPENS.includes(name)) add('expectedVersion', Int, { nullable: true });
  addFields(Input, title, fields);
  return Input as unknown as Type<WriteKeys>;
};

const writeOf = (
  kind: Kind,
  name: SeasonAct['do'] | DivisionAct['do'],
  says: string,
  fields: Fields,
): LeagueWrite => {
  const operation = operationOf(name);
  const title = operation.charAt(0).toUpperCase() + operation.slice(1);
  class LeagueCommand extends Write<Asked> {}
  class LeagueHandler extends WriteHandler<Asked> {
    protected readonly operation = operation;

    protected subject(input: Asked): Subject | null {
      return OPENS.includes(name) ? null : { kind, id: String(input[kind]) };
    }

    protected write(input: Asked, context: CommandContext): Promise<WriteOutcome> {
      const asked = act(kind, name, input);
      // The rules read the act as they read any: nothing of it is believed before.
      return kind === 'season'
        ? actInSeason(this.store, { season: asked.id, act: asked.act as unknown as SeasonAct }, context)
        : actInDivision(
            this.store,
            { division: asked.id, act: asked.act as unknown as DivisionAct },
            context,
          );
    }
  }
  Object.defineProperty(LeagueCommand, 'name', { value: title });
  Object.defineProperty(LeagueHandler, 'name', { value: `${title}Handler` });
  CommandHandler(LeagueCommand)(LeagueHandler);
  const input = inputFor(kind, name, title, fields);
  return {
    ...{ operation, says, input },
    command: LeagueCommand,
    handler: LeagueHandler,
  };
};

type Table = Readonly<Record<string, { readonly says: string; readonly fields: Fields }>>;

const writesOf = (kind: Kind, acts: Table): readonly LeagueWrite[] =>
  Object.entries(acts).map(([name, { says, fields }]) =>
    writeOf(kind, name as SeasonAct['do'] | DivisionAct['do'], says, fields),
  );

/** Every act of a season and of a division is a mutation: what it asks for stands in the act's declaration, once. */
export const leagueWrites: readonly LeagueWrite[] = [
  ...writesOf('season', seasonActs),
  ...writesOf('division', divisionActs),
];
