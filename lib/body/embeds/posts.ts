import type { Network, Post } from '../body.ts'
import { plainLine } from '../inlines.ts'

export const networkNames: Record<Network, string> = { x: 'X', instagram: 'Instagram' }

/** The longest title, in characters. */
export const postTitleMax = 300

const hosts: Record<string, Network> = {
  'x.com': 'x',
  'twitter.com': 'x',
  'mobile.twitter.com': 'x',
  'instagram.com': 'instagram',
}

/**
 * The post at an address of X or Instagram, with the canonical address without tracking parameters. Null for any other address, profiles
 * among them. Without a title it names the account or the network.
 */
export function postAt(address: string, title = ''): Post | null {
  const text = address.trim()
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, pathname } = new URL(text)
  const network = hosts[hostname.replace(/^www\./, '')]
  if (!network || !/^https?:$/.test(protocol) || port !== '' || username !== '') return null
  const found = network === 'x' ? onX(pathname) : onInstagram(pathname)
  if (!found) return null
  const caption = plainLine(title).slice(0, postTitleMax).trim()
  return { kind: 'post', network, url: found.url, title: caption || found.title }
}

function onX(path: string): { url: string; title: string } | null {
  const [, who, id] = /^\/(\w{1,15})\/status(?:es)?\/(\d{1,20})(?:\/|$)/.exec(path) ?? []
  return who && id ? { url: `https://x.com/${who}/status/${id}`, title: `Publicação de @${who} no X` } : null
}

function onInstagram(path: string): { url: string; title: string } | null {
  const [, kind, id] = /^(?:\/[\w.]{1,30})?\/(p|reels?|tv)\/([\w-]{5,40})(?:\/|$)/.exec(path) ?? []
  const place = kind === 'reels' ? 'reel' : kind
  return place && id ? { url: `https://www.instagram.com/${place}/${id}/`, title: 'Publicação no Instagram' } : null
}

/** The account of a post, where its address names one; null for others. */
export const postAuthor = ({ network, url }: Post): string | null =>
  network === 'x' ? (/^https:\/\/x\.com\/(\w+)\//.exec(url)?.[1] ?? null) : null
