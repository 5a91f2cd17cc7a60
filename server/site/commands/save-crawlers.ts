import type { CrawlerRules } from '#lib/schemas/site/crawlers.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../policy.ts'
import { lockSetting, saveSetting } from './save-setting.ts'

/** Sets whether crawlers of language models may read the site, and forgets robots.txt. Raises forbidden. */
export const saveCrawlers = command(async (context, rules: CrawlerRules) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'setCrawlers', null)
  const before = await lockSetting(tx, 'crawlers')
  if (before.ai === rules.ai) return
  await saveSetting(context, 'crawlers', rules)
  await audit(context, {
    action: 'site.crawlers_set',
    subject: { type: 'site_setting', id: 'crawlers' },
    details: rules,
  })
  await forget(tx, ['robots'])
})
