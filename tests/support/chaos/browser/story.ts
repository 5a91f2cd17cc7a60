import type { Browser } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../given.ts'
import { dice } from '../../made-up-body.ts'
import { cookieName, sessionCookie } from '../../session-cookie.ts'
import { Ledger, WordsLost } from '../ledger.ts'
import { wordsIn, wordsOf } from './hand.ts'
import { type Counts, PageWriter } from './page-writer.ts'
import { Trace } from './trace.ts'

/** The counts of a finished story. */
export interface StoryReport extends Counts {
  writers: number
  typed: number
  shownAsSaved: number
  versions: number
}

interface Stage {
  browser: Browser
  url: string
  /** Kills the server and starts it again; left out where others use it. */
  kill?: () => Promise<void>
}

const steps = 18
const longestEndMs = 180_000
/** Long, because a busy machine is slow. */
const longestWaitMs = 180_000
/** The longest time between a deletion on a page and the story's note of it. */
const graceMs = 5_000

/** Every kind of block, each with room for a caret. */
const opening = [
  '<p>Abertura desta matéria, com palavras e <a href="/x">um link no meio</a> dela.</p>',
  '<h2>Um intertítulo da matéria</h2>',
  '<ul><li>Primeiro item<ul><li>Item de dentro</li></ul></li><li>Segundo item</li></ul>',
  '<blockquote><p>Uma citação com palavras.</p></blockquote>',
  '<aside data-kind="pull">Um destaque da matéria</aside>',
  '<table><thead><tr><th>Cidade</th><th>Chuva</th></tr></thead><tbody><tr><td>Tefé</td><td>muita chuva</td></tr></tbody></table>',
  '<figure data-video="dQw4w9WgXcQ">Um vídeo</figure>',
  '<hr />',
  '<p>Fecho desta matéria, com palavras.</p>',
].join('')

/**
 * Two or three people write in one article, each at a page of Chromium with the real editor, while networks and servers break. One seed gives
 * the same acts, at the browser's own times. Raises WordsLost, or Error when a page reported an error or the pages do not come to one text.
 */
export async function runBrowserStory(seed: number, stage: Stage): Promise<StoryReport> {
  const counts: Counts = { conflicts: 0, cuts: 0, reloads: 0, undone: 0 }
  const ledger = new Ledger(wordsOf)
  const trace = new Trace()
  const roll = dice(seed)
  const author = await given.author()
  const { article } = await given.article({ author, fields: { ...fieldsWith(), content: opening } })
  const writers: PageWriter[] = []
  try {
    const people = [author, ...(roll() < 0.3 ? [await given.editor()] : []), await given.editor()]
    for (const [place, actor] of people.entries()) {
      const context = await stage.browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } })
      context.setDefaultTimeout(longestWaitMs)
      await context.route(
        url => /^https?:$/.test(url.protocol) && url.hostname !== 'localhost',
        route => route.abort(),
      )
      await context.addCookies([
        { name: cookieName, value: await sessionCookie(actor.id), url: stage.url, httpOnly: true, sameSite: 'Lax' },
      ])
      writers.push(
        new PageWriter(await context.newPage(), { actor, place, roll: dice(seed * 10 + place), ledger, counts, trace }),
      )
    }
    await Promise.all(writers.map(writer => writer.open(`${stage.url}/article/${article.id}/edit`)))
    await Promise.all([
      ...writers.map(async writer => {
        try {
          for (let step = 0; step < steps; step++) await writer.step()
        } finally {
          writer.isDone = true
        }
      }),
      watch(ledger, article.id, writers, trace),
      ...(stage.kill && seed % 10 === 0 ? [stage.kill()] : []),
    ])
    await end(writers, article.id, ledger, trace)
    const versions = await ledger.settle(article.id, { elsewhere: [], owed: ledger.all })
    return { ...counts, ...ledger.counts, writers: writers.length, versions }
  } catch (error) {
    const told = writers.map(({ diary }, place) => `  ${place}: ${diary.join(', ')}`).join('\n')
    if (error instanceof Error) error.message += `\n${told}\n  ${trace.write(seed)}`
    throw error
  } finally {
    await Promise.all(writers.map(({ page }) => page.context().close()))
  }
}

/** Reads the stored article until all writers have made their steps. Raises WordsLost. */
async function watch(ledger: Ledger, id: string, writers: readonly PageWriter[], trace: Trace): Promise<void> {
  while (writers.some(({ isDone }) => !isDone)) {
    await readStored(ledger, id, trace)
    await new Promise(resolve => setTimeout(resolve, 150))
  }
}

async function readStored(ledger: Ledger, id: string, trace: Trace): Promise<string[]> {
  const stored = await db().article.findUniqueOrThrow({
    where: { id },
    select: { title: true, summary: true, content: true },
  })
  trace.note('-', 'stored', stored.content)
  const words = wordsOf(stored)
  ledger.stands(words, graceMs)
  return words
}

const unique = (words: readonly string[]) => [...new Set(words)].sort().join()

/** Waits until every page says “Salvo” and shows the words of the stored article. Raises Error with what it found. */
async function end(writers: readonly PageWriter[], id: string, ledger: Ledger, trace: Trace): Promise<void> {
  const late = Date.now() + longestEndMs
  for (;;) {
    const seen = await Promise.all(writers.map(writer => writer.finish()))
    const stored = unique(await readStored(ledger, id, trace))
    const errors = writers.flatMap(writer => writer.errors)
    if (errors.length > 0) throw new Error(`a page reported: ${errors.join('; ')}`)
    const isOne = seen.every(({ line, text }) => line === 'Salvo' && unique(wordsIn(text)) === stored)
    if (isOne) break
    if (Date.now() > late) {
      const shown = seen.map(({ line, text }) => `“${line}” ${unique(wordsIn(text))}`)
      throw new Error(`the pages do not come to one text: ${[stored, ...shown].join(' | ')}`)
    }
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  const away = ledger.all.filter(mark => !ledger.accountsFor(mark))
  if (away.length > 0) throw new WordsLost(`typed, and not in the article: ${away.join(', ')}`)
  if (ledger.resurrected.length > 0) throw new WordsLost(`came back unasked: ${ledger.resurrected.join(', ')}`)
}
