import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { NeighbourLinks } from '#components/reader/article/neighbour-links.tsx'
import { Article } from '#components/reader/article.tsx'
import { signerName } from '#components/reader/cards/signers.tsx'
import { FailedBlock } from '#components/reader/messages.tsx'
import { Paywall } from '#components/reader/paywall.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { RelatedArticles } from '#components/reader/related-articles.tsx'
import { isSignedIn } from '#lib/actor.ts'
import { writersOf } from '#lib/credits.ts'
import { premiumPriceCents } from '#lib/limits.ts'
import type { Identity } from '#lib/schemas/site-settings.ts'
import { articleGraph } from '#lib/seo/json-ld.ts'
import { findArticleAt } from '#server/articles/queries/address.ts'
import type { ArticlePage } from '#server/articles/queries/article-page.ts'
import { cardKeys } from '#server/articles/queries/cards.ts'
import { findNeighbours } from '#server/articles/queries/neighbours.ts'
import { findRelated } from '#server/articles/queries/related.ts'
import { block } from '#server/platform/block.ts'
import { siteOrigin } from '#server/platform/env.ts'
import { currentActor } from '#server/platform/session.ts'
import { pictureOfArticle } from '#server/sharing/queries.ts'
import { Ad } from './ad.tsx'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'
import { MissingPage, missingMetadata } from './missing-page.tsx'
import { loadIdentity } from './shell.ts'

const loadArticle = cache(async (slug: string) => findArticleAt(await currentActor(), slug))

/** The head of whatever stands under a slug. */
export async function articleMetadata(slug: string): Promise<Metadata> {
  const found = await loadArticle(slug)
  if (found.kind !== 'article') return missingMetadata()
  const { article } = found
  const { title, summary, path, publishedAt, changedAt, credits, tags } = article
  return readerMetadata({
    title,
    description: summary,
    path,
    picture: pictureOf(article, await loadIdentity()),
    article: { publishedAt, changedAt, authors: writersOf(credits).map(signerName), tags, section: tags[0] },
    place: cityOf(article)?.name,
  })
}

const cityOf = ({ locations }: ArticlePage) => locations.find(({ primary }) => primary) ?? null

/** What stands beside a link to an article. */
const pictureOf = (article: ArticlePage, identity: Identity) =>
  pictureOfArticle(article.id, { ...article, section: article.tags[0] ?? null, city: cityOf(article) }, identity)

interface ArticleScreenProps {
  slug: string
  /** The first segment of the address, when it is one of a place. */
  location?: string
}

/** What both addresses of an article answer with (rulings "Two addresses", "Slugs", "Delete"). */
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
      return <Screen article={found.article} />
  }
}

async function Screen({ article }: { article: ArticlePage }) {
  const reader = await currentActor()
  const [related, neighbours] = await Promise.all([
    article.locked ? [] : block('related', findRelated(reader, article.id)),
    block(
      'neighbours',
      findNeighbours(article).then(found => ({ found })),
    ),
  ])
  const identity = await loadIdentity()
  const facts = { ...article, picture: pictureOf(article, identity) }
  const near = neighbours?.found ?? null
  const beside = [near?.previous, near?.next].flatMap(each => (each ? [`article:${each.id}`] : []))
  return (
    <>
      <Directive
        keys={[...article.keys, ...cardKeys(related ?? []), ...beside]}
        softKeys={article.softKeys}
        whole={related !== null && neighbours !== null}
      />
      <DataScript type="application/ld+json" data={articleGraph(siteOrigin(), facts, identity)} />
      <Ad slot="article_top" />
      <Article article={article} address={siteOrigin() + article.path} logged={isSignedIn(reader) && !article.locked}>
        {article.locked && <Paywall priceCents={premiumPriceCents} />}
      </Article>
      <Ad slot="article_bottom" />
      {near && <NeighbourLinks neighbours={near} />}
      {related === null && <FailedBlock what="os artigos relacionados" path={article.path} />}
      {!article.locked && related && <RelatedArticles cards={related} />}
      {!article.locked && <Ad slot="article_related" />}
    </>
  )
}
