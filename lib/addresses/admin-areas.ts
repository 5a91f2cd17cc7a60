import { accessRules } from '../access.ts'
import type { Actor } from '../actor.ts'
import { screens } from './screens.ts'

/** A part of the administration. */
export interface AdminArea {
  path: string
  label: string
  /** The purpose of the area, in one Portuguese sentence. */
  purpose: string
  /** Whether an actor may enter. Commands decide what the actor may do there. */
  open: (actor: Actor) => boolean
}

/** The parts of the administration, in the order of its navigation. */
export const adminAreas: readonly AdminArea[] = screens.flatMap(({ path, group, access = 'anyone', label, purpose }) =>
  group === 'admin' && label && purpose ? [{ path, label, purpose, open: accessRules[access] }] : [],
)

/** The parts that an actor may enter. */
export const openAreas = (actor: Actor): AdminArea[] => adminAreas.filter(area => area.open(actor))
