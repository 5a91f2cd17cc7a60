import { type Actor, isEditor, isMaster, isSignedIn, isStaff } from './actor.ts'

/** Who may enter a screen, or call an action or a handler, at all. What they may do to which row is the command's question. */
export const accessRules = {
  anyone: () => true,
  signed_in: isSignedIn,
  staff: isStaff,
  editor: isEditor,
  master: isMaster,
} satisfies Record<string, (actor: Actor) => boolean>

export type Access = keyof typeof accessRules
