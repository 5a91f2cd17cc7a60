import { WebhookSignatureValidator } from 'mercadopago'
import { z } from 'zod'
import { isTestKey, type MercadoPagoKeys } from '#server/platform/process/settings/payment-settings.ts'
import type { ProviderEvent, ProviderObject } from '../provider.ts'
import { idField } from './fields.ts'

/** How far a signature's time may lie from ours. */
const windowMs = 5 * 60 * 1000

const notification = z.object({
  id: idField,
  type: z.string().max(100),
  live_mode: z.boolean().optional(),
  data: z.object({ id: idField }),
})

/** How the object of a notification is read. Its id says which endpoint knows it. */
const objects: Record<string, (id: string) => ProviderObject> = {
  payment: id => ({ kind: 'payment', id }),
  subscription_preapproval: id => ({ kind: 'subscription', id }),
  subscription_authorized_payment: id => ({ kind: 'payment', id: `authorized_payment:${id}` }),
  topic_chargebacks_wh: id => ({ kind: 'payment', id: `chargeback:${id}` }),
}

/**
 * Verifies a notification: its signature over the id in the address, the request's id and its time; its age; its mode. The signature does not
 * cover the body: its `data.id` must be the signed one, and the event's id contains the signed one, so that a changed body names no other event.
 */
export function verifyNotification(
  keys: MercadoPagoKeys,
  bytes: Uint8Array,
  { headers, url }: { headers: Headers; url: URL },
  now: Date,
): ProviderEvent | null {
  const dataId = url.searchParams.get('data.id')
  if (!dataId || !isSigned(keys.webhookSecret, dataId, headers) || !isFresh(headers, now)) return null
  const body = notification.safeParse(jsonOf(bytes)).data
  if (!body || body.data.id.toLowerCase() !== dataId.toLowerCase()) return null
  if (body.live_mode !== undefined && body.live_mode === isTestKey('mercadopago', keys.accessToken)) return null
  const object = Object.hasOwn(objects, body.type) ? objects[body.type] : undefined
  return { id: `${body.type}:${body.data.id}:${body.id}`, type: body.type, object: object?.(body.data.id) ?? null }
}

/** Documentation and SDK disagree whether an id with capitals is signed as it is or in small letters: either is accepted. */
function isSigned(secret: string, dataId: string, headers: Headers): boolean {
  const validated = [dataId, dataId.toLowerCase()].map(id => {
    try {
      const xSignature = headers.get('x-signature')
      const xRequestId = headers.get('x-request-id')
      WebhookSignatureValidator.validate({ xSignature, xRequestId, dataId: id, secret })
      return true
    } catch {
      return false
    }
  })
  return validated.includes(true)
}

/**
 * Whether the signed time lies near ours. It comes in seconds or in milliseconds: those of our time differ a thousandfold. A header with two times is
 * refused: the signature covers one of them.
 */
function isFresh(headers: Headers, now: Date): boolean {
  const parts = (headers.get('x-signature') ?? '').split(',').map(part => part.split('=').map(text => text.trim()))
  const times = parts.filter(([name]) => name?.toLowerCase() === 'ts').map(([, text]) => Number(text))
  const time = times.length === 1 ? times[0] : undefined
  return time !== undefined && [time, time * 1000].some(ms => Math.abs(now.getTime() - ms) <= windowMs)
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
