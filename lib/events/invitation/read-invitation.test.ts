import { expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { readInvitation } from './read-invitation.ts'

const today = '2026-06-10'

test('one line fills time, place and price', () => {
  expect(readInvitation('Sáb 13/06, 19h–22h, Praça do Rádio, entrada franca', today)).toMatchObject({
    ...{ allDay: false, startDate: '2026-06-13', startTime: '19:00', endDate: '', endTime: '22:00' },
    ...{ location: 'Praça do Rádio', isFree: true, price: '' },
  })
})

test('an invitation of several lines fills all that it says', () => {
  const text = `🎶 Noite do Forró no Bairro
📅 Sábado, 20 de junho ⏰ 20h
📍 Local: Clube Recreativo
Endereço: Rua das Flores, 45
Ingressos: R$ 20 (meia R$ 10)
Realização: Associação de Moradores
Mais em https://exemplo.com.br/forro.`
  expect(readInvitation(text, today)).toEqual({
    title: 'Noite do Forró no Bairro',
    description: text,
    ...{ allDay: false, startDate: '2026-06-20', startTime: '20:00', endDate: '', endTime: '' },
    ...{ location: 'Clube Recreativo', address: 'Rua das Flores, 45', heldBy: 'Associação de Moradores' },
    ...{ isFree: false, price: 'R$ 20 (meia R$ 10)', linkUrl: 'https://exemplo.com.br/forro', category: 'musica' },
  })
})

test('days without hours are whole days, and “toda terça” repeats', () => {
  expect(readInvitation('Exposição, de 12 a 14 de junho', today)).toMatchObject({ allDay: true, endDate: '2026-06-14' })
  expect(readInvitation('Samba toda terça às 19h', today)).toMatchObject({ repetition: { every: 'week' } })
})

test('a text without any of it is the description alone, whatever it holds', () => {
  expect(readInvitation('<script>alert(1)</script>', today)).toEqual({ description: '<script>alert(1)</script>' })
  expect(readInvitation(`${'9'.repeat(50_000)} 14/06 `.repeat(3), today).description?.length).toBeLessThanOrEqual(5000)
})

test('a message forwarded in a chat is read without its marks, greeting and stamp', () => {
  const text = `[14:32, 09/06/2026] Maria: Encaminhada
Bom dia, grupo! 🙏
Convidamos todos para a *Festa de Santo Antônio* 🎉
📅 *Sábado (13/06)* ⏰ a partir das 18h
📍 Salão Paroquial São José - Rua das Flores, 123, Centro - Londrina/PR
🎫 Entrada: R$ 10 antecipado / R$ 15 na hora`
  const read = readInvitation(text, today)
  expect(read).toMatchObject({
    ...{ title: 'Festa de Santo Antônio', startDate: '2026-06-13', startTime: '18:00', category: 'festas' },
    ...{ location: 'Salão Paroquial São José', address: 'Rua das Flores, 123' },
    ...{ isFree: false, price: 'R$ 10 antecipado / R$ 15 na hora' },
  })
  expect(read.description).toContain('Convidamos todos para a Festa de Santo Antônio 🎉')
  expect(read.description).not.toMatch(/Maria:|\*/)
})

test('an event copied from a page of Facebook is read without the tile of its date', () => {
  const text = `SEX
12
JUN
Sexta-feira, 12 de junho de 2026 às 19:00 – 23:30 BRT
Sarau das Minas
Evento de Casa de Cultura
Teatro Castro Alves
Praça Dois de Julho, s/n - Campo Grande, Salvador - BA
www.sympla.com.br/evento/sarau
12 interessados · 3 confirmados`
  expect(readInvitation(text, today)).toMatchObject({
    ...{ title: 'Sarau das Minas', heldBy: 'Casa de Cultura', category: 'musica' },
    ...{ startDate: '2026-06-12', startTime: '19:00', endTime: '23:30' },
    ...{ location: 'Teatro Castro Alves', address: 'Praça Dois de Julho, s/n' },
    linkUrl: 'https://www.sympla.com.br/evento/sarau',
  })
})

test('one line begins with its title, and ends in a place and a price', () => {
  expect(readInvitation('Forró da Vila, sábado 13/06, 20h, Clube da Vila, R$ 20', today)).toMatchObject({
    ...{ title: 'Forró da Vila', location: 'Clube da Vila', isFree: false, price: 'R$ 20', category: 'musica' },
  })
  const running =
    'Show com Ana dia 13/06 às 21h no Teatro Glauce Rocha. Ingressos a partir de R$ 80 no site https://x.com.br/a'
  expect(readInvitation(running, today)).toMatchObject({
    ...{ title: 'Show com Ana', location: 'Teatro Glauce Rocha', price: 'a partir de R$ 80' },
  })
  expect(readInvitation('Gente, dia 13/06 tem bingo', today).title).toBeUndefined()
})

test('“sexta-feira” is no fair, and what children get free is not free', () => {
  expect(readInvitation('Reunião na sexta-feira, 19h', today).category).toBeUndefined()
  expect(readInvitation('Feira do livro\nSexta-feira, 9h', today)).toMatchObject({
    ...{ title: 'Feira do livro', category: 'feiras' },
  })
  expect(readInvitation('Circo, 13/06, 19h, R$ 30, crianças grátis', today)).toMatchObject({
    ...{ isFree: false, price: 'R$ 30' },
  })
})

test('a long hostile text is read in time that grows with its length', () => {
  const started = performance.now()
  for (const piece of ['*a ', 'R$ 1 ', 'no teatro ', '[14:32, 09/06/2026] a', 'convidamos ', '_*~'])
    readInvitation(piece.repeat(20_000 / piece.length), today)
  expectWithin(3_000, started)
})
