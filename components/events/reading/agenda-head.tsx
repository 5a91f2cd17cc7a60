import { Drop } from '#components/reader/frame/drop.tsx'

interface AgendaHeadProps {
  title: string
  lead: string
  /** The public address of the calendar's feed; null without one. */
  feed: string | null
  /** Links for who enters events; none for readers. */
  staff: readonly { href: string; label: string }[]
}

/** The head of the agenda's pages. A phone shows no lead: the events begin in its first view. */
export function AgendaHead({ title, lead, feed, staff }: AgendaHeadProps) {
  return (
    <header className="mb-2 pt-1 sm:mb-4 sm:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-headline leading-[1.08] font-bold tracking-tight">{title}</h1>
        {(feed || staff.length > 0) && (
          <div className="no-print flex flex-wrap gap-2">
            {staff.map(({ href, label }, index) => (
              <a key={href} href={href} className={index === 0 ? 'button' : 'tool'}>
                {label}
              </a>
            ))}
            {feed && <InYourCalendar feed={feed} />}
          </div>
        )}
      </div>
      <p className="mt-3 max-w-prose text-pretty text-soft max-sm:hidden sm:text-lg">{lead}</p>
    </header>
  )
}

const link = 'flex min-h-11 items-center font-semibold hover:text-accent hover:underline'

/** One button for the calendar: links that subscribe in the reader's own or in Google's, and the file for others. */
function InYourCalendar({ feed }: { feed: string }) {
  const { webcal, google } = subscriptionsTo(feed)
  return (
    <Drop name="agenda" title="Assinar a agenda" look="tool font-semibold">
      <ul className="text-sm">
        <li>
          <a href={webcal} className={link}>
            No seu calendário
          </a>
        </li>
        <li>
          <a href={google} target="_blank" rel="noopener nofollow" className={link}>
            No Google Agenda
          </a>
        </li>
        <li>
          <a href={feed} className={link}>
            Arquivo ICS
          </a>
        </li>
      </ul>
    </Drop>
  )
}

/** The addresses that subscribe to a feed: `webcal` in the device's own calendar, `google` in Google's. */
function subscriptionsTo(feed: string): { webcal: string; google: string } {
  const webcal = feed.replace(/^https?:/, 'webcal:')
  return { webcal, google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}` }
}
