import type { Faults } from '../hostile/faults';
import type { ClusterControl } from '../options';
import { noLeader } from '../protocol/errors';
import type { Cluster } from './cluster';

/** What whoever started the store may have happen in its cluster, and the faults that obey it. */
export function controlled(
  cluster: Cluster,
  faults: Faults,
): { readonly control: ClusterControl; readonly faults: Faults } {
  let killAfterWrite = false;
  return {
    control: {
      get ports() {
        return cluster.members.map(({ port }) => port);
      },
      get leaderPort() {
        return cluster.leader?.port;
      },
      moveLeader: () => {
        cluster.moveLeader();
      },
      killLeader: () => {
        cluster.killLeader();
      },
      killLeaderAfterWrite: () => {
        killAfterWrite = true;
      },
    },
    faults: {
      ...faults,
      afterCommit: () => {
        if (!killAfterWrite) return faults.afterCommit();
        killAfterWrite = false;
        cluster.killLeader();
        return noLeader();
      },
    },
  };
}
