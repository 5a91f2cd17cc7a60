import { limits } from '#lib/limits.ts'
import { escapeHtml, visibleText } from '#lib/text/html.ts'
import { truncate } from '#lib/text/text.ts'

/**
 * What anybody may read of a premium body: at most its first two paragraphs and at most a quarter of its text, so that a short text is
 * never whole in it (ruling "Teaser"). Takes a sanitised body; gives HTML of paragraphs, empty when the body has none.
 */
export function cutTeaser(content: string): string {
  const budget = Math.floor(visibleText(content).length * limits.teaser.share)
  // A sanitised body is well-formed and paragraphs do not nest, so this finds them whole.
  const paragraphs = [...content.matchAll(/<p>([\s\S]*?)<\/p>/g)].slice(0, limits.teaser.paragraphs)
  const kept: string[] = []
  let spent = 0
  for (const [paragraph] of paragraphs) {
    const text = visibleText(paragraph)
    if (spent + text.length > budget) {
      if (budget - spent > 1) kept.push(`<p>${escapeHtml(truncate(text, budget - spent - 1))}</p>`)
      break
    }
    kept.push(paragraph)
    spent += text.length
  }
  return kept.join('')
}
