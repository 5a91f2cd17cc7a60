import type { OrderInput } from '#lib/schemas/site/navigation.ts'
import { rearranged } from '#lib/site/navigation/order.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { lockMenuItems } from '../lock.ts'

/** Puts the secondary menu into an order. Entries that the order does not name follow behind it; unknown ids are ignored. Raises forbidden. */
export const orderMenu = command(async (context, { ids }: OrderInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editMenu', null)
  await lockMenuItems(tx)
  const rows = await tx.secondaryMenuItem.findMany({
    orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
    select: { id: true, displayOrder: true },
  })
  const order = rearranged(rows, ids)
  if (!order) return
  for (const [place, id] of order.entries())
    await tx.secondaryMenuItem.update({ where: { id }, data: { displayOrder: place + 1 } })
  await audit(context, {
    action: 'menu_item.ordered',
    subject: { type: 'site', id: 'menu' },
    details: { order },
  })
  await forget(tx, ['site'])
})
