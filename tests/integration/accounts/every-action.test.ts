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

/** The lowest access that each action requires. A new action needs an entry. The tests of each command check the rights on single rows. */
const table: Record<string, Access> = {
  signUpAction: 'anyone',
  // The command, not the action, refuses signed-out visitors; the sign-in screen shows the reason.
  claimMasterAction: 'signed_in',
  saveProfileAction: 'signed_in',
  sendMessageAction: 'signed_in',
  answerMessagesAction: 'master',
  reopenMessagesAction: 'master',
  addSubscriberAction: 'master',
  endSubscriptionsAction: 'master',
  eraseSubscribersAction: 'master',
  tagSubscribersAction: 'master',
  setCountingAction: 'master',
  startEditionAction: 'master',
  pauseEditionAction: 'master',
  resumeEditionAction: 'master',
  stopEditionAction: 'master',
  settleEditionAction: 'master',
  saveAutomaticAction: 'master',
  createEditionAction: 'master',
  copyEditionAction: 'master',
  saveEditionAction: 'master',
  loadEditionAction: 'master',
  removeEditionAction: 'master',
  checkEditionAction: 'master',
  testEditionAction: 'master',
  scheduleEditionAction: 'master',
  unscheduleEditionAction: 'master',
  sendEditionAction: 'master',
  archiveEditionAction: 'master',
  searchEditionEventsAction: 'master',
  savePayoutAction: 'staff',
  removePayoutAction: 'signed_in',
  showPayoutAction: 'signed_in',
  saveShareTermsAction: 'master',
  closeShareMonthAction: 'master',
  adjustShareAction: 'master',
  markPaidAction: 'master',
  unmarkPaidAction: 'master',
  proveForPayoutsAction: 'master',
  saveGoogleAction: 'master',
  removeGoogleAction: 'master',
  testGoogleAction: 'master',
  proofWaysAction: 'signed_in',
  proveByPasswordAction: 'signed_in',
  endSessionAction: 'signed_in',
  requestProofCodeAction: 'signed_in',
  proveByCodeAction: 'signed_in',
  changePasswordAction: 'signed_in',
  resetPasswordAction: 'anyone',
  requestEmailChangeAction: 'signed_in',
  replaceAddressAction: 'master',
  cancelEmailChangeAction: 'signed_in',
  confirmOwnAddressAction: 'signed_in',
  endOtherSessionsAction: 'signed_in',
  endAllSessionsAction: 'signed_in',
  requestExportAction: 'signed_in',
  proveForDownloadAction: 'signed_in',
  requestCorrectionAction: 'signed_in',
  requestErasureAction: 'signed_in',
  withdrawErasureAction: 'signed_in',
  beginImportAction: 'master',
  beginServerImportAction: 'master',
  stopImportAction: 'master',
  resumeImportAction: 'master',
  undoImportAction: 'master',
  retryPicturesAction: 'master',
  publishImportAction: 'master',
  createRedirectAction: 'master',
  changeRedirectAction: 'master',
  removeRedirectsAction: 'master',
  restoreRedirectsAction: 'master',
  tryAddressAction: 'master',
  registerRequestAction: 'master',
  closeRequestAction: 'master',
  unlinkIdentityAction: 'signed_in',
  requestPhoneAction: 'signed_in',
  confirmPhoneAction: 'signed_in',
  removePhoneAction: 'signed_in',
  proveByAppAction: 'signed_in',
  challengeProofAction: 'signed_in',
  proveByKeyAction: 'signed_in',
  beginTotpAction: 'signed_in',
  confirmTotpAction: 'signed_in',
  beginKeyAction: 'signed_in',
  confirmKeyAction: 'signed_in',
  dropUnverifiedAction: 'signed_in',
  renameFactorAction: 'signed_in',
  removeFactorAction: 'signed_in',
  renewCodesAction: 'signed_in',
  requireFactorAction: 'master',
  resetFactorsAction: 'master',
  eraseReadingsAction: 'signed_in',
  changeStatusAction: 'staff',
  openDraftAction: 'staff',
  validateSeoAction: 'staff',
  waiveRuleAction: 'staff',
  restoreRuleAction: 'staff',
  removeArticleAction: 'staff',
  searchArticlesAction: 'staff',
  searchSignersAction: 'staff',
  findLinkTitleAction: 'staff',
  searchTagsAction: 'staff',
  restoreArticleAction: 'editor',
  restoreVersionAction: 'staff',
  pinArticleAction: 'editor',
  unpinArticleAction: 'editor',
  addCorrectionAction: 'editor',
  withdrawCorrectionAction: 'editor',
  closeReportAction: 'editor',
  reopenReportAction: 'editor',
  dismissReportsAction: 'editor',
  settleReportsAction: 'editor',
  reopenReportsAction: 'editor',
  reviewArticleAction: 'editor',
  claimReviewAction: 'editor',
  beginRevisionAction: 'staff',
  submitRevisionAction: 'staff',
  discardRevisionAction: 'staff',
  reviewRevisionAction: 'editor',
  publishRevisionAction: 'staff',
  scheduleArticleAction: 'editor',
  checkPublicationAction: 'editor',
  createPreviewAction: 'staff',
  revokePreviewAction: 'staff',
  readNoticeAction: 'signed_in',
  readAllNoticesAction: 'signed_in',
  archiveNoticeAction: 'signed_in',
  saveChoicesAction: 'staff',
  reprocessDueAction: 'editor',
  reprocessArticleAction: 'editor',
  createEventAction: 'staff',
  changeEventAction: 'staff',
  moveDateAction: 'staff',
  cancelDateAction: 'staff',
  deleteEventAction: 'master',
  searchEventCitiesAction: 'staff',
  findSimilarEventsAction: 'staff',
  readInvitationAction: 'staff',
  acceptSubmissionAction: 'editor',
  refuseSubmissionAction: 'editor',
  createIdeaAction: 'staff',
  changeIdeaAction: 'staff',
  setIdeaStatusAction: 'staff',
  setIdeaDayAction: 'staff',
  addCommentAction: 'staff',
  removeCommentAction: 'staff',
  resolveCommentAction: 'staff',
  loadCommentsAction: 'staff',
  commentIdeaAction: 'staff',
  removeIdeaCommentAction: 'staff',
  assignRoleAction: 'master',
  removeRoleAction: 'master',
  suspendUserAction: 'master',
  reactivateUserAction: 'master',
  suspendUsersAction: 'master',
  reactivateUsersAction: 'master',
  endSessionsAction: 'master',
  searchBylinesAction: 'master',
  joinBylineAction: 'master',
  inviteAction: 'master',
  resendInvitationAction: 'master',
  withdrawInvitationAction: 'master',
  acceptInvitationAction: 'signed_in',
  openByInvitationAction: 'anyone',
  saveSitePageAction: 'master',
  loadSitePageAction: 'master',
  saveCrawlersAction: 'master',
  hideFirstStepsAction: 'master',
  saveIdentityAction: 'master',
  savePricingAction: 'master',
  saveFeaturesAction: 'master',
  saveAppearanceAction: 'master',
  saveSectionsAction: 'master',
  saveChecklistAction: 'master',
  changeArticlesAction: 'master',
  undoChangeAction: 'master',
  findMatchingAction: 'master',
  searchCitiesAction: 'staff',
  changeBannerAction: 'master',
  createBannerAction: 'master',
  saveAdvertisingAction: 'master',
  switchBannerAction: 'master',
  approveApplicationAction: 'master',
  rejectApplicationAction: 'master',
  approveApplicationsAction: 'master',
  rejectApplicationsAction: 'master',
  showPersonalDataAction: 'master',
  eraseApplicationAction: 'master',
  createMenuItemAction: 'master',
  changeMenuItemAction: 'master',
  removeMenuItemAction: 'master',
  switchMenuItemAction: 'master',
  orderMenuAction: 'master',
  createCardAction: 'master',
  changeCardAction: 'master',
  removeCardAction: 'master',
  switchCardAction: 'master',
  orderCardsAction: 'master',
  retryFailedJobsAction: 'master',
  dropFailedJobsAction: 'master',
  cancelSubscriptionAction: 'signed_in',
  resumeSubscriptionAction: 'signed_in',
  changePlanAction: 'signed_in',
  quotePlanAction: 'signed_in',
  requestRefundAction: 'signed_in',
  openPortalAction: 'signed_in',
  refundPaymentAction: 'master',
  cancelForAction: 'master',
  savePaymentKeysAction: 'master',
  removePaymentKeysAction: 'master',
  testPaymentKeysAction: 'master',
  saveModelAction: 'master',
  removeModelAction: 'master',
  testModelAction: 'master',
  preparePricesAction: 'master',
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
const made: [string, () => unknown][] = [
  ['nothing', () => undefined],
  ['somebody else’s article', () => ({ id: articleId, version: 1, status: 'draft', typed: 'chapecó' })],
  ['a megabyte', () => ({ id: megabyte, typed: megabyte, fullName: megabyte, code: megabyte })],
]

/** The answer reveals nothing internal. */
const expectDiscreet = (answer: Called) =>
  expect(JSON.stringify(answer) ?? '').not.toMatch(/\.tsx?\b|node_modules|prisma|zod|stack/i)

/** Actions whose access the command checks, so invalid arguments are refused first. */
const refusedByCommand = ['claimMasterAction']

test('every server action of the product is in the table', () => {
  expect([...actions.keys()].sort()).toEqual(Object.keys(table).sort())
})

describe.each(Object.entries(table))('%s, called without its screen (abuse case 3)', (name, access) => {
  const besides = refusedByCommand.includes(name) ? ['invalid'] : []

  test.each(made)('called with %s is refused to everybody without the access', async (_, input) => {
    const before = await db().article.findUniqueOrThrow({ where: { id: articleId } })
    const signedOut = await call(name, input())
    if (access !== 'anyone') expect(['signed_out', ...besides]).toContain(signedOut?.serverError?.code)
    for (const [who, { may }] of Object.entries(everybody)) {
      if (may.includes(access)) continue
      const answer = await call(name, input(), who)
      expect(answer?.data, who).toBeUndefined()
      expect(['forbidden', ...besides], who).toContain(answer?.serverError?.code)
      expectDiscreet(answer)
    }
    expect(await db().article.findUniqueOrThrow({ where: { id: articleId } })).toEqual(before)
  })

  test.each(made.filter(([what]) => what !== 'somebody else’s article'))(
    'with %s has words for whoever may',
    async (_, input) => {
      for (const [who, { may }] of Object.entries(everybody)) {
        if (!may.includes(access)) continue
        const answer = await call(name, input(), who)
        expect(answer?.serverError?.code, who).not.toBe('unexpected')
        expectDiscreet(answer)
      }
    },
  )
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
  expect((await call('assignRoleAction', { userId: id, role: 'master' }, 'a new author'))?.serverError?.code).toBe(
    'forbidden',
  )
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
