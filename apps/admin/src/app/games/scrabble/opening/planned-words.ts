import { definePlannedWords } from '../../../sessions/acts/planned-words';
import { openingTexts } from './opening-texts';
import { InstalledWordLists } from './opening.operations';

export default definePlannedWords({
  words: (language) => {
    const texts = openingTexts[language];
    const { rules, format, kind, joker, seconds } = texts;
    return {
      acts: {},
      fields: {
        ...{ rules, format, kind, joker, seconds },
        games: texts.gamesInAll,
        'wordList.name': texts.wordList,
      },
      choices: { ...texts.editions, ...texts.formats, ...texts.kinds, ...texts.minutes },
    };
  },
  choices: async (graphql) => {
    const { wordLists } = await graphql.ask(InstalledWordLists, {});
    return { 'wordList.name': wordLists.map(({ name }) => ({ value: name, label: name })) };
  },
});
