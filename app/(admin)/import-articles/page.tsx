import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { BrowserImport } from '#components/imports/browser/browser-import.client.tsx'
import { MovingDay } from '#components/imports/moving-day.tsx'
import { ServerImport } from '#components/imports/server/server-import.client.tsx'
import { SessionList } from '#components/imports/session-list.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { sessionInput } from '#lib/schemas/imports.ts'
import {
  beginImportAction,
  beginServerImportAction,
  failImportAction,
  stopImportAction,
} from '#server/imports/actions.ts'
import { listSessions } from '#server/imports/sessions/queries/sessions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import { enter } from '../../_staff/enter.ts'

const pageSize = 20

export const metadata: Metadata = { title: 'Importar artigos' }

/** The import of old posts: by the browser, by the server, and earlier imports. */
export default async function ImportPage({ searchParams }: PageProps<'/import-articles'>) {
  const { actor } = await enter('/import-articles')
  const after = sessionInput.safeParse({ id: (await searchParams).antes })
  return loaded(listShape, async () => {
    const sessions = await listSessions(actor, { after: after.data?.id, limit: pageSize + 1 })
    const shown = sessions.slice(0, pageSize)
    return (
      <div className="flex max-w-4xl flex-col gap-5">
        <ScreenHeading back={{ path: '/admin', label: 'Administração' }}>Importar artigos</ScreenHeading>
        <p>
          Traga 50.000+ posts do WordPress ou do Ghost, com autores, assuntos, cidades e imagens. Os endereços antigos
          levam aos novos, e a importação inteira pode ser desfeita em até 30 dias.
        </p>
        <MovingDay />
        <Section
          title="Importar CSV"
          intro="O navegador lê o arquivo e envia 100 posts de cada vez, com um segundo de pausa."
        >
          <BrowserImport
            begin={beginImportAction}
            stop={stopImportAction}
            fail={failImportAction}
            searchCities={searchCitiesAction}
          />
        </Section>
        <Section
          title="Importar do WordPress ou do Ghost"
          intro="No WordPress: Ferramentas, Exportar, Todo o conteúdo. No Ghost: Configurações, Importar e exportar. O envio continua de onde parou se a conexão cair, e o servidor importa sem esta tela aberta."
        >
          <ServerImport begin={beginServerImportAction} searchCities={searchCitiesAction} />
        </Section>
        {shown.length > 0 && (
          <Section title="Importações anteriores">
            <SessionList sessions={shown} />
            {sessions.length > pageSize && (
              <Button asChild variant="soft" mt="3">
                <Link href={`/import-articles?antes=${shown.at(-1)?.id}`} prefetch={false}>
                  Mais antigas
                </Link>
              </Button>
            )}
          </Section>
        )}
      </div>
    )
  })
}
