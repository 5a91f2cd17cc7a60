import { expect, test } from 'vitest'
import { claimMaster } from '#server/accounts/commands/claim-master.ts'
import { asksSetupCode, masterExists } from '#server/accounts/queries.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

process.env.SETUP_CODE = 'chave-da-casa-2026'

test('with a setup code the claim needs it', async () => {
  expect(asksSetupCode()).toBe(true)
  const person = await given.reader()
  for (const code of ['', 'chave-da-casa', 'CHAVE-DA-CASA-2026', 'chave-da-casa-2026x']) {
    expect(await refusal(claimMaster(person, { code }))).toBe('wrong_setup_code')
  }
  expect(await masterExists()).toBe(false)
})

test('after ten wrong codes even the right one is refused', async () => {
  const person = await given.reader()
  for (let i = 0; i < 10; i++) await refusal(claimMaster(person, { code: `tentativa-${i}` }))
  expect(await refusal(claimMaster(person, { code: 'chave-da-casa-2026' }))).toBe('too_many_attempts')
  expect(await masterExists()).toBe(false)
})

test('a person with the code becomes master', async () => {
  await claimMaster(await given.reader(), { code: 'chave-da-casa-2026' })
  expect(await masterExists()).toBe(true)
})
