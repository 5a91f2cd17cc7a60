import type { BrowserContext, Page, Response } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import type { Ledger } from '../ledger.ts'
import { type Aim, blocksOn, comeBack, compose, look, paste, select as selectIn, watchWords, wordsIn } from './hand.ts'
import type { Trace } from './trace.ts'

/** The counts of a story. */
export interface Counts {
  conflicts: number
  cuts: number
  reloads: number
  undone: number
}

/** Browser messages about a network that the story itself cuts. */
const ofTheNetwork = /ERR_|Failed to load resource|Failed to fetch|NetworkError|net::/

/** A page goes to another address on its own when the refresh after a save does not reach the server. */
const ofNavigation = /Execution context was destroyed|because of a navigation|navigation to finish/

/** The longest time that a killed server takes to answer again. */
const longestDownMs = 180_000

/** Three-digit numbers: a word that loses a letter is no other word. */
const firstNumber = 100

const pasted: ((word: string) => string)[] = [
  word => `<p>Colado ${word} aqui</p><p>e mais um</p>`,
  word => `<h2>Intertítulo ${word} colado</h2>`,
  word => `<ul><li>item ${word} colado<ul><li>dentro</li></ul></li></ul>`,
  word => `<blockquote>Citação ${word} colada</blockquote>`,
  word => `<table><tr><td>a</td><td>${word} </td></tr><tr><td>c</td><td>d</td></tr></table>`,
  word => `<p> trecho ${word} colado </p>`,
]

/** Whether something came about in its time. */
const works = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  )

/** One writer at one page of Chromium, with the real editor. */
export class PageWriter {
  readonly actor: SignedIn
  readonly page: Page
  readonly #context: BrowserContext
  readonly #name: string
  readonly #roll: () => number
  readonly #ledger: Ledger
  readonly #counts: Counts
  readonly #trace: Trace
  readonly errors: string[] = []
  /** What the writer did, for a story that went wrong. */
  readonly diary: string[] = []
  isDone = false
  #number = firstNumber
  #isOffline = false
  #url = ''
  /** Whether the page has loaded on its own since the story last loaded it. */
  #hasReloaded = false
  #cameBack = 0

  constructor(
    page: Page,
    own: { actor: SignedIn; place: number; roll: () => number; ledger: Ledger; counts: Counts; trace: Trace },
  ) {
    this.page = page
    this.#context = page.context()
    this.actor = own.actor
    this.#name = `w${own.place}`
    this.#roll = own.roll
    this.#ledger = own.ledger
    this.#counts = own.counts
    this.#trace = own.trace
    own.trace.follow(page, this.#name)
    page.on('domcontentloaded', () => {
      this.#hasReloaded = true
    })
    page.on('dialog', dialog => dialog.accept().catch(() => {}))
    page.on('pageerror', error => this.errors.push(String(error)))
    page.on('console', message => {
      if (message.type() === 'error' && !ofTheNetwork.test(message.text())) this.errors.push(message.text())
    })
  }

  #tell(what: string): void {
    this.diary.push(what)
    this.#trace.note(this.#name, 'does', what)
  }

  async open(url: string): Promise<void> {
    this.#url = url
    await this.#load(() => this.page.goto(url))
  }

  /** Loads the page, again and again until the server answers: the story may have killed it. */
  async #load(first: () => Promise<Response | null>): Promise<void> {
    const late = Date.now() + longestDownMs
    for (let go = first; ; go = () => this.page.goto(this.#url)) {
      const answer = await go().catch(error => {
        if (!ofTheNetwork.test(String(error)) || Date.now() > late) throw error
      })
      if (answer?.ok()) break
      await this.page.waitForTimeout(500)
    }
    await this.page.locator('.editor-text').waitFor()
    this.#hasReloaded = false
  }

