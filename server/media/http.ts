import { type Actor, isStaff } from '#lib/actor.ts'
import { mediaPath } from '#lib/addresses/paths.ts'
import { DomainError, httpStatus, isDomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { isSameOrigin } from '#server/platform/door/request.ts'
import { currentActor } from '#server/platform/door/session.ts'
import { log } from '#server/platform/process/log.ts'
import { storage } from '#server/platform/storage.ts'
import { storePicture } from './commands/store-picture.ts'

const uploadLimit = { name: 'upload', points: 60, seconds: 600 }
/** Around the file: boundaries, headers and whatever small fields a form has. */
const envelopeBytes = 64 * 1024
/** How much of a body that is too long is still read, so that its sender hears the answer instead of a broken connection. */
const drainedBytes = 64 * 1024 * 1024

/** Takes one picture in a multipart form, field `file`. 201 with the picture's address, else a title and a sentence as JSON. */
export async function receiveUpload(request: Request): Promise<Response> {
  return takeUpload(await currentActor(), request)
}

/** The same, for whoever asks. */
export async function takeUpload(actor: Actor, request: Request): Promise<Response> {
  try {
    if (!isSameOrigin(request.headers)) throw new DomainError('forbidden')
    if (actor.id === null) throw new DomainError('signed_out')
    if (!isStaff(actor)) throw new DomainError('forbidden')
    await takeFrom(uploadLimit, actor.id)
    const picture = await storePicture(actor, await readFile(request))
    const { id, width, height, widths } = picture
    return answer(201, { id, width, height, widths, src: mediaPath(id, widths.at(-1) ?? width) })
  } catch (error) {
    return refuse(error)
  }
}

function refuse(error: unknown): Response {
  const known = isDomainError(error) ? error : new DomainError('upload_failed', { cause: error })
  if (known.kind === 'unavailable') log().error({ err: known.cause ?? known }, 'upload failed')
  const message = known.code === 'signed_out' ? 'Usuário não autenticado' : messageFor(known)
  return answer(known.code === 'upload_too_large' ? 413 : httpStatus[known.kind], {
    code: known.code,
    title: 'Erro no upload',
    message,
  })
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The file's bytes, never more of the body in memory than a file and its envelope. Raises upload_too_large or upload_not_an_image. */
async function readFile(request: Request): Promise<Uint8Array> {
  const body = await readBounded(request, limits.image.maxBytes + envelopeBytes)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new DomainError('upload_not_an_image')
  return new Uint8Array(await file.arrayBuffer())
}

async function readBounded(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (length > drainedBytes) break
  }
  if (length > limit) throw new DomainError('upload_too_large')
  return Buffer.concat(chunks)
}

/** One rendition of a stored picture. Names are matched whole, so none can walk out of its folder. */
export async function sendPicture(id: string, file: string): Promise<Response> {
  const named = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) && /^[1-9]\d{0,4}\.webp$/.test(file)
  const bytes = named ? await storage().read(id, file) : null
  if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=10' } })
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
