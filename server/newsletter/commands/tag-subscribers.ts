import { limits } from '#lib/limits.ts'
import type { BulkResult } from '#lib/list/bulk.ts'
import type { TagSubscribersInput } from '#lib/schemas/newsletter/subscriber.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { newsletterPolicy } from '../policy.ts'

/** Gives many subscribers a tag, or takes it from them. Gives each one's result: who has too many tags, or is gone, is refused. Raises forbidden. */
export const tagSubscribers = command(async (context, { ids, tag, act }: TagSubscribersInput): Promise<BulkResult> => {
  const { tx, actor } = context
  newsletterPolicy.assert(actor, 'tag', null)
  const rows = await tx.$queryRaw<{ id: string; tags: string[] }[]>`
    SELECT id, tags FROM newsletter_subscribers WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
  const full =
    act === 'add' ? rows.filter(row => !row.tags.includes(tag) && row.tags.length >= limits.newsletter.tag.most) : []
  const done = rows.filter(row => !full.includes(row)).map(({ id }) => id)
  if (act === 'add')
    await tx.$executeRaw`
      UPDATE newsletter_subscribers SET tags = array_append(tags, ${tag}) WHERE id = ANY(${done}::uuid[]) AND NOT ${tag} = ANY(tags)`
  else
    await tx.$executeRaw`UPDATE newsletter_subscribers SET tags = array_remove(tags, ${tag}) WHERE id = ANY(${done}::uuid[])`
  if (done.length > 0)
    await audit(context, {
      action: act === 'add' ? 'newsletter.tagged' : 'newsletter.untagged',
      subject: { type: 'newsletter', id: 'subscribers' },
      details: { tag, count: done.length },
    })
  const found = new Set(rows.map(({ id }) => id))
  return {
    done,
    refused: [
      ...full.map(({ id }) => ({ id, message: `Uma pessoa tem no máximo ${limits.newsletter.tag.most} etiquetas.` })),
      ...ids.filter(id => !found.has(id)).map(id => ({ id, message: 'Este inscrito não existe mais.' })),
    ],
  }
})
