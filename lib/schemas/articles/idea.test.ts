import { expect, test } from 'vitest'
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

test('tags are split at commas, trimmed and kept once', () => {
  const { tags } = ideaFields.parse({ ...typed, tags: ' Saúde,  obras  públicas ,saude,, ,' })
  expect(tags).toEqual(['Saúde', 'obras públicas'])
})

test('a deadline is a local time of São Paulo', () => {
  expect(ideaFields.parse({ ...typed, deadline: '21/11/2026 18:00' }).deadline).toEqual(new Date('2026-11-21T21:00Z'))
})

test.each([
  [{ title: '  ' }, 'Título é obrigatório'],
  [{ description: '\u0000\n ' }, 'Descrição é obrigatória'],
  [{ priority: 'soon' }, 'Prioridade inválida'],
  [{ deadline: '30/02/2026 10:00' }, 'Prazo inválido'],
  [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join(',') }, 'Use no máximo 20 tags'],
])('%j is refused with a message', (own, message) => {
  expect(messageOf(own)).toBe(message)
})
