import { openSmtp } from '#tests/doubles/smtp.ts'
import { surviveKilledSender } from '#tests/support/mail/killed-sender.ts'

/** Sends an edition to a number of subscribers in the database of `DATABASE_URL`, kills the sending process a number of times, and prints the result. */
const [recipients = 0, kills = 0, connections = 1] = process.argv.slice(2).map(Number)
const smtp = await openSmtp({ keeps: false })
const outcome = await surviveKilledSender({ smtp, recipients, kills, connections })
await smtp.close()
process.stdout.write(JSON.stringify(outcome))
process.exit(0)
