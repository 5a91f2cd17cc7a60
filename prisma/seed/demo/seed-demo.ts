import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { withClient } from '#server/platform/db/rights.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { storage } from '#server/platform/storage.ts'
import { countRevenue } from '#server/subscriptions/revenue/commands/count-revenue.ts'
import { seedApplications } from './applications.ts'
import { seedArticles, seedViews } from './articles.ts'
import { seedAudience } from './audience.ts'
import { seedBanners } from './banners.ts'
import { seedDesk } from './desk.ts'
import { seedEvents } from './events.ts'
import { seedGoogle } from './google.ts'
import { seedHomeBlocks } from './home-blocks.ts'
import { seedHouse } from './house.ts'
import { seedIdeas } from './ideas.ts'
import { at } from './moment.ts'
import { seedMonitor } from './monitor.ts'
import { seedNewsletter } from './newsletter.ts'
import { seedAccounts, seedJournalists } from './people.ts'
import { seedPortraits } from './pictures.ts'
import { seedPrivacyRequests } from './privacy.ts'
import { seedReadings } from './readings.ts'
import { seedRedirects } from './redirects.ts'
import { seedShares } from './shares.ts'
import { seedPricing } from './subscriptions.ts'
import { seedSuggestions } from './suggestions.ts'
import { seedSupport } from './support.ts'

/** The age of the demonstration newspaper in milliseconds. */
const founded = 90 * 24 * 60 * 60 * 1000

/** Removes the rows of an interrupted seeding, except audit entries, which are append-only. Nobody can have signed in to a database without
 * accounts. Only the owner of tables may truncate them. */
async function clearLeftovers(ownerUrl: string): Promise<void> {
  // Folders before rows: after another interruption the rows still name the folders to remove.
  for (const { id } of await db().media.findMany({ select: { id: true } })) await storage().remove(id)
  await withClient(ownerUrl, owner =>
    owner.query(`TRUNCATE articles, article_slugs, media, secondary_menu_items, section_cards, house_banners,
      audience_days, audience_tops, audience_visits, audience_salts, audience_hours, audience_counts, google_analytics_days, google_ad_days, google_fetches, author_applications, privacy_requests, redirects, import_sessions CASCADE`),
  )
  // Not truncated: that would reach the ledgers, which refuse it.
  await db().profile.deleteMany()
}

/**
 * Fills a database without accounts with the demonstration newspaper, as if it had been running for three months. Can be repeated after an
 * interruption.
 */
export async function seedDemo(ownerUrl: string): Promise<void> {
  const now = clock()
  await clearLeftovers(ownerUrl)
  // The newspaper's own pictures came first; otherwise they are the newest acts of the audit.
  const journalists = await seedJournalists(await at(now.getTime() - founded, seedPortraits))
  await seedHouse(now)
  await seedHomeBlocks()
  await seedPricing()
  await seedBanners(now, journalists.marcos)
  await seedApplications(now)
  await seedArticles(now, journalists)
  await seedDesk(journalists)
  await seedViews(now)
  await seedAudience(now)
  await seedGoogle(now)
  await seedAccounts(now, journalists)
  await seedSuggestions(now, journalists)
  await seedIdeas(now, journalists)
  await seedMonitor(now, journalists)
  await seedEvents(now, journalists)
  await seedReadings(now, 'leitor@portal.local')
  await seedPrivacyRequests(now)
  await seedRedirects(now)
  await seedSupport(now)
  await seedNewsletter(now)
  await countRevenue(system, undefined)
  await seedShares(now)
}
