import { limits } from '#lib/limits.ts'
import { escapeHtml, visibleText } from '#lib/text/html.ts'
import { truncate } from '#lib/text/text.ts'

/**
 * The part of a premium body that everybody may read: at most its first two paragraphs and a quarter of its text, so never the
 * whole of a short text (PREM-2). Takes a sanitised body. Gives HTML of paragraphs, empty when the body has none.
 * Stored when an article is saved: a page asks for the body only once it knows that the reader may have it (decision 0011).
 */
export function cutTeaser(content: string): string {
  const budget = Math.floor(visibleText(content).length * limits.teaser.share)
  // A sanitised body is well-formed and its paragraphs do not nest, so the expression matches whole paragraphs.
  const paragraphs = content.matchAll(/<p>([\s\S]*?)<\/p>/g).take(limits.teaser.paragraphs)
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
