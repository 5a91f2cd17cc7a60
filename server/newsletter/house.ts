import type { House } from '#server/platform/mail/layout.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { readHouse, readSetting } from '#server/site/queries.ts'

/** What all mails of a sending share. */
export interface MailHouse {
  house: House
  /** Whether the newspaper counts openings and clicks. */
  counts: boolean
}

interface Kept {
  at: number
  shared: Promise<MailHouse> | null
}

/** Milliseconds for which a read value is used. */
const believed = 5_000

/** What all mails of a sending share, at most five seconds old: for a process that writes many. */
export function readMailHouse(): Promise<MailHouse> {
  const kept = singleton('newsletter-house', (): Kept => ({ at: 0, shared: null }))
  if (!kept.shared || performance.now() - kept.at > believed) {
    kept.at = performance.now()
    kept.shared = read()
    kept.shared.catch(() => {
      kept.shared = null
    })
  }
  return kept.shared
}

async function read(): Promise<MailHouse> {
  const [house, { counts }] = await Promise.all([readHouse(), readSetting('newsletter_counting')])
  return { house, counts }
}
