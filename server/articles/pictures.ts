import { visibleText } from '#lib/text/html.ts'
import { truncate } from '#lib/text/text.ts'

/** A picture of a body without an alternative text. */
interface Undescribed {
  src: string
  /** Its number among the body's pictures, from 1. */
  place: number
  /** The caption's text, up to 60 characters, to recognise it by; may be empty. */
  caption: string
}

/** The pictures of a stored body without an alternative text. A stored body is canonical: no bare `<` stands in an embed. */
export function undescribedIn(content: string): Undescribed[] {
  const pictures = [...content.matchAll(/<img src="([^"]*)" alt="([^"]*)"[^>]*>(?:<figcaption>(.*?)<\/figcaption>)?/gs)]
  return pictures.flatMap(([, src = '', alt, caption = ''], index) =>
    alt === '' ? [{ src, place: index + 1, caption: truncate(visibleText(caption), 60) }] : [],
  )
}
