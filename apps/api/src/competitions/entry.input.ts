import type { EntryOfPlayers, Player } from '@arbitre/events';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, failed } from '../writes/checks';
import { refuse } from '../writes/refusals';

@InputType({
  description:
    'A person of an entry: by the licence (or, of a guest who is known, the id), or a guest by name.',
})
export class EntryMemberInput {
  @Field(() => ID, { nullable: true }) licence?: string | null;
  @Field(() => String, { nullable: true }) familyName?: string | null;
  @Field(() => String, { nullable: true }) givenName?: string | null;
}

@InputType()
export class EntryInput {
  @Field(() => Int) number: number;
  @Field() kind: string;
  @Field(() => [EntryMemberInput], {
    nullable: true,
    description: 'Who plays: one person, two, or a team; nobody where only the number is known.',
  })
  members?: readonly EntryMemberInput[] | null;
  @Field(() => String, { nullable: true, description: 'What a team calls itself.' }) label?: string | null;
  @Field(() => String, { nullable: true }) field?: string | null;
  @Field(() => String, { nullable: true }) club?: string | null;
}

/** `pair-12`, in a field of its own `pair-a-ns-12`: what the hall calls it, so that nobody has to invent an id. */
const entryId = ({ kind, field, number }: EntryInput): string =>
  [kind, ...(field ? [field.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')] : []), number].join('-');

/** Somebody by licence or by name, and not both. */
const isPlayer = ({ licence, familyName, givenName }: EntryMemberInput): boolean =>
  licence ? !familyName && !givenName : Boolean(familyName);

export const playerOf = ({
  licence,
  familyName,
  givenName,
}: Pick<EntryMemberInput, 'licence' | 'familyName' | 'givenName'>): Player =>
  licence ? { licence } : { familyName: familyName ?? '', ...(givenName ? { givenName } : {}) };

/** `at`: where the entry stands in the input. */
export const entryChecks = ({ members }: EntryInput, at: string): readonly Check[] =>
  (members ?? []).map((member, place) =>
    isPlayer(member) ? null : failed(`${at}.members.${place}`, refuse('licence-or-name')),
  );

/** An entry that `entryChecks` has passed. */
export const entryOf = (input: EntryInput): EntryOfPlayers => {
  const { number, kind, members, label, field, club } = input;
  return {
    ...{ id: entryId(input), number, kind: kind as EntryOfPlayers['kind'] },
    members: (members ?? []).map(playerOf),
    ...(label ? { label } : {}),
    ...(field ? { field } : {}),
    ...(club ? { club } : {}),
  };
};
