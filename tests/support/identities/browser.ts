import { NextRequest } from 'next/server'
import type { Route } from '#server/platform/door/route.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'

const host = 'localhost:3000'

/** A browser with its cookies of this site, which talks to route handlers as the press passes requests on, and to providers by HTTP. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #foreign = new Map<string, string>()

  /** Sends a request to a handler of this site. */
  async ask(
    route: Route,
    path: string,
    options: { body?: object; form?: Record<string, string>; params?: object; crossSite?: boolean } = {},
  ) {
    const { body, form, params = {}, crossSite = false } = options
    const headers = new Headers({ 'x-forwarded-host': host, 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Teste' })
    headers.set('origin', crossSite ? 'https://provedor.example' : `http://${host}`)
    // SameSite=Lax: a form that another site posts carries no cookie.
    if (!crossSite) headers.set('cookie', [...this.cookies].map(pair => pair.join('=')).join('; '))
    const sent = body ? JSON.stringify(body) : form ? new URLSearchParams(form).toString() : null
    const url = new URL(path, `http://${host}`)
    const response = await route(new NextRequest(url, { method: route.method, headers, ...(sent && { body: sent }) }), {
      params: Promise.resolve(params),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** The session that its cookies name. */
  session() {
    return sessionOf(new Headers({ cookie: [...this.cookies].map(pair => pair.join('=')).join('; ') }))
  }

  /** Follows a provider's pages until it sends the browser back to this site; gives that address. */
  async follow(start: string): Promise<string> {
    let address = new URL(start)
    for (let pages = 0; pages < 10; pages++) {
      if (address.host === host) return address.href
      const cookie = [...this.#foreign].map(pair => pair.join('=')).join('; ')
      const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        this.#foreign.set(name, value)
      }
      const location = response.headers.get('location')
      if (!location) throw new Error(`${address.href}: ${response.status} ${await response.text()}`)
      address = new URL(location, address)
    }
    throw new Error('Too many pages')
  }

  /** The sentence of the notice that waits for the next page; empty for none. */
  get notice(): string {
    const value = this.cookies.get('notice')
    return value ? JSON.parse(decodeURIComponent(value)).text : ''
  }
}
