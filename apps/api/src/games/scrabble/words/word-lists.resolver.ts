import { normalisedWord } from '@arbitre/rules/scrabble';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Viewers } from '../../../access/viewers';
import { requestFault } from '../../../graphql/errors';
import type { Plain } from '../../../graphql/plain';
import type { RequestContext } from '../../../graphql/request-context';
import { WordList, WordVerdict } from './word-list.types';
import { WordLists } from './word-lists';

const MOST_WORDS = 100;
/** More than any word has, less than what is worth reading. */
const MOST_LETTERS = 40;

@Resolver()
export class WordListsResolver {
  constructor(
    private readonly wordLists: WordLists,
    private readonly viewers: Viewers,
  ) {}

  @Query(() => [WordList], {
    name: 'wordLists',
    description:
      'The installed word lists, by name, for those who are signed in; the trial list once it is compiled.',
  })
  async installed(@Context() context: RequestContext): Promise<readonly Plain<WordList>[]> {
    await this.allow(context);
    return this.wordLists.usable();
  }

  @Query(() => [WordVerdict], {
    description: `Which of up to ${MOST_WORDS} words a list admits, in their order; for those who are signed in.`,
  })
  async wordCheck(
    @Args('name', { description: 'Of the list (`wordLists`).' }) name: string,
    @Args('words', { type: () => [String] }) words: readonly string[],
    @Context() context: RequestContext,
  ): Promise<readonly Plain<WordVerdict>[]> {
    await this.allow(context);
    if (words.length > MOST_WORDS || words.some((word) => word.length > MOST_LETTERS))
      throw requestFault(
        'BAD_USER_INPUT',
        `words: at most ${MOST_WORDS} of at most ${MOST_LETTERS} letters each.`,
      );
    const lexicon = await this.wordLists.named(name);
    if (lexicon === null) {
      const known = await this.wordLists.names();
      throw requestFault(
        'BAD_USER_INPUT',
        `name: "${name.slice(0, MOST_LETTERS)}" is not installed here; installed: ${known.join(', ')}.`,
        { known },
      );
    }
    return words.map((written) => {
      const word = normalisedWord(written.trim());
      return { word, valid: lexicon.has(word) };
    });
  }

  private async allow(context: RequestContext): Promise<void> {
    const role = await this.viewers.readingRole('wordLists', await context.viewer(), null);
    if (role === null) throw await this.viewers.forbidden('wordLists', context);
  }
}
