import { type Actor, isEditor, isMaster, isSignedIn, isStaff } from './actor.ts'

/** Access rules of screens, actions and handlers. The command decides what an actor may do to a given row. */
export const accessRules = {
  anyone: () => true,
  signed_in: isSignedIn,
  staff: isStaff,
  editor: isEditor,
  master: isMaster,
} satisfies Record<string, (actor: Actor) => boolean>

export type Access = keyof typeof accessRules
