import { isEditor, isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** The newsroom asks for suggestions. Editors analyse a stored article again. Only masters see how a model is set up, and change it. */
export const analysisPolicy = definePolicy<null, 'ask' | 'analyse' | 'setUp'>({
  ask: isStaff,
  analyse: isEditor,
  setUp: isMaster,
})
