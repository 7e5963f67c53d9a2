import { defineLines } from '../../game-lines';
import { addHint } from './hint';

export default defineLines({ add: addHint, rulebook: 'bridge-plafond' });
