import { gossip, type GossipMessages } from '../protocol/generated';
import { uuidMessage } from '../protocol/uuid';

/** A cluster of one, which is its leader. */
export function clusterOfOne(instanceId: string, host: string, port: number): GossipMessages.ClusterInfo {
  const member = new gossip.MemberInfo();
  member.setInstanceId(uuidMessage(instanceId));
  member.setTimeStamp(String(Date.now() * 10_000));
  member.setState(gossip.MemberInfo.VNodeState.LEADER);
  member.setIsAlive(true);
  member.setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
  return new gossip.ClusterInfo().setMembersList([member]);
}
