import { expect, test } from 'vitest'
import { readInvitation } from './read-invitation.ts'
import { readTime } from './read-time.ts'

const today = '2026-06-10'

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
    allDay: false,
    startDate: '2026-06-20',
    startTime: '20:00',
    endDate: '',
    endTime: '',
    location: 'Clube Recreativo',
    address: 'Rua das Flores, 45',
    heldBy: 'Associação de Moradores',
    isFree: false,
    price: 'R$ 20 (meia R$ 10)',
    linkUrl: 'https://exemplo.com.br/forro',
    category: 'musica',
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
    title: 'Festa de Santo Antônio',
    startDate: '2026-06-13',
    startTime: '18:00',
    category: 'festas',
    location: 'Salão Paroquial São José',
    address: 'Rua das Flores, 123',
    isFree: false,
    price: 'R$ 10 antecipado / R$ 15 na hora',
  })
  expect(read.description).toContain('Convidamos todos para a Festa de Santo Antônio 🎉')
  expect(read.description).not.toMatch(/Maria:|\*/)
})

test.each([
  '[9/6 14:20] Cida: ',
  '[9/6/26 2:20 PM] +55 43 99999-0000: ',
  '[09/06/2026, 14:20:15] ~ Cida: ',
  '09/06/2026 14:20 - Cida: ',
  '[14:20, 09/06/2026] Cida:\n',
])('the day and hour of a message are not those of its event: %s', stamp => {
  const read = readInvitation(`${stamp}Baile da Vila, sábado, 20/06, às 20h, no Clube Recreativo`, today)
  expect(read).toMatchObject({ title: 'Baile da Vila', startDate: '2026-06-20', startTime: '20:00' })
  expect(read.description).not.toMatch(/14:20|2:20|Cida|9999/)
})

test('a day and hour without a name are the event’s', () =>
  expect(readInvitation('20/06/2026 20:00 - Baile no Clube Recreativo', today)).toMatchObject({
    startDate: '2026-06-20',
    startTime: '20:00',
  }))

test.each([
  ['Sáb 13/06, 19h–22h, Praça do Rádio, entrada franca', 'Evento na Praça do Rádio'],
  ['Show sábado, 20 de junho, 20h, no Clube Recreativo', 'Show no Clube Recreativo'],
  [
    'Boa tarde, pessoal!\nSábado (20/06), às 20h\nLocal: Teatro Municipal\nEntrada: R$ 10',
    'Evento no Teatro Municipal',
  ],
  ['Exposição, de 12 a 14 de junho', 'Exposição de 12 de junho'],
  ['Dia 20/06 às 20h, entrada franca', 'Evento de 20 de junho'],
])('an invitation without a title line gets one from what and where it says: %s', (text, title) => {
  expect(readInvitation(text, today).title).toBe(title)
})

test.each(['1-', '1 e ', '1, ', 'de 12 a ', '1 a 12/06, '])(
  'ten thousand times “%s” is read to its end (abuse case 41)',
  unit => {
    const text = `Festa, ${unit.repeat(10_000)}14/06`
    expect(readInvitation(text, today).description).toContain('Festa')
    expect(readTime(text, today)?.startDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  },
)
