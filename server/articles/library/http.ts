import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { openPictureCache } from '#lib/press.ts'
import { readPicture } from '#server/media/queries/uploads.ts'
import { route } from '#server/platform/door/route.ts'
import { keysIn } from '../reading/queries/opened.ts'
import { findPictureAccess } from './queries/opened-picture.ts'

/**
 * `GET /uploads/{id}/{file}`: one rendition of a stored picture, for who may read a text that shows it; 404 for others. The press sends open ones itself.
 * The patterns match whole names, so that no path leaves the folder.
 */
export const sendPicture = route({
  name: 'picture',
  method: 'GET',
  access: 'anyone',
  params: z.object({
    id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    file: z.string().regex(/^[1-9]\d{0,4}\.(?:webp|jpg)$/),
  }),
  async answer({ request, actor, params: { id, file } }) {
    const access = await findPictureAccess(actor, id, keysIn(request))
    const bytes = access === 'none' ? null : await readPicture(id, file)
    if (!bytes) throw new DomainError('not_found')
    return new Response(bytes, {
      headers: {
        'content-type': file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': access === 'open' ? openPictureCache : 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  },
  refuse: ({ status }) => new Response(null, { status, headers: { 'cache-control': 'no-store' } }),
})
