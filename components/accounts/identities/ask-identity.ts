import type { Outcome } from '#lib/outcome.ts'

/** What a person wants of another provider, and the page to continue at. */
export interface Wish {
  purpose: 'enter' | 'link'
  next: string
}

/** Posts JSON to a door of the identities; gives its answer as an action's outcome. */
export async function post<Data>(path: string, body: object): Promise<Outcome<Data>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`/api/identity/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.json()
  return response.ok ? { data: answer } : { serverError: answer }
}

/** Begins a dialogue with a provider; gives the address to open. */
export const beginWith =
  (provider: string) =>
  (wish: Wish): Promise<Outcome<{ url: string }>> =>
    post(`${provider}/begin`, wish)
