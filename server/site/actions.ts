'use server'

import { z } from 'zod'
import { saveAppearanceInput } from '#lib/schemas/site/appearance.ts'
import { crawlerRules } from '#lib/schemas/site/crawlers.ts'
import { saveFeaturesInput } from '#lib/schemas/site/features.ts'
import { saveIdentityInput } from '#lib/schemas/site/identity.ts'
import { savePricingInput } from '#lib/schemas/site/pricing.ts'
import { saveSectionsInput } from '#lib/schemas/site/sections.ts'
import { saveSitePageInput, sitePageName } from '#lib/schemas/site/site-page.ts'
import { action } from '#server/platform/door/action.ts'
import { hideFirstSteps } from './commands/hide-first-steps.ts'
import { saveCrawlers } from './commands/save-crawlers.ts'
import { saveIdentity } from './commands/save-identity.ts'
import { saveAppearance, saveFeatures, savePricing } from './commands/save-public-setting.ts'
import { saveSections } from './commands/save-sections.ts'
import { saveSitePage } from './commands/save-site-page.ts'
import { findSitePageForEdit } from './queries.ts'

const setting = { name: 'site-setting', points: 120, seconds: 600 }

/** Saves an institutional page over the version that the form started from. */
export const saveSitePageAction = action({
  name: 'site.save-page',
  access: 'master',
  schema: saveSitePageInput,
  limit: setting,
  command: saveSitePage,
})

/** The stored institutional page, to show a conflict. */
export const loadSitePageAction = action({
  name: 'site.load-page',
  access: 'master',
  schema: sitePageName,
  limit: setting,
  command: (actor, { slug }) => findSitePageForEdit(actor, slug),
})

/** Saves the newspaper's name, description and contacts. */
export const saveIdentityAction = action({
  name: 'site.save-identity',
  access: 'master',
  schema: saveIdentityInput,
  limit: setting,
  command: saveIdentity,
})

export const saveSectionsAction = action({
  name: 'site.save-sections',
  access: 'master',
  schema: saveSectionsInput,
  limit: setting,
  command: saveSections,
})

/** Sets whether crawlers of language models may read the site. */
export const saveCrawlersAction = action({
  name: 'site.save-crawlers',
  access: 'master',
  schema: crawlerRules,
  limit: setting,
  command: saveCrawlers,
})

export const savePricingAction = action({
  name: 'site.save-pricing',
  access: 'master',
  schema: savePricingInput,
  limit: setting,
  command: savePricing,
})

export const saveFeaturesAction = action({
  name: 'site.save-features',
  access: 'master',
  schema: saveFeaturesInput,
  limit: setting,
  command: saveFeatures,
})

export const saveAppearanceAction = action({
  name: 'site.save-appearance',
  access: 'master',
  schema: saveAppearanceInput,
  limit: setting,
  command: saveAppearance,
})

/** Hides the first steps from the dashboards of all masters. */
export const hideFirstStepsAction = action({
  name: 'site.hide-first-steps',
  access: 'master',
  schema: z.strictObject({}),
  limit: setting,
  command: actor => hideFirstSteps(actor, undefined),
})
