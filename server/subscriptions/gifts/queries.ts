import type { SignedIn } from '#lib/actor.ts'
import { articlePath, giftPath } from '#lib/addresses/paths.ts'
import { isoMonth } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { readSetting } from '#server/site/queries.ts'
import { frameKeyOf, type GiftState, giftSelection, giftState, giftTokenOf, hashOf, looksLikeSecret } from './gift.ts'

/** A gift for the browser that asks. */
export interface Gift {
  articleId: string
  state: GiftState
  expiresAt: Date
  /** The key to the frames of its embeds; null until this browser opened it. */
  frameKey: string | null
}

/** The gift of a token, for a browser's value; null for an unknown token. While gifts are off, every gift has ended. */
export async function findGift(token: string, browser: string | null): Promise<Gift | null> {
  if (!looksLikeSecret(token)) return null
  const [row, setting] = await Promise.all([
    db().giftLink.findUnique({
      relationLoadStrategy: 'join',
      where: { tokenHash: hashOf(token) },
      select: giftSelection(),
    }),
    readSetting('pricing'),
  ])
  if (!row) return null
  const { id, articleId, readerHash, expiresAt } = row
  const state = setting.giftsPerMonth > 0 ? giftState(row, browser, now()) : 'ended'
  return { articleId, state, expiresAt, frameKey: state === 'mine' && readerHash ? frameKeyOf(id, readerHash) : null }
}

/** Whether a key opens the frames of an article's embeds: that of an opened gift that has not ended. */
export async function opensFrames(frameKey: string, articleId: string): Promise<boolean> {
  const [id = ''] = frameKey.split('.')
  if (!looksLikeUuid(id)) return false
  const [row, setting] = await Promise.all([
    db().giftLink.findFirst({
      where: { id, articleId, expiresAt: { gt: now() }, readerHash: { not: null } },
      select: { readerHash: true },
    }),
    readSetting('pricing'),
  ])
  return setting.giftsPerMonth > 0 && row?.readerHash != null && frameKeyOf(id, row.readerHash) === frameKey
}

/** A gift in its giver's list. */
export interface GivenGift {
  id: string
  title: string
  articlePath: string
  /** The path of its link; null once it is opened or ended. */
  path: string | null
  state: 'waiting' | 'opened' | 'ended'
  createdAt: Date
  expiresAt: Date
}

export interface GivenGifts {
  gifts: GivenGift[]
  /** How many more may be given this month, and how many there are in a month; zero while gifts are off. */
  left: number
  perMonth: number
  /** Whether the person may give any: only subscribers may. */
  mayGive: boolean
}

const mostListed = 50

/** A person's own gifts, newest first. */
export async function listOwnGifts(actor: SignedIn): Promise<GivenGifts> {
  const month = isoMonth(now())
  const [rows, used, setting] = await Promise.all([
    db().giftLink.findMany({
      relationLoadStrategy: 'join',
      where: { giverId: actor.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostListed,
      select: {
        ...giftSelection(),
        createdAt: true,
        article: { select: { title: true, slug: true, locationPath: true } },
      },
    }),
    db().giftLink.count({ where: { giverId: actor.id, month } }),
    readSetting('pricing'),
  ])
  const perMonth = setting.giftsPerMonth
  const gifts = rows.map(row => {
    const state = perMonth > 0 ? giftState(row, null, now()) : 'ended'
    const { id, createdAt, expiresAt, article } = row
    return {
      id,
      createdAt,
      expiresAt,
      title: article.title,
      articlePath: articlePath(article),
      state: state === 'taken' ? ('opened' as const) : (state as 'waiting' | 'ended'),
      path: state === 'waiting' ? giftPath(giftTokenOf(id)) : null,
    }
  })
  return { gifts, left: Math.max(0, perMonth - used), perMonth, mayGive: actor.subscribed }
}
