import { lookup } from 'node:dns'
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is sent to another house. */
export interface Letter {
  type: string
  body: string
}

/** What it answered. A redirect is an answer like any other and is not followed. */
export interface Reply {
  status: number
  /** The beginning of its words, for the log. */
  text: string
}

const longestWaitMs = 10_000
/** Bytes of an answer that are read; the rest is not waited for. */
const mostBytes = 4_096

const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, prefix, 'ipv6')
}

/** Whether an IP address is one of this machine's or its network's, or nobody's. */
export function isInside(address: string): boolean {
  const family = isIP(address)
  return family === 0 || inside.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Whether a host is this machine by its very name: what somebody sets for a trial. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || /^127\./.test(name) || name === '::1'
}

/** Whether a site is one that the world can reach: https, under a name or address that is not this machine's or its network's. */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  const address = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || isLoopback(hostname)) return false
  return isIP(address)
    ? !isInside(address)
    : hostname.includes('.') && !/\.(?:local|internal|home|lan|test)$/.test(hostname)
}

/**
 * Posts to an address that the operator set, and to none that lies inside: a name that leads into our own network is refused after it was
 * looked up, unless the operator named this machine itself. Ten seconds, a few kilobytes of answer. Raises when nobody answers.
 */
export async function postOutside(address: string, { type, body }: Letter): Promise<Reply> {
  const url = new URL(address)
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const trial = isLoopback(url.hostname)
  if (!trial && isIP(host) && isInside(host)) throw new Error(`${host} lies inside`)
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': Buffer.byteLength(body), 'user-agent': 'Portal' },
    signal: AbortSignal.timeout(longestWaitMs),
    ...(trial ? {} : { lookup: lookupOutside }),
  }
  return new Promise((resolve, reject) => {
    const asked = ask(url, options, response => {
      const chunks: Buffer[] = []
      let read = 0
      const answer = () => {
        const text = Buffer.concat(chunks).subarray(0, mostBytes).toString()
        resolve({ status: response.statusCode ?? 0, text })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        read += chunk.length
        if (read < mostBytes) return
        answer()
        asked.destroy()
      })
      response.on('end', answer)
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const lookupOutside: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const outside = found.filter(({ address }) => !isInside(address))
    const [first] = outside
    if (!first) return callback(new Error(`${host} leads inside`), '')
    return options.all ? callback(null, outside) : callback(null, first.address, first.family)
  })
}
