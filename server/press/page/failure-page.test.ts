import { expect, test } from 'vitest'
import { escapeHtml } from '#lib/text/html.ts'
import { readSite } from '../send/visitor.ts'
import { busyPage, failurePage } from './failure-page.ts'

test('a page that stands for one that failed says whose it is, whatever the newspaper is called', () => {
  const imprint = { site: readSite('https://jornal.example'), name: 'Sul & <b>Norte</b>' }
  for (const { body } of [failurePage(imprint, 'x-1', true), failurePage(imprint, 'x-1', false), busyPage(imprint)]) {
    const html = body.toString()
    expect(html).toContain(`| ${escapeHtml(imprint.name)}</title>`)
    expect(html).toContain(`<a href="/">${escapeHtml(imprint.name)}</a>`)
    expect(html).not.toContain('<b>')
  }
})
