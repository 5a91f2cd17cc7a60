import weights from '#prisma/reference/analysis/primary-weights.json' with { type: 'json' }
import type { Weights } from '../chance.ts'

/**
 * How much each feature counts in the choice between the cities of a text and none. Fitted by `node tests/support/analysis/fit.ts primary --write` to the
 * tuning half of `tests/support/analysis/texts`.
 */
export const primaryWeights: Weights = weights
