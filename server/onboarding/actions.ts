'use server'

import { z } from 'zod'
import { action } from '#server/platform/door/action.ts'
import { hideFirstSteps } from './commands/hide-first-steps.ts'

/** Hides the first steps from the dashboards of all masters. */
export const hideFirstStepsAction = action({
  name: 'onboarding.hide',
  access: 'master',
  schema: z.object({}),
  limit: { name: 'site-setting', points: 120, seconds: 600 },
  command: actor => hideFirstSteps(actor, undefined),
})
