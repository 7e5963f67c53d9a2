import { passageTable, publicationTable } from '@arbitre/projections';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { enumOf, rowFields } from '../graphql/row-fields';
import { DateTime, EventPosition } from '../graphql/scalars';
import { Exact, StandingExclusion } from '../standings/standing.types';

@ObjectType({ description: 'A row of a published ranking.' })
export class PublishedRow {
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field({ description: 'Empty when all entries are one field.' }) field: string;
  @Field(() => Int) rank: number;
  @Field(() => Int, { description: 'Other rows of the same rank.' }) tiedWith: number;
  @Field(() => Exact) total: Exact;
  @Field(() => Int) deals: number;
  @Field(() => String, {
    nullable: true,
    description:
      'What parts it from the row before it of the same total: a count of the method, or `lot`; null where totals differ or nothing parts them.',
  })
  decidedBy: string | null;
  @Field(() => StandingExclusion, { nullable: true }) excluded: StandingExclusion | null;
}

@ObjectType({ description: 'What differs of an entry from the version before.' })
export class RevisionChange {
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field() field: string;
  @Field(() => Int, { nullable: true, description: 'Null: it was not there.' }) fromRank: number | null;
  @Field(() => Int, { nullable: true, description: 'Null: it is there no more.' }) toRank: number | null;
  @Field(() => Exact, { nullable: true }) fromTotal: Exact | null;
  @Field(() => Exact, { nullable: true }) toTotal: Exact | null;
}

@ObjectType({
  description:
    'What happened between two versions that may have changed rows: corrections, rulings, entries.',
})
export class RevisionCause {
  @Field({ description: 'The type of the event: `ResultCorrected`, `RulingGiven`, `SessionVoided`.' })
  type: string;
  @Field(() => DateTime) at: Date;
  @Field({ description: 'In what role it was done.' }) role: string;
  @Field(() => ID, { nullable: true, description: 'The deal that it is about.' }) deal: string | null;
  @Field(() => String, { nullable: true, description: 'The session or entry that it is about.' })
  about: string | null;
  @Field(() => String, { nullable: true, description: 'The article that was ruled by.' }) article:
    string | null;
  @Field(() => String, { nullable: true }) reason: string | null;
  @Field(() => EventPosition) position: bigint;
}

@ObjectType({ description: 'A version of the ranking as it was published; it never changes.' })
export class Revision extends rowFields(
  publicationTable,
  [
    'number',
    'asOf',
    'method',
    'ruleset',
    'finality',
    'hash',
    'reason',
    'correctableUntil',
    'publishedAt',
    'role',
    'position',
  ],
  { finality: enumOf(publicationTable, 'finality', 'RankingFinality') },
) {}

@ObjectType({ description: 'Something that became of a competition: who, when and why.' })
export class Passage extends rowFields(passageTable, [
  'type',
  'at',
  'actor',
  'role',
  'reason',
  'about',
  'position',
]) {}

@ObjectType({ description: 'A session that does not count.' })
export class VoidedSession {
  @Field(() => Int) number: number;
  @Field() reason: string;
}

@ObjectType({ description: 'What publishing the ranking as it is now would come to.' })
export class Publishing {
  @Field(() => EventPosition, { description: 'The asOf of publishRanking and checkRanking.' }) asOf: bigint;
  @Field({ description: 'Whether it says something else than the newest version.' }) changed: boolean;
  @Field(() => Exact, {
    nullable: true,
    description: 'How near the first two are where somebody else checks before; null where nobody has to.',
  })
  closeFinish: Exact | null;
  @Field({ description: 'Whether somebody has checked it as it is now.' }) checked: boolean;
  @Field({ description: 'Whether that was you: somebody else publishes then.' }) checkedByYou: boolean;
}
