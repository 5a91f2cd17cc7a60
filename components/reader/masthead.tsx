import { isoDay, weekdayAndDate } from '#lib/format.ts'

/** The newspaper's name and the day of the edition. */
export function Masthead({ name, today }: { name: string; today: Date }) {
  return (
    <div className="mx-auto max-w-page px-4">
      <p className="nameplate">
        <a href="/">
          {name}
          <span aria-hidden="true" className="text-accent">
            .
          </span>
        </a>
      </p>
      <p className="border-t border-rule py-1.5 text-center text-xs text-soft">
        <time dateTime={isoDay(today)}>{weekdayAndDate(today)}</time>
      </p>
    </div>
  )
}
