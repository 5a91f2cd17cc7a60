import { subscriptionsTo } from '#lib/events/subscriptions.ts'

interface AgendaHeadProps {
  title: string
  lead: string
  /** The public address of the calendar's feed; null without one. */
  feed: string | null
  /** Links for who enters events; none for readers. */
  staff: readonly { href: string; label: string }[]
}

/** The head of the agenda's pages. */
export function AgendaHead({ title, lead, feed, staff }: AgendaHeadProps) {
  return (
    <header className="mb-4 pt-2 sm:pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-headline leading-[1.08] font-bold tracking-tight">{title}</h1>
        {staff.length > 0 && (
          <p className="no-print flex flex-wrap gap-2">
            {staff.map(({ href, label }, index) => (
              <a key={href} href={href} className={index === 0 ? 'button' : 'tool'}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      <p className="mt-3 max-w-prose text-pretty text-soft sm:text-lg">{lead}</p>
      {feed && <TakingPart feed={feed} />}
    </header>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-accent hover:underline'

/** Links that subscribe in the reader's calendar or in Google's, the file for other calendars, and the form for sending an event. */
function TakingPart({ feed }: { feed: string }) {
  const { webcal, google } = subscriptionsTo(feed)
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4 text-sm">
      <a href={webcal} className={link}>
        Assinar no seu calendário
      </a>
      <a href={google} target="_blank" rel="noopener nofollow" className={link}>
        No Google Agenda
      </a>
      <a href={feed} className={link}>
        Arquivo ICS
      </a>
      <a href="/events/enviar" className={link}>
        Enviar um evento
      </a>
    </p>
  )
}
