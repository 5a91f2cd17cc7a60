import { z } from 'zod'
import { mediaPath } from '#lib/addresses/paths.ts'
import { DomainError, type ErrorCode, errorKinds, httpStatus } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { librarySearch } from '#lib/media/library.ts'
import { messageFor } from '#lib/messages.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { multipart } from '#server/platform/door/body.ts'
import { type Refusal, route } from '#server/platform/door/route.ts'
import { OutsideError, readOutside } from '#server/platform/outside/outside.ts'
import { storePicture } from './commands/store-picture.ts'
import { findLastCredits, findPictures, findPictureUses } from './queries/library.ts'

/** Allowance for the form around the file: boundaries, headers and small fields. */
const envelopeBytes = 64 * 1024

/**
 * Receives one picture in a multipart form: field `file`, or `address` of a picture on another site, which is stored like a sent one; with `kept` for the
 * library. Answers 201 with its address, or an error with title and message, as JSON.
 */
export const receiveUpload = route({
  name: 'upload',
  method: 'POST',
  access: 'staff',
  // Three galleries of the largest size, or one sent again.
  limit: { name: 'upload', points: 3 * limits.gallery.most, seconds: 600 },
  body: multipart(limits.image.maxBytes + envelopeBytes),
  async answer({ actor, input }) {
    const isKept = input.get('kept') === 'true'
    const { id, width, height, widths } = await storePicture(actor, await bytesIn(input), { isKept })
    return jsonAnswer({ id, width, height, widths, src: mediaPath(id, widths.at(-1) ?? width) }, 201)
  },
  refuse: refused,
})

async function bytesIn(input: FormData): Promise<Uint8Array> {
  const file = input.get('file')
  const address = input.get('address')
  if (file instanceof File) return new Uint8Array(await file.arrayBuffer())
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address)) throw new DomainError('upload_not_an_image')
  const answer = await readOutside(address, {
    headers: { accept: uploadedTypes },
    maxBytes: limits.image.maxBytes,
  }).catch((error: unknown) => {
    throw new DomainError(isTooLarge(error) ? 'upload_too_large' : 'picture_unreachable', { cause: error })
  })
  if (answer.status !== 200) throw new DomainError('picture_unreachable')
  return answer.bytes
}

const uploadedTypes = 'image/webp,image/jpeg,image/png'
const isTooLarge = (error: unknown) => error instanceof OutsideError && error.reason === 'too_large'

/** Error codes of the upload form for general errors. */
const ownCodes: Partial<Record<ErrorCode | 'unexpected', ErrorCode>> = {
  body_too_large: 'upload_too_large',
  body_too_complex: 'upload_not_an_image',
  invalid: 'upload_not_an_image',
  unexpected: 'upload_failed',
}

function refused({ error, headers }: Refusal): Response {
  const code = ownCodes[error.code] ?? (error.code as ErrorCode)
  const own = code === error.code ? error.message : messageFor({ code, params: {} })
  const message = code === 'signed_out' ? 'Usuário não autenticado' : own
  return jsonAnswer({ code, title: 'Erro no upload', message }, httpStatus[errorKinds[code]], headers)
}

const asked = { access: 'staff', limit: { name: 'library', points: 600, seconds: 600 }, method: 'GET' } as const

/** `GET /api/pictures`: a page of the library as JSON (`LibraryPage`). */
export const searchLibrary = route({
  ...asked,
  name: 'library',
  async answer({ actor, request }) {
    const search = librarySearch.parse(Object.fromEntries(new URL(request.url).searchParams))
    return jsonAnswer(await findPictures(actor, search))
  },
})

/** `GET /api/pictures/{id}`: where a picture is used, as JSON (`PictureUses`). */
export const showPictureUses = route({
  ...asked,
  name: 'library-uses',
  params: z.object({ id: z.uuid() }),
  answer: async ({ actor, params }) => jsonAnswer(await findPictureUses(actor, params.id)),
})

/** `GET /api/pictures/credits`: the credits of the newest pictures, as a list of JSON. */
export const listCredits = route({
  ...asked,
  name: 'library-credits',
  answer: async ({ actor }) => jsonAnswer(await findLastCredits(actor)),
})
