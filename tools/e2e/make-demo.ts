// Imports the demo season for all specifications that want it, before any of them is under a limit of time.
import { startInstallation } from './installation.ts';

const installation = await startInstallation({ demo: true });
await installation.stop();
