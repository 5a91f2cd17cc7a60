import { adFramePath, emptyFrame, isAdSlot } from '#lib/site/ads.ts'
import { currentChoice } from './consent.ts'

const SEEN_MS = 1_000

/** Draws one of the banners of each place: the page is the same for everybody, the draw is not. */
export function drawBanners(): void {
  for (const box of document.querySelectorAll('.ad-box')) {
    const hidden = box.querySelectorAll<HTMLElement>(':scope > [data-banner][hidden]')
    hidden[Math.floor(Math.random() * hidden.length)]?.removeAttribute('hidden')
  }
}

/** Tells the house once that a banner was seen: half of it, for a second, in a tab that is looked at. */
export function countBanners(): void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target))
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => tell(target), SEEN_MS),
          )
      }
    },
    { threshold: 0.5 },
  )
  const watchAll = () => {
    for (const banner of document.querySelectorAll('[data-banner]:not([hidden], [data-seen])')) observer.observe(banner)
  }
  const tell = (banner: Element) => {
    if (!(banner instanceof HTMLElement) || banner.dataset.seen) return
    observer.unobserve(banner)
    banner.dataset.seen = '1'
    navigator.sendBeacon('/api/ads/impression', JSON.stringify({ banner: banner.dataset.banner }))
  }
  // What comes into sight while nobody looks is observed again when somebody does.
  const onChange = () => {
    observer.disconnect()
    for (const timer of waiting.values()) clearTimeout(timer)
    if (document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering)) watchAll()
  }
  for (const change of ['visibilitychange', 'prerenderingchange']) document.addEventListener(change, onChange)
  onChange()
}

/** Puts the network's frames into their places once advertising is allowed; where the network has nothing, the house's word comes back. */
export function loadNetworkAds(): void {
  if (!currentChoice()?.advertising) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-ad]')) fill(place)
}

function fill(place: HTMLElement): void {
  const slot = place.dataset.ad ?? ''
  const box = place.querySelector('.ad-box')
  if (!box || !isAdSlot(slot) || box.querySelector('iframe')) return
  const frame = document.createElement('iframe')
  frame.title = 'Anúncio'
  frame.loading = 'lazy'
  // No allow-same-origin: what runs in it reaches neither this page nor the reader's session.
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  frame.src = adFramePath(slot)
  const before = [...box.children].filter(child => child instanceof HTMLElement && !child.hidden)
  const swap = (filled: boolean) => {
    for (const child of before) child.toggleAttribute('hidden', filled)
  }
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data !== emptyFrame) return
    frame.remove()
    swap(false)
  })
  swap(true)
  box.append(frame)
}
