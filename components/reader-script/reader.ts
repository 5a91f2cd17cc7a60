import { countBanners, drawBanners, loadNetworkAds } from './ads.ts'
import { rememberWay } from './chosen-way.ts'
import { askForConsent } from './consent.ts'
import { playFrames } from './frames.ts'
import { layOutTheRest } from './later.ts'
import { displayNotice, showNotice } from './notice.ts'
import { logReading } from './reading.ts'
import { replacedEvent } from './replaced.ts'
import { rememberText } from './return.ts'
import { offerScheme } from './scheme.ts'
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

/** Closes an open filter at Escape and at a click outside, like a popover. */
function closeFilters(): void {
  const open = () => document.querySelector<HTMLDetailsElement>('details.facet[open]')
  document.addEventListener('keydown', ({ key }) => {
    const filter = key === 'Escape' ? open() : null
    if (!filter) return
    if (filter.contains(document.activeElement)) filter.querySelector('summary')?.focus()
    filter.open = false
  })
  document.addEventListener('click', ({ target }) => {
    const filter = open()
    if (filter && target instanceof Node && !filter.contains(target)) filter.open = false
  })
}

/** Closes a popover after a click on a link in it, and when the page returns from the back/forward cache. */
function closeAfterChoice(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a[href]') : null
    link?.closest<HTMLElement>('[popover]')?.hidePopover()
  })
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
  })
}

/** Makes “Copiar link” copy the article's address, and “Compartilhar” open the device's share sheet. */
function offerSharing(): void {
  document.addEventListener('click', event => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy], [data-share]') : null
    const url = document.querySelector<HTMLAnchorElement>('a[data-copy]')?.href
    if (!control || !url) return
    if (control.dataset.share !== undefined) {
      // A dismissed share sheet rejects; that is no error.
      navigator.share({ title: document.title, url }).catch(() => {})
      return
    }
    // The clipboard needs HTTPS; without it the link opens the address.
    if (!navigator.clipboard) return
    event.preventDefault()
    navigator.clipboard.writeText(url).then(
      () => displayNotice({ kind: 'success', text: 'Link copiado' }),
      () => displayNotice({ kind: 'error', text: `Não foi possível copiar. O endereço é ${url}` }),
    )
  })
}
