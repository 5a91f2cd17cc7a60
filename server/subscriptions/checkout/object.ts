import type { ProviderObject } from '../providers/provider.ts'

/** A PIX or a boleto is a payment at its provider; a card's page is a session or a preapproval in the making. */
export const objectOf = ({ method, providerId }: { method: string; providerId: string }): ProviderObject => ({
  kind: method === 'card' ? 'checkout' : 'payment',
  id: providerId,
})
