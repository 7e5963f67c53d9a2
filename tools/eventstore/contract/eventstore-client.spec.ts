import { EventStoreDBClient } from '@eventstore/db-client';
import { recordedAnswers } from './answers/answers';
import { contract } from './contract';
import { asTemplate } from './events';
import { securityContract } from './security';
import { SUITES } from './suites';

const NAME = '@eventstore/db-client';
const connect = (text: string) => EventStoreDBClient.connectionString(asTemplate(text));

/** One client a file: the generated code of both registers itself in the same global name. */
contract(NAME, connect, { ...SUITES, 'answers recorded from a real server': recordedAnswers });
securityContract(NAME, connect);
