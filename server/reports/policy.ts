import { isEditor } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Who may do what with what readers report: anybody reports, editors and masters read and close. */
export const reportPolicy = definePolicy<null, 'report' | 'read' | 'close'>({
  report: () => true,
  read: isEditor,
  close: isEditor,
})
