import { blankFields } from '#components/articles/form/blank-fields.ts'
import type { LoadedArticle } from '#components/articles/saving/standing-article.ts'
import type { Choice } from '#lib/merge/merge-articles.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { db } from '#server/platform/db/db.ts'
import { revokeSession } from '#server/platform/session/session-store.ts'
import { readSessionId } from '#server/platform/session/session-token.ts'
import { fieldsWith, given } from '../given.ts'
import { dice } from '../made-up-body.ts'
import { cookieName, sessionCookie } from '../session-cookie.ts'
import { Ledger } from './ledger.ts'
import { type Message, Network, reply } from './network.ts'
import type { Servers } from './servers.ts'
import { openedWith, Tab } from './tab.ts'
import { marksIn, marksOf, Writer } from './writer.ts'

/** The counts of a run. */
export interface RunReport {
  typed: number
  shownAsSaved: number
  conflicts: number
  kills: number
  versions: number
}

const steps = 110

const settle = () => new Promise(resolve => setImmediate(resolve))

/**
 * Simulates two to four people who write in one article while everything fails that can: connections break; requests come twice, late or
 * never; sessions end; tabs crash; the server is killed. One seed is one story. At the end every word that was shown as saved, or as kept
 * on a computer, is in the article, a version, a journal or an open form, and no word has left the article unless a writer deleted it.
 * Raises WordsLost.
 */
export async function runChaos(seed: number, servers: Servers): Promise<RunReport> {
  return new Story(seed, servers).run()
}

class Story {
  readonly #roll: () => number
  readonly #servers: Servers
  readonly #network: Network
  readonly #writers: Writer[] = []
  #tabs: Tab[] = []
  #articleId: string | null = null
  readonly #ledger = new Ledger()
  #lastVersion = 0
  readonly #report: RunReport = { typed: 0, shownAsSaved: 0, conflicts: 0, kills: 0, versions: 0 }

  constructor(seed: number, servers: Servers) {
    this.#roll = dice(seed)
    this.#servers = servers
    this.#network = new Network(() => servers.url())
  }

  #below(limit: number): number {
    return Math.floor(this.#roll() * limit)
  }

  #pick<Value>(list: readonly Value[]): Value | undefined {
    return list[this.#below(list.length)]
  }

  readonly #uuid = (): string => {
    const hex = Array.from({ length: 32 }, () => this.#below(16).toString(16)).join('')
    return hex.replace(/^(.{8})(.{4})(.)(.{3})(.)(.{3})(.{12})$/, '$1-$2-4$4-8$6-$7')
  }

