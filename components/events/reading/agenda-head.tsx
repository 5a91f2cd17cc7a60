import { Markup } from '#components/reader/markup/markup.tsx'

interface AgendaHeadProps {
  title: string
  lead: string
  /** The calendar to subscribe to; null where there is none. */
  feed: string | null
  /** Links for who enters events; none for readers. */
  staff: readonly { href: string; label: string }[]
}

/** The head of the agenda's pages. */
export function AgendaHead({ title, lead, feed, staff }: AgendaHeadProps) {
  return (
    <Markup as="header" className="mb-4 pt-2 sm:pt-4">
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
      {feed && (
        <p className="no-print text-sm">
          <a href={feed} className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline">
            Assinar esta agenda no seu calendário
          </a>
        </p>
      )}
    </Markup>
  )
}
