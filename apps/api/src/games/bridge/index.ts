import { defineGameModule } from '../../game-module';
import { serveFiles } from './file-routes';

export default defineGameModule({ serve: serveFiles });
