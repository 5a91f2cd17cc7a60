import { articleSlugAt } from '#lib/addresses/screens/routes.ts'
import { outsideLinks, ownLinks } from '#lib/seo/validation/links.ts'
import type { LinkState, ReadSubject } from '#lib/seo/validation/subject.ts'
import { listPresent } from '#server/articles/reading/queries/body-links.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { findOutsideLinks } from './outside-links.ts'

/** The most links of an article that are followed; more are no article. */
const mostFollowed = 50

/** The links of a text to other sites that may be followed. */
const followedLinks = (nodes: ReadSubject['nodes'], origin: string): string[] =>
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
  nodes: ReadSubject['nodes'],
  { origin, now }: { origin: string; now: Date },
): Promise<KnownLinks> {
  const outside = followedLinks(nodes, origin)
  const own = ownLinks({ nodes }, origin).flatMap(({ href, path }) => {
    const slug = articleSlugAt(path)
    return slug === null ? [] : [{ href, slug }]
  })
  const [{ broken, unchecked, due }, present] = await Promise.all([
    findOutsideLinks(tx, outside, now),
    listPresent(
      own.map(({ slug }) => slug),
      tx,
    ),
  ])
  const states = new Map<string, LinkState>()
  for (const href of unchecked) states.set(href, 'unchecked')
  for (const href of broken) states.set(href, 'broken')
  for (const { href, slug } of own) if (!present.has(slug)) states.set(href, 'broken')
  return { states, due }
}
