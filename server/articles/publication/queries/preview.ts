import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { previewSecret } from '#lib/schemas/articles/preview.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { isPublic } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { type ArticlePage, pageSelection, toPreview } from '../../reading/queries/article-page.ts'
import { frameKeyOf, hashOf } from '../preview.ts'

/** A link as the desk lists it. Its secret was told once. */
export interface PreviewLink {
  id: string
  creator: string
  createdAt: Date
  expiresAt: Date
}

/** An article's links that still hold, the newest first; none for who may not open it at the desk. */
export async function listPreviews(actor: Actor, articleId: string): Promise<PreviewLink[]> {
  const article = await db().article.findUnique({
    relationLoadStrategy: 'join',
    where: { id: articleId, deletedAt: null },
    select: {
      authorId: true,
      status: true,
      publishAt: true,
      previews: {
        where: { expiresAt: { gt: now() } },
        orderBy: { createdAt: 'desc' },
        select: { id: true, createdAt: true, expiresAt: true, creator: { select: { fullName: true } } },
      },
    },
  })
  if (!article || !articlePolicy.can(actor, 'view', article)) return []
  return article.previews.map(({ creator, ...link }) => ({ ...link, creator: creator.fullName }))
}

/** What stands behind a preview's address: the article as it is now, or where it stands since it was published. */
export type Preview = { kind: 'article'; article: ArticlePage; expiresAt: Date } | { kind: 'published'; path: string }

/** What a secret opens; null for one that is none, has run out or was taken back, and for an article in the trash. */
export async function findPreview(secret: string): Promise<Preview | null> {
  const link = await findLink(secret)
  if (!link) return null
  const { article, expiresAt } = link
  if (isPublic(article)) return { kind: 'published', path: articlePath(article) }
  return {
    kind: 'article',
    article: await toPreview(article, link.createdAt, `?previa=${frameKeyOf(hashOf(secret))}`),
    expiresAt,
  }
}

/** The body of an article whose embeds a key opens (`frameKeyOf`); null otherwise, and from its publication on: then who reads it, sees them. */
export async function findPreviewBody(frameKey: string, articleId: string): Promise<string | null> {
  const article = await db().article.findUnique({
    relationLoadStrategy: 'join',
    where: { id: articleId },
    select: {
      status: true,
      deletedAt: true,
      content: true,
      previews: { where: { expiresAt: { gt: now() } }, select: { tokenHash: true } },
    },
  })
  if (!article || article.deletedAt || isPublic(article)) return null
  return article.previews.some(({ tokenHash }) => frameKeyOf(tokenHash) === frameKey) ? article.content : null
}

async function findLink(secret: string) {
  if (!previewSecret.safeParse(secret).success) return null
  const link = await db().previewLink.findUnique({
    relationLoadStrategy: 'join',
    where: { tokenHash: hashOf(secret), expiresAt: { gt: now() } },
    select: { createdAt: true, expiresAt: true, article: { select: { ...pageSelection, content: true } } },
  })
  return link && link.article.deletedAt === null ? link : null
}
