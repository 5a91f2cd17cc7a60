import { randomBytes } from 'node:crypto'
import { isProvisional } from '#lib/addresses/draft-slug.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'

const maxTries = 200

/** The n-th candidate for a wanted slug: itself, then `-2`, `-3` …, cut so that the whole stays within the limit. */
export function slugCandidate(wanted: string, n: number): string {
  if (n === 1) return wanted
  const suffix = `-${n}`
  return wanted.slice(0, limits.slug.max - suffix.length).replace(/-+$/, '') + suffix
}

/**
 * Claims a slug for an article: the wanted one, or the next free one (ADDR-5). Slugs are unique across the site, former ones
 * included (decision 0207). The insert decides, so two simultaneous claims get two slugs. An article may take back a slug it had. For an article
 * not stored yet, pass null and call `attachSlug` afterwards. Raises slug_like_uuid or slug_exhausted.
 */
export async function claimSlug(tx: Tx, articleId: string | null, wanted: string): Promise<string> {
  assertNoUuid(wanted)
  for (let n = 1; n <= maxTries; n++) {
    const slug = slugCandidate(wanted, n)
    const { count } = await tx.articleSlug.createMany({ data: { slug, articleId }, skipDuplicates: true })
    if (count === 1) return slug
    const holder = await tx.articleSlug.findUnique({ where: { slug }, select: { articleId: true } })
    if (articleId !== null && holder?.articleId === articleId) return slug
  }
  throw exhausted()
}

/** A slug for a draft without one (ART-14). It is no address, so nobody claims it. */
export const provisionalSlug = () => `sem-titulo-${randomBytes(16).toString('hex')}`

/** The slug of a new article: the wanted one or the next free one, or a provisional one when none is wanted. Raises as `claimSlug` does. */
export const firstSlug = (tx: Tx, wanted: string): Promise<string> | string =>
  wanted === '' ? provisionalSlug() : claimSlug(tx, null, wanted)

/**
 * The slug of a saved article: the present one while the wanted one is the same, the wanted one or the next free one. Without a
 * wanted one, a slug that was public stays, and another becomes provisional. Raises as `claimSlug` does.
 */
export async function nextSlug(
  tx: Tx,
  { id, slug, publishedAt }: { id: string; slug: string; publishedAt: Date | null },
  wanted: string,
): Promise<string> {
  if (wanted === '') return publishedAt || isProvisional(slug) ? slug : provisionalSlug()
  return wanted === slug ? slug : claimSlug(tx, id, wanted)
}

function assertNoUuid(wanted: string): void {
  if (!looksLikeUuid(wanted)) return
  throw new DomainError('slug_like_uuid', {
    fields: { slug: 'Este endereço parece um código interno. Escolha outro.' },
  })
}

const exhausted = () =>
  new DomainError('slug_exhausted', { fields: { slug: 'Este endereço já foi usado vezes demais. Escolha outro.' } })

/** The most rounds of choosing: a slug that another transaction took meanwhile is chosen again in the next round. */
const maxRounds = 3

/**
 * Claims slugs for new articles, each the wanted one or the next free one, in the order of `wanted`; an empty one becomes
 * provisional. Takes two or three statements for any number. Of two equal ones the earlier gets it. `attachSlugs` binds them to articles. Raises slug_like_uuid
 * or slug_exhausted.
 */
export async function claimSlugs(tx: Tx, wanted: readonly string[]): Promise<string[]> {
  wanted.forEach(assertNoUuid)
  const taken = await takenAmong(tx, wanted)
  const none = [...wanted.keys()].filter(place => wanted[place] === '')
  const got = new Map(none.map(place => [place, provisionalSlug()]))
  for (let round = 0; round < maxRounds && got.size < wanted.length; round++) {
    const open = [...wanted.keys()].filter(place => !got.has(place))
    const chosen = await chooseSlugs(
      tx,
      open.map(place => [place, wanted[place] ?? ''] as const),
      taken,
    )
    const claimed = await claimFree(tx, [...chosen.values()])
    for (const [place, slug] of chosen) if (claimed.has(slug)) got.set(place, slug)
  }
  if (got.size < wanted.length) throw exhausted()
  return wanted.map((slug, place) => got.get(place) ?? slug)
}

/** A slug that no other text has: of a heading that hundreds of old texts share. */
const rareSlug = (wanted: string) =>
  `${wanted.slice(0, limits.slug.max - 13).replace(/-+$/, '')}-${randomBytes(6).toString('hex')}`

/** A free slug for each place. Adds the chosen slugs to `taken`. */
async function chooseSlugs(
  tx: Tx,
  open: (readonly [number, string])[],
  taken: Set<string>,
): Promise<Map<number, string>> {
  const chosen = new Map<number, string>()
  const take = (place: number, slug: string) => {
    taken.add(slug)
    chosen.set(place, slug)
  }
  const contested: (readonly [number, string])[] = []
  for (const [place, slug] of open) {
    if (taken.has(slug)) contested.push([place, slug])
    else take(place, slug)
  }
  const candidates = (slug: string) => Array.from({ length: maxTries }, (_, before) => slugCandidate(slug, before + 1))
  const others = [...new Set(contested.map(([, slug]) => slug))].flatMap(candidates)
  for (const slug of others.length > 0 ? await takenAmong(tx, others) : []) taken.add(slug)
  for (const [place, slug] of contested) {
    take(place, candidates(slug).find(candidate => !taken.has(candidate)) ?? rareSlug(slug))
  }
  return chosen
}

async function takenAmong(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ slug: string }[]>`SELECT slug FROM article_slugs WHERE slug = ANY(${slugs})`
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Claims the slugs that are free and gives them. They are inserted in sorted order, so two batches that want the same ones wait
 * for each other without a deadlock.
 */
async function claimFree(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    INSERT INTO article_slugs (slug) SELECT slug FROM unnest(${[...slugs].sort()}::text[]) AS wanted (slug)
      ON CONFLICT DO NOTHING RETURNING slug`
  return new Set(rows.map(({ slug }) => slug))
}

/** Binds claimed slugs to their articles, by place. */
export async function attachSlugs(tx: Tx, slugs: readonly string[], articleIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE article_slugs s SET article_id = given.id
      FROM unnest(${slugs}::text[], ${articleIds}::uuid[]) AS given (slug, id) WHERE s.slug = given.slug`
}

/** Binds a claimed slug to its article. A provisional slug is not claimed. */
export async function attachSlug(tx: Tx, slug: string, articleId: string): Promise<void> {
  if (!isProvisional(slug)) await tx.articleSlug.update({ where: { slug }, data: { articleId } })
}

/** Releases a slug that was never public. */
export async function releaseSlug(tx: Tx, articleId: string, slug: string): Promise<void> {
  await tx.articleSlug.deleteMany({ where: { slug, articleId } })
}
