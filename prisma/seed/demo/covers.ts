import { demoTexts } from './demo-texts.ts'

/** The texts of an article's cover. The pictures are in `pictures/`, by slug. */
export interface Cover {
  /** The text alternative. */
  alt: string
  credit: string
  /** What readers read under the picture, of those that need it. */
  caption?: string
}

/** The cover of every demonstration article, by slug. */
export const covers = demoTexts<Record<string, Cover>>('covers')
