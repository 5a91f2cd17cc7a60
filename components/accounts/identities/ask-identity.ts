import type { Outcome } from '#lib/outcome.ts'
import { askServer } from '../ask-server.ts'

/** What a person wants of another provider, and the page to continue at. */
export interface Wish {
  purpose: 'enter' | 'link'
  next: string
}

/** Begins a dialogue with a provider; gives the address to open. */
export const beginWith =
  (provider: string) =>
  (wish: Wish): Promise<Outcome<{ url: string }>> =>
    askServer(`/api/identity/${provider}/begin`, wish)
