import { pressHeader } from '#lib/press.ts'
import { isIndexNowKey } from './queries.ts'

const type = { 'content-type': 'text/plain; charset=utf-8' }

/** `GET /{key}.txt`: proves to search engines that this site sent the IndexNow messages. 404 for any name that is not the key. */
export async function indexNowKeyFile(name: string): Promise<Response> {
  if (!(await isIndexNowKey(name))) {
    const headers = { ...type, ...pressHeader({ life: 10 }) }
    return new Response('Não há arquivo neste endereço.\n', { status: 404, headers })
  }
  return new Response(name, { headers: { ...type, 'x-robots-tag': 'noindex', ...pressHeader({ keys: ['site'] }) } })
}
