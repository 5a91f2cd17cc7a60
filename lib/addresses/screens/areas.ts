import { accessRules } from '../../access.ts'
import type { Actor } from '../../actor.ts'
import { screens } from './screens.ts'

/** Where a group of areas begins: the editors' desk, the administration, and one's own account. */
export type AreaRoot = '/mesa' | '/admin' | '/settings'

/** A part of such a group. */
export interface Area {
  path: string
  label: string
  /** Addresses elsewhere whose screens belong to it. */
  others: readonly string[]
  /** Whether an actor may enter. Commands decide what the actor may do there. */
  open: (actor: Actor) => boolean
}

/** The areas under a root, in the order of its navigation. */
export const areasUnder = (root: AreaRoot): Area[] =>
  screens.flatMap(({ path, access = 'anyone', label }) =>
    label && (path === root || path.startsWith(`${root}/`))
      ? [{ path, label, others: othersOf(path), open: accessRules[access] }]
      : [],
  )

const othersOf = (area: string) => screens.filter(({ within }) => within === area).map(({ path }) => path)

/** The areas under a root that an actor may enter. */
export const openAreas = (root: AreaRoot, actor: Actor): Area[] => areasUnder(root).filter(area => area.open(actor))
