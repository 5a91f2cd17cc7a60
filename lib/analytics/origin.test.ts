import { expect, test } from 'vitest'
import { campaignOf, deviceOf, sourceName, sourceOf } from './origin.ts'

test.each([
  [{}, 'direct:'],
  [{ from: 'www.google.com.br' }, 'search:Google'],
  [{ from: 'news.google.com' }, 'site:news.google.com'],
  [{ from: 'mail.google.com' }, 'newsletter:'],
  [{ from: 'google.com.evil.example' }, 'site:google.com.evil.example'],
  [{ from: 'notgoogle.com' }, 'site:notgoogle.com'],
  [{ from: 'l.instagram.com' }, 'social:Instagram'],
  [{ from: 't.co' }, 'social:X'],
  [{ from: 'com.google.android.googlequicksearchbox' }, 'search:Google'],
  [{ from: 'WWW.Folha.UOL.com.br' }, 'site:folha.uol.com.br'],
  [{ source: 'whatsapp', medium: 'social' }, 'social:WhatsApp'],
  [{ source: 'boletim', medium: 'E-mail' }, 'newsletter:'],
  [{ source: 'parceiro', from: 'www.google.com' }, 'site:parceiro'],
])('%j comes from %s', (arrival, source) => expect(sourceOf(arrival)).toBe(source))

test('a campaign is a plain name, whatever the address holds', () => {
  expect(campaignOf({ campaign: '  Eleições 2026 ' })).toBe('eleicoes 2026')
  expect(campaignOf({ campaign: '<img src=x>\u0000=cmd|' })).toBe('img src x cmd')
  expect(campaignOf({})).toBe('')
})

test('the screen names a source with its class', () => {
  expect(sourceName('search:Google')).toBe('Busca: Google')
  expect(sourceName('direct:')).toBe('Acesso direto')
  expect(sourceName('odd:x')).toBe('Outro site: x')
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/141.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'desk'],
  ['', 'desk'],
])('%s is a %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
