import type { Outcome } from '#lib/outcome.ts'
import { askServer } from '../ask-server.ts'
import type { Wish } from './ask-identity.ts'

/** The part of a browser's wallet that signing uses (EIP-1193). */
interface Wallet {
  request(question: { method: string; params?: readonly string[] }): Promise<unknown>
}

const refusal = (message: string): Outcome<never> => ({
  serverError: { code: 'identity_cancelled', message, fields: {} },
})

/** Has the browser's wallet sign the server's text; gives the address to open. */
export async function askWallet(wish: Wish): Promise<Outcome<{ url: string }>> {
  const { ethereum } = window as typeof window & { ethereum?: Wallet }
  if (!ethereum) return refusal('Este navegador não tem uma carteira. Instale a extensão dela e tente de novo.')
  try {
    const accounts = await ethereum.request({ method: 'eth_requestAccounts' })
    const address = Array.isArray(accounts) ? String(accounts[0] ?? '') : ''
    const asked = await askServer<{ message: string; state: string }>('/api/identity/wallet/message', {
      ...wish,
      address,
    })
    if (!asked.data) return { serverError: asked.serverError }
    const { message, state } = asked.data
    const signature = await ethereum.request({ method: 'personal_sign', params: [hexOf(message), address] })
    return await askServer('/api/identity/wallet/signature', { state, signature })
  } catch {
    return refusal('A carteira não assinou. Nada mudou.')
  }
}

const hexOf = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
