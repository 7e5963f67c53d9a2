import type { Lag } from '@arbitre/projections';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime } from '../graphql/scalars';

export const ReadModelState = {
  CURRENT: 'CURRENT',
  BEHIND: 'BEHIND',
  STOPPED: 'STOPPED',
  STALLED: 'STALLED',
  AHEAD: 'AHEAD',
} as const;
export type ReadModelState = keyof typeof ReadModelState;
registerEnumType(ReadModelState, {
  name: 'ReadModelState',
  description: 'How what is shown stands to what is recorded.',
  valuesMap: {
    CURRENT: { description: 'Everything recorded is shown.' },
    BEHIND: { description: 'The worker is still at work.' },
    STOPPED: { description: 'No worker gives a sign of life: an old state is shown.' },
    STALLED: { description: 'Events have been waiting for ten seconds and nothing moves.' },
    AHEAD: { description: 'The log ends before what is shown: an older copy of it was restored.' },
  },
});

export const stateOf = (state: Lag['state']): ReadModelState =>
  ReadModelState[state.toUpperCase() as Uppercase<Lag['state']>];

@ObjectType()
export class Part {
  @Field() ok: boolean;
  @Field({ description: 'For people who run this installation.' }) detail: string;
}

@ObjectType({
  description:
    'Whether all works. Its parts are for whoever runs the installation: null for others, and while the database cannot say who asks.',
})
export class Status {
  @Field({ description: 'Whether it can be read and written now.' }) up: boolean;
  @Field(() => Part, { nullable: true }) store: Part | null;
  @Field(() => Part, { nullable: true }) redis: Part | null;
  @Field(() => Part, { nullable: true }) database: Part | null;
  @Field(() => Part, { nullable: true }) worker: Part | null;
  @Field(() => Part, {
    nullable: true,
    description: 'The word lists of games of Scrabble; they load beside the start.',
  })
  words: Part | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Events that are recorded and not yet in the read models, counted up to 1,000; null when the database cannot be asked.',
  })
  lag: number | null;
  @Field(() => ReadModelState, { nullable: true, description: 'Null when the database cannot be asked.' })
  readModels: ReadModelState | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the oldest event that is not yet shown has been waiting; null when none is.',
  })
  waitingSince: Date | null;
}
