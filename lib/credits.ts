import { fold } from './text.ts'

/** What somebody did for an article, in the order in which readers are told of it. */
export const crafts = ['reporting', 'contribution', 'editing', 'photo', 'illustration', 'checking'] as const
export type Craft = (typeof crafts)[number]

/** What the newsroom calls them. */
export const craftLabels: Record<Craft, string> = {
  reporting: 'Reportagem',
  contribution: 'Colaboração',
  editing: 'Edição',
  photo: 'Foto',
  illustration: 'Ilustração',
  checking: 'Checagem',
}

/** Somebody named under an article, as its form holds them. */
export interface Credit {
  /** Their profile, when they are of the house; null for a name without an account. */
  personId: string | null
  /** Of somebody of the house what their profile said when it was read: what readers see is asked of the profile each time. */
  name: string
  /** Whether an outside name is an agency's or a newsroom's, and no person's. */
  agency: boolean
  craft: Craft
}

/** A credit in the one spelling that texts of it are compared in. */
export const creditOf = ({ personId, name, agency, craft }: Credit): Credit => ({ personId, name, agency, craft })

/** What makes two credits the same: somebody, for something. */
export const creditKey = ({ personId, name, craft }: Pick<Credit, 'personId' | 'name' | 'craft'>): string =>
  `${personId ?? `"${fold(name)}"`} ${craft}`

/** “Ana Souza (reportagem)”, as the newsroom reads it. */
export const creditLine = ({ name, craft }: Pick<Credit, 'name' | 'craft'>): string =>
  `${name || 'Autor Anônimo'} (${craftLabels[craft].toLowerCase()})`
