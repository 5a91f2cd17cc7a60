import { expect, test } from 'vitest'
import { escapeHtml } from '#lib/text/html.ts'
import { readSite } from '../request/visitor.ts'
import { busyPage, failurePage } from './failure-page.ts'
import { bytesOf } from './page.ts'

test('a failure page shows the newspaper’s name, whatever characters it has', async () => {
  const imprint = { site: readSite('https://jornal.example'), name: 'Sul & <b>Norte</b>' }
  const busy = await busyPage(imprint)
  const plain = busy.variants.at(-1)
  const bodies = [failurePage(imprint, 'x-1', true).body, failurePage(imprint, 'x-1', false).body]
  if (plain) bodies.push(await bytesOf(busy, plain))
  expect(bodies).toHaveLength(3)
  for (const body of bodies) {
    const html = body.toString()
    expect(html).toContain(`| ${escapeHtml(imprint.name)}</title>`)
    expect(html).toContain(`<a href="/">${escapeHtml(imprint.name)}</a>`)
    expect(html).not.toContain('<b>')
  }
})
