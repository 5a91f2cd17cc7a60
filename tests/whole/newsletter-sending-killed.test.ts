import { expect, test } from 'vitest'
import { openSmtp } from '#tests/doubles/smtp.ts'
import { surviveKilledSender } from '#tests/support/mail/killed-sender.ts'

test('an edition whose process is killed twice reaches nobody twice, and counts truthfully (abuse case 37)', async () => {
  const smtp = await openSmtp({ milliseconds: 2 })
  const outcome = await surviveKilledSender({ smtp, recipients: 600, kills: 2, connections: 4 })
  await smtp.close()
  const { sent = 0, uncertain = 0, ...others } = outcome.states
  expect(outcome.twice).toBe(0)
  expect([others, sent + uncertain]).toEqual([{}, 600])
  expect(uncertain).toBeLessThanOrEqual(outcome.mostUncertain)
  // Whatever is counted as sent was taken; what was taken beyond it is among the uncertain.
  expect(outcome.taken).toBeGreaterThanOrEqual(sent)
  expect(outcome.taken).toBeLessThanOrEqual(sent + uncertain)
  expect(outcome.settled).toEqual({ sent: 600 })
  expect([outcome.status, outcome.sentToCount]).toEqual(['sent', 600])
}, 120_000)
