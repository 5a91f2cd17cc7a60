import { accessRules } from '../access.ts'
import type { Actor } from '../actor.ts'
import { screens } from './screens.ts'

/** A part of the administration. */
export interface AdminArea {
  path: string
  label: string
  /** What one does there, in a sentence. */
  purpose: string
  /** Who may come in; what they may do there is the command's question. */
  open: (actor: Actor) => boolean
}

/** The parts of the administration, in the order of its navigation. */
export const adminAreas: readonly AdminArea[] = screens.flatMap(({ path, group, access = 'anyone', label, purpose }) =>
  group === 'admin' && label && purpose ? [{ path, label, purpose, open: accessRules[access] }] : [],
)

/** The parts that somebody may enter. */
export const openAreas = (actor: Actor): AdminArea[] => adminAreas.filter(area => area.open(actor))
