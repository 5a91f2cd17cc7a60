import type { Actor } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { findGift, opensFrames } from '#server/subscriptions/gifts/queries.ts'
import { isPublic } from '../../article.ts'
import type { FoundArticle } from './address.ts'
import { pageSelection, toPage } from './article-page.ts'
import { findBeside } from './beside.ts'
import { publicArticles } from './cards.ts'
import { meteredFactsFor } from './metered-facts.ts'

/** What a gift's address shows to one browser. */
export type GiftedArticle =
  /** The article needs no gift: it is free, or open to this reader. */
  | { kind: 'elsewhere'; path: string }
  /** Nobody has opened it: title and summary, and nothing of the text. */
  | { kind: 'waiting'; title: string; summary: string; path: string; expiresAt: Date }
  /** This browser opened it: the whole text. */
  | { kind: 'open'; found: FoundArticle; expiresAt: Date }
  /** Another browser opened it, or it ended: the teaser. */
  | { kind: 'taken' | 'ended'; found: FoundArticle }

/**
 * The article of a gift for a reader, in the browser that has a value (null: none). Null for an unknown token, and for an article that is
 * not public any more.
 */
export async function findGiftedArticle(
  reader: Actor,
  token: string,
  browser: string | null,
): Promise<GiftedArticle | null> {
  const gift = await findGift(token, browser)
  const row = gift && (await findRow(gift.articleId))
  if (!gift || !row?.publishedAt || !isPublic(row)) return null
  const facts = await meteredFactsFor(reader, row, row.publishedAt)
  const { title, summary, path } = facts
  if (!facts.locked) return { kind: 'elsewhere', path }
  const { state, expiresAt, frameKey } = gift
  if (state === 'waiting') return { kind: state, title, summary, path, expiresAt }
  const opened = frameKey === null ? facts : { ...facts, locked: false }
  const [article, beside] = await Promise.all([
    toPage(reader, row, opened, `?presente=${frameKey}`),
    findBeside(reader, opened),
  ])
  const found: FoundArticle = { kind: 'article', article, beside }
  if (!opened.locked) return { kind: 'open', found, expiresAt }
  return { kind: state === 'taken' ? 'taken' : 'ended', found }
}

const findRow = (id: string) =>
  db().article.findUnique({ relationLoadStrategy: 'join', where: { id }, select: pageSelection })

/** The body of a public article whose embeds a gift's key opens; else null. */
export async function findGiftedBody(frameKey: string, articleId: string): Promise<string | null> {
  if (!(await opensFrames(frameKey, articleId))) return null
  const row = await db().article.findFirst({ where: { id: articleId, ...publicArticles }, select: { content: true } })
  return row?.content ?? null
}
