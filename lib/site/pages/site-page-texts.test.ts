import { expect, test } from 'vitest'
import { defaultIdentity } from '../../schemas/site/site-settings.ts'
import { gapsIn } from './site-page-gaps.ts'
import { completePages, defaultText, isIdentityGap, sitePageTexts } from './site-page-texts.ts'
import { sitePages } from './site-pages.ts'

test('the texts link only to pages that exist', () => {
  const known = ['/erramos', '/pricing', '/privacidade/cookies', ...sitePages.map(({ slug }) => `/${slug}`)]
  const links = Object.values(sitePageTexts).flatMap(text => [...text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to))
  expect(links.filter(link => !known.includes(link ?? ''))).toEqual([])
})

const identity = {
  ...defaultIdentity,
  companyName: 'Folha do Sertão Ltda. & Filhos <script>alert(1)</script>',
  cnpj: '11.222.333/0001-81',
  address: 'Rua das $& Palmeiras, 10 [fundos], Petrolina (PE)',
  email: 'redacao@sertao.example',
  phone: '(87) 3333-4444',
}

test('a default text takes the facts of the identity, escaped, and keeps its other gaps', () => {
  expect(gapsIn(defaultText('contato', defaultIdentity)).every(isIdentityGap)).toBe(true)
  expect(gapsIn(defaultText('contato', identity))).toEqual([])
  expect(defaultText('contato', identity)).toContain('redacao@sertao.example')
  const imprint = defaultText('expediente', identity)
  expect(imprint).toContain('Ltda. &#38; Filhos &#60;script&#62;')
  expect(imprint).toContain('$&#38; Palmeiras, 10 &#91;fundos&#93;')
  expect(imprint).not.toContain('<script')
  expect(gapsIn(imprint)).toContain('nomes da edição')
})

test('pages without gaps are complete: by their default text, by the identity, or by a master', () => {
  expect(completePages(defaultIdentity, {})).toEqual(['principios-editoriais', 'politica-de-correcoes'])
  expect(completePages(identity, {})).toEqual(['principios-editoriais', 'politica-de-correcoes', 'contato'])
  const written = { termos: null, contato: '<p>Nota [1].</p>', 'principios-editoriais': '<p>[nome]</p>' }
  expect(completePages(defaultIdentity, written)).toEqual(['politica-de-correcoes', 'termos', 'contato'])
})
