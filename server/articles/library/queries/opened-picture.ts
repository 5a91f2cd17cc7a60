import type { Actor } from '#lib/actor.ts'
import { articlesRevisedWith, articlesWith, isOffered, isOpenUpload } from '#server/media/queries/uploads.ts'
import { db } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'
import { findOpenedBody, type Keys } from '../../reading/queries/opened.ts'

/** Whether everybody may load a picture, only this visitor, or not even they. */
export type PictureAccess = 'open' | 'own' | 'none'

/** The most texts that are asked whether they open a picture. */
const mostTexts = 20

/**
 * Who may load an upload. One that is public nowhere needs a text that shows it and that the visitor may read: by their rights, their subscription, or
 * the key of a preview or a gift.
 */
export async function findPictureAccess(actor: Actor, id: string, keys: Keys): Promise<PictureAccess> {
  if (await isOpenUpload(id)) return 'open'
  if (await isOffered(actor, id)) return 'own'
  for (const text of await findTexts(id)) {
    if (articlePolicy.can(actor, 'view', text)) return 'own'
    if ((await findOpenedBody(actor, text.id, keys)) !== null) return 'own'
  }
  const ofEvents = { coverMediaId: id, organizerId: actor.id ?? undefined }
  return actor.id !== null && (await db().event.count({ where: ofEvents })) > 0 ? 'own' : 'none'
}

/** The newest texts outside the trash that show an upload, themselves or in their revision. */
async function findTexts(id: string) {
  const found = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM articles WHERE deleted_at IS NULL AND id IN (${articlesWith(id)} UNION ${articlesRevisedWith(id)})
    ORDER BY updated_at DESC LIMIT ${mostTexts}`
  return db().article.findMany({
    where: { id: { in: found.map(text => text.id) } },
    select: { id: true, authorId: true, status: true, publishAt: true },
  })
}
