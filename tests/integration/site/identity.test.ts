import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { accountJobs } from '#server/accounts/jobs.ts'
import { authorFeed, cityFeed, rssFeed, tagFeed } from '#server/articles/reading/http.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { knownIdentity } from '#server/site/queries.ts'
import { newsSitemapFile } from '#server/sitemaps/http.ts'
import { given } from '#tests/support/given.ts'

const name = 'Folha do Sertão'

beforeAll(async () => {
  await saveIdentity(await given.master(), {
    ...defaultIdentity,
    name,
    description: 'O jornal de quem mora no sertão.',
  })
})

/** The text contains the newspaper's own name and not the default one. */
function expectNamed(text: string, where: string): void {
  expect(text, where).toContain(name)
  expect(text, where).not.toContain(defaultIdentity.name)
}

test('feeds and the news sitemap contain the name, and are printed anew when it changes', async () => {
  const { author } = await given.article({ status: 'published' })
  const answers = {
    site: await rssFeed(),
    city: await cityFeed('campina-grande-pb'),
    tag: await tagFeed('obras'),
    author: await authorFeed(author.id),
    news: await newsSitemapFile(),
  }
  for (const [which, answer] of Object.entries(answers)) {
    expect(JSON.parse(answer.headers.get('x-press') ?? '{}').keys, which).toContain('site')
    expectNamed(await answer.text(), which)
  }
  expect(await (await rssFeed()).text()).toContain('O jornal de quem mora no sertão.')
})

test('a mail is sent and signed by the newspaper', async () => {
  const { id, email } = await given.reader()
  const folder = join(process.env.DATA_DIR ?? '', 'mail')
  await accountJobs[0]?.run({ userId: id, kind: 'welcome' })
  const mails = await Promise.all((await readdir(folder)).map(file => readFile(join(folder, file), 'utf8')))
  const [head = '', ...body] = (mails.find(mail => mail.includes(email)) ?? '').split('\n\n')
  expect(head).toMatch(/^From: =\?UTF-8\?Q\?Folha_do_Sert=C3=A3o\?= <nao-responda@localhost>$/m)
  expect(body.join('\n\n')).toContain('Folha do Sert')
})

test('the name stays known while the database is away', () => {
  expect(knownIdentity().name).toBe(name)
})
