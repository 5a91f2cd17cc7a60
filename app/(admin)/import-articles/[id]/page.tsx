import { Callout } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BrowserImport } from '#components/imports/browser/browser-import.client.tsx'
import { ImportProgress, SessionCounters } from '#components/imports/counters.tsx'
import { ImportedAuthors } from '#components/imports/imported-authors.tsx'
import { MissingPictures } from '#components/imports/missing-pictures.tsx'
import { ReportGroups } from '#components/imports/report-groups.tsx'
import { SessionActs } from '#components/imports/session-acts.tsx'
import { SessionLinks } from '#components/imports/session-links.tsx'
import { StatusBadge } from '#components/imports/status-badge.tsx'
import { StilledAnimations } from '#components/imports/stilled-animations.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { isDomainError } from '#lib/errors.ts'
import { causeSentences, noteSentences } from '#lib/imports/sentences.ts'
import { sessionInput } from '#lib/schemas/imports.ts'
import { diskSize, formatInteger, longDateTime } from '#lib/text/format.ts'
import {
  beginImportAction,
  failImportAction,
  publishImportAction,
  resumeImportAction,
  retryPicturesAction,
  stopImportAction,
  undoImportAction,
} from '#server/imports/actions.ts'
import { countFailures, failedPageSize, listFailedPictures, listStilled } from '#server/imports/pictures/queries.ts'
import { listImportedAuthors } from '#server/imports/sessions/queries/authors.ts'
import { readReport } from '#server/imports/sessions/queries/report.ts'
import type { ShownFile } from '#server/imports/sessions/queries/sessions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Importação' }

/** One import: how far it is, and what became of its records. */
export default async function ImportSessionPage({ params, searchParams }: PageProps<'/import-articles/[id]'>) {
  const { actor } = await enter('/import-articles/[id]')
  const input = sessionInput.safeParse(await params)
  if (!input.success) notFound()
  const report = await readReport(actor, input.data.id).catch(error => {
    if (isDomainError(error) && error.code === 'not_found') notFound()
    throw error
  })
  const { session, skipped, failed, notes, pictures, redirects, publishable, undone } = report
  const { id, status, byBrowser, processed, files } = session
  const after = sessionInput.safeParse({ id: (await searchParams).imagens }).data?.id
  const failures = pictures.failed > 0 ? await listFailedPictures(actor, session.id, after) : []
  const reasons = pictures.failed > 0 ? await countFailures(actor, session.id) : []
  const authors = status === 'completed' ? await listImportedAuthors(actor, session.id) : []
  const stilled = await listStilled(actor, session.id)
  const next =
    failures.length === failedPageSize ? `/import-articles/${session.id}?imagens=${failures.at(-1)?.id}` : null
  const works = status === 'running' || status === 'waiting' || status === 'undoing'
  const resumable = byBrowser && session.can.resume && status !== 'completed'
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <ScreenHeading
        back={{ path: '/import-articles', label: 'Importações' }}
        action={<StatusBadge status={status} silent={session.silent} asks={session.asks} />}
      >
        Importação
      </ScreenHeading>
      {(works || session.publishing || pictures.waiting > 0) && !resumable && <SteadyRefresh seconds={2} />}
      <Section
        title={files.map(({ name }) => name).join(', ')}
        intro={`Começou em ${longDateTime(session.createdAt)}, ${session.startedBy ?? 'pela linha de comando'}. Os textos entram como ${
          session.options.status === 'draft' ? 'rascunhos' : 'publicados'
        }.`}
      >
        <div className="flex flex-col gap-5">
          {session.error && (
            <Callout.Root color={session.asks ? 'amber' : 'red'}>
              <Callout.Text className="min-w-0 wrap-anywhere">{session.error}</Callout.Text>
            </Callout.Root>
          )}
          {session.leftOut && (
            <Callout.Root color="amber">
              <Callout.Text className="wrap-anywhere">{session.leftOut}</Callout.Text>
            </Callout.Root>
          )}
          {(files.length > 1 || files.some(({ encoding }) => encoding !== 'utf-8')) && <ImportedFiles files={files} />}
          {(works || processed > 0) && (
            <>
              <ImportProgress done={processed} total={session.total} share={session.share} />
              <SessionCounters report={report} />
            </>
          )}
          {status === 'undone' && (
            <p>
              Desfeita: {formatInteger(undone.removed)} artigos removidos, {formatInteger(undone.restored)} devolvidos
              ao texto de antes, {formatInteger(undone.kept)} mantidos: alguém os editou aqui, ou não puderam ser
              desfeitos.
            </p>
          )}
          <SessionActs
            session={session}
            publishable={publishable}
            lacking={notes.find(({ code }) => code === 'published_as_draft')?.count ?? 0}
            publish={publishImportAction}
            stop={stopImportAction}
            resume={resumeImportAction}
            undo={undoImportAction}
          />
          <SessionLinks id={id} failed={session.failed} processed={processed} redirects={redirects} />
        </div>
      </Section>
      {resumable && (
        <Section
          title="Continuar importação"
          intro={`${
            status === 'running' && !session.silent
              ? 'Uma aba aberta enviava registros há instantes; se ela está aberta, nada falta. Se foi fechada, escolha'
              : 'Escolha'
          } de novo o mesmo arquivo: ${files
            .filter(({ done, records }) => done < (records ?? 0))
            .map(({ name }) => name)
            .join(', ')}. Nada entra duas vezes.`}
        >
          <BrowserImport
            begin={beginImportAction}
            stop={stopImportAction}
            fail={failImportAction}
            searchCities={searchCitiesAction}
            resume={{
              sessionId: id,
              success: session.imported + session.updated,
              failed: session.failed,
              files: files.map(file => ({ ...file, records: file.records ?? 0 })),
              reopen: resumeImportAction,
            }}
          />
        </Section>
      )}
      {failed.length > 0 && (
        <Section title="Erros" intro="Por causa, com exemplos. O log de erros traz todos.">
          <ReportGroups groups={failed} sentences={causeSentences} total={processed} />
        </Section>
      )}
      {reasons.length > 0 && (
        <MissingPictures id={id} reasons={reasons} pictures={failures} next={next} retry={retryPicturesAction} />
      )}
      {authors.length > 0 && <ImportedAuthors authors={authors} />}
      {stilled.count > 0 && <StilledAnimations {...stilled} />}
      {skipped.length > 0 && (
        <Section title="Pulados">
          <ReportGroups groups={skipped} sentences={causeSentences} total={processed} />
        </Section>
      )}
      {notes.length > 0 && (
        <Section
          title="O que conferir à mão"
          intro="O que a conversão mudou ou não soube guardar. Cada texto entrou; abra os exemplos para conferir."
        >
          <ReportGroups groups={notes} sentences={noteSentences} total={processed} />
        </Section>
      )}
    </div>
  )
}

/** The files of an import. An encoding that was recognised is said: accents tell whether it is the right one. */
function ImportedFiles({ files }: { files: readonly ShownFile[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {files.map(({ id, name, bytes, records, encoding }) => (
        <li key={id}>
          <strong className="break-all">{name}</strong>{' '}
          <span className="text-soft">
            {diskSize(bytes)}
            {records !== null && `, ${formatInteger(records)} registros`}
            {encoding === 'windows-1252' && '. Acentos lidos como Windows-1252: confira alguns textos.'}
          </span>
        </li>
      ))}
    </ul>
  )
}
