import type { Tx } from '#server/platform/db/db.ts'
import { writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { notePictures } from '../pictures/commands/note-pictures.ts'
import type { ImportRecord } from './record.ts'
import type { StoredResult } from './results.ts'

/**
 * Writes the former addresses of the imported and updated records of a batch, and notes their pictures. Gives the results with a note for each
 * address that cannot be written.
 */
export async function noteFollowUps(
  tx: Tx,
  sessionId: string,
  results: readonly StoredResult[],
  records: ReadonlyMap<number, ImportRecord>,
): Promise<StoredResult[]> {
  const written = results.flatMap(({ position, articleId, pageSlug }) => {
    const record = records.get(position)
    return record?.kind === 'ready' && (articleId || pageSlug) ? [{ record, articleId, pageSlug }] : []
  })
  const pictures = written.flatMap(({ record, articleId }) => {
    const { coverPicture, bodyPictures } = record
    const covers = coverPicture && articleId ? [{ sessionId, articleId, picture: coverPicture, cover: true }] : []
    return [...covers, ...bodyPictures.map(picture => ({ sessionId, articleId, picture, cover: false }))]
  })
  await notePictures(tx, pictures)
  const addresses = written.flatMap(({ record, articleId, pageSlug }) =>
    // A page that keeps its address needs no redirect.
    record.addresses.flatMap(path =>
      path === `/${pageSlug}`
        ? []
        : { position: record.position, path, articleId, target: pageSlug && `/${pageSlug}`, sessionId },
    ),
  )
  const { refused } = await writeRedirects(tx, addresses)
  if (refused.length === 0) return [...results]
  const keptOut = Map.groupBy(refused, ({ place }) => addresses[place]?.position)
  return results.map(result => {
    const notes =
      keptOut.get(result.position)?.map(({ path }) => ({ code: 'address_kept_out' as const, detail: path })) ?? []
    return { ...result, notes: [...result.notes, ...notes] }
  })
}
