import { Module } from '@nestjs/common';
import { WordLists } from './word-lists';
import { WordListsResolver } from './word-lists.resolver';

@Module({ providers: [WordLists, WordListsResolver], exports: [WordLists] })
export class WordsModule {}
