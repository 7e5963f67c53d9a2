import { gossip, type GossipMessages } from '../protocol/generated';
import { uuidMessage } from '../protocol/uuid';
import type { Cluster, Member } from './cluster';

type StateName = 'Leader' | 'Follower' | 'Unknown';

/** While there is no leader nobody follows one either: the nodes are looking for it. */
const stateOf = ({ leader }: Cluster, member: Member): StateName =>
  member === leader ? 'Leader' : leader === undefined || !member.isAlive ? 'Unknown' : 'Follower';

/** What each node tells of all of them, as the protocol's message. */
export function clusterInfo(cluster: Cluster): GossipMessages.ClusterInfo {
  const { LEADER, FOLLOWER, UNKNOWN } = gossip.MemberInfo.VNodeState;
  const states = { Leader: LEADER, Follower: FOLLOWER, Unknown: UNKNOWN } as const;
  const members = cluster.members.map((member) => {
    const message = new gossip.MemberInfo();
    message.setInstanceId(uuidMessage(member.instanceId));
    message.setTimeStamp(String(Date.now() * 10_000));
    message.setState(states[stateOf(cluster, member)]);
    message.setIsAlive(member.isAlive);
    return message.setHttpEndPoint(new gossip.EndPoint().setAddress(member.host).setPort(member.port));
  });
  return new gossip.ClusterInfo().setMembersList(members);
}

/** The same as `GET /gossip` tells it, by the names of the real server. */
export const clusterJson = (cluster: Cluster, self: Member): object => ({
  members: cluster.members.map((member) => ({
    instanceId: member.instanceId,
    timeStamp: new Date().toISOString(),
    state: stateOf(cluster, member),
    isAlive: member.isAlive,
    httpEndPointIp: member.host,
    httpEndPointPort: member.port,
  })),
  serverIp: self.host,
  serverPort: self.port,
});
