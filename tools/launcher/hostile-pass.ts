// The integration suite against event stores that misbehave (docs/eventstore.md, "Hostile mode").
import { runJest } from './jest.ts';

/** A few specifications that between them write, import, read models from a worker and answer GraphQL. */
const SHORT = [
  'libs/events/src/store/',
  'libs/events/src/write-side/',
  'apps/worker/testing/real-evening',
  'apps/api/src/deals/record-acts',
  'apps/api/src/deals/record-result',
  'apps/api/src/deals/rulings',
];

/** Integration specifications that start no event store: a hostile run would only repeat them. */
const WITHOUT_STORE = ['tools/services/', 'tools/launcher/start\\.int', 'libs/projections/'];

/** How many nodes the stores play: in a cluster the leader changes and dies besides. */
export type Nodes = 1 | 3;

/** Runs integration specifications with every event store they start misbehaving by `seed`. */
export const hostilePass = (seed: number, length: 'short' | 'whole', nodes: Nodes): Promise<number> => {
  const which =
    length === 'short'
      ? SHORT.flatMap((path) => ['--testPathPatterns', `${path}.*int\\.spec`])
      : [
          ...['--testPathPatterns', 'int\\.spec'],
          ...WITHOUT_STORE.flatMap((path) => ['--testPathIgnorePatterns', path]),
        ];
  return runJest(which, { EVENTSTORE_HOSTILE_SEED: String(seed), EVENTSTORE_CLUSTER_SIZE: String(nodes) });
};
