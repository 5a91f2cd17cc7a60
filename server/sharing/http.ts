import { type PressDirective, pressHeader } from '#lib/press.ts'
import { siteIcons, webManifestOf } from '#lib/site/web-manifest.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { findHeadline } from '#server/articles/reading/queries/headline.ts'
import { readCrop } from '#server/media/queries/uploads.ts'
import { redirectTo } from '#server/platform/door/answers.ts'
import { readIdentity } from '#server/site/queries.ts'
import { draw } from './draw.ts'
import { cutAt, findEventHeadline, nameplateOf, pictureOfArticle, pictureOfSite, posterOf } from './queries.ts'

/** Seconds that the press keeps an answer without a picture; a change of its keys drops it earlier. */
const missingLife = 10
const movedLife = 60

/** The headline of a public article or event, and the keys that change it. */
async function headlineAt(id: string) {
  if (!looksLikeUuid(id)) return { headline: 'unknown' as const, keys: ['site'] }
  const headline = await findHeadline(id)
  if (headline !== 'unknown') return { headline, keys: [`article:${id}`, 'site'] }
  const event = await findEventHeadline(id)
  // An id of neither may be an article's or an event's that is not public yet.
  return { headline: event, keys: [...(event === 'unknown' ? [`article:${id}`] : []), `event:${id}`, 'site'] }
}

/**
 * `GET /og/{id}/{version}.png` or `.jpg`: a public article's or event's headline as a picture, or its cover cut to one of four ratios. Any
 * other version redirects to the current picture, so that only addresses from our pages are drawn. 410 for a deleted article,
 * 404 for one that was never public.
 */
export async function articlePicture(id: string, file: string): Promise<Response> {
  const [{ headline, keys }, identity] = await Promise.all([headlineAt(id), readIdentity()])
  if (headline === 'unknown') return missing(404, keys)
  if (headline === 'gone') return missing(410, keys)
  const asked = `/og/${id}/${file}`
  const cut = cutAt(asked, id, headline)
  if (cut) {
    const jpeg = await readCrop(cut.src, cut.crop, cut.size.width)
    return jpeg ? picture(jpeg, { keys }, 'image/jpeg') : missing(404, keys)
  }
  const { url } = pictureOfArticle(id, headline, identity)
  if (url !== asked) return moved(url, keys)
  return picture(await draw('drawPoster', posterOf(headline, identity)), { keys })
}

/** `GET /og/jornal/{version}.png`: the newspaper's name as a picture. */
export async function sitePicture(file: string): Promise<Response> {
  const identity = await readIdentity()
  const { url } = pictureOfSite(identity)
  if (url !== `/og/jornal/${file}`) return moved(url, ['site'])
  return picture(await draw('drawNameplate', nameplateOf(identity)), { keys: ['site'] })
}

/** `GET /logo.png`: the newspaper's mark. */
export async function siteMark(): Promise<Response> {
  return picture(await draw('drawMark', { name: (await readIdentity()).name }), { keys: ['site'] })
}

/** `GET /icone/{file}`: one of the newspaper's icons; 404 for any other name. */
export async function siteIcon(file: string): Promise<Response> {
  const icon = siteIcons.find(each => each.file === file)
  if (!icon) return missing(404, ['site'])
  return picture(await draw('drawMark', { name: (await readIdentity()).name, size: icon.size, share: icon.share }), {
    keys: ['site'],
  })
}

/** `GET /manifest.webmanifest`: the newspaper's name and icons for phones. */
export async function webManifest(): Promise<Response> {
  const type = 'application/manifest+json; charset=utf-8'
  const headers = { 'content-type': type, ...pressHeader({ keys: ['site'] }) }
  return new Response(JSON.stringify(webManifestOf(await readIdentity())), { headers })
}

const picture = (bytes: Buffer, directive: PressDirective, type = 'image/png') =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type, ...pressHeader(directive) } })

const moved = (location: string, keys: string[]) => redirectTo(location, 307, pressHeader({ keys, life: movedLife }))

const missing = (status: 404 | 410, keys: string[]) =>
  new Response('Não há imagem neste endereço.\n', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...pressHeader({ keys, life: missingLife }) },
  })
