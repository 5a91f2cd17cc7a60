import { adFramePath, emptyFrame, isAdSlot } from '#lib/ads/ads.ts'
import { currentChoice } from './consent.ts'

const SEEN_MS = 1_000

/** Shows one random banner in each slot. The draw runs in the browser because the page is the same for everybody. */
export function drawBanners(): void {
  for (const box of document.querySelectorAll('.ad-box')) {
    const hidden = box.querySelectorAll<HTMLElement>(':scope > [data-banner][hidden]')
    hidden[Math.floor(Math.random() * hidden.length)]?.removeAttribute('hidden')
  }
}

/** Reports a banner's impression once: half of it in sight for a second, in a visible tab. */
export function countBanners(): void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target))
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => report(target), SEEN_MS),
          )
      }
    },
    { threshold: 0.5 },
  )
  const watchAll = () => {
    for (const banner of document.querySelectorAll('[data-banner]:not([hidden], [data-seen])')) observer.observe(banner)
  }
  const report = (banner: Element) => {
    if (!(banner instanceof HTMLElement) || banner.dataset.seen) return
    observer.unobserve(banner)
    banner.dataset.seen = '1'
    navigator.sendBeacon('/api/ads/impression', JSON.stringify({ banner: banner.dataset.banner }))
  }
  // A banner that comes into sight in a hidden tab is observed anew when the tab is shown.
  const onChange = () => {
    observer.disconnect()
    for (const timer of waiting.values()) clearTimeout(timer)
    if (document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering)) watchAll()
  }
  for (const change of ['visibilitychange', 'prerenderingchange']) document.addEventListener(change, onChange)
  onChange()
}

/** Loads the network's frames into their slots once advertising is allowed. Where the network has no ad, the earlier content comes back. */
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
  // No allow-same-origin: the frame's scripts reach neither this page nor the reader's session.
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
