import { describe, expect, test } from 'vitest'
import { strip } from './strip.ts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`

describe('scripts', () => {
  test.each([
    ['the framework’s file', '<script src="/_next/static/chunks/a.js" async=""></script>'],
    ['the page’s payload', '<script>self.__next_f.push([1,"<p>premium</p>"])</script>'],
    ['a script with an innocent name for its type', '<script type="text/javascript">alert(1)</script>'],
    ['a module', '<script type="module">import "/x.js"</script>'],
    ['another site’s file', '<script src="https://evil.example/assets/x.js"></script>'],
    ['another site’s file without protocol', '<script src="//evil.example/assets/x.js"></script>'],
    ['a path out of our folder', '<script src="/assets/../api/x"></script>'],
    ['a script in capitals', '<SCRIPT SRC="/_next/x.js"></SCRIPT>'],
    ['a data type that comes with a file', '<script type="application/ld+json" src="/_next/x.js"></script>'],
    ['a preload of a script', '<link rel="preload" as="script" href="/_next/x.js"/>'],
    ['a preload of a module', '<link rel="modulepreload" href="/_next/x.js"/>'],
  ])('%s is removed', (_, html) => {
    expect(strip(page(html, html)).html).toBe(page(''))
  })

  test.each([
    ['our script', '<script src="/assets/reader-ABC.js" defer=""></script>'],
    ['JSON-LD', '<script type="application/ld+json">{"@type":"NewsArticle","name":"a < b"}</script>'],
    ['speculation rules', '<script type="speculationrules">{"prefetch":[]}</script>'],
    ['a stylesheet', '<link rel="stylesheet" href="/_next/static/x.css" data-precedence="next"/>'],
    ['a font', '<link rel="preload" as="font" href="/_next/static/x.woff2" crossorigin=""/>'],
    ['the cover', '<link rel="preload" as="image" href="/uploads/x.webp" fetchPriority="high"/>'],
    ['text about scripts', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['an odd but legal paragraph', "<p class=a data-x='\"'>São &amp; <b>Paulo</b></p>"],
  ])('%s stays byte for byte', (_, html) => {
    expect(strip(page('', html)).html).toBe(page('', html))
  })

  test('an unclosed script of the framework is removed too', () => {
    expect(strip('<p>a</p><script>self.__next_f.push(').html).toBe('<p>a</p>')
  })

  test.each([
    '<!--><script>alert(1)</script>-->',
    '<!--a--!><script>alert(1)</script>-->',
    '<svg><title><script>alert(1)</script></title></svg>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<svg><style><script>alert(1)</script></style></svg>',
    '<title></title ><script>alert(1)</script>',
    '<textarea></textarea/><script>alert(1)</script>',
    '<script/x>alert(1)</script >',
    '<scr<!-- -->ipt>alert(1)</script>',
    '<p title="><script>alert(1)</script>',
    '<script\n>alert(1)</script\t>',
    '<noscript><p title="</noscript><script>alert(1)</script>"></noscript>',
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

test('a page that needs scripts to be complete is not whole', () => {
  expect(strip('<!--$?--><template id="B:0"></template><!--/$-->').whole).toBe(false)
  expect(strip('<template id="card"></template>').whole).toBe(true)
})
