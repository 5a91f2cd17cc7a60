import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import { readSegment } from '#lib/addresses/paths.ts'

/** A question to next-auth: one of its addresses, and the fields that our sign-in form sends. */
interface Question {
  /** The segments below `/api/auth`. */
  segments: readonly string[]
  method: 'GET' | 'POST'
  /** The request's cookies by name, as received. */
  cookies: Record<string, string>
  body?: Record<string, string | undefined>
}

/**
 * Asks next-auth, and gives its answer. It gets what this product uses and nothing else of the request: a `callbackUrl` in the query, in
 * the form or in its own cookie would choose where to continue, and one that is no address ends in a 500 (abuse case 27). Its handler for
 * plain Node takes values; its handler for requests reads all cookies itself.
 */
export async function askNextAuth(
  { segments, method, cookies, body }: Question,
  options: NextAuthOptions,
): Promise<Response> {
  const csrfCookies = Object.entries(cookies).filter(([name]) => /^(?:__Host-)?next-auth\.csrf-token$/.test(name))
  const request = {
    method,
    query: { nextauth: [...segments] },
    cookies: Object.fromEntries(csrfCookies.map(([name, value]) => [name, readSegment(value)])),
    headers: {},
    body,
  }
  const answer = new CollectedAnswer()
  await NextAuth(request as unknown as NextApiRequest, answer as unknown as NextApiResponse, options)
  return answer.response()
}

/** The part of Node's response that next-auth calls. */
class CollectedAnswer {
  #status = 200
  #body: string | null = null
  readonly #headers = new Map<string, string | string[]>()

  status(status: number): this {
    this.#status = status
    return this
  }

  getHeader(name: string): string | string[] | undefined {
    return this.#headers.get(name.toLowerCase())
  }

  setHeader(name: string, value: string | string[]): this {
    this.#headers.set(name.toLowerCase(), value)
    return this
  }

  json(data: unknown): void {
    this.setHeader('content-type', 'application/json').#body = JSON.stringify(data)
  }

  send(body: unknown): void {
    if (typeof body === 'string') this.#body = body
    else this.json(body)
  }

  end(): void {}

  response(): Response {
    const pairs = [...this.#headers].flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    )
    return new Response(this.#body, { status: this.#status, headers: pairs })
  }
}
