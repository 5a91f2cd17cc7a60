import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sessionJobs } from '#server/accounts/sessions/jobs.ts'
import { newDeviceMail } from '#server/accounts/sessions/mails.ts'
import { listSessions } from '#server/accounts/sessions/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { placeOf } from '#server/platform/places.ts'
import { env } from '#server/platform/process/env.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { placeFile } from '#tests/support/accounts/place-file.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'

test('with a GeoIP file, “Aparelhos” and the mail about a new device name the place of a network', async () => {
  const file = join(env().DATA_DIR, 'cidades.mmdb')
  const city = { names: { en: 'Tefe', 'pt-BR': 'Tefé' } }
  const subdivisions = [{ names: { en: 'Amazonas' } }]
  const country = { iso_code: 'BR', names: { en: 'Brazil', 'pt-BR': 'Brasil' } }
  await writeFile(file, placeFile('203.0.113.0', { city, subdivisions, country }))
  Object.assign(env(), { GEOIP_FILE: file })

  expect(await placeOf('203.0.113.7')).toBe('Tefé, Amazonas')
  for (const unknown of ['203.0.114.7', '', 'nada', '2001:db8:1:2::/64']) expect(await placeOf(unknown)).toBeNull()

  const reader = await given.reader()
  const sessionId = await openSession(db(), reader.id, '', { network: '203.0.113.7' })
  expect(await listSessions(reader)).toMatchObject([{ network: '203.0.113.7', place: 'Tefé, Amazonas' }])
  await sessionJobs.find(({ job }) => job.name === newDeviceMail.name)?.run({ sessionId })
  expect((await mailsIn(reader.email)).join()).toContain('Tef=C3=A9, Amazonas')
})
