import { expect, test } from 'vitest'
import { readSubscriberFile } from './file.ts'

/** The lines of a file, each as its address and its state or problem. */
async function linesOf(text: string): Promise<string[]> {
  const lines: string[] = []
  async function* bytes() {
    yield Buffer.from(text)
  }
  for await (const batch of readSubscriberFile(bytes()))
    lines.push(...batch.map(line => `${line.email} ${line.problem === null ? line.status : line.problem}`))
  return lines
}

test.each([
  [
    'Mailchimp, those who left',
    'Email Address,First Name,UNSUB_TIME\nana@x.org,Ana,2025-02-03 11:00:00',
    'unsubscribed',
  ],
  ['Mailchimp, cleaned', 'Email Address,First Name,CLEAN_TIME\nana@x.org,Ana,2025-02-03 11:00:00', 'bounced'],
  ['MailerLite', 'Subscriber,Status\nana@x.org,Junk', 'complained'],
  ['Substack', 'Email,Name,Email enabled\nana@x.org,Ana,false', 'unsubscribed'],
  ['E-goi', 'E-mail,Nome,Estado\nana@x.org,Ana,Removido', 'unsubscribed'],
  ['a list with states of Brazil', 'E-mail,Nome,Estado\nana@x.org,Ana,Paraná', 'active'],
])('who left at another service stays out: %s', async (_, text, state) => {
  expect(await linesOf(text)).toEqual([`ana@x.org ${state}`])
})
