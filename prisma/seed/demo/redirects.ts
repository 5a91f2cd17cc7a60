import { db } from '#server/platform/db/db.ts'
import { type RedirectRow, writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { at } from './moment.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The articles whose addresses on the newspaper's former site are known. */
const moved = 18

/** Shelves of the former site, entered by hand. */
const shelves = [
  { path: '/category/cidades/', target: '/cidades' },
  { path: '/category/ultimas-noticias/', target: '/ultimas' },
  { path: '/sobre-nos/', target: '/quem-somos' },
  { path: '/fale-conosco/', target: '/contato' },
  { path: '/anuncie/', target: '/contato' },
]

/** Gives the oldest articles the addresses that a former site had, in the form of WordPress, and the shelves theirs. */
export async function seedRedirects(now: Date): Promise<void> {
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null, publishedAt: { not: null } },
    orderBy: { publishedAt: 'asc' },
    take: moved,
    select: { id: true, slug: true, publishedAt: true },
  })
  const rows = articles.flatMap(({ id: articleId, slug, publishedAt }, place): RedirectRow[] => {
    const [year, month] = (publishedAt ?? now).toISOString().split('-')
    return [`/${year}/${month}/${slug}/`, `/?p=${2_041 + place * 7}`].map(path => ({
      path,
      articleId,
      sessionId: null,
    }))
  })
  await at(now.getTime() - 80 * dayMs, () => write([...rows, ...shelves.map(shelf => ({ ...shelf, sessionId: null }))]))
}

const write = (rows: readonly RedirectRow[]) => db().$transaction(tx => writeRedirects(tx, rows))
