import { describe, expect, test } from 'vitest'
import { type Actor, anonymous, type Role } from '../../actor.ts'
import { onwardPath, turnedAway } from './entrance.ts'

const holding = (...roles: Role[]): Actor => ({ id: crypto.randomUUID(), roles, subscribed: false })
const screens = ['/dashboard', '/settings', '/create', '/my-articles', '/article/0199/edit']

test.each(screens)(
  'a signed-out visitor signs in before %s and comes back; authors, editors and masters may open it',
  path => {
    expect(turnedAway(anonymous, path)?.to).toBe(`/auth?next=${encodeURIComponent(path)}`)
    for (const role of ['author', 'editor', 'master'] as const) expect(turnedAway(holding(role), path)).toBeNull()
  },
)

test('a person without a role may open the dashboard, the settings and an empty desk', () => {
  const away = screens.map(path => turnedAway(holding(), path)?.to ?? 'in')
  expect(away).toEqual(['in', 'in', '/dashboard', 'in', '/my-articles'])
})

test('masters open the administration, editors their desk, others neither', () => {
  const paths = ['/mesa', '/mesa/erros', '/admin', '/admin/jornal', '/admin/paginas/contato']
  const into = (actor: Actor) => paths.filter(path => turnedAway(actor, path) === null)
  expect(into(holding('master'))).toEqual(paths)
  expect(into(holding('editor'))).toEqual(['/mesa', '/mesa/erros'])
  expect(into(holding())).toEqual([])
  expect(turnedAway(holding('author'), '/admin')?.to).toBe('/dashboard')
})

test('staff who must enrol a second factor open nothing but the screen for it', () => {
  for (const path of ['/dashboard', '/settings/historico', '/create', '/admin'])
    expect(turnedAway(holding(), path, true)?.to).toBe('/settings/seguranca')
  expect(turnedAway(holding(), '/settings/seguranca', true)).toBeNull()
  expect(turnedAway(holding(), '/', true)).toBeNull()
})

test('all other addresses are open', () => {
  for (const path of ['/', '/auth', '/become-master', '/article/um-artigo'])
    expect(turnedAway(anonymous, path)).toBeNull()
})

describe('after signing in', () => {
  const reader = { ...anonymous, id: 'r' }
  const author: Actor = { id: 'a', roles: ['author'], subscribed: false }

  test('everybody goes on to the screen that asked for it', () => {
    expect(onwardPath(reader, { next: '/settings', from: '/x' })).toBe('/settings')
    expect(onwardPath(author, { next: '/recife-pe/chuva', from: undefined })).toBe('/recife-pe/chuva')
  })

  test('without one, readers go back to the page they came from and staff to their dashboard', () => {
    expect(onwardPath(reader, { next: undefined, from: '/recife-pe/chuva' })).toBe('/recife-pe/chuva')
    expect(onwardPath(reader, { next: undefined, from: undefined })).toBe('/')
    expect(onwardPath(author, { next: undefined, from: '/recife-pe/chuva' })).toBe('/dashboard')
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', ['/a', '/b'], '/auth', '/api/x'])(
    'nobody leaves this site by %j',
    address => {
      expect(onwardPath(reader, { next: address, from: '/x' })).toBe('/')
      expect(onwardPath(reader, { next: undefined, from: address })).toBe('/')
    },
  )
})
