import { expect, test } from 'vitest'
import { ideasPath, readIdeaAddress } from '../../ideas/idea-views.ts'
import { ideaFields } from './idea.ts'

const typed = {
  title: 'Obras da orla',
  description: 'Ouvir os comerciantes.',
  priority: 'medium',
  assignedTo: '',
  deadline: '',
  city: '',
  tags: '',
}

const messageOf = (own: object) => {
  const { error } = ideaFields.safeParse({ ...typed, ...own })
  return error?.issues[0]?.message
}

test('empty fields become null or an empty list', () => {
  expect(ideaFields.parse(typed)).toMatchObject({ assignedTo: null, deadline: null, city: null, tags: [] })
})

test('tags are split at commas, trimmed and kept once', () => {
  expect(ideaFields.parse({ ...typed, tags: ' Saúde,  obras  públicas ,saude,, ,' }).tags).toEqual([
    'Saúde',
    'obras públicas',
  ])
})

test('a deadline is a local time of São Paulo', () => {
  expect(ideaFields.parse({ ...typed, deadline: '21/11/2026 18:00' }).deadline).toEqual(new Date('2026-11-21T21:00Z'))
})

test.each([
  [{ title: '  ' }, 'Título é obrigatório'],
  [{ title: 'x'.repeat(201) }, 'Título muito longo'],
  [{ description: '\u0000\n ' }, 'Descrição é obrigatória'],
  [{ description: 'x'.repeat(5001) }, 'Descrição muito longa'],
  [{ priority: 'soon' }, 'Prioridade inválida'],
  [{ assignedTo: 'alguém' }, 'Escolha alguém da lista'],
  [{ deadline: '30/02/2026 10:00' }, 'Prazo inválido'],
  [{ tags: 'x'.repeat(61) }, 'Tag muito longa'],
  [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join(',') }, 'Use no máximo 20 tags'],
  [{ tags: ','.repeat(12_001) }, 'Use no máximo 20 tags'],
])('%j is refused with a message', (own, message) => {
  expect(messageOf(own)).toBe(message)
})

test('the storyboard’s address is read and written back the same, and unknown values are ignored', () => {
  const address = readIdeaAddress({
    ver: 'quadro',
    responsavel: '01a1fdc1-258c-7021-b90d-cf60b11fb36d',
    cidade: 'sobral-ce',
    prioridade: 'high',
    mes: '2026-11',
  })
  expect(readIdeaAddress(Object.fromEntries(new URL(ideasPath(address), 'http://x').searchParams))).toEqual(address)
  expect(
    ideasPath(readIdeaAddress({ ver: 'toString', aba: ['x'], responsavel: '-', cidade: '../x', mes: '2026-13' })),
  ).toBe('/storyboard')
})
