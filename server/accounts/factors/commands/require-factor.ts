import type { StaffFactor } from '#lib/schemas/factors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'
import { factorPolicy } from '../policy.ts'
import { dueFrom } from './settle-due.ts'

/**
 * Requires a second factor of staff, or no longer. Staff without one get seven days; afterwards their rights rest (decision 0194). Raises
 * forbidden.
 */
export const requireFactor = command(async (context, rule: StaffFactor) => {
  const { tx, actor, now } = context
  factorPolicy.assert(actor, 'require', null)
  const before = await lockSetting(tx, 'staff_factor')
  if (before.required === rule.required) return
  await saveSetting(context, 'staff_factor', rule)
  const { count } = rule.required
    ? await tx.user.updateMany({
        where: {
          factorDueAt: null,
          roles: { some: {} },
          factors: { none: { verifiedAt: { not: null }, kind: { not: 'passkey' } } },
        },
        data: { factorDueAt: dueFrom(now) },
      })
    : await tx.user.updateMany({ where: { factorDueAt: { not: null } }, data: { factorDueAt: null } })
  await audit(context, {
    action: 'site.staff_factor_set',
    subject: { type: 'site_setting', id: 'staff_factor' },
    details: { required: rule.required, accounts: count },
  })
})
