import { fold } from '../text/text.ts'

/** The crafts of a credit, in the order in which readers see them. */
export const crafts = ['reporting', 'contribution', 'editing', 'photo', 'illustration', 'checking'] as const
export type Craft = (typeof crafts)[number]

/** The labels of the crafts in the newsroom. */
export const craftLabels: Record<Craft, string> = {
  reporting: 'Reportagem',
  contribution: 'Colaboração',
  editing: 'Edição',
  photo: 'Foto',
  illustration: 'Ilustração',
  checking: 'Checagem',
}

/** A person or agency named under an article, as the form holds it. */
export interface Credit {
  /** The id of the person's profile; null for a name without a profile here. */
  personId: string | null
  /** The name. For a person with a profile it is a copy; readers see the profile's current name. */
  name: string
  /** Whether an outside name belongs to an agency or a newsroom, not to a person. */
  agency: boolean
  craft: Craft
}

/** A credit with its fields in one fixed order, so that its JSON can be compared. */
export const creditOf = ({ personId, name, agency, craft }: Credit): Credit => ({ personId, name, agency, craft })

/** The key of a credit: person and craft. Credits with one key are equal. */
export const creditKey = ({ personId, name, craft }: Pick<Credit, 'personId' | 'name' | 'craft'>): string =>
  `${personId ?? `"${fold(name)}"`} ${craft}`

/** The name shown to readers, “Autor Anônimo” for an empty one (READ-2). */
export const signerName = ({ name }: { name: string }) => name || 'Autor Anônimo'

/** “Ana Souza (reportagem)”, for the newsroom. */
export const creditLine = ({ name, craft }: Pick<Credit, 'name' | 'craft'>): string =>
  `${signerName({ name })} (${craftLabels[craft].toLowerCase()})`

/** A person or agency named under an article, as readers see it. */
export interface Signer {
  /** The id of the author's page; null for a name without one. */
  id: string | null
  name: string
  agency: boolean
  avatarUrl: string | null
  craft: Craft
}

/** The authors that readers see: the reporters; without reporters, the first credit and all others of its craft. */
export function writersOf<Named extends Pick<Signer, 'craft'>>(credits: readonly Named[]): Named[] {
  const lead = credits.some(({ craft }) => craft === 'reporting') ? 'reporting' : credits[0]?.craft
  return credits.filter(({ craft }) => craft === lead)
}

/** The other credits, by craft. */
export function helpersOf<Named extends Pick<Signer, 'craft'>>(credits: readonly Named[]) {
  const lead = writersOf(credits)[0]?.craft
  return crafts
    .filter(craft => craft !== lead)
    .map(craft => ({ craft, people: credits.filter(each => each.craft === craft) }))
    .filter(({ people }) => people.length > 0)
}

/** The words before the names of a craft, by the number of people. Reporters stand after “Por”. */
export function craftPrefix(craft: Craft, people: number): string {
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
