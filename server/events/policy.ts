import { type Actor, isEditor, isMaster, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

interface Entered {
  organizerId: string | null
}

const entered = (actor: Actor, event: Entered) => isStaff(actor) && actor.id !== null && actor.id === event.organizerId

/** All staff enter events; who entered one, editors and masters change it; masters delete it (EVT-6). */
export const eventPolicy = definePolicy<Entered | null, 'create' | 'edit' | 'delete'>({
  create: isStaff,
  edit: (actor, event) => isEditor(actor) || (event !== null && entered(actor, event)),
  delete: isMaster,
})
