import { expect, test } from 'vitest'
import { announceGaps, gapForReaders, gapsIn } from './site-page-gaps.ts'

test.each([
  ['<p>Direção: [nome]</p>', ['nome'], `<p>Direção: ${gapForReaders}</p>`],
  ['<p>[nome] e [ nome ]</p>', ['nome'], `<p>${gapForReaders} e ${gapForReaders}</p>`],
  ['<p>[nome</p><p>e registro]</p>', ['nomee registro'], `<p>${gapForReaders}</p><p></p>`],
])('%s has the gaps %j', (html, gaps, forReaders) => {
  expect(gapsIn(html)).toEqual(gaps)
  expect(announceGaps(html)).toBe(forReaders)
})

test.each([
  '<p>Sem nada.</p>',
  '<p>“Nóis vai [sic]”, disse.</p>',
  '<p>Nota [1], e corte […] e [...]</p>',
  '<p><a href="/busca?q=[obra]">obra</a></p>',
  '<p>um [ aberto</p>',
])('%s has none and stays', html => {
  expect(gapsIn(html)).toEqual([])
  expect(announceGaps(html)).toBe(html)
})
