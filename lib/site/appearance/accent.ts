import { type Color, contrast, isColor, mix } from './contrast.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** The newspaper's accent colours; null for the product's own. */
export type Accents = Readonly<Record<Scheme, Color | null>>

/** WCAG 2.2 AA, for text of any size. */
export const leastContrast = 4.5

/** As in components/layout/tokens.css; a test compares them. */
const grounds: Record<Scheme, readonly Color[]> = {
  light: ['#fffdf9', '#ffffff', '#f5f0e7'],
  dark: ['#141311', '#1d1b18', '#0d0c0b'],
}
const inks: Record<Scheme, Color> = { light: '#1c1917', dark: '#f2ece2' }
const onAccents: readonly Color[] = ['#ffffff', '#1d0c04']
const ownTones: Record<Scheme, Tones> = {
  light: { accent: '#a3320b', strong: '#7f2507', soft: '#fbeae2', on: '#ffffff' },
  dark: { accent: '#ff9a6c', strong: '#ffb592', soft: '#3a1d10', on: '#1d0c04' },
}

interface Tones {
  accent: Color
  strong: Color
  soft: Color
  on: Color
}

/** The product's own accent. */
export const ownAccent = (scheme: Scheme): Color => ownTones[scheme].accent

/** An accent with its derived tones: stronger, soft (a background), and the colour of text on the accent. */
function tonesOf(accent: Color, scheme: Scheme): Tones {
  const [paper = accent] = grounds[scheme]
  const on = onAccents.reduce((best, color) => (contrast(color, accent) > contrast(best, accent) ? color : best))
  return { accent, strong: mix(accent, inks[scheme], 0.75), soft: mix(accent, paper, 0.1), on }
}

/** The lowest contrast of an accent: as text on each background, and as the background of its own text. */
export function contrastOfAccent(accent: Color, scheme: Scheme): number {
  const { soft, on } = tonesOf(accent, scheme)
  return Math.min(...[...grounds[scheme], soft, on].map(other => contrast(accent, other)))
}

/** The nearest darker (light scheme) or lighter (dark scheme) tone with enough contrast; the product's own accent when there is none. */
export function nearestAccent(accent: Color, scheme: Scheme): Color {
  const end: Color = scheme === 'light' ? '#000000' : '#ffffff'
  for (let share = 100; share > 0; share--) {
    const candidate = mix(accent, end, share / 100)
    if (contrastOfAccent(candidate, scheme) >= leastContrast) return candidate
  }
  return ownTones[scheme].accent
}

/** The address of the stylesheet of accents; null when both are the product's own. The colours are its name, so it never gets old. */
export const accentSheetPath = ({ light, dark }: Accents): string | null =>
  light || dark ? `/api/cores/${[light, dark].map(color => color?.slice(1) ?? 'casa').join('-')}.css` : null

/** The accents in a stylesheet's name; null for any other name, and for colours without enough contrast. */
export function accentsIn(file: string): Accents | null {
  const [, ...parts] = /^(casa|[0-9a-f]{6})-(casa|[0-9a-f]{6})\.css$/.exec(file) ?? []
  if (parts.length === 0) return null
  const [light = null, dark = null] = parts.map(part => (isColor(`#${part}`) ? (`#${part}` as Color) : null))
  const accents = { light, dark }
  const fits = schemes.every(scheme => {
    const accent = accents[scheme]
    return accent === null || contrastOfAccent(accent, scheme) >= leastContrast
  })
  return fits ? accents : null
}

/** The stylesheet that overrides the accent tokens. Its selector is more specific, so the order of stylesheets does not matter. */
export function accentSheet(accents: Accents): string {
  const [light, dark] = schemes.map(scheme => {
    const accent = accents[scheme]
    return accent === null ? ownTones[scheme] : tonesOf(accent, scheme)
  }) as [Tones, Tones]
  const rule = (name: string, tone: keyof Tones) => `${name}:light-dark(${light[tone]},${dark[tone]})`
  const tokens = [
    rule('--accent', 'accent'),
    rule('--accent-strong', 'strong'),
    rule('--accent-soft', 'soft'),
    rule('--on-accent', 'on'),
  ]
  return `:root:root{${tokens.join(';')}}@media (prefers-contrast:more){:root:root{${rule('--accent', 'strong')}}}`
}
