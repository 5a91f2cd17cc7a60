import { accessRules } from '../../access.ts'
import type { Actor } from '../../actor.ts'
import { screens } from './screens.ts'

/** A screen by its name, for “Buscar em tudo”. */
export interface OpenScreen {
  path: string
  name: string
  /** Where it stands: “Mesa”, “Administração”, “Conta”, “Redação”. */
  place: string
}

const placeOf = (path: string, group: string): string => {
  if (group === 'admin') return 'Administração'
  if (group === 'account') return 'Conta'
  return path === '/mesa' || path.startsWith('/mesa/') ? 'Mesa' : 'Redação'
}

/** The staff and account screens with a fixed address that an actor may enter, the newsroom's first. */
export const openScreens = (actor: Actor): OpenScreen[] =>
  (['newsroom', 'admin', 'account'] as const).flatMap(wanted =>
    screens.flatMap(({ path, group, access = 'anyone', label, title = label }) =>
      group === wanted && title && accessRules[access](actor)
        ? [{ path, name: title, place: placeOf(path, group) }]
        : [],
    ),
  )
