import { db } from '#server/platform/db/db.ts'
import { type RedirectRow, writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { seedImport } from './imports.ts'
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

/** Gives the oldest articles the import that brought them and the addresses that they had before, in the form of WordPress, and the shelves theirs. */
export async function seedRedirects(now: Date): Promise<void> {
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null, publishedAt: { not: null } },
    orderBy: { publishedAt: 'asc' },
    take: moved,
    select: { id: true, slug: true, title: true, publishedAt: true },
  })
  const sessionId = await seedImport(new Date(now.getTime() - 80 * dayMs), articles)
  const rows = articles.flatMap(({ id: articleId, slug, publishedAt }, place): RedirectRow[] => {
    const [year, month] = (publishedAt ?? now).toISOString().split('-')
    return [`/${year}/${month}/${slug}/`, `/?p=${2_041 + place * 7}`].map(path => ({
      path,
      articleId,
      sessionId,
    }))
  })
  await at(now.getTime() - 80 * dayMs, () => write([...rows, ...shelves.map(shelf => ({ ...shelf, sessionId: null }))]))
}

const write = (rows: readonly RedirectRow[]) => db().$transaction(tx => writeRedirects(tx, rows))
