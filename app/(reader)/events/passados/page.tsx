import { permanentRedirect } from 'next/navigation'
import { AgendaHead } from '#components/events/reading/agenda-head.tsx'
import { DateList } from '#components/events/reading/date-list.tsx'
import { EmptyAgenda } from '#components/events/reading/empty-agenda.tsx'
import { Pager } from '#components/reader/archive.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { cityLabel } from '#components/reader/front/city-filter.tsx'
import { FailedBlock } from '#components/reader/messages.tsx'
import { one, pathWith } from '#lib/addresses/parameters.ts'
import { agendaPath, homePath, pastEventsPath } from '#lib/addresses/paths.ts'
import { agendaAddress, cursorText, readCursor } from '#lib/events/agenda/agenda.ts'
import { agendaPage } from '#server/events/queries/agenda-part.ts'
import { listPast } from '#server/events/queries/list.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { loadChosenCity } from '../../_page/chosen-city.ts'
import { Directive } from '../../_page/directive.tsx'
import { readerMetadata } from '../../_page/metadata.ts'

type Props = PageProps<'/events/passados'>

/** Seconds. Events come in as they end. */
const life = 300
const lead = 'O que já aconteceu, do mais recente ao mais antigo.'

const read = async ({ searchParams }: Props) => {
  const { city, antes } = await searchParams
  const chosen = await loadChosenCity(city)
  const after = readCursor(one(antes))
  return { ...chosen, after, isWhole: !city && !antes }
}

const addressOf = (city: string | null, antes: string | null) => pathWith(pastEventsPath, { city, antes })

export async function generateMetadata(props: Props) {
  const { city, isWhole, after } = await read(props)
  return readerMetadata({
    title: city ? `Eventos passados em ${cityLabel(city)}` : 'Eventos passados',
    description: lead,
    path: addressOf(city?.path ?? null, after && cursorText(after)),
    indexed: isWhole,
  })
}

/** `/events/passados`: the events that are over, newest first, of all cities or of one; `?antes=` is the cursor of older pages. */
export default async function PastEvents(props: Props) {
  const { city, unknown, value, after } = await read(props)
  const path = city?.path ?? null
  if (unknown) permanentRedirect(pastEventsPath)
  if (city && value !== path) permanentRedirect(addressOf(path, null))
  const list = await block('past events', listPast(now(), { city: path, after, limit: agendaPage }))
  const title = city ? `Eventos passados em ${cityLabel(city)}` : 'Eventos passados'
  return (
    <div className="mx-auto max-w-5xl">
      <Directive keys={[path ? `events:${path}` : 'events']} life={life} whole={list !== null} />
      <Trail
        steps={[
          { name: 'Início', path: homePath() },
          { name: 'Eventos', path: agendaPath },
        ]}
        here={title}
      />
      <AgendaHead title={title} lead={lead} feed={null} staff={[]} />
      {!list && <FailedBlock what="os eventos" sentence="Erro ao carregar eventos." path={addressOf(path, null)} />}
      {list?.dates.length === 0 && (
        <EmptyAgenda
          text="Nenhum evento passado"
          links={[{ href: agendaAddress({ city: path }), label: 'Ver os próximos' }]}
        />
      )}
      {list && <DateList dates={list.dates} today={null} placed={path === null} />}
      <Pager
        newer={after && addressOf(path, null)}
        older={list?.next ? addressOf(path, cursorText(list.next)) : null}
        labels={{ newer: 'Os mais recentes', older: 'Mais antigos' }}
      />
    </div>
  )
}
