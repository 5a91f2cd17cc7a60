import { TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import { FailedJobs } from '#components/health/failed-jobs.tsx'
import { JobTable } from '#components/health/job-table.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { attemptRow } from '#components/monitor/attempt-cells.tsx'
import { MonitorCharts, PrecisionChart } from '#components/monitor/monitor-charts.tsx'
import { MonitorOverview } from '#components/monitor/monitor-overview.tsx'
import { ReprocessDue } from '#components/monitor/reprocess-due.client.tsx'
import { NoticeList } from '#components/notifications/notice-list.client.tsx'
import { figuresShape, listShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { isMaster, type SignedIn } from '#lib/actor.ts'
import { one, type Parameters } from '#lib/addresses/parameters.ts'
import { readListState } from '#lib/list/state.ts'
import type { adminMonitorList, monitorList } from '#lib/monitor/monitor-list.ts'
import { precisionByWeek } from '#server/analysis/queries.ts'
import { dropFailedJobsAction, retryFailedJobsAction } from '#server/health/actions.ts'
import { findJobs } from '#server/health/queries/jobs.ts'
import { reprocessArticleAction, reprocessDueAction } from '#server/monitor/actions.ts'
import { listMonitorDays } from '#server/monitor/queries/days.ts'
import { findOverview, listAttempts } from '#server/monitor/queries/log.ts'
import { archiveNoticeAction, readAllNoticesAction, readNoticeAction } from '#server/notifications/actions.ts'
import { readNoticeBatch } from '#server/notifications/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'

interface MonitorProps {
  list: typeof monitorList | typeof adminMonitorList
  /** The name of the screen. */
  title: string
  actor: SignedIn
  parameters: Parameters
}

/** The monitor with its two tabs: on its own page, and among the masters' tabs (MON-1). */
export async function MonitorScreen({ list, title, actor, parameters }: MonitorProps) {
  const tab = one(parameters.aba) === 'avisos' ? 'avisos' : 'monitor'
  return loaded(tab === 'avisos' ? listShape : figuresShape, async () => (
    <div className="flex flex-col gap-5">
      <ScreenHeading action={tab === 'monitor' && <ReprocessDue reprocess={reprocessDueAction} />}>
        {title}
      </ScreenHeading>
      <MonitorTabs path={list.path} tab={tab} />
      {tab === 'avisos' ? await ownNotices(actor) : await monitor({ list, actor, parameters })}
    </div>
  ))
}

async function ownNotices(actor: SignedIn) {
  const actions = { read: readNoticeAction, readAll: readAllNoticesAction, archive: archiveNoticeAction }
  return (
    <div className="max-w-2xl">
      <NoticeList account={actor.id} initial={await readNoticeBatch(actor, null)} actions={actions} />
    </div>
  )
}

async function monitor({ list, actor, parameters }: Omit<MonitorProps, 'title'>) {
  const state = readListState(list, parameters)
  const [overview, page, days, weeks, jobs] = await Promise.all([
    block('monitor-overview', findOverview(actor, now())),
    block('monitor-log', listAttempts(actor, state)),
    block('monitor-days', listMonitorDays(actor, now())),
    block('monitor-weeks', precisionByWeek(actor)),
    isMaster(actor) ? block('monitor-jobs', findJobs(actor)) : null,
  ])
  return (
    <>
      <SteadyRefresh seconds={30} />
      {overview && <MonitorOverview overview={overview} path={list.path} />}
      {days && (
        <Section title="Últimos 30 dias">
          <MonitorCharts days={days} />
        </Section>
      )}
      {weeks && (
        <Section
          title="Precisão das sugestões"
          intro="De cada cem tags e lugares sugeridos que a redação aceitou ou recusou, quantos aceitou."
        >
          <PrecisionChart weeks={weeks} />
        </Section>
      )}
      {jobs && (
        <Section
          title="Trabalhos que falharam"
          intro="Falharam em todas as tentativas e esperam uma decisão, por até noventa dias."
        >
          <FailedJobs jobs={jobs.failedJobs} retry={retryFailedJobsAction} drop={dropFailedJobsAction} />
        </Section>
      )}
      <List
        list={list}
        state={state}
        content={
          page && {
            ...page,
            rows: page.rows.map(attempt => attemptRow(attempt, { list, state, retry: reprocessArticleAction })),
          }
        }
        chosen={{ artigo: page?.article ?? null }}
        empty="Nenhum artigo foi processado ainda."
      />
      {jobs && (
        <Section title="Fila">
          <JobTable jobs={jobs.jobs} />
        </Section>
      )}
    </>
  )
}

const labels = { monitor: 'Monitor', avisos: 'Notificações' }
type MonitorTab = keyof typeof labels

/** The monitor's tabs. `path` is its address. */
const MonitorTabs = ({ path, tab }: { path: string; tab: MonitorTab }) => (
  <TabNav.Root aria-label="Partes do monitor">
    {(Object.keys(labels) as MonitorTab[]).map(each => (
      <TabNav.Link key={each} asChild active={each === tab}>
        <Link href={each === 'monitor' ? path : `${path}?aba=${each}`} prefetch={false}>
          {labels[each]}
        </Link>
      </TabNav.Link>
    ))}
  </TabNav.Root>
)
