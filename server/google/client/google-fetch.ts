import type { ServiceKey } from '#lib/schemas/google/google.ts'
import { outsideFetch } from '#server/platform/outside/outside-fetch.ts'
import { env } from '#server/platform/process/env.ts'
import { refusedBy } from './failure.ts'
import { forgetTokens, tokenFor } from './token.ts'

type Options = Parameters<ReturnType<typeof outsideFetch>>[1] & {}

/** Milliseconds until the last byte of an answer. */
const wholeMs = 15_000

/** The origin of one of Google's services, or of the stand-in for all of them. */
export const serviceBase = (service: 'analyticsdata' | 'admanager'): string =>
  env().google.base ?? `https://${service}.googleapis.com`

/**
 * A fetch with a service account's token, through the guarded client. Keeps the headers of Google's own client. Gives successful answers alone. Raises the
 * error of a refusal, or OutsideError.
 */
export const googleFetch =
  (key: ServiceKey) =>
  async (address: string, { method, headers, body, signal }: Options): Promise<Response> => {
    const { base } = env().google
    const given = headers instanceof Headers ? Object.fromEntries(headers) : headers
    const answer = await outsideFetch(base ? [base] : [], wholeMs)(address, {
      ...{ method, body, signal },
      headers: { ...given, authorization: `Bearer ${await tokenFor(key)}` },
    })
    if (answer.ok) return answer
    if (answer.status === 401) forgetTokens()
    throw refusedBy(answer.status, await answer.text())
  }
