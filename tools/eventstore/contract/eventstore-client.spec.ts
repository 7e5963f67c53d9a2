import { EventStoreDBClient } from '@eventstore/db-client';
import { contract } from './contract';
import { asTemplate } from './events';
import { SUITES } from './suites';

/** One client a file: the generated code of both registers itself in the same global name. */
contract('@eventstore/db-client', (text) => EventStoreDBClient.connectionString(asTemplate(text)), SUITES);
