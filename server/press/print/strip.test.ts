import { describe, expect, test } from 'vitest'
import { strip } from './strip.ts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`

describe('scripts', () => {
  test.each([
    ['the framework’s file', '<script src="/_next/static/chunks/a.js" async=""></script>'],
    ['the page’s payload', '<script>self.__next_f.push([1,"<p>premium</p>"])</script>'],
    ['a module', '<script type="module">import "/x.js"</script>'],
    ['another site’s file without protocol', '<script src="//evil.example/assets/x.js"></script>'],
    ['a path out of our folder', '<script src="/assets/../api/x"></script>'],
    ['a data type that comes with a file', '<script type="application/ld+json" src="/_next/x.js"></script>'],
    ['a preload of a script', '<link rel="preload" as="script" href="/_next/x.js"/>'],
  ])('%s is removed', (_, html) => {
    expect(strip(page(html, html)).html).toBe(page(''))
  })

  test.each([
    ['our script', '<script src="/assets/reader-ABC.js" defer=""></script>'],
    ['JSON-LD', '<script type="application/ld+json">{"@type":"NewsArticle","name":"a < b"}</script>'],
    ['a stylesheet', '<link rel="stylesheet" href="/_next/static/x.css" data-precedence="next"/>'],
    ['text about scripts', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%s stays byte for byte', (_, html) => {
    expect(strip(page('', html)).html).toBe(page('', html))
  })

  test.each([
    '<!--><script>alert(1)</script>-->',
    '<svg><title><script>alert(1)</script></title></svg>',
    '<title></title ><script>alert(1)</script>',
    '<script/x>alert(1)</script >',
    '<p title="><script>alert(1)</script>',
  ])('a hostile %s leaves no script, or no page', html => {
    let left = ''
    try {
      left = strip(page('', html)).html
    } catch (error) {
      expect(String(error)).toContain('escaped the parser')
    }
    expect(left).not.toMatch(/<script/i)
  })

  test('JSON-LD cannot smuggle a script in', () => {
    const html = '<script type="application/ld+json">{"a":"</script><script>alert(1)</script>"}</script>'
    expect(strip(html).html).not.toContain('alert')
  })
})

test('React’s markers are removed, and the texts between them are joined', () => {
  expect(strip('<p>Há <!-- -->3<!-- --> dias</p><!--$--><b>x</b><!--/$-->').html).toBe('<p>Há 3 dias</p><b>x</b>')
})

test('the directive is read and removed', () => {
  const { html, directive } = strip(
    page('<meta name="press" content="{&quot;status&quot;:404}"/><meta name="robots" content="noindex"/>'),
  )
  expect(html).toBe(page('<meta name="robots" content="noindex"/>'))
  expect(directive).toBe('{"status":404}')
})
