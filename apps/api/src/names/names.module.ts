import { Global, Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module';
import { Names } from './names';

/** Global: whatever shows an entry or a member asks what people are called. */
@Global()
@Module({ imports: [PeopleModule], providers: [Names], exports: [Names] })
export class NamesModule {}
