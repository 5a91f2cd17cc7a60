import { expect, test } from 'vitest'
import { gapsIn, withoutGaps } from './site-page-gaps.ts'
import { sitePageTexts } from './site-page-texts.ts'

test.each([
  ['<p>Somos um jornal.</p><p>Direção: [nome]</p>', ['nome'], '<p>Somos um jornal.</p>'],
  ['<ul><li>Edição: [nomes]</li><li>Fotos: [nomes]</li></ul><p>Fim.</p>', ['nomes'], '<p>Fim.</p>'],
  ['<ul><li><p>[a]</p></li><li><p>b</p></li></ul>', ['a'], '<ul><li><p>b</p></li></ul>'],
  ['<h2>Equipe</h2>\n<p>[nome]</p>\n<h2>Sede</h2><p>Rua A</p>', ['nome'], '<h2>Sede</h2><p>Rua A</p>'],
  ['<h2>Quem</h2><h3>Equipe</h3><p>[nome]</p>', ['nome'], ''],
  [
    '<h2>Quem</h2><h3>Equipe</h3><p>[nome]</p><h3>Sede</h3><p>Rua</p>',
    ['nome'],
    '<h2>Quem</h2><h3>Sede</h3><p>Rua</p>',
  ],
  ['<p>a [nome</p><p>e registro] b</p>', ['nomee registro'], '<p>a </p><p> b</p>'],
  ['<blockquote><p>[<a href="/x">x</a>]</p></blockquote>', ['x'], ''],
])('%s has the gaps %j, and readers see it without', (html, gaps, forReaders) => {
  expect(gapsIn(html)).toEqual(gaps)
  expect(withoutGaps(html)).toBe(forReaders)
})

test('no gap of a default text reaches readers, and every page but the imprint still says something', () => {
  for (const [slug, text] of Object.entries(sitePageTexts)) {
    const shown = withoutGaps(text)
    expect(shown, slug).not.toMatch(/[[\]]|\(a.informar/)
    expect(shown === '', slug).toBe(slug === 'expediente')
  }
})

test.each([
  '<p>Sem nada.</p>',
  '<p>“Nóis vai [sic]”, disse.</p>',
  '<p>Nota [1], e corte […] e [...]</p>',
  '<p><a href="/busca?q=[obra]">obra</a></p>',
  '<p>um [ aberto</p>',
])('%s has none and stays', html => {
  expect(gapsIn(html)).toEqual([])
  expect(withoutGaps(html)).toBe(html)
})
