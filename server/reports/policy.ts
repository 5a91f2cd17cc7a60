import { isEditor } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Anybody reports an error; editors and masters read, download, close and reopen reports. */
export const reportPolicy = definePolicy<null, 'report' | 'read' | 'export' | 'close' | 'reopen'>({
  report: () => true,
  read: isEditor,
  export: isEditor,
  close: isEditor,
  reopen: isEditor,
})
