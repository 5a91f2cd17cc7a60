import type { Tx } from '#server/platform/db/db.ts'
import { writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { notePictures } from '../pictures/commands/note-pictures.ts'
import type { ImportRecord } from './record.ts'
import type { StoredResult } from './results.ts'

/** Writes the former addresses of the imported and updated records of a batch, and notes their pictures. */
export async function noteFollowUps(
  tx: Tx,
  sessionId: string,
  results: readonly StoredResult[],
  records: ReadonlyMap<number, ImportRecord>,
): Promise<void> {
  const written = results.flatMap(({ position, articleId, pageSlug }) => {
    const record = records.get(position)
    return record?.kind === 'ready' && (articleId || pageSlug) ? [{ record, articleId, pageSlug }] : []
  })
  const pictures = written.flatMap(({ record, articleId }) => {
    if (!articleId) return []
    const { coverPicture, bodyPictures } = record
    const covers = coverPicture ? [{ sessionId, articleId, picture: coverPicture, cover: true }] : []
    return [...covers, ...bodyPictures.map(picture => ({ sessionId, articleId, picture, cover: false }))]
  })
  await notePictures(tx, pictures)
  await writeRedirects(
    tx,
    written.flatMap(({ record, articleId, pageSlug }) =>
      record.addresses.map(path =>
        articleId ? { path, articleId, sessionId } : { path, target: `/${pageSlug}`, sessionId },
      ),
    ),
  )
}
