import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Access } from '#lib/access.ts'
import type { ActionError } from '#lib/outcome.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'

// Actions read the request through Next. This mock replaces it with the test's values.
const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({
    getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}))

/** The actions of people below a master, by the lowest access that each requires. Every other one is a master’s. The tests of each command check the rights on single rows. */
const below: Partial<Record<Access, readonly string[]>> = {
  anyone: ['signUpAction', 'resetPasswordAction', 'openByInvitationAction'],
  signed_in: [
    // The command, not the action, refuses signed-out visitors; the sign-in screen shows the reason.
    'claimMasterAction',
    'saveProfileAction',
    'sendMessageAction',
    'removePayoutAction',
    'showPayoutAction',
    'proofWaysAction',
    'proveByPasswordAction',
    'endSessionAction',
    'requestProofCodeAction',
    'proveByCodeAction',
    'changePasswordAction',
    'requestEmailChangeAction',
    'cancelEmailChangeAction',
    'confirmOwnAddressAction',
    'endOtherSessionsAction',
    'endAllSessionsAction',
    'requestExportAction',
    'proveForDownloadAction',
    'requestCorrectionAction',
    'requestErasureAction',
    'withdrawErasureAction',
    'unlinkIdentityAction',
    'requestPhoneAction',
    'confirmPhoneAction',
    'removePhoneAction',
    'proveByAppAction',
    'challengeProofAction',
    'proveByKeyAction',
    'beginTotpAction',
    'confirmTotpAction',
    'beginKeyAction',
    'confirmKeyAction',
    'dropUnverifiedAction',
    'renameFactorAction',
    'removeFactorAction',
    'renewCodesAction',
    'eraseReadingsAction',
    'readNoticeAction',
    'readAllNoticesAction',
    'archiveNoticeAction',
    'acceptInvitationAction',
    'cancelSubscriptionAction',
    'resumeSubscriptionAction',
    'changePlanAction',
    'quotePlanAction',
    'requestRefundAction',
    'openPortalAction',
  ],
  staff: [
    'savePayoutAction',
    'changeStatusAction',
    'openDraftAction',
    'validateSeoAction',
    'waiveRuleAction',
    'restoreRuleAction',
    'removeArticleAction',
    'searchArticlesAction',
    'searchSignersAction',
    'findLinkTitleAction',
    'searchTagsAction',
    'restoreVersionAction',
    'beginRevisionAction',
    'submitRevisionAction',
    'discardRevisionAction',
    'publishRevisionAction',
    'createPreviewAction',
    'revokePreviewAction',
    'saveChoicesAction',
    'createEventAction',
    'changeEventAction',
    'moveDateAction',
    'cancelDateAction',
    'searchEventCitiesAction',
    'findSimilarEventsAction',
    'readInvitationAction',
    'createIdeaAction',
    'changeIdeaAction',
    'setIdeaStatusAction',
    'setIdeaDayAction',
    'addCommentAction',
    'removeCommentAction',
    'resolveCommentAction',
    'loadCommentsAction',
    'commentIdeaAction',
    'removeIdeaCommentAction',
    'searchCitiesAction',
    'describePictureAction',
    'removePictureAction',
  ],
  editor: [
    'restoreArticleAction',
    'changeArticlesAction',
    'undoChangeAction',
    'findMatchingAction',
    'pinArticleAction',
    'unpinArticleAction',
    'addCorrectionAction',
    'withdrawCorrectionAction',
    'closeReportAction',
    'reopenReportAction',
    'dismissReportsAction',
    'settleReportsAction',
    'reopenReportsAction',
    'reviewArticleAction',
    'claimReviewAction',
    'reviewRevisionAction',
    'checkEditedAction',
    'publishEditedAction',
    'scheduleArticleAction',
    'checkPublicationAction',
    'reprocessDueAction',
    'reprocessArticleAction',
    'acceptSubmissionAction',
    'refuseSubmissionAction',
    'replacePictureAction',
  ],
}

type Called = { data?: unknown; serverError?: ActionError; validationErrors?: unknown } | undefined
type Call = (input: unknown) => Promise<Called>

const modules = await Promise.all(
  globSync(['server/**/actions.ts', 'app/**/*-action.tsx']).map(file => import(resolve(file))),
)
const actions = new Map<string, Call>(modules.flatMap(module => Object.entries(module)))

const everybody: Record<string, { make: () => Promise<{ id: string }>; may: Access[] }> = {
  reader: { make: given.reader, may: ['anyone', 'signed_in'] },
  subscriber: { make: () => given.subscriber(), may: ['anyone', 'signed_in'] },
  author: { make: given.author, may: ['anyone', 'signed_in', 'staff'] },
  editor: { make: given.editor, may: ['anyone', 'signed_in', 'staff', 'editor'] },
  master: { make: given.master, may: ['anyone', 'signed_in', 'staff', 'editor', 'master'] },
  'someone who was master': { make: given.master, may: ['anyone', 'signed_in'] },
}

