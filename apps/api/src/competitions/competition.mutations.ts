import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { AdmitEntry, AdmitEntryInput } from './admit-entry';
import { CloseCompetition, CloseCompetitionInput } from './close-competition';
import { NameSubstitute, NameSubstituteInput } from './name-substitute';
import { NotePresence, NotePresenceInput } from './note-presence';
import { OpenCompetition, OpenCompetitionInput } from './open-competition';
import { RegisterEntries, RegisterEntriesInput } from './register-entries';
import { RegisterEntry, RegisterEntryInput } from './register-entry';
import { ReviseCompetition, ReviseCompetitionInput } from './revise-competition';
import { ReviseEntry, ReviseEntryInput } from './revise-entry';
import { ReviseWithdrawal, ReviseWithdrawalInput } from './revise-withdrawal';
import { WithdrawEntry, WithdrawEntryInput } from './withdraw-entry';

@Resolver()
export class CompetitionMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description: 'Opens a competition under one ruleset and one method of ranking.',
  })
  openCompetition(
    @Args('input') input: OpenCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new OpenCompetition(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Says anew what a competition is, whole; standings and regions follow. Its game and rules stay.',
  })
  reviseCompetition(
    @Args('input') input: ReviseCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ReviseCompetition(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Registers one entry; its id follows from kind, field and number. A person without a licence is written down as a guest, who can be erased like a member.',
  })
  registerEntry(
    @Args('input') input: RegisterEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RegisterEntry(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Registers a list of entries, 1 to 500: all of them, or none where one is refused.',
  })
  registerEntries(
    @Args('input') input: RegisterEntriesInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RegisterEntries(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Says anew who an entry is, whole, until its first result: its number, persons, club and field.',
  })
  reviseEntry(
    @Args('input') input: ReviseEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ReviseEntry(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Lets an entry in from the waiting list, whoever else waits and however many play.',
  })
  admitEntry(
    @Args('input') input: AdmitEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new AdmitEntry(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Withdraws an entry; what it played stays on record. Before the first result its place goes to the first who waits.',
  })
  withdrawEntry(
    @Args('input') input: WithdrawEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new WithdrawEntry(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Decides anew what becomes of the results of an entry that has withdrawn; possible until the ranking is official.',
  })
  reviseWithdrawal(
    @Args('input') input: ReviseWithdrawalInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ReviseWithdrawal(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Notes who has come on the day, and who has not.' })
  notePresence(
    @Args('input') input: NotePresenceInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new NotePresence(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Somebody plays for another of an entry, from a round on; a person plays for one entry of a competition.',
  })
  nameSubstitute(
    @Args('input') input: NameSubstituteInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new NameSubstitute(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Closes a competition: no deal, no entry after it.' })
  closeCompetition(
    @Args('input') input: CloseCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CloseCompetition(input, request));
  }
}
