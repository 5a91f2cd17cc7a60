import { expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { limits } from '../../limits.ts'
import { articleFields } from './article.ts'

const { content } = articleFields.shape
const messagesFor = (html: string) => content.safeParse(html).error?.issues.map(({ message }) => message)
const words = 'A prefeitura informou que a obra da avenida termina em duas semanas.'

test('too many tags are refused with a message', () => {
  expect(messagesFor(`<p>${words}</p>${'<hr>'.repeat(limits.content.maxTags)}`)).toEqual([
    'Conteúdo com formatação demais. Cole o texto sem formatação e formate de novo o que for preciso.',
  ])
  expect(messagesFor(`<p>${words}</p>${'<hr>'.repeat(limits.content.maxTags - 2)}`)).toBeUndefined()
})

test('the longest text with every word in bold is accepted', () => {
  const word = '<strong>abcd</strong> '
  expect(messagesFor(`<p>${word.repeat(limits.content.max / 5 - 2)}</p>`)).toBeUndefined()
})

test.each(['<b>', '</p>', 'x<hr>', '<ul>', '<p>x', '<', '&amp;', '<!--', '<a '])(
  'half a megabyte of %s is refused at once',
  piece => {
    const html = words + piece.repeat((limits.content.maxBytes - 100) / piece.length)
    expect(cpuTime(() => expect(content.safeParse(html).success).toBe(false))).toBeLessThan(500)
  },
)
