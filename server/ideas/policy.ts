import { type Actor, isEditor, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

interface Planned {
  createdBy: string | null
  assignedTo: string | null
}

const involved = (actor: Actor, idea: Planned) =>
  isStaff(actor) && actor.id !== null && (actor.id === idea.createdBy || actor.id === idea.assignedTo)

/** The newsroom plans together; what is agreed is changed by who proposed it, who does it, and editors (ruling "Story ideas"). */
export const ideaPolicy = definePolicy<Planned | null, 'see' | 'create' | 'comment' | 'write' | 'change'>({
  see: isStaff,
  create: isStaff,
  comment: isStaff,
  write: isStaff,
  change: (actor, idea) => isEditor(actor) || (idea !== null && involved(actor, idea)),
})
