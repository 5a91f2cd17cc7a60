/** A colour as `#rrggbb`, in lower case. */
export type Color = `#${string}`

export const isColor = (text: string): text is Color => /^#[0-9a-f]{6}$/.test(text)

/** The contrast of two colours after WCAG 2.2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** A mixture in sRGB: `share` of the first colour, from 0 to 1. */
export function mix(first: Color, second: Color, share: number): Color {
  const a = channels(first)
  const b = channels(second)
  const mixed = a.map((value, place) => Math.round(value * share + (b[place] ?? 0) * (1 - share)))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

const channels = (color: Color): number[] => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
