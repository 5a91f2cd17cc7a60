import { afterEach, expect, test, vi } from 'vitest'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'
import { findSite, readIdentity, readSetting } from '#server/site/queries.ts'

const canary = 'canário-que-nenhuma-página-lê'

afterEach(() => db().siteSetting.deleteMany())

test('no row that a reader page reads contains a private setting', async () => {
  await db().siteSetting.createMany({
    data: [
      { key: 'review_checklist', value: { required: [canary], others: [] } },
      { key: 'indexnow', value: { key: 'c'.repeat(32), canary } },
      { key: 'a_key_of_a_later_version', value: { secret: canary } },
      { key: 'identity', value: { name: 'Diário de Tefé' } },
    ],
  })
  const queries = vi.spyOn(db(), '$queryRaw')
  const { settings } = await findSite(new Date())
  expect(settings.identity.name).toBe('Diário de Tefé')
  const rows = JSON.stringify(await queries.mock.results[0]?.value)
  expect(rows).toContain('Diário de Tefé')
  expect(rows).not.toContain(canary)
  expect(rows).not.toContain('review_checklist')
  expect(JSON.stringify(await readIdentity())).not.toContain(canary)
})

test('a locked setting makes others wait, also one that nobody has saved', async () => {
  const add = command(async (context, point: string) => {
    const { required, others } = await lockSetting(context.tx, 'review_checklist')
    await saveSetting(context, 'review_checklist', { required: [...required, point], others })
  })
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(point => add(system, point)))
  expect((await readSetting('review_checklist')).required.sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})