  /** Opens the article again where the browser shows its own page instead, as when a refresh met a cut network. Restores the unsaved text. */
  async #reopen(): Promise<void> {
    if (await works(this.page.locator('.editor-text').waitFor({ timeout: 5_000 }))) {
      if (!this.#hasReloaded) return
      this.#hasReloaded = false
      this.#tell('reloaded on its own')
      return this.restore()
    }
    if (this.#isOffline) await this.cut()
    this.#tell('reopened')
    await this.open(this.#url)
    await this.restore()
  }

  /** One act of the writer, and what the page then says. */
  async step(): Promise<void> {
    await this.#reopen()
    const roll = this.#roll()
    const act = acts.find(({ until }) => roll < until)
    this.#tell(act?.name ?? 'pauses')
    const written = this.#number
    try {
      await act?.run(this)
      this.#trace.note(this.#name, 'shows', await look(this.page))
      await this.page.waitForTimeout(this.#roll() * 700)
      await this.choose()
    } catch (error) {
      if (!ofNavigation.test(String(error))) throw error
      this.#hasReloaded = true
    }
    if (this.#hasReloaded) await this.#reopenAfter(written)
    const { line, text } = await look(this.page)
    this.#trace.note(this.#name, 'shows', { line, text })
    if (line === 'Salvo') this.#ledger.shown(wordsIn(text))
  }

  /** Opens the article again after the page went away during an act. The rest of the act's word went to the browser's own page. */
  async #reopenAfter(written: number): Promise<void> {
    await this.#reopen()
    const here = await this.marks()
    for (let number = written; number < this.#number; number++) this.#ledger.release([`${this.#name}x${number}`], here)
  }

  readonly aim = (): Aim => ({ block: this.#roll() < 0.35 ? 0 : this.#roll(), text: this.#roll(), edge: this.#roll() })

  /** Puts the caret or a selection into the text, after answering a dialog that stands over it. */
  select = (from: Aim, to: Aim = from): Promise<boolean> => selectIn(this.page, () => this.choose(), from, to)

  chance = (share: number): boolean => this.#roll() < share

  /** A new word of this writer. */
  word(): string {
    const mark = `${this.#name}x${this.#number++}`
    this.#ledger.typed(mark)
    this.#tell(mark)
    return mark
  }

  async pasteBlock(): Promise<void> {
    const html = pasted[Math.floor(this.#roll() * pasted.length)]
    if (!html) return
    const word = this.word()
    await this.splitting(() => this.deleting(() => paste(this.page, html(word))))
  }

  /** Types at the selection that the last act left, which may stand over words or at a video. */
  async goOn(): Promise<void> {
    const mark = `${this.#name}x${this.#number++}`
    await this.page.locator('.editor-text').focus()
    await this.deleting(() => this.page.keyboard.type(` ${mark} `, { delay: 12 }))
    if ((await this.marks()).includes(mark)) this.#ledger.typed(mark)
    this.#tell(mark)
  }

  async typeOver(): Promise<void> {
    if (!(await this.select(this.aim(), this.aim()))) return
    await this.deleting(() => this.page.keyboard.press('Delete'))
    await this.page.keyboard.type(` ${this.word()} `, { delay: 12 })
  }

  async remove(): Promise<void> {
    const from = this.aim()
    if (!(await this.select(from, { ...from, text: 1, edge: 1 }))) return
    await this.deleting(() => this.page.keyboard.press('Delete'))
  }

  /**
   * Does something that may take words out of this page: those are released, and so is what another's save brings into the selection before the
   * key is pressed.
   */
  async deleting(act: () => Promise<void>): Promise<void> {
    const before = await this.marks()
    const seen = await watchWords(this.page)
    await act()
    this.#ledger.release([...before, ...(await seen())], await this.marks())
  }

  /**
   * Does something that may split a block. The halves are this writer's own blocks: a word in them stays when somebody else deletes it from
   * the whole block at the same time.
   */
  async splitting(act: () => Promise<void>): Promise<void> {
    const before = await blocksOn(this.page)
    await act()
    const after = (await blocksOn(this.page)).map(text => new Set(text.split(/\s+/)))
    const isSplit = (text: string) => !after.some(now => text.split(/\s+/).every(word => now.has(word)))
    this.#ledger.mayReturn(before.filter(isSplit).flatMap(wordsIn))
  }

  /** Undo and redo may take out and bring back this writer's own words only. Raises when another's goes. */
  async undo(keys: string): Promise<void> {
    const before = await this.marks()
    await this.page.keyboard.press(keys)
    const after = await this.marks()
    const gone = before.filter(mark => !after.includes(mark))
    // The page may have taken in, at the same time, that somebody else took a word out.
    const others = gone.filter(mark => !mark.startsWith(`${this.#name}x`) && !this.#ledger.isGone(mark))
    if (others.length > 0) this.errors.push(`${keys} took out another’s words: ${others.join(', ')}`)
    this.#counts.undone += gone.length
    this.#ledger.release(before, after)
    this.#ledger.mayReturn(after)
  }

  async marks(): Promise<string[]> {
    return wordsIn((await look(this.page)).text)
  }

  async cut(): Promise<void> {
    this.#isOffline = !this.#isOffline
    this.#counts.cuts++
    await this.#context.setOffline(this.#isOffline)
  }

  /** The server does its work and the answer to the next save is lost. */
  async loseAnswer(): Promise<void> {
    await this.page.route(
      '**/api/writing',
      async route => {
        await route.fetch().catch(() => {})
        await route.abort().catch(() => {})
      },
      { times: 1 },
    )
  }

  async reload(): Promise<void> {
    if (this.#isOffline) return
    this.#counts.reloads++
    await this.#load(() => this.page.reload())
    await this.restore()
  }

  /** Restores every unsaved text that the screen offers, each once: the screen offers in turn the text that a restored one replaced. */
  async restore(): Promise<void> {
    const offer = this.page.getByRole('button', { name: 'Restaurar', exact: true })
    const seen = new Set<string>()
    for (let round = 0; round < 5; round++) {
      if (!(await works(offer.waitFor({ timeout: round === 0 ? 3_000 : 400 })))) return
      // The offer goes when the text is found stored meanwhile.
      if (!(await works(offer.click({ timeout: 5_000 })))) return
      this.#tell('restored')
      this.#ledger.mayReturn(await this.marks())
      const { text } = await look(this.page)
      if (seen.has(text)) return
      seen.add(text)
    }
  }

  /** Answers a waiting question about conflicts, each part by chance. */
  async choose(): Promise<void> {
    const ask = this.page.getByRole('button', { name: 'Comparar e escolher', exact: true })
    const dialog = this.page.getByRole('dialog')
    // A save by hand opens the dialog itself, which hides the button from the accessibility tree.
    if (!(await dialog.isVisible())) {
      if (!(await ask.isVisible())) return
      // The dialog may open by itself meanwhile and cover the button.
      await ask.click({ timeout: 5_000 }).catch(() => {})
    }
    if (!(await works(dialog.waitFor({ timeout: 5_000 })))) return
    this.#counts.conflicts++
    for (const part of await dialog.getByRole('region').all()) {
      const choices = part.getByRole('radio')
      const choice = choices.nth(Math.floor(this.#roll() * (await choices.count())))
      const name = await choice.getAttribute('value')
      await choice.click()
      const sides = await Promise.all(
        ['theirs', 'mine'].map(async side => wordsIn((await part.locator(`p[data-side=${side}]`).textContent()) ?? '')),
      )
      const [theirs = [], mine = []] = sides
      this.#tell(`chose ${name}`)
      if (name === 'theirs') this.#ledger.release(mine, theirs)
      if (name === 'mine') this.#ledger.release(theirs, mine)
      this.#ledger.mayReturn([...theirs, ...mine])
    }
    await this.page.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
    await dialog.waitFor({ state: 'hidden', timeout: 15_000 }).catch(() => {})
  }

  /** Ends the story on this page: the network is back and all is sent. */
  async finish(): Promise<{ line: string; text: string }> {
    if (this.#isOffline) await this.cut()
    await this.#reopen()
    // On a busy machine the offer comes late.
    if (await this.page.getByRole('button', { name: 'Restaurar', exact: true }).isVisible()) await this.restore()
    await this.choose()
    // Not in each round: the server limits how often a person may ask.
    if (Date.now() - this.#cameBack > 3_000) {
      this.#cameBack = Date.now()
      await comeBack(this.page)
    }
    return look(this.page)
  }
}

interface Act {
  name: string
  until: number
  run: (writer: PageWriter) => Promise<unknown>
}

const type = (writer: PageWriter, words: string) => writer.page.keyboard.type(words, { delay: 12 })

/** Puts the caret somewhere and acts there, if it stands in text. */
async function at(writer: PageWriter, aim: Aim, act: () => Promise<unknown>): Promise<void> {
  if (await writer.select(aim)) await act()
}

/** What writers do, with the upper end of each act's share of the rolls. */
const acts: readonly Act[] = [
  { name: 'types', until: 0.32, run: w => at(w, w.aim(), () => type(w, ` ${w.word()} `)) },
  { name: 'goes on', until: 0.38, run: w => w.goOn() },
  { name: 'types over', until: 0.44, run: w => w.typeOver() },
  {
    name: 'new paragraph',
    until: 0.52,
    run: w =>
      at(w, { ...w.aim(), edge: 1 }, async () => {
        await w.splitting(() => w.page.keyboard.press('Enter'))
        await type(w, `Novo ${w.word()} `)
      }),
  },
  { name: 'deletes', until: 0.56, run: w => w.remove() },
  { name: 'pastes', until: 0.63, run: w => at(w, w.aim(), () => w.pasteBlock()) },
  {
    name: 'table',
    until: 0.66,
    run: w =>
      at(w, { ...w.aim(), edge: 1 }, async () => {
        await w.splitting(() => w.page.keyboard.press('Enter'))
        await type(w, '/tabela')
        await w.page.keyboard.press('Enter')
        await type(w, `${w.word()} `)
      }),
  },
  {
    name: 'composes',
    until: 0.71,
    run: w =>
      at(w, w.aim(), async () => {
        await type(w, ' ')
        await compose(w.page, w.word(), w.chance(0.5) ? 1_800 : 100)
        await type(w, ' ')
      }),
  },
  { name: 'selects', until: 0.75, run: w => w.select(w.aim(), w.aim()) },
  {
    name: 'bold',
    until: 0.78,
    run: async w => {
      await w.select(w.aim(), w.aim())
      await w.page.keyboard.press('Control+b')
    },
  },
  { name: 'undoes', until: 0.82, run: w => w.undo('Control+z') },
  { name: 'redoes', until: 0.84, run: w => w.undo('Control+Shift+z') },
  { name: 'saves', until: 0.87, run: w => w.page.keyboard.press('Control+s') },
  { name: 'comes back', until: 0.92, run: w => comeBack(w.page) },
  { name: 'network', until: 0.95, run: w => w.cut() },
  { name: 'loses an answer', until: 0.97, run: w => w.loseAnswer() },
  { name: 'reloads', until: 0.99, run: w => w.reload() },
]
