import { type Actor, isEditor } from './actor.ts'

/** What “Buscar em tudo” finds beside screens, in the order of its groups. */
export const paletteKinds = ['articles', 'ideas', 'events', 'people'] as const
export type PaletteKind = (typeof paletteKinds)[number]

/** Something found. */
export interface PaletteItem {
  id: string
  title: string
  /** Its state in a word, as its lists show it. */
  status: string
  /** What tells it from others of the same title: an author, a place, an address. */
  note: string
  href: string
  /** Whether it leads to a page of the readers, which has a document of its own. */
  forReaders?: true
}

/** What was found, at most five of a kind. */
export type PaletteFound = Record<PaletteKind, PaletteItem[]>

/** The address of the list that reads whole texts for this person, up to the words. */
export const textSearchPath = (actor: Actor): string =>
  isEditor(actor) ? '/mesa?situacao=todos&busca=' : '/my-articles?q='
