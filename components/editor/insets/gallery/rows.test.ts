import { expect, test } from 'vitest'
import type { BodyPicture } from '#lib/body/body.ts'
import { limits } from '#lib/limits.ts'
import { added, blocksOf, formOf, picturesIn, reasonOf, stored } from './rows.ts'

const picture = (src: string, words: Partial<BodyPicture> = {}): BodyPicture => ({
  src,
  alt: '',
  caption: '',
  credit: '',
  width: 8,
  height: 6,
  ...words,
})
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const uploaded = (src: string) => ({ id: src, src, width: 8, height: 6 })

test('a picture without words of its own gets those for all', () => {
  const { rows } = added(0, [file('a.jpg'), file('b.jpg')])
  const [a, b] = rows.map((row, place) => stored(row, uploaded(`/${place}`)))
  if (!(a && b)) throw new Error('Two files are two rows.')
  const own = { ...b, picture: { ...b.picture, alt: 'O prefeito ', credit: 'Caio' } }
  expect(picturesIn([a, own], { alt: 'A posse', credit: ' Ana' })).toEqual([
    picture('/0', { alt: 'A posse', credit: 'Ana' }),
    picture('/1', { alt: 'O prefeito', credit: 'Caio' }),
  ])
})

test('a gallery is opened and saved unchanged', () => {
  const pictures = [
    picture('/a', { alt: 'A posse', caption: 'Um', credit: 'Ana' }),
    picture('/b', { alt: 'A praça', credit: 'Ana' }),
    picture('/c', { alt: '', credit: 'Ana' }),
  ]
  const { rows, shared } = formOf(pictures)
  expect(shared).toEqual({ alt: '', credit: 'Ana' })
  expect(picturesIn(rows, shared)).toEqual(pictures)
  expect(blocksOf(picturesIn(rows, shared), 'gallery')).toEqual([{ kind: 'gallery', pictures }])
  expect(blocksOf(picturesIn(rows, shared), 'loose').map(({ kind }) => kind)).toEqual(['figure', 'figure', 'figure'])
  expect(blocksOf(pictures.slice(0, 1), 'gallery')).toMatchObject([{ kind: 'figure', src: '/a' }])
})

test('files beyond the limit, and files that are no pictures, are named and left out', () => {
  const many = Array.from({ length: limits.gallery.most + 1 }, (_, place) => file(`${place}.jpg`))
  const { rows, note } = added(0, [...many, file('ata.pdf', 'application/pdf')])
  expect(rows).toHaveLength(limits.gallery.most)
  expect(note).toBe('Uma galeria tem no máximo 60 fotos. Ficou de fora: 60.jpg. Só imagens entram em uma galeria.')
  expect(added(0, [file('a.jpg')]).note).toBeNull()
})

test('a form with files that did not arrive is not saved', () => {
  const { rows } = added(0, [file('a.jpg'), file('b.jpg')])
  const [a, b] = rows
  if (!(a && b)) throw new Error('Two files are two rows.')
  const arrived = stored(a, uploaded('/a'))
  expect(reasonOf([])).toBe('Escolha as fotos.')
  expect(reasonOf([arrived, b])).toContain('ainda estão sendo enviadas')
  expect(reasonOf([arrived, { ...b, upload: { state: 'refused', message: 'Não é uma imagem.' } }])).toBe(
    '1 foto não foi enviada. Envie de novo ou tire da lista.',
  )
  expect(reasonOf([arrived])).toBeNull()
})
