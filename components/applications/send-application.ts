import type { Outcome } from '#lib/outcome.ts'
import type { ApplicationFieldsInput } from '#lib/schemas/application.ts'

interface SentApplication {
  /** As typed. */
  fields: ApplicationFieldsInput
  /** The request's id. */
  request: string
  /** The trap for bots. */
  nickname: string
  resume: File | null
}

/** Sends an application. Raises when the server cannot be reached. */
export async function sendApplication({
  fields,
  request,
  nickname,
  resume,
}: SentApplication): Promise<Outcome<unknown>> {
  const body = new FormData()
  body.set('fields', JSON.stringify(fields))
  body.set('request', request)
  body.set('nickname', nickname)
  if (resume) body.set('resume', resume)
  const response = await fetch('/api/apply-author', { method: 'POST', body })
  return response.ok ? { data: null } : { serverError: await response.json() }
}
