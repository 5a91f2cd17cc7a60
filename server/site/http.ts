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
