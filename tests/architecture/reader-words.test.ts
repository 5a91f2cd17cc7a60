import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What readers get: their pages, the screens of their accounts, and mails. */
const files = [
  ...globSync(
    '{app/(reader),app/(account),components/{reader,reader-script,accounts,subscriptions,applications}}/**/*.{ts,tsx}',
  ),
  ...globSync('server/**/*{letter,letters,mail,mails}.ts'),
].filter(file => !file.includes('.test.'))

/** Files among them that only the newsroom reads, or whoever sets the newspaper up. */
const ofNewsroom = [
  'app/(account)/become-master/page.tsx',
  'components/accounts/claim-master.client.tsx',
  'components/dashboard/dashboard.tsx',
  'components/dashboard/overview.tsx',
  'components/dashboard/own-work.tsx',
  'components/dashboard/first-steps.tsx',
  'components/dashboard/role-card.tsx',
  'components/applications/decision-buttons.client.tsx',
]
/** Sentences on a page of readers that only masters read, or that are specified (ACC-8). */
const allowed = [
  'Sem papéis atribuídos',
  'Só você, master, lê isto: as chaves do Stripe e do Mercado Pago faltam.',
  'Quem preenche é um master.',
]

/** The sentences in a file's literals and elements: what has a space in it. */
function sentencesIn(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text.includes(' '))
}

test('readers hear of no Master, role, portal or draft: they know the newsroom and the newspaper', () => {
  const words = /(?<![\p{L}-])(?:masters?|pap[eé]is|papel|portal|rascunhos?)(?![\p{L}-])/iu
  const said = files.flatMap(file => sentencesIn(file).map(text => `${file}: ${text}`)).filter(text => words.test(text))
  const heard = said.filter(
    text => !ofNewsroom.some(file => text.startsWith(`${file}:`)) && !allowed.some(mine => text.endsWith(mine)),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(heard).toEqual([])
})
