import { isLarge } from '../../articles/cover.ts'
import { type BodyPicture, picturesOf } from '../../body/body.ts'
import { fold } from '../../text/text.ts'
import type { Raised } from './finding.ts'
import type { ReadSubject } from './subject.ts'

/** The problems of the cover and of the pictures in the text. */
export function* checkPictures({ subject: { cover, title }, blocks }: ReadSubject): Generator<Raised> {
  yield* checkCover(cover, title)
  const figures = blocks.flatMap(picturesOf)
  const named = (some: readonly BodyPicture[]) => some.map(({ caption, src }) => caption || src)
  const mute = figures.filter(({ alt }) => alt.trim() === '')
  if (mute.length > 0) {
    yield {
      rule: 'picture-alt',
      message:
        mute.length === 1
          ? 'Uma imagem do texto não tem descrição.'
          : `${mute.length} imagens do texto não têm descrição.`,
      evidence: named(mute),
    }
  }
  const poor = figures.filter(({ alt }) => isPoor(alt, title))
  if (poor.length > 0) {
    yield {
      rule: 'alt-poor',
      message: 'A descrição de uma imagem não diz o que se vê.',
      evidence: poor.map(({ alt }) => alt),
    }
  }
  const anonymous = figures.filter(({ credit }) => credit.trim() === '')
  if (anonymous.length > 0) {
    yield {
      rule: 'picture-credit',
      message:
        anonymous.length === 1
          ? 'Uma imagem do texto não tem crédito.'
          : `${anonymous.length} imagens do texto não têm crédito.`,
      evidence: named(anonymous),
    }
  }
}

function* checkCover(cover: ReadSubject['subject']['cover'], title: string): Generator<Raised> {
  if (!cover) {
    return yield {
      rule: 'cover-missing',
      message: 'Sem imagem de capa, a matéria aparece sem foto na busca e nas redes.',
    }
  }
  if (cover.alt.trim() === '') yield { rule: 'cover-alt', message: 'A imagem de capa não tem descrição.' }
  else if (isPoor(cover.alt, title)) {
    yield {
      rule: 'alt-poor',
      field: 'coverAlt',
      message: 'A descrição da capa não diz o que se vê.',
      evidence: [cover.alt],
    }
  }
  if (cover.credit.trim() === '') yield { rule: 'cover-credit', message: 'A imagem de capa não tem crédito.' }
  if (!isLarge(cover)) {
    yield {
      rule: 'cover-small',
      message: `A capa tem ${cover.width} pixels de largura; o Google Discover pede 1.200.`,
    }
  }
}

const empty = new Set([
  'foto',
  'imagem',
  'figura',
  'capa',
  'foto da capa',
  'imagem de capa',
  'sem descricao',
  'reproducao',
  'divulgacao',
  'arquivo',
  'ilustracao',
])

/** Whether a description is the name of a file, of a kind of picture, or the title again. */
function isPoor(alt: string, title: string): boolean {
  const words = fold(alt)
  if (words === '') return false
  if (words === fold(title)) return true
  if (empty.has(words.replace(/[.:]$/, ''))) return true
  return (
    /\.(?:jpe?g|png|webp|gif)$/.test(words) ||
    /^(?:img|dsc|dscn|p|foto|imagem|whatsapp image|screenshot)[ _-]?\d[\d _-]*/.test(words)
  )
}
