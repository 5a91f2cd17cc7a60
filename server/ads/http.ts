import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Actor } from '#lib/actor.ts'
import { isFreeUrl } from '#lib/addresses/free-url.ts'
import { isAdSlot } from '#lib/ads/ads.ts'
import { showsAds } from '#lib/ads/ads-for.ts'
import { readConsent } from '#lib/consent/consent.ts'
import { DomainError } from '#lib/errors.ts'
import { pressHeader } from '#lib/press.ts'
import { emptyAnswer, noStore, redirectTo } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { isCounted } from '#server/platform/door/counted.ts'
import { clientAddress } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { findSite } from '#server/site/queries.ts'
import { type BannerEvent, noteBanner } from './counts.ts'
import { frameDocument, framePolicy } from './frame.ts'
import { findBannerLink } from './queries.ts'

const bannerId = z.uuid().toLowerCase()

/** Receives a banner's impression. Answers 204 whether it counts or not; 4xx only for requests that no page of ours sends. */
export const receiveImpression = route({
  name: 'impression',
  method: 'POST',
  access: 'anyone',
  body: json(1_024, z.object({ banner: bannerId })),
  answer({ request, actor, input }) {
    if (isCounted(request.headers, actor)) note('impressions', input.banner, request.headers)
    return emptyAnswer()
  },
})

/** Counts a click and redirects to the address that a master stored for the banner. Nothing in the request changes the destination. */
export const followBanner = route({
  name: 'click',
  method: 'GET',
  access: 'anyone',
  params: z.object({ id: bannerId }),
  async answer({ request, actor, params }) {
    const link = await findBannerLink(params.id)
    if (link === null || !isFreeUrl(link)) throw new DomainError('banner_not_found')
    const { headers } = request
    if (isNavigation(headers) && isCounted(headers, actor)) note('clicks', params.id, headers)
    return redirectTo(link, 302, { ...noStore, 'x-robots-tag': 'noindex' })
  },
  refuse: refusedInText,
})

/** Whether the request is a click on a page of ours, and no image or frame of another site. A browser without these headers passes. */
function isNavigation(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  const site = headers.get('sec-fetch-site')
  return (destination === null || destination === 'document') && (site === null || site === 'same-origin')
}

function note(kind: BannerEvent['kind'], bannerId: string, headers: Headers): void {
  const userAgent = headers.get('user-agent') ?? ''
  noteBanner({ kind, bannerId, address: clientAddress(headers), userAgent, at: now() })
}

/**
 * The network's document for a slot, for a reader who allowed advertising. Never kept. It is empty without consent, without a network
 * and for a subscriber: then nothing is requested from other companies.
 */
export const adFrame = route({
  name: 'ad-frame',
  method: 'GET',
  access: 'anyone',
  params: z.object({ slot: z.string().refine(isAdSlot) }),
  async answer({ request, actor, params }) {
    const networkCode = mayShow(request.headers, actor)
      ? (await findSite(now())).settings.advertising.networkCode
      : null
    const nonce = randomBytes(16).toString('base64')
    const headers = {
      ...noStore,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framePolicy(nonce),
      'x-robots-tag': 'noindex',
    }
    return new Response(networkCode === null ? '' : frameDocument(params.slot, networkCode, nonce), { headers })
  },
  refuse: refusedInText,
})

const mayShow = (headers: Headers, actor: Actor): boolean =>
  readConsent(headers.get('cookie') ?? '')?.advertising === true &&
  headers.get('sec-gpc') !== '1' &&
  showsAds(actor) === 'all'

/** `GET /ads.txt`: the sellers of the site's advertising (IAB). 404 while none are set, which means that the site makes no statement. */
export async function adsTxt(): Promise<Response> {
  const { advertising } = (await findSite(now())).settings
  const text = advertising.adsTxt.trim()
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...pressHeader({ keys: ['site'] }) }
  return text ? new Response(`${text}\n`, { headers }) : new Response('Não há ads.txt.\n', { status: 404, headers })
}
