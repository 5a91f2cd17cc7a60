import { isEditor } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** Anybody sends an event; editors and masters read, accept and refuse what was sent (EVT-12). */
export const submissionPolicy = definePolicy<null, 'send' | 'read' | 'answer'>({
  send: () => true,
  read: isEditor,
  answer: isEditor,
})
