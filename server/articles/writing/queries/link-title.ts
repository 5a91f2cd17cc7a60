import { type Actor, isStaff } from '#lib/actor.ts'
import { canonicalLink } from '#lib/addresses/canonical.ts'
import { articleSlugAt } from '#lib/addresses/screens/routes.ts'
import { DomainError } from '#lib/errors.ts'
import { visibleText } from '#lib/text/html.ts'
import { cleanText, truncate } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { askOutside, OutsideError, type OutsideOptions } from '#server/platform/outside/outside.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { publicArticles } from '../../reading/queries/cards.ts'

/** A page's title stands near its beginning; more than this is not read. */
const mostCharacters = 512 * 1024
const mostBytes = 4 * 1024 * 1024
const longestTitle = 150
/** A person waits for it: later it would change a line that is written on. */
const wholeMs = 5_000

/**
 * The title of the page at an address, for the text of a pasted link: of a public article of this site by a query, of another site by asking it,
 * through the guarded client and without anything of the person. Null when there is none. Raises forbidden for an actor who is not staff.
 */
export async function findLinkTitle(
  actor: Actor,
  { address }: { address: string },
  outside: Pick<OutsideOptions, 'operatorBases'> = {},
): Promise<{ title: string | null }> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const link = canonicalLink(address, siteOrigin())
  if (link.startsWith('/')) return { title: await ownTitle(link) }
  try {
    return { title: await titleOutside(address, outside) }
  } catch (error) {
    // Whatever another server does, the pasted address stays as the link's text.
    if (error instanceof OutsideError) return { title: null }
    throw error
  }
}

async function ownTitle(link: string): Promise<string | null> {
  const slug = articleSlugAt(link.replace(/[?#].*/s, ''))
  if (slug === null) return null
  const select = { article: { select: { title: true } } }
  const row = await db().articleSlug.findFirst({ where: { slug, article: publicArticles }, select })
  return row?.article?.title ?? null
}

async function titleOutside(address: string, outside: OutsideOptions): Promise<string | null> {
  const headers = { accept: 'text/html', 'accept-language': 'pt-BR, pt' }
  const answer = await askOutside(address, { ...outside, headers, maxBytes: mostBytes, wholeMs })
  const type = answer.headers['content-type'] ?? ''
  if (answer.status !== 200 || !/^text\/html|^application\/xhtml/i.test(type)) {
    answer.body.destroy()
    return null
  }
  const decoder = decoderOf(type)
  let html = ''
  // Leaving the loop closes the connection.
  for await (const chunk of answer.body) {
    html += decoder.decode(chunk, { stream: true })
    const [, title] = /<title(?:\s[^<>]*)?>([^<]*)<\/title/i.exec(html) ?? []
    if (title !== undefined) return truncate(cleanText(visibleText(title)).trim(), longestTitle) || null
    if (html.length > mostCharacters) return null
  }
  return null
}

function decoderOf(type: string): TextDecoder {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}
