import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { SignedIn } from '#lib/actor.ts'
import { makeSubscription } from '#prisma/seed/factories.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { recordConsent } from '#server/consent/commands/record-consent.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'

/** Words that stand in nobody else's data. The name is among them; the byline of a published article may keep it. */
export const canary = (mark: string) => ({
  name: `Canário ${mark} da Silva`,
  email: `canario-${mark}@exemplo.test`,
  bio: `Biografia do canário ${mark}`,
  device: `Canarinho/${mark}`,
  network: `2001:db8:${mark.slice(0, 4)}::/64`,
  cpf: '529.982.247-25',
  text: `texto-do-canario-${mark}`,
})

const resume = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** A published article and a draft, a comment, a mention, an idea: what a person of the newsroom leaves. */
async function work(person: SignedIn, mark: string): Promise<{ articleId: string }> {
  const { article } = await given.article({ status: 'published', author: person })
  await given.article({ author: person })
  await given.revision({ author: person })
  await addComment(person, { articleId: article.id, comment: 'Falta a fonte.', anchor: null, requestId: randomUUID() })
  const colleague = await given.editor()
  await addComment(colleague, {
    ...{ articleId: article.id, anchor: null, requestId: randomUUID() },
    comment: `@${canary(mark).name}, a fonte está no caderno.`,
  })
  await addComment(person, {
    ...{ articleId: article.id, anchor: null, requestId: randomUUID() },
    comment: '@Pessoa de Teste, já vi.',
  })
  await db().storyIdea.create({ data: { title: 'Feira livre', description: '', createdBy: person.id, tags: [] } })
  await given.event({ by: person })
  return { articleId: article.id }
}

/** Makes an account that has everything, filled with canary words. Gives its actor and the ids that stay. */
export async function fullAccount(mark: string) {
  const own = canary(mark)
  const person = await given.person(['author'], own.name)
  const { id } = person
  await db().user.update({ where: { id }, data: { email: own.email, phone: own.text, phoneIndex: own.text } })
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const avatar = await storePicture(person, png)
  const unused = await storePicture(person, png)
  await db().profile.update({
    where: { id },
    data: { bio: own.bio, avatarUrl: `/uploads/${avatar.id}/${avatar.widths[0]}.webp` },
  })
  const { articleId } = await work(person, mark)
  await given.application({
    by: { ...person, roles: [] },
    fields: { email: own.email, expectations: `Espero ${own.text} e mais nada.` },
    resume,
  })
  await makeSubscription({ userId: id, start: new Date(0), end: new Date(Date.now() + 86_400_000) })
  await openSession(db(), id, own.device, { network: own.network })
  await recordConsent(person, { visitorId: null, measurement: true, advertising: false })
  const later = new Date(Date.now() + 86_400_000)
  const shared = { userId: id, expiresAt: later }
  const code = () => ({ id: randomUUID(), address: own.email, secretHash: randomUUID(), expiresAt: later })
  await db().accountCode.create({ data: { ...code(), userId: id, kind: 'recovery', data: { name: own.name } } })
  await db().accountCode.create({ data: { ...code(), kind: 'sign_up' } })
  await db().factor.create({
    data: { userId: id, kind: 'totp', name: own.text, secret: own.text, publicKey: randomBytes(8) },
  })
  await db().recoveryCode.create({ data: { userId: id, codeHash: randomUUID() } })
  await db().identity.create({ data: { userId: id, provider: 'google', subject: own.text, label: own.email } })
  await db().ceremony.create({ data: { ...shared, kind: 'oidc', data: { login_hint: own.email } } })
  await db().invitation.create({
    data: {
      ...{ email: own.email, role: 'editor', fullName: own.name },
      ...{ tokenHash: randomUUID(), sentAt: new Date(), expiresAt: later },
    },
  })
  await db().errorReport.create({ data: { articleId, message: 'Há um erro na data.', email: own.email } })
  const sender = { senderName: own.name, senderEmail: own.email, subscriber: false }
  await db().supportMessage.create({
    data: { protocol: `sem-conta-${mark}`, ...sender, subject: own.text, message: own.text },
  })
  await db().eventSubmission.create({
    data: {
      ...{ requestId: randomUUID(), title: 'Baile', fields: {}, senderName: own.name, senderEmail: own.email },
    },
  })
  await db().reading.create({
    data: { id: randomUUID(), userId: id, articleId, timeSpentSeconds: 30, scrollDepthPercent: 90 },
  })
  await db().notification.create({ data: { userId: id, type: 'MENTION', message: own.text } })
  await db().privacyRequest.create({
    data: { userId: id, kind: 'correction', message: own.text, dueAt: later },
  })
  await db().mailDelivery.create({
    data: {
      ...{ kind: 'test', ref: 'x', recipient: id, batch: 0, dueAt: later, createdAt: later },
      lastError: `550 ${own.email}`,
    },
  })
  await sendMail({
    to: own.email,
    house: { name: 'Jornal', address: '', siteUrl: 'http://localhost:3000' },
    letter: { subject: 'Olá', reason: 'Teste', blocks: [{ kind: 'text', text: own.text }] },
  })
  return { person, own, articleId, avatar: avatar.id, unused: unused.id }
}
