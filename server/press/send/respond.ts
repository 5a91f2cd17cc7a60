import type { IncomingMessage, ServerResponse } from 'node:http'
import { accepts } from '../page/encode.ts'
import { bytesOf, type Page, type Variant } from '../page/page.ts'

/** Chooses the best encoding of a page that a request accepts, and finds out whether the client already has it (304). Range requests get the whole
 * page (RFC 9110 §14.2 allows it): pages are small. */
export function chooseFor(
  page: Page,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): { variant: Variant; notModified: boolean } {
  const variant = pick(page.variants, acceptEncoding)
  const notModified =
    ifNoneMatch !== undefined && page.status === 200 && variant.etag !== null && matches(ifNoneMatch, variant.etag)
  return { variant, notModified }
}

/** Sends a page in the encoding that the request accepts. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { headers } = request
  const { variant, notModified } = chooseFor(page, headers['accept-encoding'], headers['if-none-match'])
  if (notModified) {
    response.writeHead(304, withoutBodyHeaders(variant.headers))
    response.end()
    return
  }
  response.writeHead(page.status, variant.headers as string[])
  if (request.method === 'HEAD') response.end()
  else if (variant.body) response.end(variant.body)
  else {
    bytesOf(page, variant).then(
      body => response.end(body),
      () => response.destroy(),
    )
  }
}

/** Sends a redirect or a refusal without a page. Next shows a refused action's text only under the plain type, without a charset. */
export function sendBare(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const text = 'location' in headers ? '' : `${REASONS[status] ?? 'Pedido recusado'}.\n`
  response.writeHead(status, {
    'content-type': response.req.headers['next-action'] ? 'text/plain' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

const REASONS: Record<number, string> = {
  400: 'Endereço inválido',
  404: 'Página não encontrada',
  405: 'Método não permitido neste endereço',
  413: 'O que foi enviado é grande demais ou tem partes demais',
  414: 'Endereço longo demais',
  415: 'Esta forma de envio não é aceita aqui',
  500: 'Algo deu errado do nosso lado',
  503: 'Muito está chegando ao mesmo tempo: tente de novo em instantes',
}

function pick(variants: readonly Variant[], accepted: string | undefined): Variant {
  const variant = variants.find(each => each.coding === null || accepts(accepted, each.coding)) ?? variants.at(-1)
  if (!variant) throw new Error('a page without an encoding')
  return variant
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2). */
function matches(header: string, etag: string): boolean {
  return (
    header === etag || header.trim() === '*' || header.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
  )
}

/** The header lines of a 304: those of the 200, without the ones that describe the body (RFC 9110 §15.4.5). */
export function withoutBodyHeaders(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let i = 0; i < lines.length; i += 2) {
    const name = lines[i] ?? ''
    if (!/^content-(?:type|length|encoding|security)/.test(name)) kept.push(name, lines[i + 1] ?? '')
  }
  return kept
}
