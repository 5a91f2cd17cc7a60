import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font, type SatoriOptions } from 'satori'
import { posterSize } from '#lib/site/site.ts'

/** An element for satori, in the shape of React's. */
interface Element {
  type: 'div'
  props: { style: Record<string, string | number>; children?: string | Element[] }
}

const ink = '#1c1917'
const soft = '#57504a'
const paper = '#fffdf9'
const accent = '#a3320b'

const box = (style: Record<string, string | number>, children?: string | Element[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
})

/** The font size in pixels by the longest headline: two hundred letters still fit, and a short headline is large. */
const headlineSizes = [
  [30, 104],
  [55, 84],
  [90, 68],
  [130, 58],
  [200, 50],
] as const

/** The texts in a shared article's picture. */
export interface Poster {
  headline: string
  /** Section and city; may be empty. */
  kicker: string
  /** The newspaper's name. */
  name: string
}

/** The texts in the newspaper's picture. */
export interface Nameplate {
  name: string
  description: string
}

/** Draws a shared article's picture, 1200 × 630 PNG: its headline in the newspaper's typeface. */
export function drawPoster({ headline, kicker, name }: Poster): Promise<Buffer> {
  const shown = drawable(headline)
  if (!shown) return drawNameplate({ name, description: kicker })
  const fontSize = sizeFor(shown, headlineSizes)
  return draw(
    box({ ...posterSize, flexDirection: 'column', background: paper, color: ink, padding: '0 72px' }, [
      box({ width: 176, height: 14, background: accent }),
      box({ flexGrow: 1, flexDirection: 'column', justifyContent: 'center', paddingBottom: 8 }, [
        ...(drawable(kicker)
          ? [box({ color: accent, fontSize: 30, fontWeight: 700, marginBottom: 20 }, drawable(kicker))]
          : []),
        box(
          {
            display: 'block',
            fontSize,
            fontWeight: 700,
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
            wordBreak: 'break-word',
            lineClamp: 6,
          },
          shown,
        ),
      ]),
      box({ borderTop: `3px solid ${ink}`, padding: '22px 0 34px' }, nameplate(name, 40)),
    ]),
  )
}

/** Draws the picture of all other pages, 1200 × 630 PNG: the newspaper's name and description. */
export function drawNameplate({ name, description }: Nameplate): Promise<Buffer> {
  const size = sizeFor(name, [
    [12, 150],
    [18, 124],
    [26, 96],
    [60, 74],
  ])
  return draw(
    box(
      {
        ...posterSize,
        flexDirection: 'column',
        justifyContent: 'center',
        background: paper,
        color: ink,
        padding: '0 72px',
      },
      [
        box({ borderTop: `8px solid ${ink}`, paddingTop: 44 }, nameplate(name, size)),
        box({ borderBottom: `3px solid ${ink}`, padding: '34px 0 44px', color: soft, fontSize: 34, lineHeight: 1.35 }, [
          box({ display: 'block', lineClamp: 3 }, drawable(description)),
        ]),
      ],
    ),
  )
}

/** The newspaper's mark: a square of `size` pixels, 512 by default. Its letter fills `share` of the width that it may fill, all by default. */
export interface Mark {
  name: string
  size?: number
  share?: number
}

/** Draws the newspaper's mark, a square PNG: the first letter of its name. */
export function drawMark({ name, size = 512, share = 1 }: Mark): Promise<Buffer> {
  const letter = [...drawable(name)].find(each => /\p{L}|\p{N}/u.test(each)) ?? ''
  const unit = (size / 512) * share
  return draw(
    box(
      {
        width: size,
        height: size,
        alignItems: 'center',
        justifyContent: 'center',
        background: ink,
        color: paper,
        fontSize: 400 * unit,
        fontWeight: 900,
        lineHeight: 1,
      },
      [
        box({ alignItems: 'baseline', marginTop: -36 * unit }, [
          box({}, letter.toLocaleUpperCase('pt-BR')),
          box({ width: 60 * unit, height: 60 * unit, background: '#ff9a6c', marginLeft: 14 * unit }),
        ]),
      ],
    ),
    { width: size, height: size },
  )
}

/** The most letters of a name that surely fits one line. */
const oneLine = 32

/** The name with a coloured square behind it, as in the masthead. No square behind a name that may wrap. */
const nameplate = (name: string, size: number): Element[] => [
  box({ alignItems: 'baseline', fontSize: size, fontWeight: 900, lineHeight: 1, letterSpacing: '-0.035em' }, [
    box({ display: 'block' }, drawable(name)),
    ...(name.length > oneLine
      ? []
      : [box({ width: size * 0.17, height: size * 0.17, background: accent, marginLeft: size * 0.1 })]),
  ]),
]

const sizeFor = (text: string, sizes: readonly (readonly [number, number])[]): number =>
  sizes.find(([length]) => text.length <= length)?.[1] ?? sizes.at(-1)?.[1] ?? 0

/** A text without the characters that our typeface lacks: satori would draw emoji and other scripts as boxes, or load a font for them. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}0-9\s!-/:-@[-`{-~¡-¿×÷–—‘’‚“”„†•…‰‹›⁄€™−]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim()

/** Gives a PNG. */
async function draw(element: Element, size: { width: number; height: number } = posterSize): Promise<Buffer> {
  const options: SatoriOptions = { ...size, fonts: await typefaces() }
  const svg = await satori(element as unknown as Parameters<typeof satori>[0], options)
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

const family = 'Source Serif 4'
const weights = [400, 700, 900] as const

let loaded: Promise<Font[]> | null = null
/** The newspaper's typeface from our own packages, loaded once a thread. */
const typefaces = (): Promise<Font[]> => (loaded ??= loadTypefaces())

async function loadTypefaces(): Promise<Font[]> {
  const folder = join(process.cwd(), 'node_modules/@fontsource/source-serif-4/files')
  const faces = weights.flatMap(weight => ['latin', 'latin-ext'].map(letters => ({ weight, letters })))
  return Promise.all(
    faces.map(async ({ weight, letters }) => ({
      name: family,
      weight,
      style: 'normal',
      data: await readFile(join(folder, `source-serif-4-${letters}-${weight}-normal.woff`)),
    })),
  )
}
