import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type Provider, providers } from '#lib/subscriptions/plans.ts'
import { textAnswer } from '#server/platform/door/answers.ts'
import { raw } from '#server/platform/door/body.ts'
import { type Refusal, route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import type { ProviderEvent } from '../providers/provider.ts'
import { providerNamed } from '../providers/registry.ts'
import { takeEvent } from './commands/take-event.ts'

const longestBody = 256 * 1024

/**
 * The address for a provider's notifications. A notification is verified over its raw bytes, stored once and answered; a job then reads what
 * it is about. A forged, stale or foreign one is refused with 403, any one with 404 while the provider has no keys; nothing is written.
 */
export const receiveNotification = route({
  name: 'webhooks',
  method: 'POST',
  access: 'public',
  params: z.object({ provider: z.enum(providers) }),
  origin: { signature: async (bytes, request, { provider }) => (await verified(provider, bytes, request)) !== null },
  body: raw(longestBody),
  refuse: refusedToProvider,
  async answer({ request, params: { provider }, input }) {
    const event = await verified(provider, input, request)
    // Its signature became too old between the check and here.
    if (!event) throw new DomainError('forbidden')
    await takeEvent(system, { provider, event })
    return textAnswer('ok')
  },
})

/** What a provider's log shows to whoever sets it up; the sentences of the screens are for readers. */
const reasons: Record<number, string> = {
  403: 'Notificação recusada: assinatura inválida, antiga ou de outro modo (teste ou real).',
  404: 'Notificação recusada: este provedor não está configurado.',
  413: 'Notificação recusada: corpo grande demais.',
}

function refusedToProvider({ status, headers }: Refusal): Response {
  return textAnswer(reasons[status] ?? 'Notificação não recebida.', status, headers)
}

/** The notification in a body; null when its provider did not sign it. Raises not_found while the provider has no keys. */
async function verified(name: Provider, bytes: Uint8Array, request: Request): Promise<ProviderEvent | null> {
  const provider = await providerNamed(name)
  if (!provider) throw new DomainError('not_found')
  return provider.verify(bytes, { headers: request.headers, url: new URL(request.url) }, now())
}
