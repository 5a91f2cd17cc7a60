import { describe, expect, test } from 'vitest'
import { type Actor, anonymous, type Role } from '../../actor.ts'
import { onwardFrom, onwardPath, turnedAway } from './entrance.ts'

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
  test('everybody goes on to the screen that asked for it, else back to the page they came from, else home', () => {
    expect(onwardPath({ next: '/settings', from: '/x' })).toBe('/settings')
    expect(onwardPath({ from: '/recife-pe/chuva' })).toBe('/recife-pe/chuva')
    expect(onwardPath({})).toBe('/')
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', ['/a', '/b'], '/auth', '/api/x'])(
    'nobody leaves this site by %j',
    address => {
      expect(onwardPath({ next: address, from: '/x' })).toBe('/')
      expect(onwardPath({ from: address })).toBe('/')
    },
  )

  const host = 'jornal.example'
  const page = (path: string) => `https://${host}${path}`

  test('the page whose link led to the sign-in screen is known, and the screen itself forgets nothing', () => {
    expect(onwardFrom({}, page('/busca?q=obras'), host)).toEqual({ from: '/busca?q=obras' })
    expect(onwardFrom({}, page('/auth?tab=cadastrar&next=%2Fpricing%3Fforma%3Dstripe'), host)).toEqual({
      next: '/pricing?forma=stripe',
    })
    expect(onwardFrom({ next: '/settings' }, page('/x'), host)).toEqual({ next: '/settings' })
  })

  test.each(['https://evil.example/x', 'lixo', null])('a page elsewhere (%s) leads nowhere', referer => {
    expect(onwardPath(onwardFrom({}, referer, host))).toBe('/')
  })
})
