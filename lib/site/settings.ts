import { z } from 'zod'
import { type Checklist, checklistFields, emptyChecklist } from '../schemas/articles/checklist.ts'
import { type StaffFactor, staffFactor } from '../schemas/factors.ts'
import { type Automatic, automaticFields, nothingAutomatic } from '../schemas/newsletter/automatic.ts'
import { type Counting, countingFields } from '../schemas/newsletter/counting.ts'
import { noShareTerms, type ShareTerms, shareTerms } from '../schemas/shares/share.ts'
import { type Appearance, appearanceFields, defaultAppearance } from '../schemas/site/appearance.ts'
import { type CrawlerRules, crawlerRules, defaultCrawlerRules } from '../schemas/site/crawlers.ts'
import { allFeatures, type Features, featuresFields } from '../schemas/site/features.ts'
import { defaultPricing, type Pricing, pricing } from '../schemas/site/pricing.ts'
import { noSections, type Sections, sectionsFields } from '../schemas/site/sections.ts'
import {
  type Advertising,
  advertising,
  defaultAdvertising,
  defaultIdentity,
  type Identity,
  identity,
} from '../schemas/site/site-settings.ts'

/** A setting's schema, and its value until a master sets it. TypeScript takes seconds to compare whole schemas, so two functions stand for them. */
interface Definition<Value> {
  schema: Pick<z.ZodType<Value>, 'parse' | 'safeParse'>
  fallback: Value
}

interface PublicValues {
  identity: Identity
  advertising: Advertising
  sections: Sections
  pricing: Pricing
  features: Features
  appearance: Appearance
}

interface PrivateValues {
  review_checklist: Checklist
  /** The site's key for IndexNow, generated on first use. */
  indexnow: { key: string } | null
  crawlers: CrawlerRules
  staff_factor: StaffFactor
  revenue_share: ShareTerms
  newsletter_counting: Counting
  /** The editions of the newsletter that write themselves. */
  newsletter_automatic: Automatic
  /** When this database was restored from a backup. */
  restored: { at: string } | null
  /** The steps that the dashboards of masters show until they are done. */
  first_steps: { hidden: boolean }
}

type Definitions<Values> = { readonly [Key in keyof Values]: Definition<Values[Key]> }

/** The settings that reader pages are made from. Their query selects only these rows of `site_settings`. Nothing secret belongs here. */
const publicDefinitions: Definitions<PublicValues> = {
  identity: { schema: identity, fallback: defaultIdentity },
  advertising: { schema: advertising, fallback: defaultAdvertising },
  sections: { schema: sectionsFields, fallback: noSections },
  pricing: { schema: pricing, fallback: defaultPricing },
  features: { schema: featuresFields, fallback: allFeatures },
  appearance: { schema: appearanceFields, fallback: defaultAppearance },
}

/** The settings that no reader page selects. Each is read by its key. Secrets are stored encrypted (`platform/crypto.ts`). */
const privateDefinitions: Definitions<PrivateValues> = {
  review_checklist: { schema: checklistFields, fallback: emptyChecklist },
  indexnow: { schema: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) }), fallback: null },
  crawlers: { schema: crawlerRules, fallback: defaultCrawlerRules },
  staff_factor: { schema: staffFactor, fallback: { required: false } },
  revenue_share: { schema: shareTerms, fallback: noShareTerms },
  newsletter_counting: { schema: countingFields, fallback: { counts: true } },
  newsletter_automatic: { schema: automaticFields, fallback: nothingAutomatic },
  restored: { schema: z.object({ at: z.iso.datetime() }), fallback: null },
  first_steps: { schema: z.object({ hidden: z.boolean() }), fallback: { hidden: false } },
}

/** All settings: one row of `site_settings` per key. */
export const settings: Definitions<PublicValues & PrivateValues> = { ...publicDefinitions, ...privateDefinitions }

export type SettingKey = keyof typeof settings
export type Setting<Key extends SettingKey> = (PublicValues & PrivateValues)[Key]
/** The settings that reader pages receive. */
export type PublicSettings = PublicValues

export const publicSettingKeys = Object.keys(publicDefinitions) as (keyof PublicSettings)[]

/** The public settings from their stored values, by key. */
export const publicSettingsFrom = (stored: Readonly<Record<string, unknown>>): PublicSettings =>
  Object.fromEntries(publicSettingKeys.map(key => [key, settingFrom(key, stored[key])])) as unknown as PublicSettings

/** A setting from its stored value. A missing or invalid value, written by an older version or by hand, gives the default. */
export function settingFrom<Key extends SettingKey>(key: Key, stored: unknown): Setting<Key> {
  const { schema, fallback }: Definition<Setting<Key>> = settings[key]
  const read = schema.safeParse(stored)
  return read.success ? read.data : fallback
}
