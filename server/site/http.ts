import { accentSheet, accentsIn } from '#lib/appearance/accent.ts'
import { pressHeader } from '#lib/press.ts'
import { robots } from '#lib/seo/robots.ts'
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
export function accentSheetFile(file: string): Response {
  const accents = accentsIn(file)
  if (!accents) return new Response('Não há esta folha de estilo.\n', { status: 404, headers: plain })
  return new Response(accentSheet(accents), { headers: styled })
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const styled = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }
