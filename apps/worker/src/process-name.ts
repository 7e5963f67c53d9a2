import { hostname } from 'node:os';
import type { Heartbeat } from '@arbitre/projections';

/** Name of this process in heartbeats: two roles of one process beat apart. */
export const processName = (role: Heartbeat['role']): string => `${hostname()}:${process.pid}:${role}`;
