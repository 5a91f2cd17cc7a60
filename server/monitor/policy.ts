import { isEditor } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Editors and masters follow the analyses and repeat them. */
export const monitorPolicy = definePolicy<null, 'see' | 'reprocess'>({ see: isEditor, reprocess: isEditor })
