import type { Identity } from '#lib/schemas/site/site-settings.ts'

/** In characters. A longer name is set smaller, so that it fits in two lines on a phone. */
const longName = 20

/** The newspaper's name and, beside it, its description. There is no date: it would make every kept page old at midnight. */
export function Masthead({ identity: { name, description } }: { identity: Identity }) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-3 px-4 py-3 sm:py-4 lg:flex-row lg:items-end lg:py-3 lg:justify-between">
      <p className="nameplate" data-length={name.length > longName ? 'long' : undefined}>
        <a href="/">
          {name}
          <span aria-hidden="true" className="square ml-[0.08em] size-[0.17em]" />
        </a>
      </p>
      <p className="ear-lead shrink-0 text-xs leading-normal text-soft max-lg:hidden lg:mb-1 lg:w-72 lg:border-l lg:border-rule lg:pl-5">
        {description}
      </p>
    </div>
  )
}
