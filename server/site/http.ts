import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { pressHeader } from '#lib/press.ts'
import { robots } from '#lib/seo/robots.ts'
import { accentSheet, accentsIn } from '#lib/site/appearance/accent.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { env } from '#server/platform/process/env.ts'
import { readSetting } from './queries.ts'

/** `GET /robots.txt`. */
export async function robotsFile(): Promise<Response> {
  return new Response(robots(env().SITE_URL, await readSetting('crawlers')), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...pressHeader({ keys: ['site', 'robots'] }) },
  })
}

/**
 * `GET /api/cores/{light}-{dark}.css`: the tokens of accent colours. The name holds the colours, so the file needs no database and never changes;
 * 404 for a name that is none and for colours without enough contrast.
 */
export const accentSheetFile = route({
  name: 'accent-sheet',
  method: 'GET',
  access: 'public',
  params: z.object({ file: z.string().max(40) }),
  async answer({ params }) {
    const accents = accentsIn(params.file)
    if (!accents) throw new DomainError('not_found')
    return new Response(accentSheet(accents), { headers: styled })
  },
  refuse: refusedInText,
})

const styled = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }
