import type { UploadedPicture } from '#components/media/upload.ts'
import type { BodyPicture } from '#lib/body/body.ts'
import { figureOfPicture, galleriesOf } from '#lib/body/figures.ts'
import { limits } from '#lib/limits.ts'
import { plural } from '#lib/text/format.ts'

/** Where a file of a gallery's form stands. Sizes in bytes; `size` is null while the picture is made smaller. */
export type Upload =
  | { state: 'waiting' }
  | { state: 'sending'; size: number | null; sent: number }
  | { state: 'refused'; message: string }
  | { state: 'stored' }

/** A picture in a gallery's form. `picture` has its own words; where they are empty it gets those for all. */
export interface Row {
  id: number
  /** The file's name; empty for a picture that the gallery had already. */
  name: string
  file: File | null
  upload: Upload
  picture: BodyPicture
}

/** The words for all pictures of a gallery that have none of their own. */
export type Shared = Pick<BodyPicture, 'alt' | 'credit'>

export type LooseOrGallery = 'gallery' | 'loose'

let last = 0
const blank: BodyPicture = { src: '', alt: '', caption: '', credit: '', width: null, height: null }

export const rowOfFile = (file: File): Row => ({
  id: ++last,
  name: file.name,
  file,
  upload: { state: 'waiting' },
  picture: blank,
})

/** The form of a gallery: its pictures as rows, and what they all say as the words for all. */
export function formOf(pictures: readonly BodyPicture[]): { rows: Row[]; shared: Shared } {
  const shared = { alt: sharedText(pictures, 'alt'), credit: sharedText(pictures, 'credit') }
  const own = ({ alt, credit, ...picture }: BodyPicture): BodyPicture => ({
    ...picture,
    alt: alt === shared.alt ? '' : alt,
    credit: credit === shared.credit ? '' : credit,
  })
  const rows = pictures.map(
    (picture): Row => ({
      id: ++last,
      name: '',
      file: null,
      upload: { state: 'stored' },
      picture: own(picture),
    }),
  )
  return { rows, shared }
}

function sharedText(pictures: readonly BodyPicture[], field: keyof Shared): string {
  const [first] = pictures
  return first && pictures.every(picture => picture[field] === first[field]) ? first[field] : ''
}

/** A row whose file was stored. */
export const stored = (row: Row, { src, width, height }: UploadedPicture): Row => ({
  ...row,
  file: null,
  upload: { state: 'stored' },
  picture: { ...row.picture, src, width, height },
})

/** The pictures of the rows that are stored, in their order, each with its own words or those for all. */
export const picturesIn = (rows: readonly Row[], shared: Shared): BodyPicture[] =>
  rows
    .filter(({ upload }) => upload.state === 'stored')
    .map(({ picture }) => ({
      ...picture,
      alt: picture.alt.trim() || shared.alt.trim(),
      caption: picture.caption.trim(),
      credit: picture.credit.trim() || shared.credit.trim(),
    }))

/** The blocks that a form's pictures become: a gallery, or each picture alone. */
export const blocksOf = (pictures: readonly BodyPicture[], as: LooseOrGallery) =>
  as === 'gallery' ? galleriesOf(pictures) : pictures.map(figureOfPicture)

/** Why the form cannot be saved yet; null when it can. */
export function reasonOf(rows: readonly Row[]): string | null {
  const count = (...states: Upload['state'][]) => rows.filter(({ upload }) => states.includes(upload.state)).length
  const refused = count('refused')
  if (rows.length === 0) return 'Escolha as fotos.'
  if (count('waiting', 'sending') > 0)
    return 'As fotos ainda estão sendo enviadas. Espere um instante ou tire as que faltam.'
  if (refused > 0)
    return `${plural(refused, 'foto não foi enviada', 'fotos não foram enviadas')}. Envie de novo ou tire da lista.`
  return null
}

/** New rows of chosen files, as many as a gallery of `before` pictures may still take, and the sentence about those left out; null for none. */
export function added(before: number, files: readonly File[]): { rows: Row[]; note: string | null } {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const taken = pictures.slice(0, Math.max(0, limits.gallery.most - before))
  const left = pictures.slice(taken.length)
  const notes = [
    left.length > 0 &&
      `Uma galeria tem no máximo ${limits.gallery.most} fotos. ${left.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${left.map(({ name }) => name).join(', ')}.`,
    pictures.length < files.length && 'Só imagens entram em uma galeria.',
  ].filter(note => note !== false)
  return { rows: taken.map(rowOfFile), note: notes.join(' ') || null }
}
