import { keyring } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'

const column = { table: 'newsletter_erased', column: 'email_hash' }

/** Keeps the keyed hash of an address that is erased on request, so that no file adds it again (decision 0197). Part of a command. */
export async function noteErased(tx: Tx, email: string, at: Date): Promise<void> {
  const emailHash = keyring().blindIndex(column, 'email', email)
  await tx.newsletterErased.createMany({ data: [{ emailHash, erasedAt: at }], skipDuplicates: true })
}

/** `noteErased` for an address that has a subscription; nothing for any other. Part of a command, before its rows are deleted. */
export async function noteErasedSubscriber(tx: Tx, email: string, at: Date): Promise<void> {
  if ((await tx.newsletterSubscriber.count({ where: { email } })) > 0) await noteErased(tx, email, at)
}

/** Those of some addresses that were erased on request, under this key or an earlier one. One statement. */
export async function erasedAmong(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(
    emails.flatMap(email =>
      keyring()
        .blindIndexes(column, 'email', email)
        .map(hash => [hash, email] as const),
    ),
  )
  const rows = await tx.newsletterErased.findMany({ where: { emailHash: { in: [...byHash.keys()] } } })
  return new Set(rows.flatMap(({ emailHash }) => byHash.get(emailHash) ?? []))
}
