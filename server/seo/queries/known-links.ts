import { createHash } from 'node:crypto'
import { articleSlugAt } from '#lib/addresses/screens/routes.ts'
import { outsideLinks, ownLinks } from '#lib/seo/validation/links.ts'
import type { LinkState, Reading } from '#lib/seo/validation/subject.ts'
import { listPresent } from '#server/articles/reading/queries/body-links.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The most links of an article that are followed; more are no article. */
const mostFollowed = 50
/** Days after which a link is followed again. */
const days = { good: 7, broken: 1 }

export const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

/** The links of a text to other sites that may be followed. */
const followedLinks = (nodes: Reading['nodes'], origin: string): string[] =>
  outsideLinks({ nodes }, origin).slice(0, mostFollowed)

/** What is known of a text's links. */
export interface KnownLinks {
  states: ReadonlyMap<string, LinkState>
  /** Addresses of other sites that are to be followed, for the first time or again. */
  due: string[]
}

/** What is known of a text's links. At most two statements. */
export async function findKnownLinks(
  tx: Tx,
  nodes: Reading['nodes'],
  { origin, now }: { origin: string; now: Date },
): Promise<KnownLinks> {
  const outside = followedLinks(nodes, origin)
  const own = ownLinks({ nodes }, origin).flatMap(({ href, path }) => {
    const slug = articleSlugAt(path)
    return slug === null ? [] : [{ href, slug }]
  })
  const [checks, present] = await Promise.all([
    outside.length === 0 ? [] : tx.linkCheck.findMany({ where: { urlHash: { in: outside.map(hashOf) } } }),
    listPresent(
      own.map(({ slug }) => slug),
      tx,
    ),
  ])
  const known = new Map(checks.map(check => [check.urlHash, check]))
  const states = new Map<string, LinkState>()
  const due: string[] = []
  for (const href of outside) {
    const check = known.get(hashOf(href))
    const life = (check?.broken ? days.broken : days.good) * 24 * 60 * 60 * 1000
    if (!check) states.set(href, 'unchecked')
    if (check?.broken) states.set(href, 'broken')
    if (!check || check.checkedAt.getTime() < now.getTime() - life) due.push(href)
  }
  for (const { href, slug } of own) if (!present.has(slug)) states.set(href, 'broken')
  return { states, due }
}
