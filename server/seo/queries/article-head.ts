import type { Graph } from 'schema-dts'
import { signerName, writersOf } from '#lib/articles/credits.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import { articleGraph } from '#lib/seo/json-ld/article.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import type { PageDescription } from '#lib/seo/metadata.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { pictureOfArticle, picturesOfArticle } from '#server/sharing/queries.ts'

/** What the head of an article's page is made from. */
export type HeadFacts = Pick<
  ArticlePage,
  | 'id'
  | 'path'
  | 'title'
  | 'summary'
  | 'premium'
  | 'cover'
  | 'credits'
  | 'tags'
  | 'locations'
  | 'publishedAt'
  | 'changedAt'
  | 'corrections'
>

/** The metadata of an article's page. No statement. */
export function describeArticle(article: HeadFacts, identity: Identity): PageDescription {
  const { id, title, summary, path, publishedAt, changedAt, credits, tags } = article
  return {
    title,
    description: summary,
    path,
    picture: pictureOfArticle(id, headlineOf(article), identity),
    article: { publishedAt, changedAt, authors: writersOf(credits).map(signerName), tags, section: tags[0] },
    place: cityOf(article)?.name,
  }
}

/** The JSON-LD of an article's page. No statement. */
export const graphOfArticle = (article: HeadFacts, identity: PublicIdentity): Graph =>
  articleGraph(
    siteOrigin(),
    { ...article, pictures: picturesOfArticle(article.id, headlineOf(article), identity) },
    identity,
  )

const cityOf = ({ locations }: HeadFacts) => locations.find(({ primary }) => primary) ?? null

const headlineOf = (article: HeadFacts) => ({
  ...article,
  section: article.tags[0] ?? null,
  city: cityOf(article),
})
