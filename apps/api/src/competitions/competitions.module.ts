import { Module } from '@nestjs/common';
import { registeredNames } from '../people/registered-names';
import { AdmitEntryHandler } from './admit-entry';
import { CloseCompetitionHandler } from './close-competition';
import { CompetitionMutations } from './competition.mutations';
import { CompetitionsReader } from './competitions.reader';
import { CompetitionsResolver } from './competitions.resolver';
import { EntriesResolver, EntryMembersResolver, EntrySubstitutesResolver } from './entries.resolver';
import { NameSubstituteHandler } from './name-substitute';
import { NotePresenceHandler } from './note-presence';
import { OpenCompetitionHandler } from './open-competition';
import { Played } from './played';
import { RegisterEntriesHandler } from './register-entries';
import { RegisterEntryHandler } from './register-entry';
import { ReviseCompetitionHandler } from './revise-competition';
import { ReviseEntryHandler } from './revise-entry';
import { ReviseWithdrawalHandler } from './revise-withdrawal';
import { WithdrawEntryHandler } from './withdraw-entry';

@Module({
  providers: [
    ...[CompetitionsReader, CompetitionsResolver, CompetitionMutations],
    ...[EntriesResolver, EntryMembersResolver, EntrySubstitutesResolver, ...registeredNames],
    ...[NotePresenceHandler, NameSubstituteHandler, Played],
    ...[ReviseEntryHandler, AdmitEntryHandler],
    ...[OpenCompetitionHandler, RegisterEntryHandler, RegisterEntriesHandler],
    ...[WithdrawEntryHandler, ReviseWithdrawalHandler, ReviseCompetitionHandler, CloseCompetitionHandler],
  ],
})
export class CompetitionsModule {}
