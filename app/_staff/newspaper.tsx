import { NewspaperControls } from '#components/layout/newspaper-controls.client.tsx'
import { EarlyScript } from '#components/reader/frame/early-script.tsx'
import { Footer } from '#components/reader/frame/footer.tsx'
import { PageHeader } from '#components/reader/frame/page-header.tsx'
import type { Actor } from '#lib/actor.ts'
import { yearOf } from '#lib/text/format.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { findSite, knownPublisher } from '#server/site/queries.ts'

/** The newspaper's own header and footer, around the account screens of readers and visitors. */
export async function newspaperAround(actor: Actor) {
  const site = await block('site', findSite(now()))
  const identity = site ? { ...site.settings.identity, completePages: site.completePages } : knownPublisher()
  return {
    header: (
      <>
        <EarlyScript />
        <PageHeader reader={actor} identity={identity} site={site} />
        <NewspaperControls />
      </>
    ),
    footer: <Footer year={yearOf(now())} identity={identity} />,
  }
}
