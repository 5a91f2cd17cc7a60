import { createHash } from 'node:crypto'
import { draftSlug } from '#lib/addresses/draft-slug.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ImportOptions } from '#lib/imports/options.ts'
import type { ImportNote, SourcePicture, SourcePost, SourceProblem } from '#lib/imports/post.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'

/** The source of a post and the choices for it. `site` is the old site's address or empty; `origin` as a Source names it. */
export interface ConvertContext {
  site: string
  origin: string
  options: ImportOptions
  now: Date
}

/** A post as an article here, before its owner, its city and its pictures are found. */
export interface ConvertedPost {
  kind: 'article'
  /** Complete unless `status` is draft. Cities are empty; pictures stand under their old addresses. */
  fields: ArticleFields
  status: ArticleStatus
  publishedAt: Date | null
  changedAt: Date | null
  author: string
  categories: string[]
  coverPicture: SourcePicture | null
  /** Pictures of the body, their addresses as they stand in `fields.content`. */
  bodyPictures: SourcePicture[]
  /** Paths from the root of the old site, canonical: no trailing slash; `/?p=123` stays. */
  addresses: string[]
  notes: ImportNote[]
  /** Changes when the source post changes. */
  contentHash: string
}

/**
 * An article from a post of another system. Pure, and gives plain data, so a worker thread can run it. A problem when no article can hold it, such
 * as a text that is too long.
 */
export function convertPost(post: SourcePost, { options, now }: ConvertContext): ConvertedPost | SourceProblem {
  const fields: ArticleFields = {
    title: post.title.slice(0, 200),
    slug: draftSlug(post.slug || post.title),
    summary: post.excerpt.slice(0, 500),
    content: post.html,
    coverMediaId: null,
    coverImage: post.cover?.url ?? null,
    coverAlt: '',
    coverCredit: '',
    tags: [...post.categories, ...post.tags].slice(0, 20),
    cities: [],
    visibility: post.premium ? 'premium' : 'public',
  }
  return {
    kind: 'article',
    fields,
    status: post.status === 'draft' ? 'draft' : options.status,
    publishedAt: post.publishedAt ?? now,
    changedAt: post.modifiedAt,
    author: post.author,
    categories: post.categories,
    coverPicture: post.cover,
    bodyPictures: [],
    addresses: post.addresses,
    notes: post.notes,
    contentHash: createHash('sha256').update(JSON.stringify(post)).digest('hex'),
  }
}
