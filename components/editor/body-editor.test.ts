import { describe, expect, test } from 'vitest'
import { passThroughEditor } from '#tests/support/editor.ts'
import { madeUpBody } from '#tests/support/made-up-body.ts'
import { rounds } from '#tests/support/tier.ts'

const samples = [
  '<p>Um parágrafo.</p>',
  '<h2>Intertítulo</h2><h3>Menor</h3>',
  '<p>a<br />b</p>',
  '<p><a href="/x">a <strong>b <em>c</em></strong><br />d</a> e</p>',
  '<ul><li>a<ul><li>b<ol start="3"><li>c</li></ol></li></ul><ol><li>d</li></ol></li><li>e</li></ul>',
  '<blockquote><p>a<br />b</p><p>c</p></blockquote>',
  '<hr />',
  '<figure><img src="https://a.br/b.jpg" alt="x &quot;y&quot;" width="8" height="6" /><figcaption>c <small>d</small></figcaption></figure>',
  '<figure><img src="/a.webp" alt="" /><figcaption><small>só o crédito</small></figcaption></figure>',
  '<figure data-video="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A posse</a></figure>',
  '<figure data-embed="&lt;blockquote class=&quot;twitter-tweet&quot;&gt;a &amp;amp; b&lt;/blockquote&gt;" data-height="300">A nota</figure>',
  '<aside data-kind="pull">“Perdemos <strong>tudo</strong>.”<br />— Ana</aside>',
  '<table><thead><tr><th>Área</th><th>R$</th></tr></thead><tbody><tr><td>Saúde</td><td></td></tr></tbody></table>',
  '<table><tbody><tr><td>a<br />b</td><td><a href="/x">c</a></td></tr></tbody></table>',
  '<figure data-align="wide"><img src="/a.webp" alt="x" /></figure>',
  '<aside data-related="0197f0a1-1111-7abc-8def-0123456789ab"><a href="/recife-pe/obra">A obra parou</a></aside>',
  '<p>de <s>R$ 90</s> por <strong>R$ <s>80</s></strong>, o Ex<sup>mo</sup>, CO<sub>2eq</sub>, <a href="/x">e<sup>x</sup></a></p>',
  '<p>“Aspas” — travessão, 5 &lt; 6 &amp; R$\u00a050</p>',
  '',
]

/** A pattern in stored HTML for each kind of block. */
const everySign =
  '<p> <h2> <h3> <ul> <ol> <blockquote> <hr <aside␣data-kind="pull" <aside␣data-related= <table> <thead> <figure> data-align="left" data-align="right" data-align="wide" data-video= data-embed= data-post="x" data-post="instagram" <a <strong> <em> <s> <sup> <sub> <br'
    .split(' ')
    .map(sign => sign.replace('␣', ' '))

describe('what goes into the editor comes out the same, byte for byte', () => {
  test.each(samples)('%s', async html => {
    expect(await passThroughEditor(html)).toBe(html)
  })

  test('made-up bodies, with every kind of block in them', async () => {
    let all = ''
    for (let seed = 1; seed <= rounds(150, 300); seed++) {
      const html = madeUpBody(seed)
      expect(await passThroughEditor(html), `seed ${seed}`).toBe(html)
      all += html
    }
    for (const sign of everySign) expect(all).toContain(sign)
  }, 30_000)
})
