import { pressHeader } from '#lib/press.ts'
import { robots } from '#lib/seo/robots.ts'
import { env } from '#server/platform/process/env.ts'

/** `GET /robots.txt`. */
export function robotsFile(): Response {
  return new Response(robots(env().SITE_URL), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...pressHeader({ keys: ['site'] }) },
  })
}
