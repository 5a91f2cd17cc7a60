import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { type FoundArticle, findArticleAt } from '#server/articles/reading/queries/address.ts'
import { currentActor } from '#server/platform/session/session.ts'
import { describeArticle } from '#server/seo/queries/article-head.ts'
import { ArticleMatter, directiveOf } from './article-matter.tsx'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'
import { MissingPage, missingMetadata } from './missing-page.tsx'
import { loadIdentity, loadShell } from './shell.ts'

const loadArticle = cache(async (slug: string) => findArticleAt(await currentActor(), slug))

/** The head of a slug's page: an article's, or the 404 page's. */
export async function articleMetadata(slug: string): Promise<Metadata> {
  const found = await loadArticle(slug)
  if (found.kind !== 'article') return missingMetadata()
  return readerMetadata(describeArticle(found.article, await loadIdentity()))
}

interface ArticleScreenProps {
  slug: string
  /** The first segment of an address with a place. */
  location?: string
}

/** The page of both addresses of an article (ADDR-1, ADDR-2, ADDR-5, DEL-4). */
export async function ArticleScreen({ slug, location }: ArticleScreenProps) {
  const found = await loadArticle(slug)
  const keys = [`address:${slug}`]
  const tried = `/${location ?? 'article'}/${slug}`
  switch (found.kind) {
    case 'moved':
      return permanentRedirect(found.path)
    case 'gone':
      return <MissingPage path={tried} keys={keys} what="gone" />
    case 'unknown':
      return <MissingPage path={tried} keys={keys} what="article" />
    case 'article':
      if (location && tried !== found.article.path) permanentRedirect(found.article.path)
      return <Screen found={found} />
  }
}

async function Screen({ found }: { found: FoundArticle }) {
  const [reader, { site, settings }] = await Promise.all([currentActor(), loadShell()])
  return (
    <>
      <Directive {...directiveOf(found)} />
      <ArticleMatter found={found} reader={reader} site={site} identity={await loadIdentity()} settings={settings} />
    </>
  )
}
