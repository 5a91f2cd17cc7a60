/**
 * The widths of pictures on the page, for `sizes`: the browser chooses the rendition by them. Phones with 2.5 device pixels or more to a CSS
 * pixel get the rendition for two: the eye does not see the third, and it takes time to load.
 */
const dense = '(min-resolution: 2.5x) and (width < 40rem)'

/** The full width between a phone's margins; `wider` gives the widths for larger windows. */
const column = (wider: string) => `${wider}, ${dense} calc(67vw - 1.5rem), calc(100vw - 2rem)`

/** A square beside a title, 5 or 6 rem high, cropped from a picture that is at least half as wide again as high. */
const thumb = `${dense} 7rem, 10rem`
const inFour = '(width >= 78rem) 18rem, (width >= 64rem) 23vw, (width >= 40rem) 48vw'

export const coverSizes = `(width >= 80rem) 44rem, (width >= 48rem) 48rem, ${dense} 67vw, 100vw`
export const leadSizes = column('(width >= 80rem) 49rem, (width >= 64rem) 62vw')
export const compactSizes = thumb
export const riverSizes = `(width >= 40rem) 15rem, ${thumb}`
export const bannerSizes = column('(width >= 48rem) 728px')

/**
 * The sizes of a card in a row, by the number of cards in it (the columns are in `front-page.tsx`). On a phone the first card's picture has the
 * full width and the others are small squares.
 */
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
