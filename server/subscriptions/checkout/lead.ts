import type { Tx } from '#server/platform/db/db.ts'

const slugShape = /^[a-z0-9-]{3,200}$/

/** The public article at the path from which a reader went to the plans, as their browser remembers it. Null for any other path, which stops no payment. */
export async function leadOf(tx: Tx, path: string | undefined): Promise<string | null> {
  const slug = path?.split('/').at(-1) ?? ''
  if (!slugShape.test(slug)) return null
  const article = await tx.article.findUnique({ where: { slug }, select: { id: true, status: true, deletedAt: true } })
  return article && article.status === 'published' && article.deletedAt === null ? article.id : null
}
