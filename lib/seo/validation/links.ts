import { canonicalLink } from '../../addresses/canonical.ts'
import { isStaffPath } from '../../addresses/screens/routes.ts'
import { linkAddress } from '../../body/link.ts'
import { findAll, textOf } from '../../body/tree.ts'
import { fold } from '../../text/text.ts'
import type { Raised } from './finding.ts'
import type { ReadSubject, Surroundings } from './subject.ts'

/** A link of the text. */
interface Link {
  text: string
  /** As written; empty without an address. */
  href: string
  /** On the other side of the origin: null for a link of this site. */
  url: URL | null
  own: boolean
}

/** Folded words of links that do not say where they lead: a text of these alone is vague. */
const vague = new Set(
  (
    'a o as os no na neste nesta nesse nessa este esta esse essa por para pelo pela e ou em de do da ' +
    'aqui ali clique clicando clica link links acesse acessar acessando veja ver vejam confira conferir saiba leia ler mais ' +
    'informacoes detalhes pagina site oficial fonte continue lendo assista baixe baixar materia noticia reportagem texto tudo ' +
    'seguinte abaixo endereco portal conteudo completo completa integra todo toda'
  ).split(' '),
)

/** The most links whose address is read. */
const mostLinks = 500

/** The problems of the text's links. */
export function* checkLinks({ nodes, blocks, words }: ReadSubject, around: Surroundings): Generator<Raised> {
  const links = findAll(nodes, 'a')
    .slice(0, mostLinks)
    .map(({ attrs, children }): Link => {
      const href = attrs.href?.trim() ?? ''
      const text = children.map(textOf).join('').replace(/\s+/g, ' ').trim()
      return { text, href, ...placeOf(href, around.origin) }
    })
  const named = (some: readonly Link[]) => some.map(({ text, href }) => text || href)

  const empty = links.filter(({ text }) => !/[\p{L}\p{N}]/u.test(text))
  if (empty.length > 0) {
    yield {
      rule: 'link-empty',
      message: countOf(empty, 'Um link não tem texto.', 'links não têm texto.'),
      evidence: named(empty),
    }
  }
  const unclear = links.filter(({ text }) => isVague(text))
  if (unclear.length > 0) {
    yield {
      rule: 'link-text',
      message: countOf(unclear, 'Um link não diz para onde leva.', 'links não dizem para onde levam.'),
      evidence: named(unclear),
    }
  }
  const bad = links.filter(link => isBadTarget(link))
  if (bad.length > 0) {
    yield {
      rule: 'link-target',
      message: countOf(
        bad,
        'Um link leva a um endereço que o leitor não abre.',
        'links levam a endereços que o leitor não abre.',
      ),
      evidence: named(bad),
    }
  }
  const broken = links.filter(({ href }) => around.links.get(href) === 'broken')
  if (broken.length > 0) {
    yield {
      rule: 'link-broken',
      message: countOf(broken, 'Um link não leva a lugar nenhum.', 'links não levam a lugar nenhum.'),
      evidence: named(broken),
    }
  }
  const inside = links.some(link => link.own && !isBadTarget(link)) || blocks.some(({ kind }) => kind === 'related')
  if (!inside && words > 0)
    yield { rule: 'link-internal', message: 'O texto não leva a nenhuma outra matéria do jornal.' }
}

/** The addresses of a text that another server answers, each once. */
export const outsideLinks = (content: { nodes: ReadSubject['nodes'] }, origin: string): string[] => [
  ...new Set(
    findAll(content.nodes, 'a').flatMap(({ attrs }) => {
      const href = attrs.href?.trim() ?? ''
      const { url, own } = placeOf(href, origin)
      return url && !own && !isBadTarget({ text: '', href, url, own }) ? [href] : []
    }),
  ),
]

/** The addresses of a text that lead to pages of this site. */
export const ownLinks = (content: { nodes: ReadSubject['nodes'] }, origin: string): { href: string; path: string }[] =>
  findAll(content.nodes, 'a').flatMap(({ attrs }) => {
    const href = attrs.href?.trim() ?? ''
    const { own } = placeOf(href, origin)
    return own ? [{ href, path: canonicalLink(href, origin).replace(/[?#].*/s, '') }] : []
  })

const countOf = (links: readonly Link[], one: string, many: string): string =>
  links.length === 1 ? one : `${links.length} ${many}`

function placeOf(href: string, origin: string): Pick<Link, 'url' | 'own'> {
  if (!/^(?:\/(?!\/)|https?:)/i.test(href)) return { url: null, own: false }
  const url = URL.parse(href, origin)
  return { url, own: url?.origin === origin }
}

/** Whether a text names the address or the act of clicking, instead of the thing. */
function isVague(text: string): boolean {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return true
  const words = fold(text).match(/[a-z0-9]+/g) ?? []
  return words.length > 0 && words.every(word => vague.has(word))
}

/** Screens of mail and documents that only their owner opens. */
const ownersHosts = new Set([
  'mail.google.com',
  'outlook.live.com',
  'outlook.office.com',
  'web.whatsapp.com',
  'localhost',
])

function isBadTarget({ href, url, own }: Link): boolean {
  if (/^(?:mailto|tel):/i.test(href)) return linkAddress(href) === null || /^mailto:[^@]*$/i.test(href)
  if (!url) return true
  if (own) return isStaffPath(url.pathname)
  const { hostname } = url
  if (ownersHosts.has(hostname) || isPrivateHost(hostname) || !hostname.includes('.')) return true
  if (hostname === 'docs.google.com' && url.pathname.endsWith('/edit')) return true
  return /^(?:www\.)?google\.com(?:\.br)?$/.test(hostname) && url.pathname === '/url'
}

/** Whether a host is an address of a private network. The guarded client knows all of them; these are the ones that people paste. */
const isPrivateHost = (host: string): boolean =>
  /^(?:10|127|0)\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host) ||
  /^192\.168\.\d{1,3}\.\d{1,3}$/.test(host) ||
  /^172\.(?:1[6-9]|2\d|3[01])\.\d{1,3}\.\d{1,3}$/.test(host) ||
  /^\[(?:::1|f[cd])/.test(host) ||
  /\.(?:local|internal|lan|localhost|test)$/.test(host)
