import { type Actor, isEditor, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

interface Planned {
  createdBy: string | null
  assignedTo: string | null
}

const involved = (actor: Actor, idea: Planned) =>
  isStaff(actor) && actor.id !== null && (actor.id === idea.createdBy || actor.id === idea.assignedTo)

/** All staff plan ideas. An idea's creator, its assignee and editors change it (IDEA-1, IDEA-5). */
export const ideaPolicy = definePolicy<Planned | null, 'see' | 'create' | 'comment' | 'write' | 'change'>({
  see: isStaff,
  create: isStaff,
  comment: isStaff,
  write: isStaff,
  change: (actor, idea) => isEditor(actor) || (idea !== null && involved(actor, idea)),
})
