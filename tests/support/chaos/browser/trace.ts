import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** A record of one story: what each page did, showed, sent and received, and what was stored. Written to a file when the story goes wrong. */
export class Trace {
  readonly #began = Date.now()
  readonly #lines: string[] = []

  note(who: string, what: string, detail: unknown = ''): void {
    const told = typeof detail === 'string' ? detail : JSON.stringify(detail)
    this.#lines.push(`${Date.now() - this.#began} ${who} ${what} ${told}`)
  }

  /** Records the page's saves and loads, and their answers. */
  follow(page: Page, who: string): void {
    const isWriting = (url: string) => url.endsWith('/api/writing')
    page.on('request', request => {
      const sent = request.postData() ?? ''
      if (isWriting(request.url()) && !sent.includes('"presence"')) this.note(who, 'sent', sent)
    })
    page.on('response', async response => {
      if (!isWriting(response.url()) || response.request().postData()?.includes('"presence"')) return
      this.note(who, 'received', await response.text().catch(error => String(error)))
    })
    page.on('requestfailed', request => {
      if (isWriting(request.url())) this.note(who, 'failed', request.failure()?.errorText)
    })
  }

  /** Writes the record into the folder of temporary files. Gives its path. */
  write(seed: number): string {
    const folder = join(tmpdir(), 'portal-stories')
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `story-${seed}-${this.#began}.txt`)
    writeFileSync(path, `${this.#lines.join('\n')}\n`)
    return path
  }
}
