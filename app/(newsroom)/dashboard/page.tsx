import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Dashboard } from '#components/dashboard/dashboard.tsx'
import { figuresShape, loaded } from '#components/ui/loaded.tsx'
import { isEditor, isMaster, isStaff } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { readDrawn } from '#lib/audience/measures.ts'
import { readPeriod } from '#lib/audience/period.ts'
import { masterExists } from '#server/accounts/queries.ts'
import { hasPendingApplication } from '#server/applications/queries.ts'
import { countPublished } from '#server/articles/desk/queries/tally.ts'
import { listOwnWork } from '#server/articles/own/queries/own-work.ts'
import { findQualityAverage } from '#server/articles/review/queries/reviews.ts'
import { findOverview } from '#server/audience/queries/overview.ts'
import { listOwnRead } from '#server/audience/queries/own-articles.ts'
import { findFirstSteps } from '#server/dashboard/queries.ts'
import { findAdRevenue } from '#server/google/queries/ad-revenue.ts'
import { listDueIdeas } from '#server/ideas/queries/due.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { hideFirstStepsAction } from '#server/site/actions.ts'

export const metadata: Metadata = { title: 'Painel' }

/** The personal dashboard (DASH-1). */
export default async function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  const session = await currentSession()
  if (!session) redirect(signInPath('/dashboard'))
  const { actor, fullName } = session
  const writes = isStaff(actor)
  const parameters = await searchParams
  const period = readPeriod(parameters, now())
  return loaded(figuresShape, async () => {
    const [hasMaster, steps, published, quality, articles, ideas, audience, ownRead, ads, applied] = await Promise.all([
      masterExists(),
      findFirstSteps(actor),
      writes ? countPublished(actor) : null,
      writes ? findQualityAverage(actor) : null,
      writes ? listOwnWork(actor) : null,
      writes ? listDueIdeas(actor) : [],
      block('overview', findOverview(actor, period)),
      isMaster(actor) ? null : block('own-read', listOwnRead(actor, period)),
      writes
        ? block(
            'ad-revenue',
            findAdRevenue(actor, period).then(revenue => ({ revenue })),
          )
        : null,
      !writes && hasPendingApplication(actor),
    ])
    return (
      <Dashboard
        fullName={fullName}
        held={actor.roles}
        published={published}
        quality={quality}
        firstSteps={steps && { steps, hide: hideFirstStepsAction }}
        work={articles && { articles, ideas, reviews: isEditor(actor) }}
        overview={{
          audience,
          articles: ownRead,
          drawn: readDrawn(parameters, period, '/dashboard'),
          period,
          scope: isMaster(actor) ? 'all' : writes ? 'own' : 'none',
          adRevenue: ads?.revenue ?? null,
          now: now(),
          refused: parameters.de !== undefined && period.days !== null,
        }}
        canClaimMaster={!hasMaster}
        applied={applied}
      />
    )
  })
}
