import { isDomainError } from '#lib/errors.ts'
import { largestImportedPicture, type PictureCause, pictureAddresses } from '#lib/imports/pictures.ts'
import { OutsideError, type OutsideOptions, readOutside } from '#server/platform/outside/outside.ts'

/** A picture that another site did not give. */
export class PictureRefused extends Error {
  readonly reason: PictureCause
  constructor(reason: PictureCause, options?: ErrorOptions) {
    super(`picture: ${reason}`, options)
    this.name = 'PictureRefused'
    this.reason = reason
  }
}

/** Milliseconds until the last byte of a picture. */
const wholeMs = 30_000

/** The bytes of a picture of another site, the original before its smaller copy. `options` are for tests. Raises PictureRefused. */
export async function fetchPicture(url: string, options: OutsideOptions = {}): Promise<Buffer> {
  const [first = url, ...others] = pictureAddresses(url)
  try {
    return await fetchAt(first, options)
  } catch (error) {
    const [copy] = others
    if (copy === undefined) throw error
    return fetchAt(copy, options)
  }
}

async function fetchAt(url: string, options: OutsideOptions): Promise<Buffer> {
  const answer = await readOutside(url, {
    headers: { accept: 'image/webp,image/png,image/jpeg,image/gif,image/avif;q=0.5' },
    maxBytes: largestImportedPicture,
    wholeMs,
    ...options,
  }).catch(error => {
    throw new PictureRefused(error instanceof OutsideError ? reasons[error.reason] : 'unexpected', { cause: error })
  })
  if (answer.status === 200) return answer.bytes
  if (answer.status === 404 || answer.status === 410) throw new PictureRefused('not_found')
  throw new PictureRefused(answer.status === 429 || answer.status >= 500 ? 'busy_there' : 'forbidden_there')
}

const reasons: Record<OutsideError['reason'], PictureCause> = {
  refused: 'private_address',
  unreachable: 'unreachable',
  timeout: 'unreachable',
  too_large: 'too_large',
  bad_answer: 'busy_there',
}

/** The cause of a failed try, from its error. */
export function causeOf(error: unknown): PictureCause {
  if (error instanceof PictureRefused) return error.reason
  if (!isDomainError(error)) return 'unexpected'
  switch (error.code) {
    case 'upload_not_an_image':
      return 'not_a_picture'
    case 'upload_too_many_pixels':
      return 'too_many_pixels'
    case 'upload_too_large':
      return 'too_large'
    case 'disk_full':
      return 'disk_full'
    default:
      return 'unexpected'
  }
}
