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

test('every block has a plain text, with the newspaper and the reason below', () => {
  expect(write(everyKind).text).toBe(`Recibo

Olá!
Obrigado.

- Um
- Dois

Entrar:
https://folha.example/auth?a=1&b=2

123456

Valor: R$ 50,00

-- 
Você pediu.
Folha do Sertão
Rua A, 1, Patos
`)
})

test('every word of the plain text is in the HTML too', () => {
  const { html, text } = write(everyKind)
  for (const word of text.match(/[\p{L}\d]+/gu) ?? []) expect(html).toContain(word)
})

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

  test('one column of 600 px, in dark and in light', () => {
    expect(html).toContain('max-width:600px')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })

  test('no script, no style sheet or picture from elsewhere, no form, no flex, no variable', () => {
    expect(html).not.toMatch(/<(script|link|img|form|iframe|svg)\b|@import|url\(|display:\s*(flex|grid)|var\(|calc\(/)
  })

  test('a layout of 7 KB at most, so that mails stay far below the size at which Gmail cuts them', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(7_000)
  })

  test('the preview is the first text, unless the letter sets one', () => {
    expect(html).toMatch(/overflow:hidden">Olá!\nObrigado\.</)
    expect(write(everyKind, { preview: 'Veja' }).html).toMatch(/overflow:hidden">Veja</)
  })

  test('the newspaper’s address is shown when there is one', () => {
    expect(html).toContain('Folha do Sertão<br>Rua A, 1, Patos')
    const { html: homeless, text } = writeLetter({ subject: 'x', reason: 'y', blocks: [] }, { ...house, address: '' })
    expect(homeless).not.toContain('Folha do Sertão<br>')
    expect(text).toBe('\n\n-- \ny\nFolha do Sertão\n')
  })
})
