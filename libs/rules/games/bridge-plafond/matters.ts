import type { Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { matterOf } from './choices/matters';
import type { BridgePlafondState } from './state';

/** What the table waits for: every open choice. */
export const openMatters = ({ choices }: BridgePlafondState): readonly Matter[] => choices.map(matterOf);
