import {
  type SaidWord,
  saidWords,
  sayingWords,
  wordReceiptTable,
  type WordReceiptRow,
} from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Loaders } from '../../connections/loaders';
import { keysetPage } from '../../graphql/keyset-page';
import type { Page, PageArgs } from '../../graphql/page';
import type { SayingCompetition } from './word.types';

const MOST_TOLD = 100;

@Injectable()
export class WordsReader {
  constructor(private readonly database: DataSource) {}

  said(): Promise<readonly SaidWord[]> {
    return saidWords(this.database);
  }

  saidBy({ kind, word }: SaidWord, loaders: Loaders): Promise<readonly SayingCompetition[]> {
    return loaders
      .by<readonly SayingCompetition[]>(`${kind}s said`, [], async (words) => {
        const asked = { regions: [], clubs: [], [`${kind}s`]: [...words] };
        const found = Map.groupBy(await sayingWords(this.database, asked), (each) => each.word);
        return new Map([...found].map(([of, all]) => [of, all.slice(0, MOST_TOLD)]));
      })
      .load(word);
  }

  /** Newest first. */
  receipts(args: PageArgs): Promise<Page<WordReceiptRow>> {
    const query = this.database.getRepository(wordReceiptTable).createQueryBuilder('receipt');
    return keysetPage(query, { order: [{ key: 'number', kind: 'int' }], direction: 'DESC' }, args);
  }
}
