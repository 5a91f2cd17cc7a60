import type { Body } from '#lib/body/body.ts'
import { figureOfPicture } from '#lib/body/figures.ts'
import { writeBody } from '#lib/body/write.ts'
import { shownBody } from '../shown-body.ts'

/**
 * A text of the body editor that belongs to no article, as readers see it; its cards of articles must be those of today. Embeds are left out: they have a
 * frame of their own only in articles. A gallery is its pictures: several texts of a page would give them the same addresses. No statement.
 */
export function shownText(body: Body): string {
  const cards = body.flatMap(block =>
    block.kind === 'related'
      ? [{ id: block.article, path: block.path, title: block.title, picture: null, look: '' }]
      : [],
  )
  const shown = body.flatMap((block): Body => {
    if (block.kind === 'gallery') return block.pictures.map(figureOfPicture)
    return block.kind === 'embed' ? [] : [block]
  })
  return shownBody('', writeBody(shown), cards)
}
