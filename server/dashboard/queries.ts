import { type Actor, isMaster } from '#lib/actor.ts'
import { type FirstStep, type FirstStepName, firstStepNames } from '#lib/dashboard/first-steps.ts'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { type SitePageSlug, sitePageSlugs } from '#lib/site/pages/site-pages.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { listCompletePages, readSetting } from '#server/site/queries.ts'
import { offered } from '#server/subscriptions/checkout/queries.ts'

/** What readers need before they sign up or pay. */
const reaching: readonly SitePageSlug[] = ['contato', 'termos', 'privacidade']

interface Begun {
  people: boolean
  archive: boolean
  article: boolean
}

/** The first steps of a newspaper for its masters (DASH-6); null for others, once all are done, and after a master hid them. */
export async function findFirstSteps(actor: Actor): Promise<FirstStep[] | null> {
  if (!isMaster(actor) || (await readSetting('first_steps')).hidden) return null
  const [[begun], identity, pages, { methods, plans }] = await Promise.all([
    db().$queryRaw<[Begun]>`
      SELECT (SELECT count(DISTINCT user_id) > 1 FROM user_roles) OR EXISTS (SELECT FROM invitations) AS people,
        EXISTS (SELECT FROM import_sessions) AS archive,
        EXISTS (SELECT FROM articles WHERE status = 'published' AND deleted_at IS NULL) AS article`,
    readSetting('identity'),
    listCompletePages(),
    offered(),
  ])
  const complete = pages.map(({ slug }) => slug)
  const { SMTP_URL, BACKUP_DIR } = env()
  const done: Record<FirstStepName, boolean> = {
    ...begun,
    identity: identity.name !== defaultIdentity.name,
    mail: SMTP_URL !== undefined,
    backup: BACKUP_DIR !== undefined,
    reaching: reaching.every(slug => complete.includes(slug)),
    pages: sitePageSlugs.every(slug => complete.includes(slug) || reaching.includes(slug)),
    payments: methods.length > 0 && plans.length > 0,
  }
  return Object.values(done).every(Boolean) ? null : firstStepNames.map(name => ({ name, done: done[name] }))
}
