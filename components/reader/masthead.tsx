import { isoDay, weekdayAndDate } from '#lib/format.ts'
import type { Identity } from '#lib/schemas/site-settings.ts'

/** Beyond it a name stands smaller, so that it needs no more than two lines on a phone. */
const longName = 20

interface MastheadProps {
  identity: Identity
  today: Date
}

/** The newspaper's name, and at its foot the day of the edition and what the paper is. */
export function Masthead({ identity: { name, description }, today }: MastheadProps) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-3 px-4 py-4 sm:py-6 lg:flex-row lg:items-end lg:justify-between">
      <p className="nameplate" data-length={name.length > longName ? 'long' : undefined}>
        <a href="/">
          {name}
          <span aria-hidden="true" className="square ml-[0.08em] size-[0.17em]" />
        </a>
      </p>
      <p className="shrink-0 text-xs leading-normal text-soft lg:mb-1 lg:w-72 lg:border-l lg:border-rule lg:pl-5">
        <time dateTime={isoDay(today)} className="font-semibold text-ink">
          {weekdayAndDate(today)}
        </time>
        <span className="ear-lead max-lg:hidden">
          <br />
          {description}
        </span>
      </p>
    </div>
  )
}
