import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { previewSecret } from '#lib/schemas/articles/preview.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { isPublic } from '../../article.ts'
import { articlePolicy } from '../../policy.ts'
import { creatorSelection, frameKeyOf, hashOf, isOpen } from '../preview.ts'
import { type ArticlePage, pageSelection, toPreview } from './article-page.ts'

/** A preview link as the desk lists it, without its secret. */
export interface PreviewLink {
  id: string
  creator: string
  createdAt: Date
  expiresAt: Date
}

/** An article's valid preview links, newest first; none for an actor who may not open it at the desk. */
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
        select: { id: true, createdAt: true, expiresAt: true, creator: { select: creatorSelection } },
      },
    },
  })
  if (!article || !articlePolicy.can(actor, 'view', article)) return []
  const links = article.previews.filter(({ creator }) => isOpen(creator, article))
  return links.map(({ creator, ...link }) => ({ ...link, creator: creator.fullName }))
}

/** What a preview's address shows: the article as it is now, or the path to it once it is published. */
export type Preview = { kind: 'article'; article: ArticlePage; expiresAt: Date } | { kind: 'published'; path: string }

/**
 * The preview of a secret; null when the secret is unknown, expired or revoked, the article is in the trash, or the link's creator may not
 * open it any more.
 */
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

/** The body of an unpublished article whose embeds a key opens (`frameKeyOf`); else null. A published article needs no key. */
export async function findPreviewBody(frameKey: string, articleId: string): Promise<string | null> {
  const article = await db().article.findUnique({
    relationLoadStrategy: 'join',
    where: { id: articleId },
    select: {
      status: true,
      deletedAt: true,
      content: true,
      authorId: true,
      publishAt: true,
      previews: {
        where: { expiresAt: { gt: now() } },
        select: { tokenHash: true, creator: { select: creatorSelection } },
      },
    },
  })
  if (!article || article.deletedAt || isPublic(article)) return null
  const link = article.previews.find(({ tokenHash }) => frameKeyOf(tokenHash) === frameKey)
  return link && isOpen(link.creator, article) ? article.content : null
}

async function findLink(secret: string) {
  if (!previewSecret.safeParse(secret).success) return null
  const link = await db().previewLink.findUnique({
    relationLoadStrategy: 'join',
    where: { tokenHash: hashOf(secret), expiresAt: { gt: now() } },
    select: {
      createdAt: true,
      expiresAt: true,
      article: { select: { ...pageSelection, content: true } },
      creator: { select: creatorSelection },
    },
  })
  return link && link.article.deletedAt === null && isOpen(link.creator, link.article) ? link : null
}
