import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Commands without an audit row of their own, each with its reason. Administrative and editorial acts do not belong here. */
const unaudited: Record<string, string> = {
  // The act is audited by what they call.
  'server/articles/publication/commands/change-status.ts': 'moveArticle audits it',
  'server/articles/bulk/commands/change-articles.ts': 'auditAll writes a row for each article',
  'server/articles/bulk/commands/undo-change.ts': 'auditAll writes a row for each article',
  'server/articles/review/commands/review-article.ts': 'recordReview audits it',
  'server/articles/revision/commands/review-revision.ts': 'recordReview audits it',
  'server/reports/commands/handle-reports.ts': 'runs an audited command for each row',
  'server/applications/commands/decide-applications.ts': 'runs an audited command for each row',
  'server/users/commands/assign-role.ts': 'giveRole audits it',
  'server/users/commands/change-many.ts': 'runs an audited command for each row',
  'server/users/invitations/commands/accept-invitation.ts': 'takeInvitation audits it',
  'server/users/invitations/commands/open-by-invitation.ts': 'takeInvitation audits it',
  'server/site/commands/save-setting.ts': 'the calling command audits it',
  // Their own row says who and when.
  'server/comments/commands/add-comment.ts': 'the comment is the record',
  'server/comments/commands/resolve-comment.ts': 'the comment says who resolved it',
  'server/ideas/commands/comment-idea.ts': 'the comment is the record',
  'server/articles/revision/commands/save-revision.ts':
    'text in progress: its beginning, submission and end are audited',
  // A person's own data and choices.
  'server/accounts/commands/sign-up.ts': 'a person’s own account',
  'server/accounts/identities/commands/open-by-identity.ts': 'a person’s own account',
  'server/accounts/phone/commands/make-phone-code.ts': 'a code, taken by an audited command or a sign-in',
  'server/accounts/phone/commands/request-phone.ts': 'confirming the number is audited',
  'server/accounts/phone/commands/request-phone-code.ts': 'a person’s own session',
  'server/accounts/phone/commands/sign-in-by-phone.ts': 'a person’s own session',
  'server/accounts/entry/commands/sign-in.ts': 'a person’s own session',
  'server/accounts/proof/commands/prove-by-password.ts': 'a person’s own session',
  'server/accounts/proof/commands/prove-by-code.ts': 'a person’s own session',
  'server/accounts/proof/commands/request-proof-code.ts': 'a code by mail',
  'server/accounts/entry/commands/request-code.ts': 'a code by mail',
  'server/accounts/entry/commands/sign-in-by-code.ts': 'a person’s own session',
  'server/accounts/codes/commands/make-code.ts': 'a code by mail',
  'server/accounts/codes/commands/take-code.ts': 'a code by mail',
  'server/accounts/password/commands/request-recovery.ts': 'a link by mail',
  'server/accounts/password/commands/reset-password.ts': 'setPassword audits it',
  'server/accounts/password/commands/change-password.ts': 'setPassword audits it',
  'server/accounts/address/commands/resend-confirmation.ts': 'a link by mail',
  'server/accounts/address/commands/confirm-address.ts': 'a person’s own account',
  'server/accounts/address/commands/confirm-own-address.ts': 'a link by mail',
  'server/accounts/address/commands/request-email-change.ts': 'links by mail; the change itself is audited',
  'server/accounts/address/commands/cancel-email-change.ts': 'nothing changes',
  'server/accounts/commands/save-profile.ts': 'a person’s own profile',
  'server/audience/commands/erase-readings.ts': 'a reader’s own history',
  'server/audience/commands/log-reading.ts': 'a reader’s own history',
  'server/consent/commands/record-consent.ts': 'a visitor’s choice, with a ledger of its own',
  'server/notifications/commands/read-notices.ts': 'a person’s own notices',
  'server/reports/commands/report-error.ts': 'a reader’s report is the record',
  'server/articles/revision/commands/attend-revision.ts': 'presence, not a change',
  'server/articles/writing/commands/note-presence.ts': 'presence, not a change',
  'server/accounts/privacy/commands/finish-export.ts': 'the request is the record',
  // Work of the product, without a person.
  'server/accounts/privacy/commands/purge-requests.ts': 'housekeeping',
  'server/accounts/privacy/commands/remind-leaving.ts': 'a mail',
  'server/accounts/privacy/commands/replay-erasures.ts': 'runs an audited command for each row',
  'server/announcing/commands/ensure-key.ts': 'housekeeping',
  'server/announcing/commands/note-paths.ts': 'housekeeping',
  'server/articles/publication/commands/purge-trash.ts': 'ends a deletion that was audited',
  'server/articles/writing/commands/prepare-article.ts': 'part of creating, which is audited',
  'server/articles/bulk/commands/purge-changes.ts': 'housekeeping',
  'server/articles/writing/commands/purge-writing.ts': 'housekeeping',
  'server/backup/commands/record-run.ts': 'the run is the record',
  'server/notifications/commands/notify-people.ts': 'part of the act that it tells of',
  'server/search/commands/renew-signer.ts': 'housekeeping',
  'server/search/commands/prune-words.ts': 'housekeeping',
  'server/seo/commands/validate-seo.ts': 'a check, not a change',
  'server/reports/commands/erase-addresses.ts': 'erasure by age',
  'server/users/invitations/commands/purge-invitations.ts': 'housekeeping',
  'server/accounts/sessions/commands/purge-sessions.ts': 'housekeeping',
  'server/accounts/codes/commands/purge-codes.ts': 'housekeeping',
  'server/audience/commands/count-audience.ts': 'counting',
  'server/audience/commands/count-most-read.ts': 'counting',
  'server/audience/commands/prune-views.ts': 'housekeeping',
}

test('every command writes an audit row, or its reason not to stands here', () => {
  const files = globSync('server/**/commands/*.ts').filter(file => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(70)
  const silent = files.filter(file => !/await audit\(/.test(readFileSync(file, 'utf8')))
  expect(silent.sort()).toEqual(Object.keys(unaudited).sort())
})
