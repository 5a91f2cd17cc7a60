/**
 * How wide pictures stand on the page, for `sizes`: the browser takes the rendition for it. Phones with more than two and a half pixels to a point
 * are given two: nobody sees the third, and everybody waits for it.
 */
const dense = '(min-resolution: 2.5x) and (width < 40rem)'

/** From one margin of a phone to the other; where the window is wider, as somebody says. */
const column = (wider: string) => `${wider}, ${dense} calc(67vw - 1.5rem), calc(100vw - 2rem)`

/** Square beside a title, 5 or 6 rem high: of pictures that are half as wide again and more. */
const thumb = `${dense} 7rem, 10rem`
const inFour = '(width >= 78rem) 18rem, (width >= 64rem) 23vw, (width >= 40rem) 48vw'

export const coverSizes = `(width >= 48rem) 48rem, ${dense} 67vw, 100vw`
export const leadSizes = column('(width >= 80rem) 49rem, (width >= 64rem) 62vw')
export const compactSizes = thumb
export const riverSizes = `(width >= 40rem) 15rem, ${thumb}`
export const bannerSizes = column('(width >= 48rem) 728px')

/** Of a story in a row, by how many share it (`front-page.tsx` has the columns). On a phone the first has the width, the others a corner. */
export const rowSizes = (inRow: number, first: boolean): string => {
  const wider = [
    '(width >= 40rem) 20rem',
    '(width >= 78rem) 37rem, (width >= 40rem) 48vw',
    '(width >= 78rem) 24rem, (width >= 40rem) 32vw',
  ]
  const desk = wider[inRow - 1] ?? inFour
  return first ? column(desk) : `${desk}, ${thumb}`
}
export const wideSizes = column('(width >= 78rem) 29rem, (width >= 64rem) 38vw, (width >= 40rem) 48vw')
