import type { Actor } from '#lib/actor.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import { withoutOffers } from '#lib/site/offers.ts'
import type { Site } from '#server/site/queries.ts'
import { FailedBlock } from '../messages.tsx'
import { HeaderBar } from './header-bar.tsx'
import { SecondaryMenu } from './secondary-menu.tsx'

interface PageHeaderProps {
  reader: Actor
  identity: Identity
  /** Null when it could not be read. */
  site: Pick<Site, 'menu' | 'settings'> | null
}

/** The head of the newspaper: on its pages, and on the account screens of readers and visitors. */
export const PageHeader = ({ reader, identity, site }: PageHeaderProps) => (
  <header>
    <HeaderBar reader={reader} />
    <Masthead identity={identity} />
    {site ? (
      <SecondaryMenu
        items={withoutOffers(site.menu, item => item.url, reader.subscribed)}
        sections={site.settings.sections.sections}
      />
    ) : (
      <FailedBlock what="o menu" path="" />
    )}
  </header>
)

/** In characters. A longer name is set smaller, so that it fits in two lines on a phone. */
const longName = 20

/** The newspaper's name and, beside it, its description. There is no date: it would make every kept page old at midnight. */
function Masthead({ identity: { name, description } }: { identity: Identity }) {
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
