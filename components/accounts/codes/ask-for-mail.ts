import type { Outcome } from '#lib/outcome.ts'

/** The mails that a visitor can ask for. */
export type AskedMail = 'codigo' | 'recuperar' | 'reenviar'

/** Asks for a mail to an address. Raises when the server cannot be reached. */
export const askForMail = (mail: AskedMail, email: string): Promise<Outcome<null>> =>
  send(`/api/auth/mail/${mail}`, { email })

/** Signs in with the code that this browser asked for. Raises when the server cannot be reached. */
export const enterByCode = (code: string): Promise<Outcome<null>> => send('/api/auth/codigo', { code })

/** Posts JSON to a door of the accounts. Raises when the server cannot be reached. */
export async function send(path: string, body: object): Promise<Outcome<null>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.ok ? { data: null } : { serverError: await response.json() }
}
