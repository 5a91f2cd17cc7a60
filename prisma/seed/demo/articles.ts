import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Actor, system } from '#lib/actor.ts'
import { articleFields } from '#lib/schemas/articles/article.ts'
import type { ReviewFields } from '#lib/schemas/articles/review.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { countMostRead } from '#server/audience/commands/count-most-read.ts'
import { db } from '#server/platform/db/db.ts'
import { covers } from './covers.ts'
import type { DemoArticle } from './demo-article.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'
import { seedCover } from './pictures.ts'

const folder = join(import.meta.dirname, 'articles')
const hour = 60 * 60 * 1000
/** How long before publication a demonstration text was written. */
const deskHours = 5
/** How far back what is read today reaches. */
const recentHours = 24 * 7

/** All demonstration articles, the oldest first, as the months would have brought them. */
export async function readDemoArticles(): Promise<DemoArticle[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.ts')).sort()
  const modules = await Promise.all(
    files.map(file => import(join(folder, file)) as Promise<{ articles: DemoArticle[] }>),
  )
  return modules.flatMap(module => module.articles).sort((a, b) => b.hoursAgo - a.hoursAgo)
}

/** Writes, hands in, approves and publishes every demonstration article through the house's own commands, each at its own moment. */
export async function seedArticles(now: Date, journalists: Journalists): Promise<void> {
  const editor: Actor = { id: journalists.marcos, roles: ['editor'], subscribed: false }
  for (const article of await readDemoArticles()) {
    const authorId = journalists[article.author]
    const author: Actor = { id: authorId, roles: ['author'], subscribed: false }
    const moment = now.getTime() - article.hoursAgo * hour
    const fields = fieldsOf(article, await seedCover(article.slug))
    const { id } = await at(moment - deskHours * hour, () => createArticle(author, fields))
    if (article.status === 'draft') continue
    await at(moment - hour, () => changeStatus(author, { id, version: 1, status: 'review' }))
    if (article.status === 'review') continue
    // Nobody approves their own: what the editor wrote goes out without a review, and the desk says so.
    if (article.author !== 'marcos') {
      const said: ReviewFields = { decision: 'approved', comment: null, checked: [], quality: qualityOf(article) }
      await at(moment - hour / 2, () => reviewArticle(editor, { id, version: 2, fields: said }))
    }
    await at(moment, () => changeStatus(editor, { id, version: 2, status: 'published' }))
    await db().article.update({ where: { id }, data: { viewsCount: viewsOf(article) } })
  }
}

function fieldsOf(article: DemoArticle, coverMediaId: string) {
  const cover = covers[article.slug]
  if (!cover) throw new Error(`No cover is described for ${article.slug}`)
  return articleFields.parse({
    title: article.title,
    slug: article.slug,
    summary: article.summary,
    content: article.content,
    coverMediaId,
    coverImage: null,
    coverAlt: cover.alt,
    coverCredit: cover.credit,
    tags: article.tags,
    cities: article.cities,
    visibility: article.premium ? 'premium' : 'public',
  })
}

/** Views of the last hours, so that “Mais lidas” has something to count: what is new is read most, and some texts more than others. */
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

/** A believable and repeatable number of views: older articles gathered more, and some were hits. */
const viewsOf = (article: DemoArticle) => Math.round((markOf(article) + 40) * Math.log2(article.hoursAgo + 2))

/** The note an article was approved with, from 7 to 10. */
const qualityOf = (article: DemoArticle) => 7 + (markOf(article) % 4)

/** A number from 0 to 996 that an article keeps. */
const markOf = ({ slug }: DemoArticle) =>
  [...slug].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7)
