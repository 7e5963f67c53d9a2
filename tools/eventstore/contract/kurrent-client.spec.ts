import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { contract, type Client } from './contract';
import { asTemplate } from './events';
import { SUITES } from './suites';

contract(
  '@kurrent/kurrentdb-client',
  (text) =>
    KurrentDBClient.connectionString(asTemplate(text.replace('esdb:', 'kurrentdb:'))) as unknown as Client,
  SUITES,
);
