import { visibleText } from '#lib/text/html.ts'
import { truncate } from '#lib/text/text.ts'

/** A picture of a body that nobody has described for those who cannot see it. */
interface Undescribed {
  src: string
  /** Its place among the body's pictures, from 1. */
  place: number
  /** What its caption says, to know it by; empty without one. */
  caption: string
}

/** The pictures of a stored body that have no alternative text. A stored body is in its canonical form: embeds hold no bare `<` in it. */
export function undescribedIn(content: string): Undescribed[] {
  const pictures = [...content.matchAll(/<img src="([^"]*)" alt="([^"]*)"[^>]*>(?:<figcaption>(.*?)<\/figcaption>)?/gs)]
  return pictures.flatMap(([, src = '', alt, caption = ''], index) =>
    alt === '' ? [{ src, place: index + 1, caption: truncate(visibleText(caption), 60) }] : [],
  )
}
