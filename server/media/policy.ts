import { isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Pictures belong to the newsroom: whoever writes may bring some. */
export const mediaPolicy = definePolicy<null, 'upload'>({ upload: actor => isStaff(actor) })
