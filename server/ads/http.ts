import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { pressHeader } from '#lib/press.ts'
import { isAdSlot } from '#lib/site/ads.ts'
import { showsAds } from '#lib/site/ads-for.ts'
import { readConsent } from '#lib/site/consent.ts'
import { isFreeUrl } from '#lib/text/free-url.ts'
import { isCounted } from '#server/platform/door/counted.ts'
import { clientAddress, isSameOrigin, readText } from '#server/platform/door/request.ts'
import { currentActor } from '#server/platform/door/session.ts'
import { now } from '#server/platform/process/clock.ts'
import { findSite } from '#server/site/queries.ts'
import { type BannerEvent, noteBanner } from './counts.ts'
import { frameDocument, framePolicy } from './frame.ts'
import { findBannerLink } from './queries.ts'

const Impression = z.object({ banner: z.uuid() })

const LONGEST_BODY = 1_024
const noStore = { 'cache-control': 'no-store' }
const answer = (status: number) => new Response(null, { status, headers: noStore })

/** Takes the message that a banner was seen. 204 whether it is counted or not; 4xx only for what no page of ours sends. */
export async function receiveImpression(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  const text = await readText(request, LONGEST_BODY)
  if (text === null) return answer(413)
  const impression = parse(text)
  if (!impression) return answer(400)
  if (await isCounted(request.headers)) note('impressions', impression.banner.toLowerCase(), request.headers)
  return answer(204)
}

function parse(text: string): z.infer<typeof Impression> | null {
  try {
    return Impression.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Counts a click and leads on to the address that a master stored for the banner, and nowhere else: the request has no say in it. */
export async function followBanner(request: Request, id: string): Promise<Response> {
  const known = z.uuid().safeParse(id).success
  const link = known ? await findBannerLink(id) : null
  if (link === null || !isFreeUrl(link)) return answer(404)
  if (isNavigation(request.headers) && (await isCounted(request.headers)))
    note('clicks', id.toLowerCase(), request.headers)
  return new Response(null, { status: 302, headers: { ...noStore, location: link, 'x-robots-tag': 'noindex' } })
}

/** A person who clicked on a page of ours, where the browser says so: no picture or frame on somebody else's. */
function isNavigation(headers: Headers): boolean {
  const [destination, site] = [headers.get('sec-fetch-dest'), headers.get('sec-fetch-site')]
  return (destination === null || destination === 'document') && (site === null || site === 'same-origin')
}

function note(kind: BannerEvent['kind'], bannerId: string, headers: Headers): void {
  const userAgent = headers.get('user-agent') ?? ''
  noteBanner({ kind, bannerId, address: clientAddress(headers), userAgent, at: now() })
}

/**
 * The network's document of a slot: for a reader who allowed advertising, and in the name of nobody else. Never kept. Without permission,
 * without a network or for a subscriber there is nothing in it, and nothing is asked of others.
 */
export async function adFrame(request: Request, slot: string): Promise<Response> {
  if (!isAdSlot(slot)) return answer(404)
  const allowed =
    readConsent(request.headers.get('cookie') ?? '')?.advertising && request.headers.get('sec-gpc') !== '1'
  const mayShow = allowed && showsAds(await currentActor()) === 'all'
  const networkCode = mayShow ? (await findSite(now())).settings.advertising.networkCode : null
  const nonce = randomBytes(16).toString('base64')
  const headers = {
    ...noStore,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': framePolicy(nonce),
    'x-robots-tag': 'noindex',
  }
  return new Response(networkCode === null ? '' : frameDocument(slot, networkCode, nonce), { headers })
}

/** `GET /ads.txt`: who may sell the site's advertising (IAB); 404 while nothing is set, which says that nobody asked. */
export async function adsTxt(): Promise<Response> {
  const { advertising } = (await findSite(now())).settings
  const text = advertising.adsTxt.trim()
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...pressHeader({ keys: ['site'] }) }
  return text ? new Response(`${text}\n`, { headers }) : new Response('Não há ads.txt.\n', { status: 404, headers })
}
