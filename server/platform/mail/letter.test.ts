import { describe, expect, test } from 'vitest'
import { type Letter, type MailBlock, writeLetter } from './letter.ts'

const house = { name: 'Folha do Sertão', address: 'Rua A, 1, Patos', siteUrl: 'https://folha.example' }
const write = (blocks: readonly MailBlock[], rest: Partial<Letter> = {}) =>
  writeLetter({ subject: 'Assunto', reason: 'Você pediu.', blocks, ...rest }, house)

const everyKind: readonly MailBlock[] = [
  { kind: 'heading', text: 'Recibo' },
  { kind: 'text', text: 'Olá!\nObrigado.' },
  { kind: 'list', items: ['Um', 'Dois'] },
  { kind: 'button', label: 'Entrar', url: 'https://folha.example/auth?a=1&b=2' },
  { kind: 'code', code: '123456' },
  { kind: 'facts', facts: [['Valor', 'R$ 50,00']] },
]

describe('a text is never HTML', () => {
  const saying = (words: string) => {
    const blocks: readonly MailBlock[] = [
      { kind: 'heading', text: words },
      { kind: 'text', text: words },
      { kind: 'list', items: [words] },
      { kind: 'button', label: words, url: `https://folha.example/?q=${words}` },
      { kind: 'code', code: words },
      { kind: 'facts', facts: [[words, words]] },
    ]
    const leave = { label: words, url: 'https://folha.example/sair' }
    const letter: Letter = { subject: words, preview: words, reason: words, leave, blocks }
    return writeLetter(letter, { ...house, name: words, address: words }).html
  }

  test('in every block and around them (abuse case 14)', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)?.map(tag => tag.replace(/href="[^"]*"/, 'href'))
    const hostile = saying(`<script>alert(1)</script>"' onclick='x'&`)
    expect(hostile).toContain('&#60;script&#62;alert(1)')
    expect(tags(hostile)).toEqual(tags(saying('x')))
  })

  test.each(['javascript:alert(1)', '/auth', 'data:text/html,x', 'mailto:a@b.example'])('%s is no link', url => {
    expect(() => write([{ kind: 'button', label: 'x', url }])).toThrow('web addresses')
    expect(() => write([], { leave: { label: 'x', url } })).toThrow('web addresses')
  })
})

describe('the HTML suits mail clients', () => {
  const { html } = write(everyKind, { leave: { label: 'Sair', url: 'https://folha.example/sair' } })

  test('no script, no style sheet or picture from elsewhere, no form, no flex, no variable', () => {
    expect(html).not.toMatch(/<(script|link|img|form|iframe|svg)\b|@import|url\(|display:\s*(flex|grid)|var\(|calc\(/)
  })
})
