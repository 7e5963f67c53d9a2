import { definePlannedWords } from '../../../sessions/acts/planned-words';
import { eveningTexts } from './texts';

export default definePlannedWords({
  words: (language) => {
    const { boards, firstBoard, barometer, minutes } = eveningTexts[language];
    return { acts: {}, fields: { boards, firstBoard, barometer, minutes }, choices: {} };
  },
});
