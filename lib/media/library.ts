import { z } from 'zod'
import { longestSearch } from '../list/state.ts'

/** An uploaded picture in the library, with what its last use said of it. */
export interface LibraryPicture {
  id: string
  /** The address of its widest rendition. */
  src: string
  /** The address of a narrow one. */
  thumbnail: string
  width: number
  height: number
  alt: string
  caption: string
  credit: string
  /** An ISO time. */
  createdAt: string
  /** The name of who uploaded it; null for pictures of imports and of people who left. */
  owner: string | null
}

/** A page of the library. `next` is where the older pictures begin; null behind the last. */
export interface LibraryPage {
  pictures: LibraryPicture[]
  next: string | null
}

/** A text or a place that shows a picture. */
export interface PictureUse {
  kind: 'article' | 'revision' | 'event' | 'page' | 'other'
  title: string
  /** The screen where it is edited; null where this person may not. */
  path: string | null
  isPublic: boolean
}

/** Where a picture is used. `hidden` counts texts that this person may not see. */
export interface PictureUses {
  uses: PictureUse[]
  hidden: number
  /** What this person may do with the picture. */
  may: { describe: boolean; replace: boolean }
}

const text = z.string().trim().max(longestSearch).catch('')
const day = z.iso.date().or(z.literal('')).catch('')

/** The parameters of a search in the library. An unusable one counts as absent. */
export const librarySearch = z.object({
  busca: text.default(''),
  credito: text.default(''),
  /** Days in São Paulo's time, both included. */
  de: day.default(''),
  ate: day.default(''),
  depois: z.string().max(100).catch('').default(''),
})
export type LibrarySearch = z.output<typeof librarySearch>
