import { expect, test } from 'vitest'
import { lonePageHeaders, passedHeaders, readerPageHeaders } from './security.ts'

const site = (protocol: 'http' | 'https') => ({ protocol, host: 'jornal.example' })
const policyIn = (lines: readonly string[]) => lines[lines.indexOf('content-security-policy') + 1] ?? ''
const policies = (protocol: 'http' | 'https') => [
  policyIn(readerPageHeaders(site(protocol))),
  policyIn(lonePageHeaders(site(protocol), 'p{}')),
  passedHeaders(site(protocol), true).policy,
]

test('pictures of other sites are loaded over https only, on every kind of page', () => {
  for (const policy of [...policies('http'), ...policies('https')]) {
    const images = policy.split('; ').find(directive => directive.startsWith('img-src')) ?? ''
    expect(images).toMatch(/^img-src 'self' https: data:(?: blob:)?$/)
  }
})

test('a site on https asks for old http addresses over https; a site on http cannot', () => {
  for (const policy of policies('https')) expect(policy).toContain('upgrade-insecure-requests')
  for (const policy of policies('http')) expect(policy).not.toContain('upgrade-insecure-requests')
})
