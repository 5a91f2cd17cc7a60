import { describe, expect, test } from 'vitest'
import { formerAddress, formerSpellings, redirectTarget, wordPressAddress } from './former.ts'

describe('a former address has one form', () => {
  test.each([
    ['/2019/05/slug/', '/2019/05/slug'],
    ['https://antigo.example/2019/05/Slug/?utm_source=x#a', '/2019/05/slug'],
    ['//2019//05/slug', '/2019/05/slug'],
    ['/index.php/2019/05/slug/', '/2019/05/slug'],
    ['/a%c3%a7%c3%a3o/', '/a%C3%A7%C3%A3o'],
    ['/ação', '/a%C3%A7%C3%A3o'],
    ['/?p=123', '/?p=123'],
    ['/blog/?p=12', '/blog?p=12'],
  ])('%s is %s', (text, path) => {
    expect(formerAddress(text)).toEqual({ path })
  })

  test.each(['', '/%ff', '/a%2fb', 'https://a:b@c.example/x', `/${'a'.repeat(1_000)}`, '/a%00'])('%j is none', text => {
    expect(formerAddress(text)).toEqual({ fault: 'unreadable' })
  })

  test.each(['/', '/?p=abc', '/busca', '/dashboard', '/api/health', '/rss.xml'])('%s is a page of this site', text => {
    expect(formerAddress(text)).toEqual({ fault: 'own_page' })
  })
})

describe('a target is a path of this site or a whole address elsewhere', () => {
  test.each([
    ['/Article/x/', '/article/x'],
    ['https://jornal.example/tag/x?antes=1#b', '/tag/x?antes=1#b'],
    ['https://outro.example/X/', 'https://outro.example/X/'],
  ])('%j is %j', (text, target) => {
    expect(redirectTarget(text, 'https://jornal.example')).toBe(target)
  })

  test.each(['', 'https://', '/%ff', '/prensa/em-branco', 'https://u:p@outro.example/'])('%j is none', text => {
    expect(redirectTarget(text, 'https://jornal.example')).toBeNull()
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '\\\\outro.example', '/\\outro.example'])(
    '%j leads to no other site and no script',
    text => {
      const target = redirectTarget(text, 'https://jornal.example')
      expect(new URL(target ?? '/', 'https://jornal.example').origin).toBe('https://jornal.example')
    },
  )
})

describe('a visitor’s address may stand for several', () => {
  test.each([
    ['/2019/05/slug', ['/2019/05/slug'], '/2019/05'],
    ['/index.php/2019/05/slug', ['/index.php/2019/05/slug', '/2019/05/slug'], '/2019/05'],
    ['/slug/feed', ['/slug/feed', '/slug'], null],
    ['/slug/page/2', ['/slug/page/2', '/slug'], null],
    ['/slug/2', ['/slug/2'], '/slug'],
    ['/?page_id=7', ['/?page_id=7', '/?p=7', '/?attachment_id=7'], null],
    ['/blog?p=7', ['/blog?p=7', '/blog?page_id=7', '/blog?attachment_id=7', '/blog'], null],
  ])('%s', (address, paths, above) => {
    expect(formerSpellings(address)).toEqual({ paths, above })
  })

  test.each([
    ['/feed', '/rss.xml'],
    ['/?feed=rss2', '/rss.xml'],
    ['/tag/chuva/feed', '/tag/chuva/rss.xml'],
    ['/wp-rss2.php', '/rss.xml'],
    ['/tag/chuva/page/2', '/tag/chuva'],
    ['/page/3', '/ultimas'],
    ['/slug/feed', null],
  ])('%s leads to %s in every case', (address, target) => {
    expect(wordPressAddress(address)).toBe(target)
  })
})

test.each(['/a/../sobre', '/a/%2e%2E/sobre', '/tag/..\\sobre', '../sobre', 'https://antigo.example/a/..?p=1'])(
  '%s climbs, and is no former address (abuse case 43)',
  text => {
    expect(formerAddress(text)).toEqual({ fault: 'unreadable' })
  },
)

test.each([
  ['/sitemap_index.xml', '/sitemap.xml'],
  ['/wp-sitemap.xml', '/sitemap.xml'],
  ['/wp-sitemap-posts-post-1.xml', '/sitemap.xml'],
  ['/post-sitemap2.xml', '/sitemap.xml'],
  ['/?s=ponte+nova', '/busca?q=ponte+nova'],
  ['/sitemap.xml', null],
])('%s of an old site leads to %s', (address, target) => {
  expect(wordPressAddress(address)).toBe(target)
})
