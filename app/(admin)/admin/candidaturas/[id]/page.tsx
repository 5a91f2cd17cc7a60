import { Badge } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SocialDetails, WorkDetails } from '#components/applications/application-details.tsx'
import { DecisionButtons } from '#components/applications/decision-buttons.client.tsx'
import { EraseApplication } from '#components/applications/erase-application.client.tsx'
import { PersonalData } from '#components/applications/personal-data.client.tsx'
import { statusColors } from '#components/applications/status-colors.ts'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { applicationPath } from '#lib/addresses/paths.ts'
import { applicationStatusLabels } from '#lib/applications/application.ts'
import { applicationList } from '#lib/applications/application-list.ts'
import { applicationInput } from '#lib/schemas/application.ts'
import { longDateTime } from '#lib/text/format.ts'
import {
  approveApplicationAction,
  eraseApplicationAction,
  rejectApplicationAction,
  showPersonalDataAction,
} from '#server/applications/actions.ts'
import { type Application, findApplication } from '#server/applications/queries.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Candidatura' }

/** One application with everything. Its personal data are shown on request (APPLY-5). */
export default async function ApplicationPage({ params }: PageProps<'/admin/candidaturas/[id]'>) {
  const { id } = await params
  const { actor } = await enter(applicationPath(id))
  const named = applicationInput.safeParse({ id })
  const application = named.success ? await findApplication(actor, named.data.id) : null
  if (!application) notFound()
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <ScreenHeading back={{ path: applicationList.path, label: 'Candidaturas' }}>Candidatura</ScreenHeading>
      <Standing application={application} />
      <Section title="Dados Pessoais">
        <div className="flex flex-col gap-4">
          <p>
            E-mail: <span className="break-all">{application.email}</span>
            {application.name && ` (conta de ${application.name})`}
          </p>
          <PersonalData id={application.id} show={showPersonalDataAction} />
        </div>
      </Section>
      <SocialDetails application={application} />
      <WorkDetails application={application} />
      <Section
        title="Apagar os dados"
        intro="Quando a pessoa pede, a candidatura e o currículo são apagados agora. A auditoria guarda só que isso aconteceu."
      >
        <EraseApplication id={application.id} erase={eraseApplicationAction} />
      </Section>
    </div>
  )
}

function Standing({ application }: { application: Application }) {
  const { id, email, status, createdAt, decidedAt, decidedBy, rejectionReason } = application
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge size="2" color={statusColors[status]}>
          {applicationStatusLabels[status]}
        </Badge>
        <span className="text-soft">
          Recebida em {longDateTime(createdAt)}
          {decidedAt && `, decidida por ${decidedBy ?? 'Redação'} em ${longDateTime(decidedAt)}`}
        </span>
      </div>
      {rejectionReason && (
        <blockquote className="border-l-4 border-rule pl-4 whitespace-pre-line">{rejectionReason}</blockquote>
      )}
      {status === 'pending' && (
        <DecisionButtons id={id} email={email} approve={approveApplicationAction} reject={rejectApplicationAction} />
      )}
    </div>
  )
}
