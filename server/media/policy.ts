import { isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Staff may upload pictures. */
export const mediaPolicy = definePolicy<null, 'upload'>({ upload: actor => isStaff(actor) })
