import { isEditor } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Who may do what with what readers report: anybody reports; editors and masters read, download, close and reopen. */
export const reportPolicy = definePolicy<null, 'report' | 'read' | 'export' | 'close' | 'reopen'>({
  report: () => true,
  read: isEditor,
  export: isEditor,
  close: isEditor,
  reopen: isEditor,
})
