import { countBanners, drawBanners, loadNetworkAds } from './ads.ts'
import { rememberWay } from './chosen-way.ts'
import { askForConsent } from './consent.ts'
import { playFrames } from './frames.ts'
import { layOutTheRest } from './later.ts'
import { showNotice } from './notice.ts'
import { closeAfterChoice, closeFilters } from './popovers.ts'
import { logReading } from './reading.ts'
import { replacedEvent } from './replaced.ts'
import { rememberText } from './return.ts'
import { offerScheme } from './scheme.ts'
import { offerSharing } from './share.ts'
import { subscribeInPlace } from './subscribe.ts'
import { offerSizes } from './text-size.ts'
import { countVisit } from './visits.ts'

// The only deferred script of a reader page. Everything works without it.
showNotice()
closeAfterChoice()
closeFilters()
countVisit()
logReading()
playFrames()
drawBanners()
loadNetworkAds()
countBanners()
askForConsent(loadNetworkAds)
offerSharing()
offerSizes()
offerScheme()
rememberText()
subscribeInPlace()
rememberWay()
layOutTheRest()
document.addEventListener(replacedEvent, () => {
  logReading()
  offerSizes()
  layOutTheRest()
})
