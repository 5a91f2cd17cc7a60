import type { Metadata } from 'next'
import Link from 'next/link'
import { BackupFacts } from '#components/health/backup-state.tsx'
import { ErrorTable, TroubledMails } from '#components/health/error-tables.tsx'
import { Facts, FindingList } from '#components/health/facts.tsx'
import { FailedJobs } from '#components/health/failed-jobs.tsx'
import { JobTable } from '#components/health/job-table.tsx'
import { SizeTable } from '#components/health/size-table.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { RefreshButton } from '#components/ui/refresh-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { diskSize, formatInteger } from '#lib/text/format.ts'
import { dropFailedJobsAction, retryFailedJobsAction } from '#server/health/actions.ts'
import { findHealth } from '#server/health/queries/health.ts'
import { enter } from '../../../_staff/enter.ts'

const path = '/admin/saude'

export const metadata: Metadata = { title: 'Saúde' }

/** The state of the house: what asks for attention first, then each part. */
export default async function HealthPage() {
  const { actor } = await enter(path)
  return loaded(listShape, async () => {
    const { attention, versions, database, jobs, failedJobs, errors, uploads, mails, backups, setup } =
      await findHealth(actor)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading action={<RefreshButton />}>Saúde</ScreenHeading>
        <SteadyRefresh seconds={30} />
        <Section title="Agora">
          {attention.length > 0 ? <FindingList findings={attention} /> : <p>Está tudo bem.</p>}
        </Section>
        <Section title="Cópias de segurança">
          <BackupFacts backups={backups} />
        </Section>
        <Section
          title="Trabalhos que falharam"
          intro="Falharam em todas as tentativas e esperam uma decisão, por até noventa dias."
        >
          <FailedJobs jobs={failedJobs} retry={retryFailedJobsAction} drop={dropFailedJobsAction} />
        </Section>
        <Section
          title="Erros recentes"
          intro="O código é o que a pessoa viu na tela, ou o do pedido: procure por ele no registro (log)."
        >
          <ErrorTable errors={errors} />
        </Section>
        <Section title="E-mail">
          <div className="flex flex-col gap-4">
            <TroubledMails mails={mails} />
            <Link href={`${path}/correio`} className="self-start text-accent underline">
              Ver o correio
            </Link>
          </div>
        </Section>
        <Section title="Fila">
          <JobTable jobs={jobs} />
        </Section>
        <Section title="Espaço">
          <div className="flex flex-col gap-4">
            <Facts
              facts={[
                ['Banco de dados', diskSize(database.bytes)],
                [
                  'Arquivos',
                  uploads ? `${diskSize(uploads.bytes)} em ${formatInteger(uploads.files)} arquivos` : 'Medindo…',
                ],
              ]}
            />
            <SizeTable tables={database.tables} />
          </div>
        </Section>
        <Section
          title="Configuração"
          intro="O comando npm run doctor confere mais, como a conexão com o servidor de e-mail."
        >
          <FindingList findings={setup} />
        </Section>
        <Section title="Versões">
          <Facts
            facts={[
              ['Produto', versions.product],
              ['Node', versions.node],
              ['PostgreSQL', versions.postgres],
              ['Última migração', versions.migration],
            ]}
          />
        </Section>
      </div>
    )
  })
}
