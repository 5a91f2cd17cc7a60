import type { Metadata } from 'next'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { BrowserImport } from '#components/imports/browser/browser-import.client.tsx'
import { ServerImport } from '#components/imports/server/server-import.client.tsx'
import { SessionList } from '#components/imports/session-list.tsx'
import { Section } from '#components/ui/section.tsx'
import { beginImportAction, beginServerImportAction, stopImportAction } from '#server/imports/actions.ts'
import { listSessions } from '#server/imports/sessions/queries/sessions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import { enter } from '../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Importar artigos' }

/** The import of old posts: by the browser, by the server, and earlier imports. */
export default async function ImportPage() {
  const { actor } = await enter('/import-articles')
  const sessions = await listSessions(actor)
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <ScreenHeading back={{ path: '/admin', label: 'Administração' }}>Importar artigos</ScreenHeading>
      <p>
        Traga 50.000+ posts do WordPress ou do Ghost, com autores, assuntos, cidades e imagens. Os endereços antigos
        levam aos novos, e a importação inteira pode ser desfeita em até 30 dias.
      </p>
      <Section title="Importar CSV" intro="O navegador lê o arquivo e envia cem posts por segundo e pouco.">
        <BrowserImport begin={beginImportAction} stop={stopImportAction} searchCities={searchCitiesAction} />
      </Section>
      <Section
        title="Importar no servidor"
        intro="Para exportações inteiras do WordPress e do Ghost e para arquivos grandes. O envio continua de onde parou se a conexão cair, e a importação não precisa desta tela aberta."
      >
        <ServerImport begin={beginServerImportAction} searchCities={searchCitiesAction} />
      </Section>
      {sessions.length > 0 && (
        <Section title="Importações anteriores">
          <SessionList sessions={sessions} />
        </Section>
      )}
    </div>
  )
}
