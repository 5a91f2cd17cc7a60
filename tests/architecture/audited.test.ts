import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Kinds of commands without an audit row of their own, each with its reason. */
const kinds: readonly [RegExp, string][] = [
  [/\/(?:purge|prune|count)-[a-z-]+\.ts$/, 'housekeeping and counting'],
  [
    /^server\/accounts\/.+\/(?:sign-in|enter|prove|request|begin|confirm)-?[a-z-]*\.ts$/,
    'a person’s own session, and codes and links to it',
  ],
  [/\/(?:note|tell|log)-[a-z-]+\.ts$/, 'what was noticed or told, which is its own record'],
  [/^server\/imports\/(?:files|pictures)\/commands\//, 'part of an import, which is audited'],
]

/** Other such commands, each with its reason. Administrative and editorial acts do not belong here. */
const unaudited: Record<string, string> = {
  // The act is audited by what they call.
  'server/articles/publication/commands/change-status.ts': 'moveArticle audits it',
  'server/imports/sessions/commands/import-batch.ts': 'the batch commands of articles audit it',
  'server/imports/sessions/commands/undo-batch.ts': 'the batch commands of articles audit it',
  'server/site/commands/save-site-page.ts': 'writeSitePage audits it',
  'server/articles/bulk/commands/change-articles.ts': 'auditAll writes a row for each article',
  'server/articles/bulk/commands/undo-change.ts': 'auditAll writes a row for each article',
  'server/articles/review/commands/review-article.ts': 'recordReview audits it',
  'server/analysis/commands/analyse-article.ts': 'fillSuggestions audits it',
  'server/articles/suggestions/commands/record-training.ts': 'part of a save, whose row says hasAI',
  'server/articles/revision/commands/review-revision.ts': 'recordReview audits it',
  'server/payouts/commands/open-payouts.ts': 'auditAll writes a row for each account',
  'server/redirects/commands/remove-redirects.ts': 'auditAll writes a row for each redirect',
  'server/reports/commands/handle-reports.ts': 'runs an audited command for each row',
  'server/applications/commands/decide-applications.ts': 'runs an audited command for each row',
  'server/users/commands/assign-role.ts': 'giveRole audits it',
  'server/support/commands/answer-messages.ts': 'runs an audited command for each row',
  'server/users/commands/change-many.ts': 'runs an audited command for each row',
  'server/users/invitations/commands/accept-invitation.ts': 'takeInvitation audits it',
  'server/users/invitations/commands/open-by-invitation.ts': 'takeInvitation audits it',
  'server/site/commands/send-letter.ts': 'a mail',
  'server/google/commands/fetch-figures.ts': 'what Google counted, read by night',
  'server/site/commands/save-setting.ts': 'the calling command audits it',
  'server/events/commands/replace-cover.ts': 'the calling command audits it',
  'server/media/commands/succeed-picture.ts': 'the calling command audits it',
  // Their own row says who and when.
  'server/subscriptions/sync/commands/expire-checkout.ts': 'the checkout says so',
  'server/subscriptions/ledger/commands/run-periods.ts': 'the record of changes',
  'server/subscriptions/sync/commands/end-unknown.ts': 'the record of changes, and an error in the log',
  'server/subscriptions/webhooks/commands/take-event.ts': 'the notification is the record',
  'server/subscriptions/ledger/commands/apply-reading.ts': 'the ledger and the record of changes; problems are audited',
  'server/subscriptions/sync/commands/complete-request.ts': 'the refund has its line in the ledger',
  'server/subscriptions/gifts/commands/make-gift.ts': 'the gift is the record',
  'server/subscriptions/gifts/commands/open-gift.ts': 'the gift says when; nobody knows who',
  'server/subscriptions/meter/commands/open-metered.ts': 'the reading is the record',
  'server/comments/commands/add-comment.ts': 'the comment is the record',
  'server/comments/commands/resolve-comment.ts': 'the comment says who resolved it',
  'server/ideas/commands/comment-idea.ts': 'the comment is the record',
  'server/articles/revision/commands/save-revision.ts':
    'text in progress: its beginning, submission and end are audited',
  // A person's own data and choices.
  'server/accounts/commands/open-account.ts': 'part of the act that opens it',
  'server/accounts/commands/sign-up.ts': 'a person’s own account',
  'server/accounts/identities/commands/open-by-identity.ts': 'a person’s own account',
  'server/accounts/phone/commands/make-phone-code.ts': 'a code, taken by an audited command or a sign-in',
  'server/accounts/codes/commands/make-code.ts': 'a code by mail',
  'server/accounts/codes/commands/take-code.ts': 'a code by mail',
  'server/accounts/password/commands/reset-password.ts': 'setPassword audits it',
  'server/accounts/password/commands/change-password.ts': 'setPassword audits it',
  'server/accounts/address/commands/resend-confirmation.ts': 'a link by mail',
  'server/accounts/address/commands/cancel-email-change.ts': 'nothing changes',
  'server/accounts/factors/commands/drop-unverified.ts': 'a person’s own factor that never counted',
  'server/accounts/factors/commands/rename-factor.ts': 'a person’s own factor',
  'server/accounts/factors/commands/settle-due.ts': 'part of a change that is audited',
  'server/accounts/commands/save-profile.ts': 'a person’s own profile',
  'server/audience/commands/erase-readings.ts': 'a reader’s own history',
  'server/consent/commands/record-consent.ts': 'a visitor’s choice, with a ledger of its own',
  'server/notifications/commands/read-notices.ts': 'a person’s own notices',
  'server/notifications/commands/save-choices.ts': 'a person’s own choices',
  'server/newsletter/editions/commands/save-edition.ts':
    'work in progress: its beginning, schedule, sending and removal are audited',
  'server/newsletter/editions/commands/send-edition.ts': 'startEdition audits it',
  'server/newsletter/commands/subscribe.ts': 'anybody asks with the public form',
  'server/newsletter/commands/sign-up.ts': 'signUp audits it',
  'server/newsletter/commands/change-subscription.ts': 'an address’s owner changes it without an account',
  'server/support/commands/send-message.ts': 'a person’s own message is the record',
  'server/reports/commands/report-error.ts': 'a reader’s report is the record',
  'server/events/submissions/commands/send-event.ts': 'what a reader sent is the record',
  'server/events/submissions/commands/accept-submission.ts': 'createEvent audits it',
  'server/articles/revision/commands/attend-revision.ts': 'presence, not a change',
  'server/privacy/commands/finish-export.ts': 'the request is the record',
  'server/subscriptions/checkout/commands/begin-checkout.ts': 'the checkout is the record',
  'server/subscriptions/checkout/commands/open-checkout.ts': 'the checkout is the record',
  'server/subscriptions/managing/commands/open-portal.ts': 'nothing changes',
  // Work of the product, without a person.
  'server/privacy/commands/remind-leaving.ts': 'a mail',
  'server/privacy/commands/rewrap-sealed.ts': 'the same values under another key',
  'server/privacy/commands/replay-erasures.ts': 'runs an audited command for each row',
  'server/announcing/commands/ensure-key.ts': 'housekeeping',
  'server/redirects/commands/write-redirects.ts': 'the calling command audits it',
  'server/articles/batch/commands/publish-article-batch.ts': 'rewrites articles, which is audited',
  'server/articles/writing/commands/replace-links.ts': 'part of an import, which is audited',
  'server/articles/writing/commands/remove-cover.ts': 'part of an import, which is audited',
  'server/articles/writing/commands/replace-picture.ts': 'part of an import, which is audited',
  'server/articles/batch/commands/prepare-article.ts': 'part of creating, which is audited',
  'server/backup/commands/record-run.ts': 'the run is the record',
  'server/notifications/commands/notify-people.ts': 'part of the act that it tells of',
  'server/search/commands/renew-signer.ts': 'housekeeping',
  'server/seo/commands/validate-seo.ts': 'a check, not a change',
  'server/seo/commands/follow-outside-links.ts': 'what other servers answered',
  'server/monitor/commands/run-attempt.ts': 'the log of attempts is the record',
  'server/monitor/commands/queue-attempts.ts': 'the log of attempts is the record',
  'server/reports/commands/erase-addresses.ts': 'erasure by age',
  'server/events/submissions/commands/erase-senders.ts': 'erasure by age',
  'server/support/commands/erase-senders.ts': 'erasure by age',
}

test('every command writes an audit row, or its reason not to stands here', () => {
  const files = globSync('server/**/commands/*.ts').filter(file => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(70)
  const silent = files
    .filter(file => !kinds.some(([kind]) => kind.test(file)))
    .filter(file => !/await audit\(/.test(readFileSync(file, 'utf8')))
  expect(silent.sort()).toEqual(Object.keys(unaudited).sort())
})
