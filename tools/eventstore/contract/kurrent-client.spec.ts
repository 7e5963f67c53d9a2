import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { contract, type Client } from './contract';
import { asTemplate } from './events';
import { securityContract } from './security';
import { SUITES } from './suites';

const NAME = '@kurrent/kurrentdb-client';
const connect = (text: string) =>
  KurrentDBClient.connectionString(asTemplate(text.replace('esdb:', 'kurrentdb:'))) as unknown as Client;

contract(NAME, connect, SUITES);
securityContract(NAME, connect);
