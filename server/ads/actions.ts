'use server'

import { saveAdvertisingInput } from '#lib/schemas/site/advertising.ts'
import { bannerFields, changeBannerInput, switchBannerInput } from '#lib/schemas/site/banner.ts'
import { action } from '#server/platform/door/action.ts'
import { changeBanner } from './commands/change-banner.ts'
import { createBanner } from './commands/create-banner.ts'
import { saveAdvertising } from './commands/save-advertising.ts'
import { switchBanner } from './commands/switch-banner.ts'

const managing = { name: 'ads-managing', points: 120, seconds: 600 }

export const createBannerAction = action({
  name: 'ads.create-banner',
  access: 'master',
  schema: bannerFields,
  limit: managing,
  command: createBanner,
})

export const changeBannerAction = action({
  name: 'ads.change-banner',
  access: 'master',
  schema: changeBannerInput,
  limit: managing,
  command: changeBanner,
})

export const switchBannerAction = action({
  name: 'ads.switch-banner',
  access: 'master',
  schema: switchBannerInput,
  limit: managing,
  command: switchBanner,
})

/** Sets the network's code and ads.txt. */
export const saveAdvertisingAction = action({
  name: 'ads.save-advertising',
  access: 'master',
  schema: saveAdvertisingInput,
  limit: managing,
  command: saveAdvertising,
})
