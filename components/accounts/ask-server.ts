import type { Outcome } from '#lib/outcome.ts'

/** Posts JSON to a handler of this site. Gives its JSON, or its refusal. Raises when the server cannot be reached. */
export async function askServer<Data>(path: `/api/${string}`, body: object): Promise<Outcome<Data>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) return { serverError: await response.json() }
  return { data: response.status === 204 ? undefined : await response.json() }
}
