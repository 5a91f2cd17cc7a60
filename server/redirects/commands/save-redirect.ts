import { formerAddress } from '#lib/addresses/former.ts'
import { DomainError } from '#lib/errors.ts'
import { redirectFaults } from '#lib/redirects/redirect-list.ts'
import type { ChangeRedirectInput, RedirectFields } from '#lib/schemas/site/redirect.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { redirectPolicy } from '../policy.ts'
import { writeRedirects } from './write-redirects.ts'

/** Adds a redirect. Raises forbidden, or invalid beside a field: also when the former address leads somewhere already. */
export const createRedirect = command(async (context, fields: RedirectFields) => {
  redirectPolicy.assert(context.actor, 'change', null)
  await assertFree(context, fields.path)
  return save(context, fields)
})

/** Changes a redirect. Raises forbidden, not_found, or invalid beside a field. */
export const changeRedirect = command(async (context, { id, fields }: ChangeRedirectInput) => {
  const { tx, actor } = context
  redirectPolicy.assert(actor, 'change', null)
  const current = await tx.redirect.findUnique({ where: { id, removedAt: null }, select: { path: true } })
  if (!current) throw new DomainError('not_found')
  const read = formerAddress(fields.path)
  if ('path' in read && read.path !== current.path) {
    await assertFree(context, fields.path)
    await tx.redirect.delete({ where: { id } })
  }
  return save(context, fields)
})

async function assertFree({ tx }: CommandContext, text: string): Promise<void> {
  const read = formerAddress(text)
  const taken = 'path' in read && (await tx.redirect.count({ where: { path: read.path, removedAt: null } })) > 0
  if (taken) throw new DomainError('invalid', { fields: { path: 'Este endereço antigo já está na lista.' } })
}

async function save(context: CommandContext, { path, target }: RedirectFields): Promise<void> {
  const { tx } = context
  const { refused } = await writeRedirects(tx, [{ path, target, sessionId: null }])
  const [fault] = refused.map(({ fault }) => redirectFaults[fault])
  if (fault) throw new DomainError('invalid', { fields: { [fault.field]: fault.message } })
  const read = formerAddress(path)
  const row = 'path' in read ? await tx.redirect.findUnique({ where: { path: read.path }, select: { id: true } }) : null
  await audit(context, { action: 'redirect.saved', subject: { type: 'redirect', id: row?.id ?? '' } })
}
