import type { SignedIn } from '#lib/actor.ts'
import type { DeskState, DeskTab } from '#lib/articles/desk-list.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { literal, searchWords } from '#server/platform/list/words.ts'

export const inTab: Record<DeskTab, Prisma.ArticleWhereInput> = {
  fila: { deletedAt: null, submittedAt: { not: null } },
  rascunhos: { deletedAt: null, status: 'draft', publishAt: null },
  agendados: { deletedAt: null, publishAt: { not: null } },
  publicados: { deletedAt: null, status: 'published' },
  lixeira: { deletedAt: { not: null } },
  todos: { deletedAt: null },
}

/** The date that each tab shows and is sorted by. It is never null there. */
export const dateOf = {
  fila: 'submittedAt',
  rascunhos: 'createdAt',
  agendados: 'publishAt',
  publicados: 'publishedAt',
  lixeira: 'deletedAt',
  todos: 'createdAt',
} as const satisfies Record<DeskTab, keyof Prisma.ArticleWhereInput>

/** The condition of a list's state for one person: tab, search and filters. */
export async function whereOf(actor: SignedIn, { search, filters }: DeskState): Promise<Prisma.ArticleWhereInput> {
  const claim = 'com' in filters ? filters.com : ''
  const visibility = 'acesso' in filters ? filters.acesso : ''
  return {
    AND: [
      inTab[filters.situacao],
      ...(filters.autor ? [{ authorId: filters.autor }] : []),
      ...(filters.cidade ? [{ locationPath: filters.cidade }] : []),
      ...(visibility ? [{ visibility }] : []),
      ...(claim ? [claimedBy(actor, claim)] : []),
      ...(await wordsIn(search)),
    ],
  }
}

function claimedBy(actor: SignedIn, claim: 'livre' | 'eu' | 'colega'): Prisma.ArticleWhereInput {
  if (claim === 'livre') return { claimedBy: null }
  return { claimedBy: claim === 'eu' ? actor.id : { not: actor.id } }
}

/** At most this many authors are found by parts of their names. */
const mostAuthors = 200

/** Every word of a search stands in the title or in the author's name. */
async function wordsIn(search: string): Promise<Prisma.ArticleWhereInput[]> {
  const words = searchWords(search)
  if (words.length === 0) return []
  const authors = await authorsNamed(words)
  return words.map(word => {
    const ids = authors.filter(({ key }) => key.includes(word)).map(({ id }) => id)
    const inTitle = { searchKey: { contains: literal(word) } }
    return ids.length > 0 ? { OR: [inTitle, { authorId: { in: ids } }] } : inTitle
  })
}

/**
 * Authors whose names contain one of the words, with their folded names. Words too short for the index find nobody by themselves. For an
 * EXISTS, PostgreSQL would read all articles.
 */
function authorsNamed(words: readonly string[]): Promise<{ id: string; key: string }[]> {
  const patterns = words.filter(word => /[\p{L}\p{N}]{3}/u.test(word)).map(word => `%${literal(word)}%`)
  return db().$queryRaw`
    SELECT id, list_search_key(full_name) AS key FROM profiles p
      WHERE list_search_key(full_name) LIKE ANY (${patterns}::text[])
        AND (SELECT id FROM articles WHERE author_id = p.id LIMIT 1) IS NOT NULL
      LIMIT ${mostAuthors}::int`
}
