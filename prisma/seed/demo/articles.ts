import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Actor, system } from '#lib/actor.ts'
import { articleFields } from '#lib/schemas/articles/article.ts'
import type { ReviewFields } from '#lib/schemas/articles/review.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { countMostRead } from '#server/audience/commands/count-most-read.ts'
import { db } from '#server/platform/db/db.ts'
import { validateSeo } from '#server/seo/commands/validate-seo.ts'
import { covers } from './covers.ts'
import type { DemoArticle } from './demo-article.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'
import { seedCovers } from './pictures.ts'

const folder = join(import.meta.dirname, 'articles')
const hour = 60 * 60 * 1000
/** Between a publication and its validation by the queue. */
const validationMs = 4_000
/** Hours between the writing and the publication of a demonstration text. */
const deskHours = 5
/** The age in hours up to which articles get views today. */
const recentHours = 24 * 7

/** All demonstration articles, the oldest first. */
export async function readDemoArticles(): Promise<DemoArticle[]> {
  const files = (await readdir(folder)).sort()
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  const articles: DemoArticle[] = texts.flatMap(text => JSON.parse(text))
  return articles.sort((a, b) => b.hoursAgo - a.hoursAgo)
}

/** Writes, submits, approves and publishes every demonstration article through the product's commands, each at its own time. */
export async function seedArticles(now: Date, journalists: Journalists): Promise<void> {
  const editor: Actor = { id: journalists.marcos, roles: ['editor'], subscribed: false }
  const articles = await readDemoArticles()
  const oldest = now.getTime() - Math.max(...articles.map(({ hoursAgo }) => hoursAgo + deskHours)) * hour
  const coverIds = await at(oldest, () => seedCovers(articles.map(({ slug }) => slug)))
  for (const article of articles) {
    const authorId = journalists[article.author]
    const author: Actor = { id: authorId, roles: ['author'], subscribed: false }
    const moment = now.getTime() - article.hoursAgo * hour
    const { id } = await at(moment - deskHours * hour, () => createArticle(author, fieldsOf(article, coverIds)))
    if (article.status === 'draft') continue
    await at(moment - hour, () => changeStatus(author, { id, version: 1, status: 'review' }))
    if (article.status === 'review') continue
    // Nobody approves an own text: the editor's texts are published without a review, and the desk shows it.
    if (article.author !== 'marcos') {
      const review: ReviewFields = { decision: 'approved', comment: null, checked: [], quality: qualityOf(article) }
      await at(moment - hour / 2, () => reviewArticle(editor, { id, version: 2, fields: review }))
    }
    await at(moment, () => changeStatus(editor, { id, version: 2, status: 'published' }))
    await db().article.update({ where: { id }, data: { viewsCount: viewsOf(article) } })
    await at(moment + validationMs, () => validateSeo(system, { articleId: id }))
  }
}

function fieldsOf(article: DemoArticle, coverIds: ReadonlyMap<string, string>) {
  const coverMediaId = coverIds.get(article.slug)
  const cover = covers[article.slug]
  if (!cover) throw new Error(`No cover is described for ${article.slug}`)
  return articleFields.parse({
    title: article.title,
    slug: article.slug,
    summary: article.summary,
    content: article.content.join('\n'),
    coverMediaId,
    coverImage: null,
    coverAlt: cover.alt,
    coverCredit: cover.credit,
    coverCaption: cover.caption ?? '',
    tags: article.tags,
    cities: article.cities,
    visibility: article.premium ? 'premium' : 'public',
  })
}

/** Stores views of the last hours for “Mais lidas”: new articles get most, and some texts get more than others. */
export async function seedViews(now: Date): Promise<void> {
  for (const article of await readDemoArticles()) {
    if (article.status || article.hoursAgo > recentHours) continue
    const views = Math.ceil(viewsOf(article) / (article.hoursAgo + recentHours))
    await db().$executeRaw`
      INSERT INTO article_views (article_id, visitor_hash, slot)
      SELECT id, decode(md5(n::text), 'hex'), date_bin('30 minutes', ${now}::timestamptz - n % 40 * interval '30 minutes', 'epoch')
        FROM articles, generate_series(1, ${views}) n WHERE slug = ${article.slug}`
  }
  await countMostRead(system, undefined)
}

/** A plausible and repeatable number of views: older articles have more, and some texts get more than others. */
const viewsOf = (article: DemoArticle) => Math.round((markOf(article) + 40) * Math.log2(article.hoursAgo + 2))

/** The quality score of an article's approval, from 7 to 10 in halves. */
const qualityOf = (article: DemoArticle) => 7 + (markOf(article) % 7) / 2

/** A number from 0 to 996 that depends only on the article's slug. */
const markOf = ({ slug }: DemoArticle) =>
  [...slug].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7)
