import type { Role } from '#lib/actor.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { hashPassword } from '#server/platform/password.ts'

/** The password of every demonstration and test account. */
export const demoPassword = 'Portal2026'

interface BylineShape {
  fullName: string
  bio?: string
  avatarUrl?: string | null
}

/** Stores a byline without an account. Gives its id. */
export async function makeByline(profile: BylineShape, client: Tx = db()): Promise<string> {
  const { id } = await client.profile.create({ data: profile, select: { id: true } })
  return id
}

const hashes = new Map<string, Promise<string>>()

/** argon2id is slow on purpose: one hash per password and process is enough for invented accounts. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

interface AccountShape {
  email: string
  roles?: readonly Role[]
  password?: string
  /** Whether the address is confirmed; true by default. */
  confirmed?: boolean
}

/** Gives a byline an account and roles. The roles count as assigned, so that several masters are possible. */
export async function makeAccount(profileId: string, account: AccountShape, client: Tx = db()): Promise<void> {
  const { email, roles = [], password = demoPassword, confirmed = true } = account
  await client.user.create({
    data: {
      id: profileId,
      email,
      passwordHash: await hashOnce(password),
      emailConfirmedAt: confirmed ? new Date() : null,
      roles: { create: roles.map(role => ({ role, assignedBy: profileId })) },
    },
  })
}

interface SubscriptionShape {
  userId: string
  status?: 'active' | 'cancelled' | 'past_due' | 'incomplete'
  start: Date
  end: Date
  /** Monthly for R$ 50 by card, renewed by its provider, when missing. */
  plan?: 'monthly' | 'yearly'
  priceCents?: number
  method?: 'card' | 'pix' | 'boleto'
  renews?: boolean
  createdAt?: Date
  cancelledAt?: Date
  cancelReason?: string
  endedAt?: Date
}

/** Stores a subscription as a payment provider would. Gives its id. */
export async function makeSubscription(subscription: SubscriptionShape, client: Tx = db()): Promise<string> {
  const { status = 'active', method = 'card', start, end, ...others } = subscription
  const { id } = await client.subscription.create({
    data: {
      ...others,
      status,
      method,
      renews: others.renews ?? (method === 'card' && status !== 'cancelled'),
      paymentProvider: 'demo',
      paymentProviderId: `demo-${crypto.randomUUID()}`,
      currentPeriodStart: start,
      currentPeriodEnd: end,
    },
    select: { id: true },
  })
  return id
}
