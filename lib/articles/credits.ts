import { fold } from '../text/text.ts'

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

/** Somebody named to readers. */
export interface Signer {
  /** Whose page it is, of somebody of the house. */
  id: string | null
  name: string
  agency: boolean
  avatarUrl: string | null
  craft: Craft
}

/** Whose an article is to its readers: who reported it; where nobody did, whoever is named first and those who did the same. */
export function writersOf<Named extends Pick<Signer, 'craft'>>(credits: readonly Named[]): Named[] {
  const lead = credits.some(({ craft }) => craft === 'reporting') ? 'reporting' : credits[0]?.craft
  return credits.filter(({ craft }) => craft === lead)
}

/** Everybody else who is named, by what they did. */
export function helpersOf<Named extends Pick<Signer, 'craft'>>(credits: readonly Named[]) {
  const lead = writersOf(credits)[0]?.craft
  return crafts
    .filter(craft => craft !== lead)
    .map(craft => ({ craft, people: credits.filter(each => each.craft === craft) }))
    .filter(({ people }) => people.length > 0)
}

/** What readers are told that people did, by how many they are. Who reported stands after a plain “Por”. */
export function toldCraft(craft: Craft, people: number): string {
  switch (craft) {
    case 'reporting':
      return 'Por'
    case 'contribution':
      return people > 1 ? 'Colaboraram:' : 'Colaborou:'
    case 'editing':
      return 'Edição:'
    case 'photo':
      return 'Fotos:'
    case 'illustration':
      return 'Ilustração:'
    case 'checking':
      return 'Checagem:'
  }
}
