import { narrowerOf } from '#lib/articles/renditions.ts'
import type { BodyPicture, Gallery } from '#lib/body/body.ts'
import { escapeAttribute, escapeText } from '#lib/body/markup.ts'
import { limits } from '#lib/limits.ts'

/** The widest rendition of a picture in small, in pixels: two columns on a phone with double density. */
const widestSmall = 750
const smallSizes = '(min-width: 40rem) 19rem, 50vw'

/**
 * A gallery as readers see it. No script: `gallery.css` shows the first four in small, all of them at `#fotos`, and at `#foto-5` the fifth alone
 * and large; `#ver-5` leads back to where it stands. What is not shown does not load, but where a reader has switched scripts off: browsers then
 * load at once. `number` is its place among the galleries of the page, from 1.
 */
export function shownGallery({ pictures }: Gallery, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`
  const idOf = (name: string) => (place: number) => `${name}${suffix}-${place + 1}`
  const ids = { all: `fotos${suffix}`, small: idOf('ver'), large: idOf('foto') }
  const figures = pictures.map((picture, place) => figureOf(picture, place, pictures.length, ids)).join('')
  const more = pictures.length > limits.gallery.shown
  const all = more ? `<p><a href="#${ids.all}">Ver as ${pictures.length} fotos</a></p>` : ''
  const name = `<figcaption id="${ids.all}">Galeria com ${pictures.length} fotos</figcaption>`
  return `<figure data-gallery>${name}${figures}${all}</figure>`
}

/** The ids of a gallery: its name, at which all pictures show, and each picture in small and in large by its place. */
interface Ids {
  all: string
  small: (place: number) => string
  large: (place: number) => string
}

/** A picture in small, which leads to itself in large, with the ways to its neighbours and back. */
function figureOf(picture: BodyPicture, place: number, count: number, ids: Ids): string {
  const { alt, caption, credit } = picture
  const id = ids.large(place)
  const number = `Foto ${place + 1} de ${count}`
  const label = escapeAttribute(alt ? `${number}: ${alt}` : number)
  const steps = [
    place > 0 ? step(ids.large(place - 1), 'Anterior') : missing,
    step(ids.small(place), 'Voltar ao texto'),
    place < count - 1 ? step(ids.large(place + 1), 'Próxima') : missing,
  ]
  const words = [`<b>${number}</b>`, escapeText(caption), credit && `<small>${escapeText(credit)}</small>`]
  return (
    `<figure id="${id}" tabindex="-1"><a id="${ids.small(place)}" href="#${id}" aria-label="${label}">${image(picture, '', smallSizes, widestSmall)}</a>` +
    `${image(picture, ' data-large', '100vw')}<p>${steps.join(' ')}</p>` +
    `<figcaption>${words.filter(part => part !== '').join(' ')}</figcaption></figure>`
  )
}

/** Keeps the place of a step that the first or last picture does not have. */
const missing = '<span></span>'
const step = (id: string, words: string) => `<a href="#${id}">${words}</a>`

function image({ src, alt, width, height }: BodyPicture, mark: string, sizes: string, widest?: number): string {
  const narrower = narrowerOf(src, widest)
  const set = narrower ? ` srcset="${narrower}" sizes="${sizes}"` : ''
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img${mark} loading="lazy" decoding="async" src="${escapeAttribute(src)}"${set} alt="${escapeAttribute(alt)}"${size}>`
}
