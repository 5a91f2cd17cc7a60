import type { Actor } from '#lib/actor.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import { withoutOffers } from '#lib/site/offers.ts'
import type { Site } from '#server/site/queries.ts'
import { FailedBlock } from '../messages.tsx'
import { HeaderBar } from './header-bar.tsx'
import { Masthead } from './masthead.tsx'
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
