import { Badge, Card, Heading } from '@radix-ui/themes'
import { applicationStatusLabels } from '#lib/applications/application.ts'
import { longDate } from '#lib/text/format.ts'
import type { OwnApplication as Own } from '#server/applications/queries.ts'
import { statusColors } from './status-colors.ts'

/** The state of the reader's own application. */
export const OwnApplication = ({ application }: { application: Own }) => (
  <Card size="3" asChild>
    <section aria-labelledby="sua-candidatura">
      <div className="flex flex-wrap items-center gap-3">
        <Heading as="h2" id="sua-candidatura" size="4">
          Sua candidatura
        </Heading>
        <Badge color={statusColors[application.status]}>{applicationStatusLabels[application.status]}</Badge>
      </div>
      <p className="mt-1 text-sm text-soft">Enviada em {longDate(application.createdAt)}.</p>
      <p className="mt-3">{sentences[application.status]}</p>
      {application.rejectionReason && (
        <blockquote className="mt-3 border-l-4 border-rule pl-4 whitespace-pre-line">
          {application.rejectionReason}
        </blockquote>
      )}
    </section>
  </Card>
)

const sentences = {
  pending: 'Ela está em análise. A resposta vai para o e-mail que você informou.',
  approved: 'Ela foi aprovada. O convite para escrever foi para o e-mail que você informou.',
  rejected: 'Desta vez, o jornal decidiu não seguir com ela. Você pode se candidatar de novo abaixo.',
} as const
