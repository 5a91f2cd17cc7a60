import { readScheme, type Scheme, schemeCookie } from '#lib/site/scheme.ts'

const system = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Sets the chosen scheme on the root element, for the stylesheet, and on the browser's own bars. */
export function applyScheme(): void {
  const chosen = readScheme(document.cookie)
  const root = document.documentElement
  if (chosen) root.dataset.scheme = chosen
  else delete root.dataset.scheme
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
  const colour = bars.find(({ media }) => media.includes(chosen ?? system()))?.content
  if (chosen && colour) for (const bar of bars) bar.content = colour
}

/** Connects the switches. A choice that equals the browser's own scheme is not stored: the pages follow the browser again. */
export function offerScheme(): void {
  const switches = document.querySelectorAll<HTMLElement>('button[data-scheme-switch]')
  const current = () => readScheme(document.cookie) ?? system()
  const show = () => {
    for (const each of switches) each.setAttribute('aria-pressed', String(current() === 'dark'))
  }
  for (const each of switches) {
    each.addEventListener('click', () => {
      const other = current() === 'dark' ? 'light' : 'dark'
      // Not the Cookie Store API, which some supported browsers lack.
      Reflect.set(document, 'cookie', schemeCookie(other === system() ? null : other))
      applyScheme()
      show()
    })
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  show()
}
