import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { cookiePairs } from '#server/platform/session/session-token.ts'
import { deviceCookie } from './device.ts'
import type { Origin } from './throttle.ts'

/** Where a request comes from. */
export interface Visitor {
  origin: Origin
  userAgent: string
}

/** The network, device and browser of a request. */
export const visitorOf = (headers: Headers): Visitor => ({
  origin: {
    network: networkOf(clientAddress(headers)),
    device: cookiesOf(headers)[deviceCookie] ?? null,
  },
  userAgent: headers.get('user-agent') ?? '',
})

/** A request's cookies by name. */
export const cookiesOf = (headers: Headers): Record<string, string> => cookiePairs(headers.get('cookie') ?? '')
