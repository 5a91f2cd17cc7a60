import { expect, test } from 'vitest'
import { campaignOf, deviceOf, sourceOf } from './origin.ts'

test.each([
  [{}, 'direct:'],
  [{ from: 'www.google.com.br' }, 'search:Google'],
  [{ from: 'google.com.evil.example' }, 'site:google.com.evil.example'],
  [{ from: 'notgoogle.com' }, 'site:notgoogle.com'],
  [{ from: 'l.instagram.com' }, 'social:Instagram'],
  [{ from: 'WWW.Folha.UOL.com.br' }, 'site:folha.uol.com.br'],
  [{ source: 'whatsapp', medium: 'social' }, 'social:WhatsApp'],
  [{ source: 'boletim', medium: 'E-mail' }, 'newsletter:'],
])('%j comes from %s', (arrival, source) => expect(sourceOf(arrival)).toBe(source))

test('a campaign is a plain name, whatever the address holds', () => {
  expect(campaignOf({ campaign: '  Eleições 2026 ' })).toBe('eleicoes 2026')
  expect(campaignOf({ campaign: '<img src=x>\u0000=cmd|' })).toBe('img src x cmd')
  expect(campaignOf({})).toBe('')
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'tablet'],
  ['', 'desk'],
])('%s is a %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
