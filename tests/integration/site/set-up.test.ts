import { beforeAll, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { saveAppearanceInput } from '#lib/schemas/site/appearance.ts'
import { allFeatures, saveFeaturesInput } from '#lib/schemas/site/features.ts'
import { defaultPricing, savePricingInput } from '#lib/schemas/site/pricing.ts'
import { db } from '#server/platform/db/db.ts'
import { reportError } from '#server/reports/commands/report-error.ts'
import { saveAppearance, saveFeatures, savePricing } from '#server/site/commands/save-public-setting.ts'
import { accentSheetFile } from '#server/site/http.ts'
import { findFormSettings, findSite } from '#server/site/queries.ts'
import { given } from '../../support/given.ts'
import { keysForgottenBy } from '../../support/press.ts'
import { refusal } from '../../support/refusal.ts'

let master: SignedIn
beforeAll(async () => {
  master = await given.master()
})

const stored = async () => (await findSite(new Date())).settings
const offered = { premium: '50,00', yearly: '', gifts: '0', meter: '0' }
const price = (premium: string, others = {}) => parse(savePricingInput, { ...offered, premium, ...others })
const colors = (light: string, dark = '') => parse(saveAppearanceInput, { light, dark })
const audited = (action: string) =>
  db().auditEntry.findMany({ where: { action }, select: { actorId: true, details: true } })

const sheetNamed = (file: string) =>
  accentSheetFile(new Request('https://jornal.example/api/cores/x.css'), { params: Promise.resolve({ file }) })

describe('strangers', () => {
  test('six kinds of them change nothing (abuse cases 3, 7 and 9)', async () => {
    const former = { ...(await given.master()), roles: [] }
    const before = await stored()
    const people = [anonymous, await given.reader(), await given.subscriber(), await given.author()]
    for (const actor of [...people, await given.editor(), former]) {
      expect(await refusal(savePricing(actor, price('1,00')))).toBe('forbidden')
      expect(await refusal(saveFeatures(actor, { ...allFeatures, advertising: false }))).toBe('forbidden')
      expect(await refusal(saveAppearance(actor, colors('#005a9c')))).toBe('forbidden')
      expect(await refusal(findFormSettings(actor))).toBe('forbidden')
    }
    expect(await stored()).toEqual(before)
    expect(await db().siteSetting.count({ where: { key: { in: ['pricing', 'features', 'appearance'] } } })).toBe(0)
  })
})

describe('the price', () => {
  test('is in integer cents, in force at once, audited, and never silently overwritten', async () => {
    expect((await stored()).pricing).toEqual(defaultPricing)
    expect(await keysForgottenBy(() => savePricing(master, { ...price('49,90'), from: offered }))).toEqual(['site'])
    expect((await stored()).pricing).toEqual({ ...defaultPricing, premiumCents: 4990 })
    const late = savePricing(master, { ...price('10'), from: offered })
    expect(await refusal(late)).toBe('setting_changed_meanwhile')
    expect((await stored()).pricing).toEqual({ ...defaultPricing, premiumCents: 4990 })
    await savePricing(master, { ...price('10'), from: null })
    expect((await stored()).pricing).toEqual({ ...defaultPricing, premiumCents: 1000 })
    expect(await audited('site.pricing_set')).toEqual([
      { actorId: master.id, details: { fromCents: 5000, toCents: 4990 } },
      { actorId: master.id, details: { fromCents: 4990, toCents: 1000 } },
    ])
  })

  test.each(['', '0', '0,99', '49.90', '99999', '10,00; DROP'])('cannot be %j (abuse case 13)', premium => {
    expect(() => price(premium)).toThrow('invalid')
    if (premium !== '') expect(() => price('50,00', { yearly: premium })).toThrow('invalid')
  })

  test('of a year, gifts and free readings are off until a master sets them, and off again', async () => {
    await savePricing(master, price('50,00', { yearly: '499', gifts: '5', meter: '3' }))
    const set = { premiumCents: 5000, yearlyCents: 49_900, giftsPerMonth: 5, meterPerMonth: 3 }
    expect((await stored()).pricing).toEqual(set)
    await savePricing(master, price('50,00'))
    expect((await stored()).pricing).toEqual(defaultPricing)
    const off = { fromCents: 5000, toCents: 5000, yearlyCents: null, giftsPerMonth: 0, meterPerMonth: 0 }
    expect((await audited('site.pricing_set')).at(-1)?.details).toEqual(off)
  })
})

describe('the parts of the site', () => {
  test('advertising off removes banners and the network from every page', async () => {
    await db().siteSetting.create({ data: { key: 'advertising', value: { networkCode: '1234567', adsTxt: '' } } })
    const banner = { name: 'Feira', alt: 'Feira', imageUrl: '/x.webp', linkUrl: '/', slot: 'home_top' }
    await db().houseBanner.create({ data: { ...banner, startsAt: new Date(0), createdBy: master.id } })
    const on = await findSite(new Date())
    expect([on.banners.length, on.settings.advertising.networkCode]).toEqual([1, '1234567'])
    expect(await keysForgottenBy(() => saveFeatures(master, { ...allFeatures, advertising: false }))).toEqual(['site'])
    const off = await findSite(new Date())
    expect([off.banners, off.settings.advertising.networkCode]).toEqual([[], null])
    await saveFeatures(master, { ...allFeatures, from: { ...allFeatures, advertising: false } })
    expect((await findSite(new Date())).banners).toHaveLength(1)
    expect(await audited('site.features_set')).toHaveLength(2)
  })

  test('error reports off are refused by the command, not only hidden', async () => {
    const { article } = await given.article({ status: 'published' })
    const report = { articleId: article.id, message: 'A rua é outra, não essa.', email: null }
    await saveFeatures(master, { ...allFeatures, errorReports: false })
    expect(await refusal(reportError(anonymous, report))).toBe('reports_off')
    expect(await db().errorReport.count({ where: { articleId: article.id } })).toBe(0)
    await saveFeatures(master, allFeatures)
    expect(await reportError(anonymous, report)).toContain(article.slug)
  })

  test.each([
    { ...allFeatures, premiumCents: 1 },
    { ...allFeatures, advertising: 'false' },
    { advertising: true },
    { ...allFeatures, from: { ...allFeatures, identity: {} } },
  ])('forged fields are refused: %j (abuse case 8)', input => {
    expect(() => parse(saveFeaturesInput, input)).toThrow('invalid')
  })
})

describe('the colours', () => {
  test('are stored, in force at once, and audited', async () => {
    const fields = colors(' #005A9C ', '#7FC4FF')
    expect(fields).toEqual({ light: '#005a9c', dark: '#7fc4ff' })
    expect(await keysForgottenBy(() => saveAppearance(master, fields))).toEqual(['site'])
    expect((await stored()).appearance).toEqual(fields)
    expect(await refusal(saveAppearance(master, { ...colors(''), from: { light: '', dark: '' } }))).toBe(
      'setting_changed_meanwhile',
    )
    expect(await audited('site.appearance_set')).toEqual([{ actorId: master.id, details: fields }])
  })

  test.each([
    '#00000g',
    '#005a9c;}*{display:none}',
    '#005a9c</style><script>alert(1)</script>',
    'url(https://evil.example)',
    '#005a9c\n}',
  ])('cannot be %j: nothing but six digits reaches a stylesheet (abuse case 14)', async value => {
    if (value.trim() !== '#005a9c') expect(() => colors(value)).toThrow('invalid')
    const sheet = await sheetNamed(`${value.slice(1)}-casa.css`)
    expect(sheet.status).toBe(404)
    await db().siteSetting.update({ where: { key: 'appearance' }, data: { value: { light: value, dark: '' } } })
    expect((await stored()).appearance).toEqual({ light: '', dark: '' })
  })

  test('have a stylesheet of nothing but tokens, kept for a year', async () => {
    const sheet = await sheetNamed('005a9c-casa.css')
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(sheet.headers.get('cache-control')).toContain('immutable')
    expect(await sheet.text()).toMatch(
      /^:root:root\{(?:--[a-z-]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);?)+\}@media[^;]+\}$/,
    )
  })
})
