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
  'server/accounts/entry/commands/sign-in.ts': 'a person’s own session',
  'server/accounts/proof/commands/prove-by-password.ts': 'a person’s own session',
  'server/accounts/factors/commands/begin-key.ts': 'a person’s own factor, told by mail once it counts',
  'server/accounts/factors/commands/begin-totp.ts': 'a person’s own factor, told by mail once it counts',
  'server/accounts/factors/commands/confirm-key.ts': 'a person’s own factor, told by mail',
  'server/accounts/factors/commands/confirm-totp.ts': 'a person’s own factor, told by mail',
  'server/accounts/factors/commands/drop-unverified.ts': 'a person’s own factor that never counted',
  'server/accounts/factors/commands/enter-by-factor.ts': 'a person’s own session',
  'server/accounts/factors/commands/enter-by-passkey.ts': 'a person’s own session',
  'server/accounts/factors/commands/remove-factor.ts': 'a person’s own factor, told by mail',
  'server/accounts/factors/commands/rename-factor.ts': 'a person’s own factor',
  'server/accounts/factors/commands/renew-codes.ts': 'a person’s own recovery codes, told by mail',
  'server/accounts/factors/commands/settle-due.ts': 'part of a change that is audited',
  'server/accounts/factors/commands/purge-ceremonies.ts': 'housekeeping',
  'server/accounts/proof/commands/prove-by-factor.ts': 'a person’s own session',
  'server/accounts/commands/save-profile.ts': 'a person’s own profile',
  'server/audience/commands/erase-readings.ts': 'a reader’s own history',
  'server/audience/commands/log-reading.ts': 'a reader’s own history',
  'server/consent/commands/record-consent.ts': 'a visitor’s choice, with a ledger of its own',
  'server/notifications/commands/read-notices.ts': 'a person’s own notices',
  'server/reports/commands/report-error.ts': 'a reader’s report is the record',
  'server/articles/revision/commands/attend-revision.ts': 'presence, not a change',
  'server/articles/writing/commands/note-presence.ts': 'presence, not a change',
  // Work of the product, without a person.
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
  'server/accounts/commands/purge-sessions.ts': 'housekeeping',
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
