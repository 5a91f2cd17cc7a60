import { expect, test } from 'vitest'
import { bannerFields } from '../schemas/site/banner.ts'
import { isFreeUrl } from './free-url.ts'

test.each(['http://exemplo.com.br:8080/a?b=c#d', '/pricing', '/a?x=//b'])(
  '%s is an address or a path of this site',
  text => expect(isFreeUrl(text)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://',
  'https://exemplo.com.br@evil.example/',
  'https://ana:senha@exemplo.com.br/',
  'evil.example',
  '',
])('%j is neither (abuse case 27)', text => {
  expect(isFreeUrl(text)).toBe(false)
  expect(bannerFields.shape.linkUrl.safeParse(text).success).toBe(false)
})
