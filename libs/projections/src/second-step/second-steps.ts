import { divisions } from '../divisions/divisions';
import { leaders } from '../leaders/leaders';
import type { SecondStep } from './second-step';

/** Every second-step model, one line each. */
export const secondSteps: readonly SecondStep[] = [divisions, leaders];

/** The second-step model of this name, or null. */
export const secondStepOf = (model: string): SecondStep | null =>
  secondSteps.find((step) => step.model === model) ?? null;
