import { Badge, TabNav } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { OlderLink } from '#components/admin/older-link.tsx'
import { ReportCard } from '#components/admin/report-card.tsx'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { formatInteger } from '#lib/text/format.ts'
import { closeReportAction } from '#server/reports/actions.ts'
import { listReports } from '#server/reports/queries.ts'
import { enter } from '../../_page/enter.ts'

const path = '/admin/erros'
const closedPath = `${path}?aba=encerrados`

export const metadata: Metadata = { title: 'Erros comunicados' }

/** What readers say is wrong, the open reports first. */
export default async function ReportsPage({ searchParams }: PageProps<'/admin/erros'>) {
  const { actor } = await enter(path)
  const { aba, antes } = await searchParams
  const closed = aba === 'encerrados'
  const before = typeof antes === 'string' ? antes : undefined
  const { reports, open, older } = await listReports(actor, closed ? 'closed' : 'open', before)
  const first = closed ? closedPath : path
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading>Erros comunicados</ScreenHeading>
      <TabNav.Root aria-label="Avisos por situação">
        <TabNav.Link asChild active={!closed}>
          <Link href={path} prefetch={false}>
            Em aberto{' '}
            <Badge color="gray" ml="2">
              {formatInteger(open)}
            </Badge>
          </Link>
        </TabNav.Link>
        <TabNav.Link asChild active={closed}>
          <Link href={closedPath} prefetch={false}>
            Encerrados
          </Link>
        </TabNav.Link>
      </TabNav.Root>
      {reports.length === 0 && (
        <p className="text-soft">{closed ? 'Nenhum aviso encerrado.' : 'Nenhum aviso espera resposta.'}</p>
      )}
      <ul className="flex flex-col gap-3">
        {reports.map(report => (
          <li key={report.id}>
            <ReportCard report={report} close={closeReportAction} />
          </li>
        ))}
      </ul>
      <OlderLink older={older && `${first}${closed ? '&' : '?'}antes=${older}`} first={before ? first : null} />
    </div>
  )
}
