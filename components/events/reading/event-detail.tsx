import { Share } from '#components/reader/article/share.tsx'
import { Cover } from '#components/reader/picture.tsx'
import { coverSizes } from '#components/reader/picture-sizes.ts'
import { eventCategoryLabels, isUpcoming } from '#lib/events/event.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import type { EventPage } from '#server/events/queries/event-page.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { EventDates } from './event-dates.tsx'
import { EventFacts } from './event-facts.tsx'

interface EventDetailProps {
  event: EventPage
  now: Date
  /** The page's public address. */
  address: string
}

export function EventDetail({ event, now, address }: EventDetailProps) {
  const { title, category, editPath, dates } = event
  const coming = dates.filter(date => isUpcoming(date, now))
  const next = coming.find(({ cancelled }) => !cancelled)
  return (
    <article className="mx-auto max-w-3xl">
      <header className="mb-6 pt-2 sm:pt-4">
        <p className="text-xs font-bold tracking-wider text-accent uppercase">{eventCategoryLabels[category]}</p>
        <h1 className="mt-2 text-headline leading-[1.08] font-bold tracking-tight">{bindAmounts(title)}</h1>
        <Standing event={event} isOver={coming.length === 0} />
        {editPath && (
          <p className="no-print mt-3">
            <a href={editPath} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
              Editar evento
            </a>
          </p>
        )}
      </header>
      <CoverFigure event={event} />
      <EventDates event={event} coming={coming} now={now} />
      <EventFacts event={event} />
      {next && <AddToCalendar event={event} date={next} address={address} />}
      <div className="story mt-8 max-w-[38rem] whitespace-pre-line">
        <p>{event.description}</p>
      </div>
      <div className="no-print mt-8">
        <Share address={address} title={title} />
      </div>
    </article>
  )
}

/** What became of the event, when it is cancelled or over. */
function Standing({ event: { cancelled }, isOver }: { event: EventPage; isOver: boolean }) {
  if (!cancelled && !isOver) return null
  return (
    <p className="mt-4 border-l-4 border-accent bg-sunken px-4 py-3 font-semibold">
      {cancelled ? 'Este evento foi cancelado.' : 'Este evento já aconteceu.'}
    </p>
  )
}

function CoverFigure({ event: { cover } }: Pick<EventDetailProps, 'event'>) {
  if (!cover) return null
  return (
    <figure className="-mx-4 mb-6 sm:mx-0">
      <Cover picture={cover} first sizes={coverSizes} className="aspect-video w-full print:max-h-[8cm] print:w-auto" />
      {cover.credit && <figcaption className="px-4 pt-2 text-xs text-soft sm:px-0">{cover.credit}</figcaption>}
    </figure>
  )
}
