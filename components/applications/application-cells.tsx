import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { applicationPath } from '#lib/addresses/paths.ts'
import { applicationStatusLabels } from '#lib/applications/application.ts'
import type { ApplicationColumn } from '#lib/applications/application-list.ts'
import { hourAndMinute, longDateTime, shortDate } from '#lib/text/format.ts'
import type { ApplicationLine } from '#server/applications/queries.ts'
import type { DecisionActs } from './decision-acts.ts'
import { DecisionButtons } from './decision-buttons.client.tsx'
import { statusColors } from './status-colors.ts'

export const applicationRow = (application: ApplicationLine, acts: DecisionActs): ListRow => ({
  id: application.id,
  label: `a candidatura de ${application.email}`,
  cells: drawCells(cells, application),
  actions: application.status === 'pending' && (
    <DecisionButtons id={application.id} email={application.email} {...acts} />
  ),
})

const cells: Cells<ApplicationColumn, ApplicationLine> = {
  email: ({ id, email, name }) => (
    <>
      <Link href={applicationPath(id)} prefetch={false} className="font-semibold break-all hover:underline">
        {email}
      </Link>
      {name && <p className="text-soft">{name}</p>}
    </>
  ),
  experiencia: ({ experienceYears, previousOutlets, hasResume }) => (
    <>
      <p className="line-clamp-2 break-words">
        {experienceYears}. {previousOutlets}
      </p>
      {hasResume && <p className="text-soft">Com currículo</p>}
    </>
  ),
  criado: ({ createdAt }) => (
    <time dateTime={createdAt.toISOString()} title={longDateTime(createdAt)}>
      <span className="whitespace-nowrap">{shortDate(createdAt)}</span>{' '}
      <span className="text-soft">{hourAndMinute(createdAt)}</span>
    </time>
  ),
  situacao: ({ status, decidedAt }) => (
    <>
      <Badge color={statusColors[status]}>{applicationStatusLabels[status]}</Badge>
      {decidedAt && <p className="text-soft">{shortDate(decidedAt)}</p>}
    </>
  ),
}
