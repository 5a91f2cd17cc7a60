import habits from '#prisma/reference/analysis/tag-habits.json' with { type: 'json' }
import weights from '#prisma/reference/analysis/tag-weights.json' with { type: 'json' }
import type { Weights } from '../chance.ts'
import type { CandidateKind } from './candidates.ts'

// Fitted by `node tests/support/analysis/fit.ts tags --write` to the tuning half of `tests/support/analysis/texts`.

/** What each feature of a candidate adds to the odds that an editor takes it as a tag, by what it is. */
export const tagWeights: Record<CandidateKind, Weights> = weights

/** How much likelier (above 0) or less likely desks take a common word as a tag than what a text shows of it says, by the key of its stems. */
export const tagHabits: Readonly<Record<string, number>> = habits
