import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { ClosedShareView } from '#components/shares/closed-share.tsx'
import { Preview } from '#components/shares/preview.tsx'
import { one } from '#lib/addresses/parameters.ts'
import { centsIn } from '#lib/shares/money.ts'
import { isMonth, monthName, sharesPath } from '#lib/shares/months.ts'
import { isoDay } from '#lib/text/format.ts'
import { now } from '#server/platform/process/clock.ts'
import {
  adjustShareAction,
  closeShareMonthAction,
  markPaidAction,
  proveForPayoutsAction,
  unmarkPaidAction,
} from '#server/shares/actions.ts'
import { findSharePreview } from '#server/shares/queries/preview.ts'
import { findClosedShare } from '#server/shares/queries/statement.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Repasses do mês' }

/** One month: closed with its statements, or open with its preview. */
export default async function ShareMonthPage({ params, searchParams }: PageProps<'/admin/repasses/[month]'>) {
  const { month } = await params
  const { actor } = await enter(sharesPath)
  if (!isMonth(month)) notFound()
  const parameters = await searchParams
  const typed = one(parameters.receita)?.slice(0, 30) ?? null
  const cents = typed === null ? null : centsIn(typed)
  const share = await findClosedShare(actor, month, one(parameters.pessoa) ?? null)
  const preview = share ? null : await findSharePreview(actor, month, cents !== null && cents >= 0 ? cents : null)
  if (!share && !preview) notFound()
  const name = monthName(month)
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading back={{ path: sharesPath, label: 'Repasses' }}>{`Repasses de ${name}`}</ScreenHeading>
      {share && (
        <ClosedShareView
          share={share}
          today={isoDay(now())}
          actions={{
            mark: markPaidAction,
            unmark: unmarkPaidAction,
            adjust: adjustShareAction,
            prove: proveForPayoutsAction,
          }}
        />
      )}
      {preview && <Preview preview={preview} typed={typed} close={closeShareMonthAction} />}
    </div>
  )
}
