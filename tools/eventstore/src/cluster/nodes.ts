import type { Listener } from '../transport/listener';
import type { Cluster, Member } from './cluster';

/** The nodes' ports, while they are open. */
export interface Nodes {
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Opens a port for each node: the first takes the one that was wished for, the others any; 0 is any.
 * @throws Error where a port is taken; none stays open then
 */
export async function openNodes(
  cluster: Cluster,
  wished: number,
  listenerOf: (member: Member, connections: () => number) => Listener,
): Promise<Nodes> {
  const open: Listener[] = [];
  const nodes: Nodes = {
    connections: () => open.reduce((sum, listener) => sum + listener.connections, 0),
    close: async () => {
      cluster.stop();
      await Promise.all(open.map((listener) => listener.close()));
    },
  };
  try {
    for (const member of cluster.members) {
      const listener = listenerOf(member, nodes.connections);
      member.port = await listener.listen(member.host, open.length === 0 ? wished : 0);
      member.listener = listener;
      open.push(listener);
    }
    return nodes;
  } catch (error) {
    await nodes.close();
    throw error;
  }
}
