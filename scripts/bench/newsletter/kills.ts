import { openSmtp } from '#tests/doubles/smtp.ts'
import { surviveKilledSender } from '#tests/support/mail/killed-sender.ts'

/** Sends an edition to so many subscribers in the database of `DATABASE_URL`, kills the sender so many times, and prints what came of it. */
const [recipients = 0, kills = 0, connections = 1] = process.argv.slice(2).map(Number)
const smtp = await openSmtp({ keeps: false })
const outcome = await surviveKilledSender({ smtp, recipients, kills, connections })
await smtp.close()
process.stdout.write(JSON.stringify(outcome))
process.exit(0)
