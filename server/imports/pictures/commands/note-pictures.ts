import { createHash } from 'node:crypto'
import type { SourcePicture } from '#lib/imports/post.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { idAt } from '#server/platform/db/ids.ts'
import { now } from '#server/platform/process/clock.ts'

/** A picture that an imported article or page shows at its old address. */
export interface PictureRow {
  sessionId: string
  /** Null for an institutional page: it is found by the address in its text. */
  articleId: string | null
  /** Its address as it stands in the text. */
  picture: SourcePicture
  /** Whether it is the article's cover; otherwise it stands in the text. */
  cover: boolean
}

/** Characters of the longest address that is fetched. */
const LONGEST = 2_000

/** SHA-256 of a picture's address, in hex. */
export const urlHashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

/**
 * Notes the pictures of imported articles and pages for the job that fetches them, once for each session and address: three statements for any number. Addresses
 * that are none of http or https are left out: articles keep them. Gives the number of uses noted. Part of a command.
 */
export async function notePictures(tx: Tx, rows: readonly PictureRow[]): Promise<number> {
  const fetchable = rows.filter(({ picture }) => isFetchable(picture.url))
  if (fetchable.length === 0) return 0
  const hashed = fetchable.map(row => ({ ...row, urlHash: urlHashOf(row.picture.url) }))
  const pictures = new Map(
    hashed.map(({ sessionId, picture, urlHash }) => [
      `${sessionId} ${urlHash}`,
      { sessionId, url: picture.url, urlHash },
    ]),
  )
  // In the order of their keys, so that two batches with the same pictures wait for each other without a deadlock.
  const data = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, picture]) => picture)
  const moment = now()
  await tx.$executeRaw`
    INSERT INTO import_pictures (id, session_id, url, url_hash)
      SELECT * FROM unnest(
        ${data.map((_, place) => idAt(moment, place))}::uuid[], ${data.map(({ sessionId }) => sessionId)}::uuid[],
        ${data.map(({ url }) => url)}::text[], ${data.map(({ urlHash }) => urlHash)}::text[])
      ON CONFLICT DO NOTHING`
  const noted = await tx.$executeRaw`
    INSERT INTO import_picture_uses (picture_id, article_id, cover)
      SELECT p.id, given.article_id, given.cover
        FROM unnest(
          ${hashed.map(({ sessionId }) => sessionId)}::uuid[], ${hashed.map(({ urlHash }) => urlHash)}::text[],
          ${hashed.map(({ articleId }) => articleId)}::uuid[], ${hashed.map(({ cover }) => cover)}::boolean[]
        ) AS given (session_id, url_hash, article_id, cover)
        JOIN import_pictures p ON p.session_id = given.session_id AND p.url_hash = given.url_hash
        WHERE given.article_id IS NOT NULL
      ON CONFLICT DO NOTHING`
  // A picture that is stored already has a new article or page now.
  await tx.$executeRaw`
    UPDATE import_pictures p SET status = 'waiting', attempts = 0, tried_at = NULL
      FROM unnest(
        ${hashed.map(({ sessionId }) => sessionId)}::uuid[], ${hashed.map(({ urlHash }) => urlHash)}::text[],
        ${hashed.map(({ articleId }) => articleId === null)}::boolean[]
      ) AS given (session_id, url_hash, page)
      WHERE p.status = 'stored' AND p.session_id = given.session_id AND p.url_hash = given.url_hash
        AND (given.page OR EXISTS (SELECT FROM import_picture_uses u WHERE u.picture_id = p.id))`
  return noted
}

const isFetchable = (url: string) =>
  url.length <= LONGEST && /^https?:\/\//i.test(url) && URL.canParse(url) && !/\p{Cc}/u.test(url)
