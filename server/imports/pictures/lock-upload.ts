import type { Tx } from '#server/platform/db/db.ts'
import type { Replacement } from '#server/platform/pictures-in-body.ts'

/** The stored picture, locked against its removal as unused; null, and the picture waiting again, if it is gone. Part of a command. */
export async function lockUpload(tx: Tx, pictureId: string): Promise<Replacement | null> {
  const [found] = await tx.$queryRaw<({ url: string } & Replacement['media'])[]>`
    SELECT p.url, m.id, m.width, m.height, m.widths FROM import_pictures p JOIN media m ON m.id = p.media_id
      WHERE p.id = ${pictureId}::uuid FOR KEY SHARE OF m`
  if (found) {
    const { url, ...media } = found
    return { url, media }
  }
  await tx.importPicture.updateMany({
    where: { id: pictureId },
    data: { status: 'waiting', attempts: 0, triedAt: null, mediaId: null },
  })
  return null
}
