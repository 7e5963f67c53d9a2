import { Module } from '@nestjs/common';
import { registeredNames } from '../../people/registered-names';
import { ClubNamesResolver, ClubTotalsResolver } from './club-totals.resolver';
import { SoloTotalsReader } from './solos/solo-totals.reader';
import { SolosReader } from './solos/solos.reader';
import { SolosResolver, SoloTotalsResolver } from './solos/solos.resolver';
import { WordLists } from './words/word-lists';
import { WordListsResolver } from './words/word-lists.resolver';

@Module({
  providers: [
    ...[WordLists, WordListsResolver],
    ...[SolosReader, SoloTotalsReader, SolosResolver, SoloTotalsResolver],
    ...[ClubTotalsResolver, ClubNamesResolver, ...registeredNames],
  ],
  exports: [WordLists],
})
export class ScrabbleModule {}
