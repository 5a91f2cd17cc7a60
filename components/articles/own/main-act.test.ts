import { expect, test } from 'vitest'
import { mainActOf } from './main-act.ts'

const abilities = { setStatus: false } as Parameters<typeof mainActOf>[0]['abilities']
const draft = {
  id: '1',
  slug: 'ponte',
  status: 'draft',
  publishAt: null,
  hasRevision: false,
  waitedMs: null,
  verdict: null,
  abilities,
} as const

test.each([
  ['a draft', {}, 'Continuar escrevendo', '/article/1/edit'],
  ['a draft with changes asked for', { verdict: 'changes_requested' }, 'Ver o que foi pedido', '/article/1/edit'],
  ['a text in review', { status: 'review', waitedMs: 5 }, 'Acompanhar a revisão', '/article/1/edit'],
  [
    'an approved text in review',
    { status: 'review', waitedMs: 5, verdict: 'approved' },
    'Acompanhar a revisão',
    '/article/1/edit',
  ],
  ['a scheduled text', { status: 'review', publishAt: new Date() }, 'Ver o agendamento', '/article/1/edit'],
  ['a published text', { status: 'published' }, 'Ver no site', '/article/ponte'],
  ['a begun revision', { status: 'published', hasRevision: true }, 'Continuar a atualização', '/article/1/edit'],
  [
    'a revision in review',
    { status: 'published', hasRevision: true, waitedMs: 5 },
    'Acompanhar a revisão',
    '/article/1/edit',
  ],
  [
    'a revision in review, for an editor',
    { status: 'published', hasRevision: true, waitedMs: 5, abilities: { ...abilities, setStatus: true } },
    'Revisar',
    '/article/1/edit/atualizacao',
  ],
] as const)('%s', (_, own, text, href) => {
  expect(mainActOf({ ...draft, ...own })).toMatchObject({ text, href })
})
