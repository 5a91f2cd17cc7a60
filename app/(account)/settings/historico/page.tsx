import { Button, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EraseHistory } from '#components/audience/erasing.client.tsx'
import { HistoryList } from '#components/audience/history-list.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { pageIn } from '#lib/addresses/parameters.ts'
import { eraseReadingsAction } from '#server/audience/actions.ts'
import { listHistory } from '#server/audience/queries/history.ts'
import { currentSession } from '#server/platform/session/session.ts'

const path = '/settings/historico'

export const metadata: Metadata = { title: 'Meu histórico' }

/** The reader's log, to see and to erase (HIST-4). */
export default async function HistoryPage({ searchParams }: PageProps<'/settings/historico'>) {
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  const cursor = pageIn(await searchParams) ?? ''
  const { entries, next } = await listHistory(session.actor, cursor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Meu histórico
      </Heading>
      <p className="text-soft">
        O que você leu conectado à sua conta. Só você vê esta lista, que serve para sugerir novas leituras e para você
        continuar de onde parou.
      </p>
      {entries.length > 0 && <EraseHistory erase={eraseReadingsAction} />}
      <HistoryList entries={entries} erase={eraseReadingsAction} />
      <div className="flex flex-wrap gap-3">
        {next && (
          <Button asChild variant="soft">
            <a href={`${path}?pagina=${next}`}>Mais antigos</a>
          </Button>
        )}
        <Button asChild variant="soft" color="gray">
          <a href="/settings">Voltar às configurações</a>
        </Button>
      </div>
    </div>
  )
}
