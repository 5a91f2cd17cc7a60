import { expect, test } from 'vitest'
import type { Suggestions } from '#lib/articles/suggestions/suggestions.ts'
import { ofTag, reportOf, suggestionsOf, withCertain, withoutSuggestion, withSuggestion } from './choices.ts'

const city = (name: string, path: string, confidence: number) => ({
  type: 'city' as const,
  name,
  path,
  uf: 'PR',
  confidence,
  evidence: [`em ${name}`],
})
const londrina = city('Londrina', 'londrina-pr', 0.9)
const cambe = city('Cambé', 'cambe-pr', 0.05)
const found: Suggestions = {
  tags: [
    { tag: 'saúde', relevance: 0.9, evidence: ['hospital'] },
    { tag: 'dengue', relevance: 0.5, evidence: ['dengue'] },
  ],
  locations: [londrina, { type: 'state', name: 'Paraná', confidence: 0.8, evidence: ['Paraná'] }, cambe],
  primaryLocation: londrina,
  summary: null,
  headlines: [],
  altHint: null,
  similar: [],
  by: 'rules',
  note: null,
}
const empty = { tags: [], cities: [], places: [] }

test('only what is certain enough is chosen by itself: no city that the text only names', () => {
  const { chosen, keys } = withCertain(empty, found)
  expect(chosen.cities).toEqual(['londrina-pr'])
  expect(chosen).toMatchObject({ tags: ['saúde'], places: [{ type: 'state', name: 'Paraná' }] })
  expect(keys).toEqual(['tag:saude', 'londrina-pr', 'state:parana'])
})

test('what a person chose stays: the primary city, and the spelling of a tag', () => {
  const { chosen } = withCertain({ tags: ['Saúde'], cities: ['ibipora-pr'], places: [] }, found)
  expect(chosen).toMatchObject({ tags: ['Saúde'], cities: ['ibipora-pr', 'londrina-pr'] })
})

test('a suggestion is taken and given back', () => {
  const dengue = ofTag({ tag: 'dengue', relevance: 0.5, evidence: [] })
  const taken = withSuggestion(empty, dengue)
  expect(taken.tags).toEqual(['dengue'])
  expect(withSuggestion(taken, dengue)).toBe(taken)
  expect(withoutSuggestion(taken, dengue)).toEqual(empty)
})

test('a save reports every suggestion, and which ones somebody touched', () => {
  const report = reportOf(found, new Set(['tag:dengue', 'cambe-pr']))
  expect(report.tags).toEqual([
    { tag: 'saúde', relevance: 0.9, touched: false },
    { tag: 'dengue', relevance: 0.5, touched: true },
  ])
})

test('the newspaper’s own city is suggested, never chosen by itself, and teaches nothing', () => {
  const home = { ...city('Caçador', 'cacador-sc', 0.65), home: true as const }
  const own = { ...found, locations: [home], primaryLocation: home }
  expect(suggestionsOf(own)).toContainEqual({ key: 'cacador-sc', place: home })
  expect(withCertain(empty, own).chosen.cities).toEqual([])
  expect(reportOf(own, new Set(['cacador-sc'])).places).toEqual([])
})
