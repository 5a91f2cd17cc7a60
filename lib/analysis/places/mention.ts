import type { Name } from './gazetteer.ts'

/** A name of the gazetteer in a text. */
export interface Mention {
  name: Name
  /** The positions of its first word and of the word behind it. */
  from: number
  to: number
  /** Whether the state of this name is meant. */
  asState: boolean
  /** The state that stands beside it. */
  beside: string | null
  /** How much its surroundings speak for a place, from about -6 to 6. */
  evidence: number
  /** What the surroundings say that it is instead of a place; `near` for a river, a lake or a quarter that often lies by the city of its name. */
  instead: 'person' | 'thing' | 'club' | 'longer' | 'near' | 'abroad' | null
}
