import { jest } from '@jest/globals';

/** Nothing in the contract is about speed: on a machine that is busy the suite may take its time. */
jest.setTimeout(60_000);