const sessions = new Map<string, string>()
let articleId = ''

beforeAll(async () => {
  for (const [who, { make }] of Object.entries(everybody)) {
    const { id } = await make()
    const sid = await openSession(db(), id, '')
    sessions.set(who, await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' }))
    if (who === 'someone who was master') await db().userRole.deleteMany({ where: { userId: id } })
  }
  articleId = (await given.article()).article.id
})

/** Calls an action directly; signed out without a user id. */
async function call(name: string, input: unknown, who?: string): Promise<Called> {
  request.cookies.clear()
  const token = who && sessions.get(who)
  if (token) request.cookies.set('next-auth.session-token', token)
  return actions.get(name)?.(input)
}

const megabyte = 'a'.repeat(1_000_000)
const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic
const unreadable: Record<string, unknown> = {
  nothing: undefined,
  'a megabyte': { id: megabyte, typed: megabyte, fullName: megabyte, code: megabyte },
  operators: { id: { not: '' }, typed: { contains: '' }, email: { startsWith: '' }, code: { gt: '' } },
  'a prototype': JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":{}}}'),
  'a cycle': cyclic,
  'a deep nest': JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
}

/** The answer reveals nothing internal. */
const expectDiscreet = (answer: Called) =>
  expect(JSON.stringify(answer) ?? '').not.toMatch(/\.tsx?\b|node_modules|prisma|zod|stack/i)

/** Actions whose access the command checks, so invalid arguments are refused first. */
const refusedByCommand = ['claimMasterAction']

const accessOf = (name: string): Access =>
  (Object.keys(below) as Access[]).find(access => below[access]?.includes(name)) ?? 'master'

test('every listed action exists', () => {
  expect([...actions.keys()]).toEqual(expect.arrayContaining(Object.values(below).flat()))
  expect(actions.size).toBeGreaterThan(200)
})

describe.each([...actions.keys()])('%s, called without its screen (abuse case 3)', name => {
  const access = accessOf(name)
  const besides = refusedByCommand.includes(name) ? ['invalid'] : []

  test('is refused to everybody without the access, and changes nothing', async () => {
    const input = { id: articleId, version: 1, status: 'draft', typed: 'chapecó' }
    const before = await db().article.findUniqueOrThrow({ where: { id: articleId } })
    const signedOut = await call(name, input)
    if (access !== 'anyone') expect(['signed_out', ...besides]).toContain(signedOut?.serverError?.code)
    for (const [who, { may }] of Object.entries(everybody)) {
      if (may.includes(access)) continue
      const answer = await call(name, input, who)
      expect(answer?.data, who).toBeUndefined()
      expect(['forbidden', ...besides], who).toContain(answer?.serverError?.code)
      expectDiscreet(answer)
    }
    expect(await db().article.findUniqueOrThrow({ where: { id: articleId } })).toEqual(before)
  })

  test('has words for whoever may and sends what nobody can read (abuse case 2)', async () => {
    const [who] = Object.entries(everybody).find(([, { may }]) => may.includes(access)) ?? []
    for (const [what, input] of Object.entries(unreadable)) {
      const answer = await call(name, input, who)
      expect(answer?.serverError?.code, what).not.toBe('unexpected')
      expectDiscreet(answer)
    }
  })
})

test.each([...actions.keys()].filter(name => /^search/.test(name)))(
  '%s looks for no megabyte (abuse case 21)',
  async name => {
    expect((await call(name, { typed: megabyte }, 'master'))?.serverError?.code).toBe('invalid')
  },
)

test('a forbidden act of the house is audited for the signed-in person, at most twenty times an hour', async () => {
  const { id } = await given.author()
  const sid = await openSession(db(), id, '')
  sessions.set('a new author', await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' }))
  const refusals = () => db().auditEntry.findMany({ where: { actorId: id, action: 'access.refused' } })
  await call('assignRoleAction', { userId: id, role: 'master' }, 'a new author')
  expect(await refusals()).toMatchObject([
    { subjectType: 'user', subjectId: id, status: 'failed', details: { act: 'user.assign-role' } },
  ])
  // The command refuses this one, and the article itself is not named: the person may not know of it.
  await call('removeArticleAction', { id: articleId }, 'a new author')
  expect((await refusals()).map(({ details }) => details)).toContainEqual({ act: 'article.remove' })
  const before = await db().auditEntry.count()
  await call('assignRoleAction', { userId: id, role: 'master' })
  await call('assignRoleAction', {}, 'master')
  expect(await db().auditEntry.count()).toBe(before)
  for (let time = 0; time < 25; time++) await call('suspendUserAction', { id }, 'a new author')
  expect(await refusals()).toHaveLength(20)
})