  async run(): Promise<RunReport> {
    await this.#begin()
    for (let step = 0; step < steps; step++) {
      const before = this.#network.delivered
      await this.#step()
      await settle()
      await this.#check(this.#network.delivered > before)
    }
    await this.#finish()
    const roomy = this.#writers.filter(({ shelf }) => shelf.room === Number.POSITIVE_INFINITY)
    const versions = await this.#ledger.settle(this.#articleId, {
      elsewhere: [
        ...this.#writers.flatMap(writer => marksIn(writer.journal())),
        ...this.#tabs.flatMap(tab => marksOf(tab.fields)),
      ],
      owed: roomy.flatMap(({ kept }) => [...kept]),
    })
    return { ...this.#report, ...this.#ledger.counts, versions }
  }

  async #begin(): Promise<void> {
    const author = await given.author()
    const room = this.#roll() < 0.15 ? 4_000 : Number.POSITIVE_INFINITY
    const others = 1 + this.#below(3)
    for (let place = 0; place <= others; place++) {
      // The second writer is sometimes the first one on another computer.
      const same = place === 1 && this.#roll() < 0.2
      this.#writers.push(new Writer(place, place === 0 || same ? author : await given.editor(), room))
    }
    for (const writer of this.#writers) await this.#signIn(writer)
    const content = Array.from(
      { length: 3 + this.#below(3) },
      (_, n) => `<p>Parágrafo ${n} desta matéria, com palavras.</p>`,
    )
    const fields = { ...fieldsWith(), content: content.join(''), tags: [], cities: [] }
    if (this.#roll() < 0.25) {
      // Begins on the screen for new articles: no article is stored yet.
      const [first] = this.#writers
      if (!first) return
      const tab = new Tab(first, this.#network, { article: null, fields: { ...blankFields } }, this.#uuid)
      this.#tabs.push(tab)
      tab.type({ ...fields, coverImage: '' })
      return
    }
    const { article } = await given.article({ author, fields: { ...fields } })
    this.#articleId = article.id
  }

  async #signIn(writer: Writer): Promise<void> {
    writer.cookie = `${cookieName}=${await sessionCookie(writer.id)}`
  }

  async #step(): Promise<void> {
    const tab = this.#pick(this.#tabs)
    const roll = this.#roll()
    if (roll < 0.32 && tab) return this.#type(tab)
    if (roll < 0.52 && tab) return tab.tick()
    if (roll < 0.75) return this.#deliver()
    if (roll < 0.81) return this.#open()
    if (roll < 0.835 && tab) return this.#die(tab)
    if (roll < 0.87 && tab) return void tab.saving.save()
    if (roll < 0.9 && tab) return this.#catchUp(tab)
    if (roll < 0.94 && tab?.saving.state.conflict) return this.#choose(tab)
    return this.#trouble()
  }

  async #trouble(): Promise<void> {
    const writer = this.#pick(this.#writers)
    if (!writer) return
    const roll = this.#roll()
    if (roll < 0.4) {
      writer.offline = !writer.offline
      if (!writer.offline) for (const tab of this.#tabsOf(writer)) void tab.saving.again()
    } else if (roll < 0.6) {
      const sid = await readSessionId(Object.fromEntries([writer.cookie.split('=') as [string, string]]))
      if (sid) await revokeSession(sid)
    } else if (roll < 0.95) {
      await this.#signIn(writer)
      for (const tab of this.#tabsOf(writer)) void tab.saving.again()
    } else {
      this.#report.kills++
      await this.#servers.kill()
    }
  }

  #tabsOf(writer: Writer): Tab[] {
    return this.#tabs.filter(tab => tab.writer === writer)
  }

  #type(tab: Tab): void {
    const before = marksOf(tab.fields)
    tab.type(this.#edited(tab))
    this.#ledger.release(before, marksOf(tab.fields))
  }

  /** A writer's edit: adds or replaces a word of a paragraph, adds a paragraph, or deletes one. */
  #edited(tab: Tab): ArticleFieldsInput {
    const mark = tab.writer.mark()
    this.#ledger.typed(mark)
    const { fields } = tab
    const roll = this.#roll()
    if (roll < 0.1) return { ...fields, title: `${fields.title} ${mark}`.slice(-180) }
    if (roll < 0.2) return { ...fields, summary: `${fields.summary} ${mark}`.slice(-400) }
    const blocks = fields.content.split(/(?<=<\/p>)/)
    // Many edits change the first paragraph, so that conflicts happen.
    const place = this.#roll() < 0.4 ? 0 : this.#below(blocks.length + 1)
    const block = blocks[place]
    if (roll < 0.28 && block && blocks.length > 2) blocks.splice(place, 1)
    // Two who replace one word differently are asked.
    else if (roll < 0.4 && block) blocks[place] = block.replace(/[^ >]+<\/p>$/, `${mark}</p>`)
    else if (roll < 0.5 || !block) blocks.splice(place, 0, `<p>Um parágrafo novo ${mark}</p>`)
    else blocks[place] = block.replace('</p>', ` ${mark}</p>`)
    return { ...fields, content: blocks.join('') }
  }

  /** Delivers a message, or loses it, or loses its answer, or delivers it twice or after its sender stopped waiting. */
  async #deliver(): Promise<void> {
    const place = this.#below(this.#network.underWay.length)
    const message = this.#network.underWay[place]
    if (!message) return
    const roll = this.#roll()
    if (roll < 0.08) return reply(message, null)
    this.#network.take(place)
    if (roll < 0.14) return reply(message, null)
    const copies: Message[] = roll < 0.24 ? [message, { ...message, answer: null }] : [message]
    const answers = Promise.all(copies.map(copy => this.#network.deliver(copy)))
    if (roll > 0.985) {
      this.#report.kills++
      await Promise.all([answers, this.#servers.kill()])
    }
    const [answer] = await answers
    // A proxy held a copy back and delivers it later.
    if (roll > 0.84 && roll < 0.9) this.#network.underWay.push({ ...message, answer: null })
    reply(message, roll > 0.74 && roll < 0.84 ? null : (answer ?? null))
  }

  /** A writer opens the article and may restore the text in the journal. */
  async #open(): Promise<void> {
    const writer = this.#pick(this.#writers)
    if (!writer || writer.offline || this.#articleId === null || this.#tabs.length >= this.#writers.length + 1) return
    const answer = await this.#network.deliver({
      body: JSON.stringify({ ask: 'load', input: { id: this.#articleId } }),
      cookie: writer.cookie,
      answer: null,
    })
    const loaded = (answer as { data?: LoadedArticle } | null)?.data
    if (!loaded) return
    const tab = new Tab(writer, this.#network, openedWith(loaded), this.#uuid)
    this.#tabs.push(tab)
    const living = new Set(this.#tabs.map(each => each.saving.form))
    const found = tab.found(living)
    if (found && this.#roll() < 0.7) tab.restore(found)
  }

  /** A tab ends as in a power cut. If it was creating the article, a new tab restores the text from the journal. */
  #die(tab: Tab): void {
    tab.die()
    this.#tabs = this.#tabs.filter(each => each !== tab)
    if (this.#articleId !== null) return
    const again = new Tab(tab.writer, this.#network, { article: null, fields: { ...blankFields } }, this.#uuid)
    this.#tabs.push(again)
    const found = again.found(new Set([again.saving.form]))
    if (found) again.restore(found)
  }

  #catchUp(tab: Tab): void {
    void tab.saving.catchUp(this.#lastVersion)
  }

  #choose(tab: Tab): void {
    const { conflict } = tab.saving.state
    if (!conflict) return
    const { conflicts } = conflict.merge
    const choices = Object.fromEntries(
      conflicts.map(({ id }) => [id, this.#pick<Choice>(['mine', 'theirs']) ?? 'mine']),
    )
    // The choices release only the compared texts: words typed later must stay.
    const before = [...marksOf(conflict.mine), ...marksOf(conflict.theirs.fields)]
    this.#ledger.release(before, marksOf(conflict.merge.resolve(choices)))
    void tab.saving.resolve(choices)
  }

  /** Runs after every step: records the words shown as saved, and checks that no word left the article unless a writer deleted it. */
  async #check(asked = true): Promise<void> {
    for (const tab of this.#tabs) {
      const { state } = tab.saving
      this.#articleId ??= state.articleId
      if (state.phase === 'saved' && !state.dirty && state.articleId !== null) this.#ledger.shown(marksOf(tab.fields))
      if (state.conflict && !this.#seen.has(state.conflict)) {
        this.#seen.add(state.conflict)
        this.#report.conflicts++
      }
    }
    if (this.#articleId === null || !asked) return
    const { version, title, summary, content } = await db().article.findUniqueOrThrow({
      where: { id: this.#articleId },
      select: { version: true, title: true, summary: true, content: true },
    })
    if (version === this.#lastVersion) return
    this.#lastVersion = version
    this.#ledger.stands(marksOf({ title, summary, content }))
  }

  readonly #seen = new Set<object>()

  /** Ends all failures and saves what can be saved. Some conflicts stay open: their forms still hold the words. */
  async #finish(): Promise<void> {
    for (const writer of this.#writers) {
      writer.offline = false
      await this.#signIn(writer)
    }
    for (let round = 0; round < 30; round++) {
      while (this.#network.underWay.length > 0) {
        const message = this.#network.take(0)
        if (message) reply(message, await this.#network.deliver(message))
        await settle()
      }
      for (const tab of this.#tabs) {
        if (tab.saving.state.conflict && this.#roll() < 0.5) this.#choose(tab)
        else if (tab.saving.state.dirty) void tab.saving.again()
        await settle()
      }
      await this.#check()
      if (this.#network.underWay.length === 0) break
    }
  }
}
